import { groupBy } from '../../core/util/collections.ts';
import { count, shorten } from '../../core/util/messageText.ts';
import { printable } from '../../core/util/printable.ts';
import { severities } from '../../core/settings/ruleSettings.ts';
import { severitiesFrom, type ReportOptions } from '../check/severityLevel.ts';
import { countFindings, type CheckFinding, type CheckResult } from '../checkResult.ts';
import { elsewhereText, repeatsSuffix, shownName } from './terminalText.ts';

/** Findings with the same message in a file, which are one line. */
interface Line {
  /** From the folder in which the command runs. */
  readonly path: string;
  readonly same: readonly [CheckFinding, ...CheckFinding[]];
}

/** More lines cost more to read than the next run with fewer problems. */
const mostLines = 50;
const longestMessage = 300;

/**
 * Returns the result for assistants, a public, stable format: a line for each cause, the worst first, then how many more
 * there are by rule, and always the verdict with the commands to go on with.
 */
export function reportAgent(result: CheckResult, options: ReportOptions): string {
  const lines = linesOf(result);
  const shown = lines.slice(0, mostLines).map(lineText);
  const more = lines.length > mostLines ? [restText(lines.slice(mostLines))] : [];
  return `${[...shown, ...more, verdict(result, options)].join('\n')}\n`;
}

function linesOf({ sites }: CheckResult): readonly Line[] {
  const all = sites.flatMap(({ root, findings }) => {
    const own = findings.filter(({ repeatOf }) => repeatOf === undefined);
    const alike = groupBy(own, ({ file, rule, severity, message }) => JSON.stringify([file, rule, severity, message]));
    return [...alike.values()].flatMap(([first, ...others]): readonly Line[] =>
      first === undefined
        ? []
        : [{ path: root === '.' ? first.file : `${root}/${first.file}`, same: [first, ...others] }],
    );
  });
  const rank = ({ same: [first] }: Line): number => severities.indexOf(first.severity);
  return all.sort((a, b) => rank(a) - rank(b));
}

function lineText({ path, same }: Line): string {
  const [{ range, severity, rule, message, fix }] = same;
  const place = `${shownName(path)}:${range.start.line + 1}:${range.start.character + 1}`;
  const text = `${printable(shorten(message, longestMessage))}${repeatsSuffix(same)}`;
  const arrow = fix === undefined ? '' : ` → ${printable(fix.title)}`;
  return `${place} ${severity} ${rule} ${text}${arrow}`;
}

/** Counts what isn’t shown by rule, the most frequent first. */
function restText(lines: readonly Line[]): string {
  const byRule = [...groupBy(lines, ({ same: [{ rule }] }) => rule)].sort(([, a], [, b]) => b.length - a.length);
  return `and ${lines.length} more: ${byRule.map(([rule, { length }]) => `${rule} ${length}`).join(', ')}`;
}

function verdict(result: CheckResult, options: ReportOptions): string {
  const { lowest } = options;
  const requested = severitiesFrom(lowest);
  const counts = requested.flatMap((severity) => {
    const found = countFindings(result, severity);
    return found === 0 ? [] : count(found, severity);
  });
  const pages = count(
    result.sites.reduce((sum, site) => sum + site.pages, 0),
    'page',
  );
  const elsewhere = elsewhereText(result, requested);
  const others = elsewhere === '' ? '' : `; ${elsewhere} not shown`;
  const found = counts.length === 0 ? 'No problems' : counts.join(', ');
  return `${found} (site of ${pages}${others}).${nextText(result, options)}`;
}

/** Returns what to go on with: commands, or for a reader who has the tools of a server instead, a call. */
function nextText(result: CheckResult, { args, paths, tools }: ReportOptions): string {
  const lines = linesOf(result);
  const [worst] = lines;
  if (worst === undefined) return '';
  const fixed = lines.flatMap(({ same }) => same).filter(({ fix }) => fix?.isSafe === true).length;
  const mayFix = tools?.mayWrite ?? !args.some((arg) => ['--fix', '--stdin'].includes(arg));
  const fix = tools === undefined ? fixCommand(args, paths) : 'call “check” again with “fix”';
  const next = [
    ...(fixed > 0 && mayFix ? [`${fix} (fixes ${fixed})`] : []),
    ...(tools === undefined ? [`docsight check --explain ${worst.same[0].rule}`] : []),
  ];
  return next.length === 0 ? '' : ` Next: ${next.join('; ')}`;
}

/** Returns the command that fixes what was reported: whatever else was typed chose that. */
function fixCommand(args: readonly string[], paths: readonly string[]): string {
  const isMany = paths.length > 3;
  const others = args.filter(
    (arg, at) => !/^--format(?:=|$)/.test(arg) && args[at - 1] !== '--format' && !(isMany && paths.includes(arg)),
  );
  return ['docsight check --fix', ...others.map(typed), ...(isMany ? ['PATH…'] : [])].join(' ');
}

/** Returns an argument as it is typed in a shell. */
function typed(argument: string): string {
  return /^[\w./@=:-]+$/.test(argument) ? argument : `'${argument.replaceAll("'", String.raw`'\''`)}'`;
}
