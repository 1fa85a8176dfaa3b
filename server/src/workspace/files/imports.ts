import type { SitePath } from '../../core/paths/sitePath.ts';
import { buildIncludedBy } from '../../core/site/references/references.ts';
import type { SiteFiles } from '../../core/site/siteFiles.ts';
import type { SiteSnapshot } from '../../core/site/siteSnapshot.ts';

/** The files that pages include, the pages that include them, and the unresolved ones among these. */
export type Inclusions = Pick<SiteSnapshot, 'imported' | 'includedBy' | 'unresolvedInclusions'>;

/** Resolves the files that pages include; again only when files or imports have changed. */
export class Imports {
  #files: SiteFiles | undefined;
  #version = 0;
  #known: Inclusions = { imported: new Set(), includedBy: new Map(), unresolvedInclusions: new Set() };

  /**
   * Returns the current inclusions, the same objects as long as they are equal; `version` changes when pages may
   * include others.
   */
  in(site: Pick<SiteSnapshot, 'files' | 'pageIndexes'>, version: number): Inclusions {
    if (this.#files === site.files && this.#version === version) return this.#known;
    this.#files = site.files;
    this.#version = version;
    const before = this.#known;
    const found = buildIncludedBy(site);
    const includedBy = areSameInclusions(found.includedBy, before.includedBy) ? before.includedBy : found.includedBy;
    const imported = isSameSet(includedBy, before.imported) ? before.imported : new Set(includedBy.keys());
    const areSameUnresolved = isSameSet(found.unresolvedInclusions, before.unresolvedInclusions);
    this.#known = {
      imported,
      includedBy,
      unresolvedInclusions: areSameUnresolved ? before.unresolvedInclusions : found.unresolvedInclusions,
    };
    return this.#known;
  }
}

function isSameSet(a: Pick<ReadonlySet<SitePath>, 'size' | 'keys'>, b: ReadonlySet<SitePath>): boolean {
  return a.size === b.size && [...a.keys()].every((item) => b.has(item));
}

function areSameInclusions(a: Inclusions['includedBy'], b: Inclusions['includedBy']): boolean {
  const areSame = (some: readonly SitePath[], others: readonly SitePath[] | undefined): boolean =>
    some.length === others?.length && some.every((file, at) => file === others[at]);
  return a.size === b.size && [...a].every(([file, from]) => areSame(from, b.get(file)));
}
