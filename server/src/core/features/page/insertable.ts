import { pathKey } from '../../paths/address.ts';
import { folderOf, type SitePath } from '../../paths/sitePath.ts';
import type { PageContext } from '../../site/pageContext.ts';
import { displayTitleOf } from '../../site/pageTitles.ts';
import type { Trail } from '../../site/references/resolveEntry.ts';

/** A page that can be linked to, with the texts by which it is found. */
export interface LinkablePage {
  readonly file: SitePath;
  readonly title: string;
  /** From the site's root, with the escapes that it needs. */
  readonly address: string;
  readonly trail: Trail;
  readonly isListed: boolean;
}

/** Returns the other pages of the site: those of the navigation in its order, then the unlisted ones by path. */
export function linkablePages({ site, file: self }: PageContext): readonly LinkablePage[] {
  const trails = site.files.trails(site.config.navigation);
  const order = new Map([...trails.keys()].map((file, index) => [file, index]));
  return site.files.pageAddresses
    .filter(({ path }) => path !== self)
    .map(({ path, address }) => {
      const trail = trails.get(path);
      return {
        file: path,
        title: displayTitleOf(site, path),
        address,
        trail: trail ?? [],
        isListed: trail !== undefined,
      };
    })
    .sort((a, b) => (order.get(a.file) ?? order.size) - (order.get(b.file) ?? order.size));
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
