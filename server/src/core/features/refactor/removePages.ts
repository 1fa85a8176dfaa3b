import { filesOfEntry, pageNameOf } from '../../paths/route.ts';
import { isWithin, toSitePath, type SitePath } from '../../paths/sitePath.ts';
import { configEdits, removeAll } from '../../rules/configEdits.ts';
import type { FileEdit } from '../../site/fileEdit.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';

/**
 * Removes the entries of deleted pages from the navigation; `deleted` are files or folders, deleted already or not yet.
 * An entry that another file resolves is kept.
 */
export function removePages({ config, files }: SiteSnapshot, deleted: readonly SitePath[]): readonly FileEdit[] {
  const isDeleted = (file: SitePath): boolean => deleted.some((path) => isWithin(file, path));
  const paths = config.navigation.entries.flatMap(({ entry, path }) => {
    const means = filesOfEntry(pageNameOf(toSitePath(entry) ?? ('' as SitePath)));
    const isMissing = means.some(isDeleted) && !means.some((file) => files.has(file) && !isDeleted(file));
    return isMissing ? [path] : [];
  });
  return configEdits(config, removeAll(config.composed, paths));
}
