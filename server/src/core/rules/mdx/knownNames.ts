import type { PageContext } from '../../site/pageContext.ts';
import { ComparableNames } from '../../util/comparableNames.ts';
import { lazy } from '../../util/lazy.ts';
import { findNearest } from '../../util/nearest.ts';
import { isLikelyTypo } from '../../util/typo.ts';

/** As many names are compared on a page; nobody has a hundred names and ten thousand that are wrong. */
const mostComparisons = 1_000_000;

/** The names that could be meant, prepared once: a page may have thousands, and as many that are wrong. */
export class KnownNames {
  /** What the page shows in braces. */
  readonly #shown: () => ComparableNames;
  readonly #defined: () => ComparableNames;
  readonly #variables: () => ComparableNames;
  #comparisons = mostComparisons;

  constructor({ page: { script }, site }: PageContext) {
    const imported = script.imports.flatMap(({ names }) => names.map(({ local }) => local));
    const shown = script.declared.filter(({ initializer }) => initializer === 'shown').map(({ name }) => name);
    this.#shown = lazy(() => new ComparableNames([...shown, ...imported]));
    this.#defined = lazy(() => new ComparableNames(script.names));
    this.#variables = lazy(() => new ComparableNames(site.config.variables.map(({ name }) => name)));
  }

  nearestShown(name: string): string | undefined {
    return this.#nearest(name, this.#shown());
  }

  nearestDefined(name: string): string | undefined {
    return this.#nearest(name, this.#defined());
  }

  nearestVariable(name: string): string | undefined {
    return this.#nearest(name, this.#variables());
  }

  #nearest(name: string, known: ComparableNames): string | undefined {
    this.#comparisons -= known.size;
    if (this.#comparisons < 0) return undefined;
    const { names, isClear } = findNearest(name, known);
    return names.find((one) => isClear && isLikelyTypo(name, one));
  }
}
