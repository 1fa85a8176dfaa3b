import { addAll } from '../../util/collections.ts';
import { isAbove, type SitePath } from '../../paths/sitePath.ts';
import type { TextEdit } from '../../text/textRange.ts';
import { overlaps } from './fixAll.ts';
import type { Fix } from './rule.ts';
import type { ReportedFinding } from './reportedFindings.ts';

/** The edits of one file that fix the findings of a rule in it, and how many they fix. */
export interface RuleFixes {
  readonly edits: readonly TextEdit[];
  readonly count: number;
}

/**
 * Returns the edits that fix the findings of one rule in a file: each by the fix that is nearly always right, else in the
 * same way as one of them, by the fix with the same title. Of two that touch the same text the first one applies.
 * `isAllowed` decides which fixes apply.
 */
export function fixesOfRule(
  findings: readonly ReportedFinding[],
  ruleId: string,
  title: string,
  file: SitePath,
  isAllowed: (edits: readonly TextEdit[]) => boolean = () => true,
): RuleFixes {
  const accepted: TextEdit[] = [];
  let count = 0;
  for (const finding of findings) {
    const fix = finding.rule.id === ruleId ? sameFix(finding.fixes?.() ?? [], title) : undefined;
    const edits = fix === undefined ? [] : editsIn(fix, file);
    if (edits.length === 0 || edits.some((edit) => accepted.some((other) => overlaps(edit.range, other.range))))
      continue;
    if (!isAllowed(edits)) continue;
    addAll(accepted, edits);
    count += 1;
  }
  return { edits: accepted.sort((a, b) => a.range.start - b.range.start), count };
}

function sameFix(fixes: readonly Fix[], title: string): Fix | undefined {
  return fixes.find(({ preferred }) => preferred) ?? fixes.find((fix) => fix.title === title);
}

/** Returns the edits of a fix; none if it changes another file too. */
function editsIn({ edits }: Fix, file: SitePath): readonly TextEdit[] {
  const own = edits.every((edit) => edit.kind === 'edit' && !isAbove(edit.file) && edit.file === file);
  return own ? edits.flatMap((edit) => (edit.kind === 'edit' ? edit.edits : [])) : [];
}
