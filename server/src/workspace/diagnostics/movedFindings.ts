import type { ReportedFinding } from '../../core/rules/engine/reportedFindings.ts';
import { changeBetween } from '../../core/text/textEdit.ts';
import type { TextRange } from '../../core/text/textRange.ts';

/** Returns the findings of an earlier text that the change leaves alone, at their new positions and without fixes. */
export function movedFindings(
  findings: readonly ReportedFinding[],
  before: string,
  after: string,
): readonly ReportedFinding[] {
  if (findings.length === 0 || before === after) return findings;
  const { start, oldEnd, newEnd } = changeBetween(before, after);
  const moved = ({ start: from, end: to }: TextRange): TextRange | undefined => {
    if (to < start) return { start: from, end: to };
    if (from <= oldEnd) return undefined;
    const distance = newEnd - oldEnd;
    return { start: from + distance, end: to + distance };
  };
  return findings.flatMap((finding): readonly ReportedFinding[] => {
    const range = moved(finding.range);
    const related = finding.related?.flatMap((one) => {
      const range = moved(one.range);
      return range === undefined ? [] : [{ ...one, range }];
    });
    return range === undefined
      ? []
      : [{ ...finding, range, fixes: undefined, ...(related !== undefined && { related }) }];
  });
}

/** Whether two lists of findings look the same to people. */
export function areSameFindings(a: readonly ReportedFinding[], b: readonly ReportedFinding[]): boolean {
  return a.length === b.length && a.every((one, at) => looksSame(one, b[at]));
}

function looksSame(a: ReportedFinding, b: ReportedFinding | undefined): boolean {
  return (
    a.rule === b?.rule &&
    a.message === b.message &&
    a.severity === b.severity &&
    a.range.start === b.range.start &&
    a.range.end === b.range.end
  );
}
