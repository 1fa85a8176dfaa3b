import { isWithin, siteRoot, toSitePath, type SitePath } from '../paths/sitePath.ts';
import type { SiteSnapshot } from './siteSnapshot.ts';

/** The folder of pages that are made from an API description which names no other; below that of a language too. */
const usualFolder = /(?:^|\/)api-reference(?:\/|$)/;

/**
 * Whether the platform may make a page at a path. What its names are like depends on the description's operations and
 * their tags, so nothing below the folders of such pages, and no folder that no file is in, is judged.
 */
export function mayBeGenerated({ config, files }: Pick<SiteSnapshot, 'config' | 'files'>, path: SitePath): boolean {
  const { any, folders } = config.generated;
  if (!any) return false;
  const given = folders.flatMap((folder) => toSitePath(folder) ?? []).filter((folder) => folder !== siteRoot);
  if (usualFolder.test(path) || given.some((folder) => isWithin(path, folder))) return true;
  const [top = ''] = path.split('/');
  return top !== path && !files.hasFolder(top as SitePath);
}
