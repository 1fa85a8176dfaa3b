import type { SitePath } from '../paths/sitePath.ts';
import type { SiteSnapshot } from '../site/siteSnapshot.ts';
import { changedKeys } from '../util/collections.ts';
import { AskedSite, type Answered, type Asked } from './askedSite.ts';
import { questionAbout, Questions, type Question } from './questions.ts';

/** What the findings of pages rest on, as plain data. */
export interface Notes {
  /** The path and the argument of each question. */
  readonly questions: readonly (readonly [path: string, argument?: string])[];
  /** The indexes of the questions that were asked for each page. */
  readonly pages: ReadonlyMap<SitePath, readonly number[]>;
}

/**
 * Decides whether findings still hold. Rules get a view of the site that notes what they ask; they are due again when an
 * answer differs.
 */
export class Recheck {
  readonly #questions = new Questions();
  readonly #asked: AskedSite;
  readonly #pages = new Map<SitePath, Asked>();
  /** The parts of the site that pages have asked about. */
  readonly #parts = new Set<keyof SiteSnapshot>();
  #comparisons = 0;

  /** `fine`: single entries and answers are noted, for work about one page; else only parts of the site. */
  constructor(precision: 'fine' | 'coarse') {
    this.#asked = new AskedSite(this.#questions, precision === 'fine');
  }

  /** Does some work with a view of a site; returns its result, and what that rests on. */
  asking<T>(site: SiteSnapshot, work: (view: SiteSnapshot) => T): Answered<T> {
    const view = this.#asked.viewOf(site);
    return this.#asked.during(() => work(view));
  }

  /** As {@link asking}, step by step: a caller may do something else after each. */
  *askingInSteps<T>(
    site: SiteSnapshot,
    work: (view: SiteSnapshot) => Generator<undefined, T>,
  ): Generator<undefined, Answered<T>> {
    const steps = work(this.#asked.viewOf(site));
    const all = new Set<Question>();
    for (;;) {
      const { result: step, asked } = this.#asked.during(() => steps.next());
      for (const question of asked) all.add(question);
      if (step.done === true) return { result: step.value, asked: [...all] };
      yield undefined;
    }
  }

  /** Notes what the findings of a page rest on. */
  note(file: SitePath, asked: Asked): void {
    // Each page asks for its own index.
    const ofSite = asked.filter(({ of }) => of.part !== 'pageIndexes');
    for (const { of } of ofSite) this.#parts.add(of.part);
    this.#pages.set(file, ofSite);
  }

  get notes(): Notes {
    const numbers = new Map<Question, number>();
    const numberOf = (question: Question): number => {
      const number = numbers.get(question) ?? numbers.size;
      numbers.set(question, number);
      return number;
    };
    const pages = new Map([...this.#pages].map(([file, asked]) => [file, asked.map(numberOf)]));
    const questions = [...numbers.keys()].map(({ of: { path }, argument }) =>
      argument === undefined ? ([path] as const) : ([path, argument] as const),
    );
    return { questions, pages };
  }

  /** Takes over what was noted about some pages, for the same state of the site. */
  takeNotes({ questions, pages }: Notes, files: Iterable<SitePath>): void {
    const all = questions.map(([path, argument]) => questionAbout(this.#questions.about(path), argument));
    for (const file of files) {
      const asked = pages.get(file)?.flatMap((number) => all[number] ?? []);
      if (asked !== undefined) this.note(file, asked);
    }
  }

  drop(file: SitePath): void {
    this.#pages.delete(file);
  }

  /** Whether two states of a site answer some question differently. */
  differs(asked: Asked, before: SiteSnapshot, after: SiteSnapshot): boolean {
    return before !== after && asked.some(this.#comparison(before, after));
  }

  /** Returns the pages to check again: those that differ themselves, and those with another answer to what they asked. */
  due(before: SiteSnapshot, after: SiteSnapshot): ReadonlySet<SitePath> {
    const due = new Set(changedKeys(before.pageIndexes, after.pageIndexes));
    if ([...this.#parts].every((part) => before[part] === after[part])) return due;
    const differs = this.#comparison(before, after);
    for (const [file, asked] of this.#pages) if (asked.some(differs)) due.add(file);
    return due;
  }

  /** Returns a function that compares the answers to a question, once. */
  #comparison(before: SiteSnapshot, after: SiteSnapshot): (question: Question) => boolean {
    const comparison = ++this.#comparisons;
    return (question) => {
      const { part } = question.of;
      if (before[part] === after[part]) return false;
      if (question.compared === comparison) return question.differs;
      question.compared = comparison;
      question.differs = question.answerOf(before) !== question.answerOf(after);
      return question.differs;
    };
  }
}
