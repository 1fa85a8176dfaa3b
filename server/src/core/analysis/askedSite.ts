import type { SiteSnapshot } from '../site/siteSnapshot.ts';
import { lazy } from '../util/lazy.ts';
import { addView, originalOf } from '../util/views.ts';
import { questionAbout, type AskedPart, type Question, type Questions } from './questions.ts';

/** What some work has asked, each once. */
export type Asked = readonly Question[];

/** The result of some work, and what it rests on. */
export interface Answered<T> {
  readonly result: T;
  readonly asked: Asked;
}

/** Objects whose parts are asked one by one; the answer to a question about any other is the object itself. */
const divided: ReadonlySet<string> = new Set(['config', 'config.navigation', 'titles', 'setAside', 'movedFolders']);

/** Maps and sets of which single entries are asked. */
const collections: ReadonlySet<string> = new Set([
  ...['pages', 'pageIndexes', 'imported', 'includedBy', 'unreadable', 'setAside.files', 'movedFolders.targets'],
]);

type Method = (...args: readonly unknown[]) => unknown;
type Entries = ReadonlyMap<unknown, unknown> | ReadonlySet<unknown>;

/** A state of a site whose view notes what is asked of it: whatever a rule reads, nothing has to be listed. */
export class AskedSite {
  readonly view: SiteSnapshot;
  readonly #questions: Questions;
  readonly #isFine: boolean;
  #asked: Question[] | undefined;
  #work = 0;

  /** If it isn’t `fine`, whoever asks for something in a part of the site asks for all of the part. */
  constructor(site: SiteSnapshot, questions: Questions, isFine: boolean) {
    this.#questions = questions;
    this.#isFine = isFine;
    this.view = this.#viewOf(site, '');
  }

  /** Does some work with the view; returns its result, and what it has asked. */
  during<T>(work: () => T): Answered<T> {
    const outer = [this.#asked, this.#work] as const;
    const asked: Question[] = [];
    this.#asked = asked;
    this.#work = this.#questions.nextWork();
    try {
      return { result: work(), asked };
    } finally {
      [this.#asked, this.#work] = outer;
    }
  }

  #ask(of: AskedPart, argument?: string): void {
    if (this.#asked === undefined) return;
    const question = questionAbout(of, argument);
    if (question.askedBy === this.#work) return;
    question.askedBy = this.#work;
    this.#asked.push(question);
  }

  #viewOf<T extends object>(original: T, name: string): T {
    const view = {};
    for (const key of keysOf(original)) {
      const path = name === '' ? key : `${name}.${key}`;
      const of = this.#questions.about(path);
      const partOf = lazy(() => this.#partOf(original, key, path));
      const get = (): unknown => {
        const part = partOf();
        if (part !== undefined) return part;
        this.#ask(of);
        return original[key as keyof T];
      };
      Object.defineProperty(view, key, { enumerable: true, get });
    }
    const ask = (what: string): void => {
      const [value = '', argument] = what.split('\n', 2);
      this.#ask(this.#questions.about(value === '' ? name : `${name}#${value}`), argument);
    };
    addView(view, { original, ask });
    return view as T;
  }

  /** Returns what notes questions about a part; undefined if there is only the part itself to ask for. */
  #partOf(original: object, key: string, path: string): unknown {
    if (!this.#isFine) return undefined;
    if (divided.has(path)) return this.#viewOf(original[key as never], path);
    if (collections.has(path)) return this.#collection(original[key as never], path);
    // A getter may compute its value, which isn’t needed here.
    const isGetter = Object.getOwnPropertyDescriptor(original, key)?.get !== undefined;
    const value = isGetter ? undefined : (original[key as never] as unknown);
    return typeof value === 'function' ? this.#method(original, value as Method, path) : undefined;
  }

  #method(original: object, method: Method, path: string): unknown {
    const of = this.#questions.about(path);
    const ofAll = this.#questions.about(path.slice(0, path.lastIndexOf('.')));
    return (...args: readonly unknown[]): unknown => {
      const [first] = args;
      if (args.length === 1 && typeof first === 'string') this.#ask(of, first);
      else this.#ask(ofAll);
      const own = args.map((arg) => (typeof arg === 'object' && arg !== null ? originalOf(arg) : arg));
      return method.apply(original, own);
    };
  }

  #collection(original: Entries, path: string): object {
    const of = this.#questions.about(path);
    const all = (): Entries => {
      this.#ask(of);
      return original;
    };
    return {
      get: (key: string) => {
        this.#ask(of, key);
        return (original as ReadonlyMap<unknown, unknown>).get(key);
      },
      has: (key: string) => {
        this.#ask(of, key);
        return original.has(key);
      },
      keys: () => all().keys(),
      values: () => all().values(),
      entries: () => all().entries(),
      forEach: (each: (value: unknown, key: unknown) => void) => {
        all().forEach(each);
      },
      [Symbol.iterator]: () => all()[Symbol.iterator](),
      get size() {
        return all().size;
      },
    };
  }
}

/** Returns the names of an object's properties, and of the methods of its class. */
function keysOf(object: object): readonly string[] {
  const prototype: unknown = Object.getPrototypeOf(object);
  const methods = prototype === Object.prototype ? [] : Object.getOwnPropertyNames(prototype);
  return [...Object.keys(object), ...methods.filter((name) => name !== 'constructor')];
}
