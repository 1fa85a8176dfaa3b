import { folderOf, pathIn, siteRoot, type SitePath } from '../../paths/sitePath.ts';
import { keysNaming, pathsNaming } from '../../site/references/basePath.ts';
import type { Routes } from '../../site/references/resolveLink.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { lazy } from '../../util/lazy.ts';

/** A file or a folder with a new path. */
export interface FileMove {
  readonly from: SitePath;
  readonly to: SitePath;
}

/** Files and folders of a site that move together, and the site's state afterwards. */
export class SiteMove {
  readonly site: SiteSnapshot;
  /** The moves with an effect; those of folders include all files below. */
  readonly moves: readonly FileMove[];
  readonly #after = lazy((): Routes => {
    const files = this.site.files.moved((path) => this.newPathOf(path));
    const { config, apiDescriptions, settings } = this.site;
    return { files, config, apiDescriptions, settings };
  });
  readonly #bareness = lazy(() =>
    [...this.site.pageIndexes.keys()].reduce((sum, page) => sum + bareness(this.site, page), 0),
  );
  readonly #targets: ReadonlyMap<SitePath, SitePath>;
  readonly #keys: ReadonlySet<string>;
  /** The folders’ paths in lower case, as addresses may name them: `pathKey` is for files, and would cut `.js` off. */
  readonly #folders: readonly string[];

  constructor(site: SiteSnapshot, moves: readonly FileMove[]) {
    this.site = site;
    // Moves of inner folders take precedence over those of outer ones.
    this.moves = moves.filter(({ from, to }) => from !== to).sort((a, b) => b.from.length - a.from.length);
    this.#targets = new Map(this.moves.map(({ from, to }) => [from, to]));
    this.#keys = new Set(this.moves.flatMap(({ from, to }) => [...keysNaming(site, from), ...keysNaming(site, to)]));
    this.#folders = this.folders
      .flatMap(({ from, to }) => [...pathsNaming(site, from), ...pathsNaming(site, to)])
      .map((path) => path.toLowerCase());
  }

  get folders(): readonly FileMove[] {
    return this.moves.filter(({ from }) => !this.site.files.has(from));
  }

  /** Returns the path of a file or folder after the move, or its own if it doesn't move. The innermost move counts. */
  newPathOf(path: SitePath): SitePath {
    for (let segment = path; segment !== siteRoot; segment = folderOf(segment)) {
      const target = this.#targets.get(segment);
      if (target !== undefined) return `${target}${path.slice(segment.length)}` as SitePath;
    }
    return path;
  }

  /** The routes against which addresses resolve after the move. */
  get after(): Routes {
    return this.#after();
  }

  /**
   * Whether a page writes addresses below its folder without `./`. Both forms have the same target, so a page without
   * such addresses follows the site.
   */
  writesBare(page: SitePath): boolean {
    return (bareness(this.site, page) || this.#bareness()) > 0;
  }

  /** Whether the move may change the target or the form of a page's addresses. */
  affects(page: SitePath): boolean {
    if (this.newPathOf(page) !== page) return true;
    for (const key of this.site.pageIndexes.get(page)?.keys ?? []) {
      if (this.#keys.has(key)) return true;
      if (this.#folders.some((folder) => key === folder || key.startsWith(`${folder}/`))) return true;
    }
    return false;
  }
}

/** Returns how many more addresses of a page are without `./` than with it. */
function bareness({ pageIndexes, files }: SiteSnapshot, page: SitePath): number {
  const folder = folderOf(page);
  let more = 0;
  for (const { kind, value } of pageIndexes.get(page)?.references ?? []) {
    if (kind === 'import' || kind === 'use' || kind === 'snippet') continue;
    if (value.startsWith('./')) more--;
    else if (/^[^./#?]/.test(value) && isInFolder(files, folder, value)) more++;
  }
  return more;
}

function isInFolder(files: SiteSnapshot['files'], folder: SitePath, value: string): boolean {
  const [first = ''] = value.split(/[/?#]/);
  const path = pathIn(folder, first);
  return files.hasFolder(path) || ['', '.mdx', '.md'].some((extension) => files.has(`${path}${extension}` as SitePath));
}
