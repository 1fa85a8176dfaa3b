import type { PageEntry } from '../../config/navigation.ts';
import { foldersAbove, toSitePath, type SitePath } from '../../paths/sitePath.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { groupBy } from '../../util/groupBy.ts';
import { code } from '../../util/messageText.ts';
import type { Finding } from '../rule.ts';

/** So many entries of a folder that doesn't exist have that as their cause. */
const fewestOfFolder = 10;
const mostRelated = 20;

/** The entries without a page: those of folders that don't exist, and the others. */
export interface MissingEntries {
  readonly byFolder: ReadonlyMap<SitePath, readonly PageEntry[]>;
  readonly others: readonly PageEntry[];
}

/** Groups the entries without a page by the outermost folder that doesn't exist, where it has many of them. */
export function groupByMissingFolder({ files }: SiteSnapshot, entries: readonly PageEntry[]): MissingEntries {
  const folderOf = ({ entry }: PageEntry): SitePath | undefined => {
    const path = toSitePath(entry);
    return path === undefined ? undefined : foldersAbove(path).findLast((folder) => !files.hasFolder(folder));
  };
  const byFolder = new Map<SitePath, readonly PageEntry[]>();
  for (const [folder, some] of groupBy(entries, folderOf)) {
    if (folder !== undefined && some.length >= fewestOfFolder) byFolder.set(folder, some);
  }
  const grouped = new Set([...byFolder.values()].flat());
  return { byFolder, others: entries.filter((entry) => !grouped.has(entry)) };
}

/** Returns one finding for all entries of a folder that doesn't exist. */
export function missingFolder({ config }: SiteSnapshot, folder: SitePath, entries: readonly PageEntry[]): Finding {
  const [first, ...more] = entries;
  return {
    range: first?.range ?? { start: 0, end: 0 },
    message: `The folder ${code(folder)} of ${entries.length} entries doesn’t exist. Add it, correct the paths, or remove the entries.`,
    related: more.slice(0, mostRelated).map(({ entry, range }) => ({
      file: config.file,
      range,
      message: `${code(entry)} is in this folder`,
    })),
  };
}
