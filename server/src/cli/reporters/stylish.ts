import path from 'node:path';
import type { Severity } from '../../core/settings/ruleSettings.ts';
import { groupBy } from '../../core/util/collections.ts';
import { printable } from '../../core/util/printable.ts';
import { count } from '../../core/util/messageText.ts';
import { severitiesFrom, type ReportOptions } from '../check/severityLevel.ts';
import {
  countFindings,
  type CheckedSite,
  type CheckFinding,
  type CheckResult,
  type Unchecked,
} from '../checkResult.ts';
import { elsewhereText, escapes, repeatsSuffix, shownName, type Paint } from './terminalText.ts';
import { nextSteps, ruleTable } from './ruleTable.ts';

const colors = { error: 'red', warning: 'yellow', info: 'dim', hint: 'dim' } as const;

/** Two screens: nobody reads more at once. */
const mostLines = 80;

/**
 * Returns the result for people: errors and warnings by file, the rest counted. What is too long is shown by rule: the
 * warnings, and if that isn’t enough the errors too.
 */
export function reportStylish(result: CheckResult, { lowest, useColor }: ReportOptions): string {
  const paint: Paint = (style, text) => (useColor ? `\u001B[${escapes[style]}m${text}\u001B[0m` : text);
  const requested = severitiesFrom(lowest);
  let text = '';
  for (const inFull of requested.length === 1 ? [requested] : [requested, requested.slice(0, 1), []]) {
    text = textOf(result, requested, inFull, paint);
    if (text.split('\n').length <= mostLines) break;
  }
  return text;
}

function textOf(
  result: CheckResult,
  requested: readonly Severity[],
  inFull: readonly Severity[],
  paint: Paint,
): string {
  const byRule = requested.filter((severity) => !inFull.includes(severity));
  const parts = [
    ...result.sites.flatMap((site) => fileBlocks(site, inFull, paint)),
    ...(byRule.length === 0 ? [] : [ruleTable(result, byRule, paint)]),
    summary(result, requested, paint),
    ...uncheckedLines(result, requested, paint),
    ...(byRule.length === 0 ? [] : [nextSteps(byRule, paint)]),
  ];
  return `${parts.join('\n')}\n`;
}

/** Returns what the summary doesn’t vouch for. */
function uncheckedLines({ sites }: CheckResult, shown: readonly Severity[], paint: Paint): readonly string[] {
  const total = (of: keyof Unchecked): number => sites.reduce((sum, { unchecked }) => sum + unchecked[of], 0);
  const links = total('generatedLinks');
  const warnings = total('unlistedWarnings');
  const lines: string[] = [];
  if (links > 0) {
    const were = links === 1 ? 'wasn’t' : 'weren’t';
    lines.push(
      `${count(links, 'link')} to pages generated from an API description that can’t be read here ${were} checked.`,
    );
  }
  if (warnings > 0 && shown.includes('warning')) {
    const where = `${count(total('unlistedPages'), 'page')} outside the navigation`;
    const are = warnings === 1 ? 'isn’t' : 'aren’t';
    lines.push(`${count(warnings, 'warning')} on ${where} ${are} shown. To see them, add --unlisted-pages all.`);
  }
  return lines.map((one) => paint('dim', one));
}

function fileBlocks(site: CheckedSite, shown: readonly string[], paint: Paint): readonly string[] {
  const own = site.findings.filter(({ severity, repeatOf }) => shown.includes(severity) && repeatOf === undefined);
  return [...groupBy(own, ({ file }) => file)].map(([file, findings]) => {
    const alike = groupBy(findings, ({ rule, severity, message }) => `${severity} ${rule} ${message}`);
    const lines = [...alike.values()].map((same) => line(same, paint));
    return `${paint('underline', shownName(path.posix.join(site.root, file)))}\n${lines.join('')}`;
  });
}

/** Returns the line for a file's findings with the same message, at the position of the first. */
function line(same: readonly CheckFinding[], paint: Paint): string {
  const [first] = same;
  if (first === undefined) return '';
  const { range, severity, message, rule } = first;
  const location = `${range.start.line + 1}:${range.start.character + 1}`;
  const level = paint(colors[severity], severity.padEnd(7));
  const text = `${printable(message)}${repeatsSuffix(same)}`;
  return `  ${paint('dim', location.padStart(7))}  ${level}  ${text}  ${paint('dim', rule)}\n${countedLine(first, paint)}`;
}

/** The maximum number of files that a line names. */
const mostNamed = 3;

/** Returns the line below a finding that counts files, with some of them; empty for others. */
function countedLine({ counted = [], file: own }: CheckFinding, paint: Paint): string {
  const files = [...new Set(counted.map(({ file }) => file))].filter((file) => file !== own);
  if (files.length === 0) return '';
  const named = files.slice(0, mostNamed).map(shownName);
  const more = files.length - named.length;
  const all = more === 0 ? '' : ` and ${more} more (all of them: --format json)`;
  return `  ${' '.repeat(18)}${paint('dim', `${named.join(', ')}${all}`)}\n`;
}

/** Returns the number of checked pages, and the generation of the configuration. */
function describeSite({ pages, format }: CheckedSite): string {
  return `${count(pages, 'page')} (${format} format)`;
}

function summary(result: CheckResult, shown: readonly Severity[], paint: Paint): string {
  const errors = countFindings(result, 'error');
  const warnings = countFindings(result, 'warning');
  const rest = countFindings(result, 'info') + countFindings(result, 'hint');
  const areShown = shown.includes('hint');
  const elsewhere = elsewhereText(result, shown);
  const where = [
    ` in ${result.sites.map(describeSite).join(' and ')}`,
    ...(rest === 0 || areShown ? [] : [`${count(rest, 'hint')} not shown`]),
    ...(elsewhere === '' ? [] : [`${elsewhere} not shown`]),
  ];
  const end = paint('dim', where.join('; '));
  if (errors + warnings === 0 && (rest === 0 || !areShown)) return `${paint('green', '✓ No problems')}${end}`;
  const [sign, color] = errors > 0 ? (['✖', 'red'] as const) : (['⚠', 'yellow'] as const);
  const hints = areShown && rest > 0 ? `, ${count(rest, 'hint')}` : '';
  const text = `${sign} ${count(errors, 'error')}, ${count(warnings, 'warning')}${hints}`;
  return `${paint('bold', paint(color, text))}${end}`;
}
