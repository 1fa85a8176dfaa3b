import type { Fix } from '../../rules/engine/rule.ts';
import { isAbove } from '../../paths/sitePath.ts';
import type { FileEdit } from '../../paths/fileEdit.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';
import { rangesTouch, type TextEdit } from '../../text/textRange.ts';
import { ChangedSections } from './renameSection.ts';

/** Returns a fix with the edits of links to the sections whose anchors it changes. */
export function fixWithLinks(context: PageContext, fix: Fix): Fix {
  const [only, ...others] = fix.edits;
  if (only?.kind !== 'edit' || others.length > 0 || isAbove(only.file) || only.file !== context.file) return fix;
  const edits = withLinks(context, only.edits);
  const count = linksIn(edits) - only.edits.length;
  if (count <= 0) return fix;
  return { ...fix, title: `${fix.title}, and update ${count === 1 ? 'a link' : `${count} links`}`, edits };
}

/** Returns edits of a page with those of the links to the sections whose anchors they change. */
export function withLinks(context: PageContext, edits: readonly TextEdit[]): readonly FileEdit[] {
  const own: FileEdit = { kind: 'edit', file: context.file, edits };
  const { sections } = context.pageIndex;
  const touchesOne = edits.some(({ range }) => sections.some((section) => rangesTouch(section.range, range)));
  if (!touchesOne) return [own];
  const sorted = edits.toSorted((a, b) => a.range.start - b.range.start);
  return new ChangedSections(context, sorted).edits();
}

export function changesLinkedAnchor(context: PageContext, edits: readonly TextEdit[]): boolean {
  return linksIn(withLinks(context, edits)) > edits.length;
}

function linksIn(edits: readonly FileEdit[]): number {
  return edits.reduce((sum, edit) => sum + (edit.kind === 'edit' ? edit.edits.length : 0), 0);
}
