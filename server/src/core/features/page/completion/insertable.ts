import { pathKey } from '../../../paths/address.ts';
import { folderOf, type SitePath } from '../../../paths/sitePath.ts';
import type { PageContext } from '../../../site/siteSnapshot.ts';
import type { Trail } from '../../../site/references/resolveEntry.ts';
import { rankPages } from './rankPages.ts';

/** A page that can be linked to, with the texts by which it is found. */
export interface LinkablePage {
  readonly file: SitePath;
  readonly title: string;
  /** From the site's root, with the escapes that it needs. */
  readonly address: string;
  readonly trail: Trail;
  readonly isListed: boolean;
}

/**
 * Returns the other pages of the site, those first that completion offers first for a link with the text; those of other
 * versions and languages come last.
 */
export function linkablePages(context: PageContext, text = ''): readonly LinkablePage[] {
  const { pages, ofOtherEditions } = rankPages(context, { typed: '', text, around: '' });
  return [...pages, ...ofOtherEditions].map(({ page: { path, title, address, trail } }) => ({
    file: path,
    title,
    address,
    trail: trail ?? [],
    isListed: trail !== undefined,
  }));
}

export interface InsertableImage {
  readonly file: SitePath;
  /** Whether some page shows it. */
  readonly isUsed: boolean;
}

/** Returns the images of the site: first those of the folders from which the pages in the same folder take theirs. */
export function insertableImages({ site, file: self }: PageContext): readonly InsertableImage[] {
  const used = new Set<string>();
  const near = new Set<string>();
  for (const [page, { keys }] of site.pageIndexes) {
    for (const key of keys) used.add(key);
    if (folderOf(page) === folderOf(self)) for (const key of keys) near.add(key);
  }
  const images = site.files.images.filter((file) => !site.files.isIgnored(file));
  const folders = new Set(images.filter((file) => near.has(pathKey(file))).map(folderOf));
  const isNear = (file: SitePath): boolean => folders.has(folderOf(file));
  return [...images.filter(isNear), ...images.filter((file) => !isNear(file))].map((file) => ({
    file,
    isUsed: used.has(pathKey(file)),
  }));
}
