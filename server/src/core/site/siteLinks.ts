import type { PageSummary } from '../page/pageSummary.ts';
import type { SitePath } from '../paths/sitePath.ts';
import { lazy } from '../util/lazy.ts';

/** The pages that link to a path, each with the number of its links. */
export type LinkedPath = ReadonlyMap<SitePath, number>;

/** A folder that doesn't exist, and whose pages probably are elsewhere. */
export interface MovedFolder {
  readonly folder: SitePath;
  /** How many links point to such pages. */
  readonly links: number;
  /** How many of them each page has. */
  readonly byPage: ReadonlyMap<SitePath, number>;
  /** The folders in which the pages are now, the one with the most links first. */
  readonly nowIn: readonly string[];
}

export interface MovedFolders {
  readonly folders: readonly MovedFolder[];
  /** The current address, without the slash before it, of each path that links into these folders name. */
  readonly targets: ReadonlyMap<SitePath, string>;
}

/** Where the pages of a site link to; never changes once created, and costs nothing until somebody asks. */
export class SiteLinks {
  readonly #linked: () => ReadonlyMap<SitePath, LinkedPath>;
  #last: { readonly state: readonly unknown[]; readonly moved: MovedFolders } | undefined;

  constructor(pages: ReadonlyMap<SitePath, Pick<PageSummary, 'linkedPaths'>>) {
    this.#linked = lazy(() => linkedPaths(pages));
  }

  /** Returns what is computed from the linked paths and the rest of a site's state, which is cached with its result. */
  movedFolders(
    state: readonly unknown[],
    compute: (linked: ReadonlyMap<SitePath, LinkedPath>) => MovedFolders,
  ): MovedFolders {
    const isSame = this.#last?.state.every((one, index) => one === state[index]) === true;
    if (this.#last === undefined || !isSame) this.#last = { state, moved: compute(this.#linked()) };
    return this.#last.moved;
  }
}

function linkedPaths(
  pages: ReadonlyMap<SitePath, Pick<PageSummary, 'linkedPaths'>>,
): ReadonlyMap<SitePath, LinkedPath> {
  const linked = new Map<SitePath, Map<SitePath, number>>();
  for (const [page, summary] of pages) {
    for (const path of summary.linkedPaths) {
      const counts = linked.get(path) ?? new Map<SitePath, number>();
      counts.set(page, (counts.get(page) ?? 0) + 1);
      linked.set(path, counts);
    }
  }
  return linked;
}
