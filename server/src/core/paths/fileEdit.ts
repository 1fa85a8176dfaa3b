import type { PathAbove, SitePath } from './sitePath.ts';
import type { TextEdit } from '../text/textRange.ts';

/** A change to one file of the site. Several are applied in order: edits after a move name the file by its new path. */
export type FileEdit =
  /** Above the site, only the files that Docsight keeps for assistants are changed. */
  | { readonly kind: 'edit'; readonly file: SitePath | PathAbove; readonly edits: readonly TextEdit[] }
  | { readonly kind: 'create'; readonly file: SitePath; readonly text: string }
  /** `from` may be a folder. The text edits of moved files come before, under their old paths. */
  | { readonly kind: 'move'; readonly from: SitePath; readonly file: SitePath };

/** Returns the change of a file by some edits, sorted; of overlapping ones the first counts. */
export function editOf(file: SitePath, edits: readonly TextEdit[]): readonly FileEdit[] {
  const sorted = [...edits].sort((a, b) => a.range.start - b.range.start);
  const apart = sorted.filter((edit, at) => edit.range.start >= (sorted[at - 1]?.range.end ?? 0));
  return apart.length === 0 ? [] : [{ kind: 'edit', file, edits: apart }];
}
