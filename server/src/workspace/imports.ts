import type { SitePath } from '../core/paths/sitePath.ts';
import { importedFiles } from '../core/site/references.ts';
import type { SiteFiles } from '../core/site/siteFiles.ts';
import type { SiteSnapshot } from '../core/site/siteSnapshot.ts';

/** The files that pages take in: looked for again only when files or imports have changed. */
export class Imports {
  #files: SiteFiles | undefined;
  #version = 0;
  #imported: ReadonlySet<SitePath> = new Set();

  /** Those of now, the same set as long as they are the same; `version` is another number when pages may take in others. */
  in(site: Pick<SiteSnapshot, 'files' | 'places'>, version: number): ReadonlySet<SitePath> {
    if (this.#files === site.files && this.#version === version) return this.#imported;
    this.#files = site.files;
    this.#version = version;
    const imported = importedFiles(site);
    if (!isSameSet(imported, this.#imported)) this.#imported = imported;
    return this.#imported;
  }
}

function isSameSet(a: ReadonlySet<SitePath>, b: ReadonlySet<SitePath>): boolean {
  return a.size === b.size && [...a].every((item) => b.has(item));
}
