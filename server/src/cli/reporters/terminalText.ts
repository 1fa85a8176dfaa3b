import { repeatsText } from '../../core/rules/engine/repeats.ts';
import { formatList, count } from '../../core/util/messageText.ts';
import { printable } from '../../core/util/printable.ts';
import type { Severity } from '../../core/settings/ruleSettings.ts';
import { countElsewhere, type CheckFinding, type CheckResult } from '../checkResult.ts';

/** The terminal's escape codes. */
export const escapes = { red: 31, yellow: 33, green: 32, dim: 2, bold: 1, underline: 4 } as const;

/** Styles a text if the terminal supports it. */
export type Paint = (style: keyof typeof escapes, text: string) => string;

/** Returns the path of a file for the start of a line, which no service takes as a command. */
export function shownName(file: string): string {
  return printable(file.startsWith(':') ? `./${file}` : file);
}

/** Returns the suffix of a message that counts the findings with it, and those that they represent. */
export function repeatsSuffix(same: readonly CheckFinding[]): string {
  const sum = (kind: 'copies' | 'inFolder' | 'sameCause'): number =>
    same.reduce((all, finding) => all + (finding[kind] ?? 0), 0);
  const editions = [...new Set(same.flatMap((finding) => finding.editions ?? []))];
  return repeatsText({
    copies: sum('copies'),
    editions,
    inFolder: sum('inFolder'),
    sameCause: sum('sameCause') + same.length - 1,
  });
}

/** Returns how many findings of some severities are in other files than those of the run; empty for none. */
export function elsewhereText(result: CheckResult, severities: readonly Severity[]): string {
  const counts = severities.flatMap((severity) => {
    const found = countElsewhere(result, severity) ?? 0;
    return found === 0 ? [] : count(found, severity);
  });
  return counts.length === 0 ? '' : `${formatList(counts, 'and')} in other files`;
}
