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

/** The maximum number of different messages shown for a rule. */
const mostExamples = 3;

/** Returns the findings of some severities in a large result by rule, the most frequent first, each with examples. */
export function ruleTable({ sites }: CheckResult, shown: readonly Severity[], paint: Paint): string {
  const found = sites.flatMap(({ root, findings }) =>
    findings
      .filter(({ severity, repeatOf }) => shown.includes(severity) && repeatOf === undefined)
      .map((finding): Named => ({ finding, name: root === '.' ? finding.file : `${root}/${finding.file}` })),
  );
  const rules = [...groupBy(found, ({ finding }) => finding.rule)].sort(([, a], [, b]) => b.length - a.length);
  const width = largest(
    rules.map(([rule]) => rule.length),
    0,
  );
  return rules.map(([rule, found]) => ruleBlock(rule.padEnd(width), found, paint)).join('\n');
}

function ruleBlock(rule: string, found: readonly Named[], paint: Paint): string {
  const files = new Set(found.map(({ name }) => name)).size;
  const fixable = found.filter(({ finding }) => finding.fixable).length;
  const fixes = fixable === 0 ? '' : `, ${fixable} fixable`;
  const numbers = `${count(found.length, nounFor(found))} in ${count(files, 'file')}${fixes}`;
  const alike = [...groupBy(found, ({ finding }) => finding.message).values()];
  const examples = alike
    .sort((a, b) => countAll(b) - countAll(a))
    .slice(0, mostExamples)
    .map((same) => example(same, paint));
  return `${paint('bold', rule)}  ${paint('yellow', numbers)}\n${examples.join('')}`;
}

/** A rule’s findings may differ in severity. */
function nounFor(found: readonly Named[]): string {
  return found.every(({ finding }) => finding.severity === 'warning') ? 'warning' : 'problem';
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
  const more = same.length === 1 ? '' : paint('dim', ` (${same.length} times)`);
  return `  ${paint('dim', location)}  ${printable(finding.message)}${repeatsSuffix(same.map((one) => one.finding))}${more}\n`;
}

/** Returns how to continue with many warnings. */
export function nextSteps(paint: Paint): string {
  return paint(
    'dim',
    [
      '',
      'Next steps:',
      '  docsight check --format json                        lists every finding',
      '  docsight check --rule "*=off" --rule RULE=warning   shows one rule only',
      '  .docsight.json: { "rules": { "RULE": "off" } }      turns a rule off for the site',
    ].join('\n'),
  );
}
