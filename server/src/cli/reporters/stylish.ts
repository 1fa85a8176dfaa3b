import path from 'node:path';
import { count } from '../../core/util/words.ts';
import { countFindings, type CheckedSite, type CheckFinding, type CheckResult } from '../checkResult.ts';

interface StylishOptions {
  /** Show errors only. */
  readonly quiet: boolean;
  readonly useColor: boolean;
}

type Paint = (style: keyof typeof escapes, text: string) => string;

const escapes = { red: 31, yellow: 33, green: 32, dim: 2, bold: 1, underline: 4 } as const;

/** The result for people: errors and warnings by file, the rest counted. */
export function reportStylish(result: CheckResult, { quiet, useColor }: StylishOptions): string {
  const paint: Paint = (style, text) => (useColor ? `\u001B[${escapes[style]}m${text}\u001B[0m` : text);
  const shown = quiet ? ['error'] : ['error', 'warning'];
  const parts = result.sites.flatMap((site) => fileBlocks(site, shown, paint));
  return `${[...parts, summary(result, paint)].join('\n')}\n`;
}

function fileBlocks(site: CheckedSite, shown: readonly string[], paint: Paint): readonly string[] {
  const byFile = new Map<string, CheckFinding[]>();
  for (const finding of site.findings) {
    if (shown.includes(finding.severity)) byFile.set(finding.file, [...(byFile.get(finding.file) ?? []), finding]);
  }
  return [...byFile].map(([file, findings]) => {
    return `${paint('underline', path.posix.join(site.root, file))}\n${findings.map((finding) => line(finding, paint)).join('')}`;
  });
}

function line({ range, severity, message, rule }: CheckFinding, paint: Paint): string {
  const place = `${range.start.line + 1}:${range.start.character + 1}`;
  const level = paint(severity === 'error' ? 'red' : 'yellow', severity.padEnd(7));
  return `  ${paint('dim', place.padStart(7))}  ${level}  ${message}  ${paint('dim', rule)}\n`;
}

/** What was checked, and as which generation the file was read. */
function describeSite({ pages, format }: CheckedSite): string {
  return `${count(pages, 'page')}, ${format} format`;
}

function summary(result: CheckResult, paint: Paint): string {
  const errors = countFindings(result, 'error');
  const warnings = countFindings(result, 'warning');
  const rest = countFindings(result, 'info') + countFindings(result, 'hint');
  const hidden = rest === 0 ? '' : paint('dim', ` (and ${count(rest, 'hint')} not shown)`);
  const where = result.sites.map(describeSite).join('; ');
  if (errors + warnings === 0) return `${paint('green', '✓ No problems')} ${paint('dim', `(${where})`)}${hidden}`;
  const text = `✖ ${count(errors, 'error')}, ${count(warnings, 'warning')}`;
  return `${paint('bold', paint(errors > 0 ? 'red' : 'yellow', text))} ${paint('dim', `(${where})`)}${hidden}`;
}
