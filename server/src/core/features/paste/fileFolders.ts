import { isDownload, isImage } from '../../paths/fileKinds.ts';
import { folderOf, siteRoot, type SitePath } from '../../paths/sitePath.ts';
import type { PageContext } from '../../site/pageContext.ts';
import { resolveReference } from '../../site/references/resolveLink.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';

/** The kind of file that is saved. */
export type SavedKind = 'image' | 'file';

/** How many folders are offered. */
const mostFolders = 3;

/**
 * Returns the folders in which a page’s images or files can be saved, the best first: those that the page uses, then
 * those of the pages in its folder, then those of the whole site.
 */
export function foldersForFiles(context: PageContext, kind: SavedKind): readonly SitePath[] {
  const { site, file } = context;
  const inFolder = [...site.pageIndexes.keys()].filter((page) => folderOf(page) === folderOf(file));
  const found = [
    ...usedFolders(site, [file], kind),
    ...usedFolders(site, inFolder, kind),
    ...usedFolders(site, [...site.pageIndexes.keys()], kind),
    ...usualFolders(site, kind),
    ...byCount(filesOf(site, kind).map(folderOf)),
  ];
  const own = found.filter((folder) => folder !== siteRoot);
  return [...new Set(own)].slice(0, mostFolders);
}

function filesOf({ files }: SiteSnapshot, kind: SavedKind): readonly SitePath[] {
  return kind === 'image' ? files.images : files.downloads;
}

function usedFolders(site: SiteSnapshot, pages: readonly SitePath[], kind: SavedKind): readonly SitePath[] {
  const matches = kind === 'image' ? isImage : isDownload;
  const targets = pages.flatMap((page) =>
    (site.pageIndexes.get(page)?.references ?? []).flatMap((reference): readonly SitePath[] => {
      if (!matches(reference.value)) return [];
      const destination = resolveReference(site, page, reference);
      return destination.kind === 'file' ? [destination.file] : [];
    }),
  );
  return byCount(targets.map(folderOf));
}

/** Returns the distinct folders of a list, the most frequent first. */
function byCount(folders: readonly SitePath[]): readonly SitePath[] {
  const counts = new Map<SitePath, number>();
  for (const folder of folders) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  return [...counts].sort(([a, first], [b, second]) => second - first || (a < b ? -1 : 1)).map(([folder]) => folder);
}

function usualFolders({ files }: SiteSnapshot, kind: SavedKind): readonly SitePath[] {
  const usual = (
    kind === 'image' ? ['images', 'img', 'assets', 'static'] : ['files', 'assets', 'images']
  ) as SitePath[];
  const existing = usual.filter((folder) => files.hasFolder(folder));
  return existing.length > 0 ? existing : usual.slice(0, 1);
}
