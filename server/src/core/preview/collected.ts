import type { PageModel } from '../page/pageModel.ts';
import type { SitePath } from '../paths/sitePath.ts';
import type { Budget } from '../util/budget.ts';
import type { Html } from './html.ts';

/** A row of “On this page”. */
export interface TocEntry {
  readonly id: string;
  readonly title: string;
  readonly level: number;
}

/** Content that is shown next to the page, with the line from which its lines count. */
interface Aside {
  readonly html: Html;
  readonly firstLine: number;
}

/** An option of the switch at the top of the page. */
interface View {
  readonly title: string;
  readonly icon: Html;
}

type Result = number | boolean | undefined;

/** What a block did to what is collected, and what it got from it. */
export interface Effect {
  readonly run: (collected: Collected) => Result;
  readonly result: Result;
}

/**
 * What the rendering of one page collects, snippets included. Blocks depend on each other through it alone, so a block
 * can be used again if its effects have the same results as before.
 */
export class Collected {
  readonly toc: TocEntry[] = [];
  /** The views that readers select at the top of the page. */
  readonly views: View[] = [];
  readonly aside: Aside[] = [];
  /** The line of the page from which the lines of the current block count. */
  firstLine = 0;
  /** How many nodes are being rendered within each other. */
  depth = 0;
  /** What the current block may use up. */
  budget: Budget;
  readonly #pages = new Map<SitePath, PageModel | undefined>();
  readonly #viewAt = new Map<string, number>();
  readonly #ids = new Set<string>();
  readonly #keys = new Map<string, number>();
  readonly #footnotes = new Map<string, number>();
  #effects: Effect[] = [];

  constructor(budget: Budget) {
    this.budget = budget;
  }

  /** Returns a snippet as a page: it may be included a thousand times. */
  pageOf(file: SitePath, read: () => PageModel | undefined): PageModel | undefined {
    if (!this.#pages.has(file)) this.#pages.set(file, read());
    return this.#pages.get(file);
  }

  /** Claims an id; false if something else has it. */
  claimId(id: string): boolean {
    return this.#run((collected) => {
      const isFree = !collected.#ids.has(id);
      collected.#ids.add(id);
      return isFree;
    });
  }

  /** Returns how often a name was used, this time included. */
  countKey(name: string): number {
    return this.#run((collected) => {
      const count = (collected.#keys.get(name) ?? 0) + 1;
      collected.#keys.set(name, count);
      return count;
    });
  }

  /** Returns the number of a footnote; the files around it distinguish those of snippets. */
  footnoteNumber(files: readonly string[], label: string): number {
    const name = [...files, label].join('\n');
    return this.#run((collected) => {
      const number = collected.#footnotes.get(name) ?? collected.#footnotes.size + 1;
      collected.#footnotes.set(name, number);
      return number;
    });
  }

  /** Returns the number of a footnote that the text refers to. */
  knownFootnote(files: readonly string[], label: string): number | undefined {
    return this.#footnotes.get([...files, label].join('\n'));
  }

  addToc(entry: TocEntry): void {
    this.#run(({ toc }) => void toc.push(entry));
  }

  addAside(html: Html): void {
    this.#run(({ aside, firstLine }) => void aside.push({ html, firstLine }));
  }

  /** Adds a view unless it is known; returns its index. */
  addView(view: View): number {
    return this.#run((collected) => {
      const known = collected.#viewAt.get(view.title);
      if (known !== undefined) return known;
      collected.#viewAt.set(view.title, collected.views.length);
      return collected.views.push(view) - 1;
    });
  }

  /** Returns the effects since the last call. */
  takeEffects(): readonly Effect[] {
    const effects = this.#effects;
    this.#effects = [];
    return effects;
  }

  /** Repeats the effects of a block; false if one has another result than before. */
  repeat(effects: readonly Effect[]): boolean {
    return effects.every(({ run, result }) => run(this) === result);
  }

  #run<Returned extends Result>(run: (collected: Collected) => Returned): Returned {
    const result = run(this);
    this.#effects.push({ run, result });
    return result;
  }
}
