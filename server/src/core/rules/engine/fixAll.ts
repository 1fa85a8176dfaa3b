import type { PathAbove, SitePath } from '../../paths/sitePath.ts';
import type { TextEdit } from '../../text/textRange.ts';
import type { FileEdit } from '../../paths/fileEdit.ts';
import { addAll } from '../../util/collections.ts';
import type { ReportedFinding } from './reportedFindings.ts';

/** Fixes that are applied together. */
export interface SafeFixes {
  readonly edits: readonly FileEdit[];
  /** The findings whose fix is among them. */
  readonly fixed: readonly ReportedFinding[];
}

/**
 * Returns all fixes that don't change what readers see, so that they need no review. Of two that touch the same text
 * the first one applies; the other is found again afterwards.
 */
export function safeFixes(findings: readonly ReportedFinding[]): SafeFixes {
  const byFile = new Map<SitePath | PathAbove, TextEdit[]>();
  const fixed: ReportedFinding[] = [];
  for (const finding of findings) {
    if (finding.rule.fixes?.needReview === true) continue;
    const fix = finding.fixes?.().find((one) => one.isSafe === true);
    if (!fix?.edits.every((edit) => canTake(edit, byFile))) continue;
    fixed.push(finding);
    for (const edit of fix.edits) {
      if (edit.kind !== 'edit') continue;
      const edits = byFile.get(edit.file) ?? [];
      addAll(edits, edit.edits);
      byFile.set(edit.file, edits);
    }
  }
  return { edits: [...byFile].map(([file, edits]) => ({ kind: 'edit', file, edits })), fixed };
}

/** Returns the edits of {@link safeFixes}. */
export function safeEdits(findings: readonly ReportedFinding[]): readonly FileEdit[] {
  return safeFixes(findings).edits;
}

function canTake(edit: FileEdit, accepted: ReadonlyMap<SitePath | PathAbove, readonly TextEdit[]>): boolean {
  if (edit.kind !== 'edit') return false;
  const others = accepted.get(edit.file) ?? [];
  return edit.edits.every(({ range }) => others.every((other) => !overlaps(range, other.range)));
}

/** Two insertions at one offset depend on their order, so they count as overlapping too. */
export function overlaps(a: TextEdit['range'], b: TextEdit['range']): boolean {
  return (a.start < b.end && b.start < a.end) || a.start === b.start;
}
