import { repeatsText } from '../../core/rules/repeats.ts';
import type { CheckFinding } from '../checkResult.ts';

/** Returns the suffix of a message that counts the findings represented by it. */
export function repeatsSuffix(same: readonly CheckFinding[]): string {
  const sum = (kind: 'copies' | 'inFolder' | 'sameCause'): number =>
    same.reduce((all, finding) => all + (finding[kind] ?? 0), 0);
  return repeatsText({ copies: sum('copies'), inFolder: sum('inFolder'), sameCause: sum('sameCause') });
}
