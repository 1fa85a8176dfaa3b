import { groupBy } from '../util/collections.ts';
import { lazy } from '../util/lazy.ts';
import type { Element } from './elements/elements.ts';
import type { PageProblem } from './pageProblem.ts';

type UnclosedTag = Extract<PageProblem, { kind: 'unclosedTag' }>;

/** Nobody leaves more tags open; to search all of thousands for each image takes the square of their number. */
const mostUnclosed = 300;

/**
 * The elements and problems of a page by what they are looked up by, computed on demand: a page may have ten thousand
 * of each, and a search for each of them would take the square of their number.
 */
export class PageLookups {
  readonly #elementsByName: () => ReadonlyMap<string, readonly Element[]>;
  readonly #elementsByEnd: () => readonly Element[];
  readonly #unclosedTags: () => readonly UnclosedTag[];
  readonly #lackedTags: () => readonly string[];

  constructor(elements: readonly Element[], problems: readonly PageProblem[]) {
    this.#elementsByName = lazy(() => groupBy(elements, ({ name }) => name));
    this.#elementsByEnd = lazy(() => elements.toSorted((a, b) => a.range.end - b.range.end));
    this.#unclosedTags = lazy(() =>
      problems.slice(0, mostUnclosed).filter((problem) => problem.kind === 'unclosedTag'),
    );
    this.#lackedTags = lazy(() => [...new Set(problems.flatMap(tagsLackedBy))]);
  }

  /** The elements by their names, each in the order of their opening tags. */
  get elementsByName(): ReadonlyMap<string, readonly Element[]> {
    return this.#elementsByName();
  }

  /** The elements in the order of their ends. */
  get elementsByEnd(): readonly Element[] {
    return this.#elementsByEnd();
  }

  /** The tags without a closing one among the first problems. */
  get unclosedTags(): readonly UnclosedTag[] {
    return this.#unclosedTags();
  }

  /** The beginnings of the tags whose absence explains a problem of the page, each once. */
  get lackedTags(): readonly string[] {
    return this.#lackedTags();
  }
}

/** Returns the beginnings of the tags any of which would explain a problem. */
export function tagsLackedBy(problem: PageProblem): readonly string[] {
  const names = [
    ...('tag' in problem ? [problem.tag.name] : []),
    ...('opening' in problem ? [problem.opening.name] : []),
  ];
  return names.map((name) => (problem.kind === 'strayClosing' ? `<${name}` : `</${name}>`));
}
