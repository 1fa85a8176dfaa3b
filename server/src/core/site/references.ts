import type { Mention } from '../page/mentions.ts';
import { pathKey, splitAddress } from '../paths/address.ts';
import type { SitePath } from '../paths/sitePath.ts';
import { resolveImport, resolveMention, resolveSnippet } from './resolveLink.ts';
import type { SiteSnapshot } from './siteSnapshot.ts';

/** A place in a page that names a file. */
export interface Reference {
  /** The page that names it. */
  readonly file: SitePath;
  readonly mention: Mention;
  /** The section that is named, escapes resolved; undefined where only the file is. */
  readonly fragment: string | undefined;
}

/**
 * Every place in the site's pages that names a file, from the file's own links to its sections on. docs.json is
 * asked by `configReferences`.
 */
export function* referencesTo(site: SiteSnapshot, file: SitePath): Iterable<Reference> {
  const key = pathKey(file);
  for (const [from, { keys, mentions }] of site.places) {
    if (!keys.has(key)) continue;
    for (const mention of mentions) {
      const found = resolveMention(site, from, mention);
      if ((found.kind !== 'page' && found.kind !== 'file') || found.file !== file) continue;
      yield { file: from, mention, fragment: splitAddress(mention.value).fragment };
    }
  }
}

/** The pages that may lead to one of some files, by its name: what has to be looked at again when those change. */
export function pagesNaming(site: Pick<SiteSnapshot, 'places'>, files: Iterable<SitePath>): readonly SitePath[] {
  const wanted = new Set([...files].map(pathKey));
  return [...site.places].filter(([, { keys }]) => [...wanted].some((key) => keys.has(key))).map(([file]) => file);
}

/** The files that pages import or take in. */
export function importedFiles({ files, places }: Pick<SiteSnapshot, 'files' | 'places'>): ReadonlySet<SitePath> {
  const imported = new Set<SitePath>();
  for (const [from, { takenIn }] of places) {
    for (const { kind, value } of takenIn) {
      const found = kind === 'import' ? resolveImport({ files }, from, value) : resolveSnippet({ files }, from, value);
      if (found.kind === 'file') imported.add(found.file);
    }
  }
  return imported;
}
