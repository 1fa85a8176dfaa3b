import { filesOfEntry, pageNameOf } from '../../paths/route.ts';
import { isWithin, toSitePath, type PathAbove, type SitePath } from '../../paths/sitePath.ts';
import { configEdits, removeAll } from '../../config/edit/configEdits.ts';
import type { FileEdit } from '../../paths/fileEdit.ts';
import type { TextEdit } from '../../text/textRange.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
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
  const edits = configEdits(config, removeAll(config.composed, paths));
  return edits.map((edit) =>
    edit.kind === 'edit' ? { ...edit, edits: withCommas(config, edit.file, edit.edits) } : edit,
  );
}

/** Joins the removal of a comma with that of the entry after it: half of such a change would break the JSON. */
function withCommas(
  { composed }: SiteConfig,
  file: SitePath | PathAbove,
  edits: readonly TextEdit[],
): readonly TextEdit[] {
  const text = composed.fragments.find((fragment) => fragment.file === file)?.tree.text;
  if (text === undefined) return edits;
  const joined: TextEdit[] = [];
  for (const edit of [...edits].sort((a, b) => a.range.start - b.range.start)) {
    const { range } = joined.at(-1) ?? edit;
    const isComma = joined.length > 0 && text.slice(range.start, range.end) === ',' && joined.at(-1)?.newText === '';
    if (!isComma) joined.push(edit);
    else {
      const between = text.slice(range.end, edit.range.start);
      joined.splice(-1, 1, { range: { start: range.start, end: edit.range.end }, newText: between + edit.newText });
    }
  }
  return joined;
}
