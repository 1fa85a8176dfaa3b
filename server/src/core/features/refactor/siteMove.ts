import { pathKey } from '../../paths/address.ts';
import { folderOf, siteRoot, type SitePath } from '../../paths/sitePath.ts';
import type { Routes } from '../../site/resolveLink.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { lazy } from '../../util/lazy.ts';

/** A file or a folder that gets another path. */
export interface FileMove {
  readonly from: SitePath;
  readonly to: SitePath;
}

/** Files and folders of a site that move at once, and what the site is like then. */
export class SiteMove {
  readonly site: SiteSnapshot;
  /** The moves that change something; those of folders take along all that lies below. */
  readonly moves: readonly FileMove[];
  readonly #after = lazy((): Routes => {
    const files = this.site.files.moved((path) => this.newPathOf(path));
    return { files, config: this.site.config, apiDescriptions: this.site.apiDescriptions };
  });
  readonly #bareness = lazy(() =>
    [...this.site.pageIndexes.keys()].reduce((sum, page) => sum + bareness(this.site, page), 0),
  );
  readonly #targets: ReadonlyMap<SitePath, SitePath>;
  readonly #keys: ReadonlySet<string>;
  readonly #folderKeys: readonly string[];

  constructor(site: SiteSnapshot, moves: readonly FileMove[]) {
    this.site = site;
    // What is said of inner folders goes before what is said of those around them.
    this.moves = moves.filter(({ from, to }) => from !== to).sort((a, b) => b.from.length - a.from.length);
    this.#targets = new Map(this.moves.map(({ from, to }) => [from, to]));
    const keysOf = (some: readonly FileMove[]): string[] =>
      some.flatMap(({ from, to }) => [pathKey(from), pathKey(to)]);
    this.#keys = new Set(keysOf(this.moves));
    this.#folderKeys = keysOf(this.folders);
  }

  /** The moves of folders. */
  get folders(): readonly FileMove[] {
    return this.moves.filter(({ from }) => !this.site.files.has(from));
  }

  /** The path that a file or folder has after the move: its own where it stays. The innermost move counts. */
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
   * Whether a page writes addresses of what lies below its folder without `./`, rather than with it. Both mean the
   * same, so a page that has none goes on as the site has begun.
   */
  writesBare(page: SitePath): boolean {
    return (bareness(this.site, page) || this.#bareness()) > 0;
  }

  /** Whether the addresses of a page may change their meaning, or their form, by the move. */
  affects(page: SitePath): boolean {
    if (this.newPathOf(page) !== page) return true;
    for (const key of this.site.pageIndexes.get(page)?.keys ?? []) {
      if (this.#keys.has(key) || this.#folderKeys.some((folder) => key.startsWith(`${folder}/`))) return true;
    }
    return false;
  }
}

/** How many more addresses a page writes bare than with `./`. */
function bareness({ pageIndexes, files }: SiteSnapshot, page: SitePath): number {
  const folder = folderOf(page);
  let more = 0;
  for (const { kind, value } of pageIndexes.get(page)?.references ?? []) {
    if (kind === 'import' || kind === 'use' || kind === 'snippet') continue;
    if (value.startsWith('./')) more--;
    else if (/^[^./#?]/.test(value) && isBeside(files, folder, value)) more++;
  }
  return more;
}

function isBeside(files: SiteSnapshot['files'], folder: SitePath, value: string): boolean {
  const [first = ''] = value.split(/[/?#]/);
  const path = (folder === siteRoot ? first : `${folder}/${first}`) as SitePath;
  return files.hasFolder(path) || ['', '.mdx', '.md'].some((extension) => files.has(`${path}${extension}` as SitePath));
}
