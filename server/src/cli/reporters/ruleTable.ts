import type { Severity } from '../../core/settings/ruleSettings.ts';
import { groupBy, largest } from '../../core/util/collections.ts';
import { printable } from '../../core/util/printable.ts';
import { count } from '../../core/util/messageText.ts';
import type { CheckFinding, CheckResult } from '../checkResult.ts';
import { repeatsSuffix, shownName, type Paint } from './terminalText.ts';

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
export function ruleTable({ sites }: CheckResult, shown: readonly Severity[], paint: Paint): string {
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
export function nextSteps(byRule: readonly Severity[], paint: Paint): string {
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
