import path from 'node:path';
import type { Severity } from '../../core/settings/ruleSettings.ts';
import { groupBy, largest } from '../../core/util/collections.ts';
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

const colors = { error: 'red', warning: 'yellow', info: 'dim', hint: 'dim' } as const;

/** Two screens: nobody reads more at once. */
const mostLines = 80;

/** Returns the result for people, by file. If that is too long, warnings are shown by rule, and if need be errors too. */
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

/** Returns the number of findings, as far as they are shown: milder ones weren’t looked for. */
function summary(result: CheckResult, shown: readonly Severity[], paint: Paint): string {
  const [errors, warnings] = [countFindings(result, 'error'), countFindings(result, 'warning')];
  const rest = countFindings(result, 'info') + countFindings(result, 'hint');
  const elsewhere = elsewhereText(result, shown);
  const where = [
    ` in ${result.sites.map(describeSite).join(' and ')}`,
    ...(elsewhere === '' ? [] : [`${elsewhere} not shown`]),
    ...(shown.at(-1) === 'warning' ? ['for hints: --severity hint'] : []),
  ];
  const end = paint('dim', where.join('; '));
  const looksForWarnings = shown.includes('warning');
  if (errors + warnings + rest === 0) {
    return `${paint('green', looksForWarnings ? '✓ No problems' : '✓ No errors')}${end}`;
  }
  const [sign, color] = errors > 0 ? (['✖', 'red'] as const) : (['⚠', 'yellow'] as const);
  const counts = [
    count(errors, 'error'),
    ...(looksForWarnings ? [count(warnings, 'warning')] : []),
    ...(rest > 0 ? [count(rest, 'hint')] : []),
  ];
  return `${paint('bold', paint(color, `${sign} ${counts.join(', ')}`))}${end}`;
}

/** A finding with the path of its file, from the current folder. */
interface Named {
  readonly finding: CheckFinding;
  readonly name: string;
}

/** The rules with examples: those that are worth most to begin with. */
const mostWithExamples = 5;

/** The maximum number of different messages shown for such a rule. */
const mostExamples = 3;

/** The maximum number of other rules, of which each has one line. */
const mostOthers = 35;

/** Returns the findings of some severities in a large result by rule, the most useful to fix first, with examples. */
function ruleTable({ sites }: CheckResult, shown: readonly Severity[], paint: Paint): string {
  const found = sites.flatMap(({ root, findings }) =>
    findings
      .filter(({ severity, repeatOf }) => shown.includes(severity) && repeatOf === undefined)
      .map((finding): Named => ({ finding, name: root === '.' ? finding.file : `${root}/${finding.file}` })),
  );
  const rules = [...groupBy(found, ({ finding }) => finding.rule)].sort(([, a], [, b]) => useOf(b) - useOf(a));
  const width = largest(
    rules.map(([rule]) => rule.length),
    0,
  );
  const line = ([rule, alike]: (typeof rules)[number]): string => ruleLine(rule.padEnd(width), alike, paint);
  const first = rules.slice(0, mostWithExamples).map((rule) => `${line(rule)}${examples(rule[1], paint)}`);
  const others = rules.slice(mostWithExamples, mostWithExamples + mostOthers).map(line);
  const more = rules.length - first.length - others.length;
  return [
    paint('bold', `${shown.includes('error') ? 'Most' : 'The rest, the most'} useful to fix first:\n`),
    ...first,
    ...(others.length === 0 ? [] : [`${paint('bold', 'Then:')}\n\n${others.join('')}`]),
    ...(more === 0 ? [] : [paint('dim', `and ${count(more, 'more rule')}\n`)]),
  ].join('\n');
}

/** How much it is worth to fix a problem in one place. */
const worth: Readonly<Record<Severity, number>> = { error: 100, warning: 10, info: 1, hint: 1 };

/** Returns how useful it is to fix some findings, in all places. */
function useOf(found: readonly Named[]): number {
  return found.reduce((sum, one) => sum + worth[one.finding.severity] * countAll([one]), 0);
}

function ruleLine(rule: string, found: readonly Named[], paint: Paint): string {
  const files = new Set(found.map(({ name }) => name)).size;
  const fixable = found.filter(({ finding }) => finding.fixable).length;
  const fixes = fixable === 0 ? '' : `, ${fixable} fixable`;
  const places = countAll(found);
  const where = places === found.length ? count(files, 'file') : `${places} places`;
  const numbers = `${count(found.length, nounFor(found))} in ${where}${fixes}`;
  return `${paint('bold', rule)}  ${paint('yellow', numbers)}\n`;
}

function examples(found: readonly Named[], paint: Paint): string {
  const alike = [...groupBy(found, ({ finding }) => finding.message).values()];
  return alike
    .sort((a, b) => useOf(b) - useOf(a))
    .slice(0, mostExamples)
    .map((same) => example(same, paint))
    .join('');
}

/** A rule’s findings may differ in severity. */
function nounFor(found: readonly Named[]): string {
  const [first, ...others] = new Set(found.map(({ finding }) => finding.severity));
  return first === undefined || first === 'info' || others.length > 0 ? 'problem' : first;
}

/** Returns the number of findings, including those that they represent. */
function countAll(same: readonly Named[]): number {
  const counts = same.map(
    ({ finding: { copies = 0, inFolder = 0, sameCause = 0 } }) => 1 + copies + inFolder + sameCause,
  );
  return counts.reduce((sum, one) => sum + one, 0);
}

function example(same: readonly Named[], paint: Paint): string {
  const [first] = same;
  if (first === undefined) return '';
  const { name, finding } = first;
  const location = `${shownName(name)}:${finding.range.start.line + 1}:${finding.range.start.character + 1}`;
  return `  ${paint('dim', location)}  ${printable(finding.message)}${repeatsSuffix(same.map((one) => one.finding))}\n`;
}

/** Returns how to see what isn’t shown one by one, and how to continue. */
function nextSteps(byRule: readonly Severity[], paint: Paint): string {
  const errors = byRule.includes('error')
    ? ['  docsight check --quiet                              lists every error']
    : [];
  return paint(
    'dim',
    [
      '',
      'Next steps:',
      ...errors,
      '  docsight check --format json                        lists every finding',
      '  docsight check --rule "*=off" --rule RULE=warning   shows one rule only',
      '  .docsight.json: { "rules": { "RULE": "off" } }      turns a rule off for the site',
    ].join('\n'),
  );
}
