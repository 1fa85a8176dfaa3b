import { mainName, type Catalogue } from '../../components/catalogue.ts';
import type { TextRange } from '../../text/textRange.ts';
import { partitionPoint } from '../../util/collections.ts';
import { lazy } from '../../util/lazy.ts';
import type { PageModel } from '../pageModel.ts';
import type { PageProblem } from '../pageProblem.ts';

/**
 * The syntax errors of a page that leave it unknown which component is in which. Every element may ask for them, so
 * they are arranged once: a page may have thousands of both.
 */
export class BrokenTags {
  readonly #problems: readonly PageProblem[];
  readonly #catalogue: Catalogue;
  readonly #names = lazy(() => new Set(this.#problems.flatMap(tagNamesIn).map((name) => this.#mainName(name))));
  /** For each problem, the end of the one up to it that ends last. */
  readonly #ends = lazy(() => {
    let last = 0;
    return this.#problems.map(({ range }) => (last = Math.max(last, range.end)));
  });

  constructor({ problems }: Pick<PageModel, 'problems'>, catalogue: Catalogue) {
    this.#problems = problems;
    this.#catalogue = catalogue;
  }

  /** Whether a tag with one of some names, or with another name of the same component, is unfinished or unpaired. */
  hasAnyOf(names: Iterable<string>): boolean {
    const broken = this.#names();
    if (broken.size === 0) return false;
    for (const name of names) if (broken.has(this.#mainName(name))) return true;
    return false;
  }

  /** Whether a range has a syntax error, so that its content isn't completely known. */
  isWithin({ start, end }: TextRange): boolean {
    const before = partitionPoint(this.#problems, ({ range }) => range.start >= end);
    return before > 0 && (this.#ends()[before - 1] ?? 0) > start;
  }

  #mainName(name: string): string {
    return mainName(this.#catalogue, name);
  }
}

/** Returns the names in the tags of a syntax error. */
function tagNamesIn(problem: PageProblem): readonly string[] {
  const names = 'tag' in problem ? [problem.tag.name] : [];
  return 'opening' in problem ? [...names, problem.opening.name] : names;
}
