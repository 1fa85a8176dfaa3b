import type { SitePath } from '../core/paths/sitePath.ts';
import { inclusions } from '../core/site/references.ts';
import type { SiteFiles } from '../core/site/siteFiles.ts';
import type { SiteSnapshot } from '../core/site/siteSnapshot.ts';

/** The files that pages include, and the pages that include them. */
export type Inclusions = Pick<SiteSnapshot, 'imported' | 'includedBy'>;

/** The files that pages include: looked for again only when files or imports have changed. */
export class Imports {
  #files: SiteFiles | undefined;
  #version = 0;
  #known: Inclusions = { imported: new Set(), includedBy: new Map() };

  /** Those of now, the same objects as long as they are the same; `version` is another number when pages may include others. */
  in(site: Pick<SiteSnapshot, 'files' | 'places'>, version: number): Inclusions {
    if (this.#files === site.files && this.#version === version) return this.#known;
    this.#files = site.files;
    this.#version = version;
    const before = this.#known;
    const found = inclusions(site);
    const includedBy = areSameInclusions(found, before.includedBy) ? before.includedBy : found;
    const imported = isSameSet(found, before.imported) ? before.imported : new Set(found.keys());
    this.#known = { imported, includedBy };
    return this.#known;
  }
}

function isSameSet(a: ReadonlyMap<SitePath, unknown>, b: ReadonlySet<SitePath>): boolean {
  return a.size === b.size && [...a.keys()].every((item) => b.has(item));
}

function areSameInclusions(a: Inclusions['includedBy'], b: Inclusions['includedBy']): boolean {
  const areSame = (some: readonly SitePath[], others: readonly SitePath[] | undefined): boolean =>
    some.length === others?.length && some.every((file, at) => file === others[at]);
  return a.size === b.size && [...a].every(([file, from]) => areSame(from, b.get(file)));
}
