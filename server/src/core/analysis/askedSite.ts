import type { SiteSnapshot } from '../site/siteSnapshot.ts';
import { haveSameItems } from '../util/collections.ts';
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

/** A view of an object; its class has a getter for each of the object’s properties. */
class ObjectView {
  readonly original: object;
  /** What notes questions about its properties, as far as they were asked for. */
  readonly parts: unknown[] = [];

  constructor(original: object) {
    this.original = original;
  }
}

/** The class of the views of an object, as long as the object has these properties. */
interface ViewClass {
  readonly keys: readonly string[];
  readonly of: typeof ObjectView;
}

/** A property of which there is only itself to ask for. */
const itself = {};

/** The states of a site, with views that note what is asked of them: whatever a rule reads, nothing has to be listed. */
export class AskedSite {
  readonly #questions: Questions;
  readonly #isFine: boolean;
  readonly #classes = new Map<string, ViewClass>();
  /** The last view of each part: most parts of a state are those of the state before it. */
  readonly #last = new Map<string, { readonly original: object; readonly view: object }>();
  #asked: Question[] | undefined;
  #work = 0;

  /** If it isn’t `fine`, whoever asks for something in a part of the site asks for all of the part. */
  constructor(questions: Questions, isFine: boolean) {
    this.#questions = questions;
    this.#isFine = isFine;
  }

  /** Returns the view of a state. */
  viewOf(site: SiteSnapshot): SiteSnapshot {
    return this.#lastView(site, '', () => this.#objectView(site, '')) as SiteSnapshot;
  }

  /** Does some work with a view; returns its result, and what it has asked. */
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

  #lastView(original: object, path: string, create: () => object): object {
    const last = this.#last.get(path);
    if (last?.original === original) return last.view;
    const view = create();
    this.#last.set(path, { original, view });
    return view;
  }

  #objectView(original: object, name: string): object {
    const view = new (this.#classFor(original, name))(original);
    const ask = (what: string): void => {
      const [value = '', argument] = what.split('\n', 2);
      this.#ask(this.#questions.about(value === '' ? name : `${name}#${value}`), argument);
    };
    addView(view, { original, ask });
    return view;
  }

  #classFor(original: object, name: string): typeof ObjectView {
    const keys = keysOf(original);
    const known = this.#classes.get(name);
    if (known !== undefined && haveSameItems(known.keys, keys)) return known.of;
    const created = class extends ObjectView {};
    keys.forEach((key, index) => {
      const path = name === '' ? key : `${name}.${key}`;
      const of = this.#questions.about(path);
      const valueIn = (view: ObjectView): unknown => {
        const part = (view.parts[index] ??= this.#partOf(view.original, key, path));
        if (part !== itself) return part;
        this.#ask(of);
        return view.original[key as never];
      };
      Object.defineProperty(created.prototype, key, {
        get(this: ObjectView) {
          return valueIn(this);
        },
      });
    });
    this.#classes.set(name, { keys, of: created });
    return created;
  }

  /** Returns what notes questions about a property. */
  #partOf(original: object, key: string, path: string): unknown {
    if (!this.#isFine) return itself;
    const isObject = divided.has(path);
    if (isObject || collections.has(path)) {
      const part: object = original[key as never];
      return this.#lastView(part, path, () =>
        isObject ? this.#objectView(part, path) : this.#collection(part as Entries, path),
      );
    }
    // A getter may compute its value, which isn’t needed here.
    const isGetter = Object.getOwnPropertyDescriptor(original, key)?.get !== undefined;
    const value = isGetter ? undefined : (original[key as never] as unknown);
    return typeof value === 'function' ? this.#method(original, value as Method, path) : itself;
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
