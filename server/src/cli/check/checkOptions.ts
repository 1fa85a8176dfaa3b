import path from 'node:path';
import { parse } from 'jsonc-parser';
import { ruleMetas } from '../../core/rules/index.ts';
import {
  areaOf,
  severities,
  severityChoices,
  unlistedChoices,
  type RuleSettings,
  type Severity,
  type UnlistedPages,
} from '../../core/settings/ruleSettings.ts';
import { readRuleSettings } from '../../core/settings/settingsSchema.ts';
import { formatList } from '../../core/util/messageText.ts';
import { checkLine } from '../commandLines.ts';
import { UsageError, type Io } from '../io.ts';
import { readArguments } from '../readArguments.ts';
import { withRevision } from './changedFiles.ts';
import { unknownRule } from './listRules.ts';
import { parseOutputs, type Output } from './outputs.ts';
import type { JsonOptions } from './severityLevel.ts';

/** How addresses on the web are requested. */
export interface ExternalOptions {
  /** The beginnings of addresses that aren’t requested; `*` matches any text. */
  readonly ignore: readonly string[];
  /** Whether this machine and private networks may be addressed. */
  readonly allowsPrivate: boolean;
}

export interface CheckOptions {
  /** All arguments, as they were typed. */
  readonly args: readonly string[];
  /** The files and folders to check; without any, the site of `folder`. */
  readonly paths: readonly string[];
  readonly folder: string;
  readonly outputs: readonly Output[];
  /** How JSON is written. */
  readonly json: JsonOptions;
  /** Whether safe fixes are written, or only shown. */
  readonly fix: 'write' | 'show' | undefined;
  /** The revision since which changes are checked. */
  readonly changedSince: string | undefined;
  /** The file with the addresses that the site is to have. */
  readonly addresses: string | undefined;
  /** Whether findings elsewhere are reported too that the checked files cause. */
  readonly caused: boolean;
  /** The file with accepted findings, and whether it is written. */
  readonly baseline: string | undefined;
  readonly updateBaseline: boolean;
  readonly rules: RuleSettings;
  /** The lowest severity that is shown; undefined for the default of each format. */
  readonly lowest: Severity | undefined;
  /** Which findings of unlisted pages are reported. */
  readonly unlistedPages: UnlistedPages;
  /** Whether nothing is reported in unlisted pages. */
  readonly listedOnly: boolean;
  readonly maxWarnings: number | undefined;
  /** Undefined if it depends on the terminal. */
  readonly useColor: boolean | undefined;
  /** The file whose text is read from standard input. */
  readonly stdinPath: string | undefined;
  readonly watch: boolean;
  /** Whether and how addresses on the web are requested. */
  readonly external: ExternalOptions | undefined;
  /** The folder of the cache; false without one, undefined for the user’s. */
  readonly cache: string | false | undefined;
  readonly listRules: boolean;
  /** The id of a rule to explain. */
  readonly explain: string | undefined;
  /** The file and line whose findings to explain. */
  readonly explainFinding: string | undefined;
}

/**
 * Returns the lowest severity of findings that a run has to know: those that it shows. Rules that only find milder
 * ones take a fifth of a check.
 */
export function lowestNeeded({ fix, baseline, explainFinding, outputs, lowest, maxWarnings }: CheckOptions): Severity {
  if (fix !== undefined || baseline !== undefined || explainFinding !== undefined) return 'hint';
  const needed = outputs.map(({ format }) => lowest ?? format.lowest);
  if (maxWarnings !== undefined) needed.push('warning');
  return severities.findLast((severity) => needed.includes(severity)) ?? 'hint';
}

/**
 * Returns the lowest severity of findings whose fixes some format shows; undefined if none does. Most pages have a hint,
 * and each page with a fix to show is read again.
 */
export function lowestWithFix({ outputs, lowest }: CheckOptions): Severity | undefined {
  const shown = outputs.flatMap(({ format: { fixesFrom, lowest: ofFormat } }) =>
    fixesFrom === undefined ? [] : severities.find((one) => one === fixesFrom || one === (lowest ?? ofFormat)),
  );
  return severities.findLast((severity) => shown.includes(severity));
}

type CheckValues = ReturnType<typeof readArguments<typeof checkLine>>['values'];

/** Options that have no effect with any of some others. */
const conflicts: readonly (readonly [option: keyof CheckValues, others: readonly (keyof CheckValues)[]])[] = [
  ['update-baseline', ['changed', 'stdin', 'watch']],
  ['fix', ['stdin', 'watch', 'fix-dry-run']],
  ['fix-dry-run', ['stdin', 'watch']],
  ['external', ['watch', 'stdin', 'fix-dry-run']],
  ['watch', ['stdin']],
  ['addresses', ['changed', 'stdin', 'watch']],
  ['listed-only', ['unlisted-pages']],
  ['quiet', ['severity']],
  ['format', ['fix-dry-run']],
  ['color', ['no-color']],
];

/** Parses the arguments of `docsight check`; throws UsageError for invalid ones. */
export function parseCheckOptions(args: readonly string[], { cwd }: Pick<Io, 'cwd'>): CheckOptions {
  const { values, positionals } = readArguments(checkLine, withRevision(args, cwd));
  refuseConflicts(values);
  const [stdinPath, explainFinding] = [values['stdin-path'], values['explain-finding']];
  const named = stdinPath ?? explainFinding;
  return {
    args,
    paths: positionals,
    folder: named === undefined ? '.' : path.dirname(named),
    outputs: parseOutputs(values.format ?? ['stylish']),
    json: { isPretty: values.pretty ?? false, hasUrls: values.urls ?? false },
    fix: values['fix-dry-run'] === true ? 'show' : values.fix === true ? 'write' : undefined,
    changedSince: values.changed,
    addresses: values.addresses,
    caused: values['no-caused'] !== true,
    baseline: values.baseline,
    updateBaseline: values['update-baseline'] ?? false,
    rules: Object.fromEntries((values.rule ?? []).map(parseRule)),
    lowest: values.quiet === true ? 'error' : parseSeverity(values.severity),
    unlistedPages: parseUnlisted(values['unlisted-pages'] ?? 'errors'),
    listedOnly: values['listed-only'] ?? false,
    maxWarnings: values['max-warnings'] === undefined ? undefined : parseCount(values['max-warnings']),
    useColor: values['no-color'] === true ? false : values.color,
    stdinPath,
    watch: values.watch ?? false,
    external: externalOptions(values),
    cache: values['no-cache'] === true ? false : values['cache-location'],
    listRules: values['list-rules'] ?? false,
    explain: values.explain,
    explainFinding,
  };
}

/** Throws UsageError for options that need others, or that have no effect with others. */
function refuseConflicts(values: CheckValues): void {
  if (values['update-baseline'] === true && values.baseline === undefined)
    throw new UsageError('--update-baseline needs a file: --baseline FILE.');
  if ((values.stdin === true) !== (values['stdin-path'] !== undefined))
    throw new UsageError('Use --stdin and --stdin-path together: --stdin --stdin-path FILE.');
  const isJson = (values.format ?? []).some((format) => /^json(?:=|$)/.test(format));
  for (const option of ['pretty', 'urls'] as const)
    if (values[option] === true && !isJson) throw new UsageError(`--${option} needs --format json.`);
  const isSet = (name: keyof CheckValues): boolean => values[name] !== undefined && values[name] !== false;
  for (const [one, others] of conflicts) {
    const other = others.find(isSet);
    if (isSet(one) && other !== undefined)
      throw new UsageError(`--${one} has no effect with --${other}. Use only one of them.`);
  }
}

function externalOptions(values: {
  readonly external?: boolean | undefined;
  readonly 'external-ignore'?: readonly string[] | undefined;
  readonly 'external-private'?: boolean | undefined;
}): ExternalOptions | undefined {
  const { external = false, 'external-ignore': ignore = [], 'external-private': allowsPrivate = false } = values;
  if (!external && ignore.length > 0) throw new UsageError('--external-ignore needs --external.');
  if (!external && allowsPrivate) throw new UsageError('--external-private needs --external.');
  return external ? { ignore, allowsPrivate } : undefined;
}

/** Parses `id=severity`, or `id=["severity", { … }]` with options. */
function parseRule(text: string): readonly [string, RuleSettings[string]] {
  const [, id = '', written = ''] = /^([^=]*)=?(.*)$/s.exec(text) ?? [];
  const known = id === '*' || ruleMetas.some((meta) => meta.id === id || areaOf(meta.id) === id);
  const { rules, invalid } = readRuleSettings({
    [id]: written.startsWith('[') ? (parse(written) as unknown) : written,
  });
  const setting = rules[id];
  if (known && setting !== undefined && invalid.length === 0) return [id, setting];
  if (!known && written !== '') throw new UsageError(unknownRule(id));
  const reason = written.startsWith('[') ? (invalid[0]?.message ?? '') : '';
  throw new UsageError(
    reason === ''
      ? `Invalid --rule “${text}”. Use id=severity, where severity is ${formatList(severityChoices)}.`
      : `Invalid --rule “${text}”. ${reason}`,
  );
}

function parseSeverity(text: string | undefined): Severity | undefined {
  const level = severities.find((one) => one === text);
  if (text !== undefined && level === undefined)
    throw new UsageError(`Invalid --severity “${text}”. Use ${formatList(severities, 'or')}.`);
  return level;
}

function parseUnlisted(text: string): UnlistedPages {
  const choice = unlistedChoices.find((one) => one === text);
  if (choice === undefined)
    throw new UsageError(`Invalid --unlisted-pages “${text}”. Use ${unlistedChoices.join(' or ')}.`);
  return choice;
}

function parseCount(text: string): number {
  if (!/^\d+$/.test(text)) throw new UsageError(`Invalid --max-warnings “${text}”. Use a whole number.`);
  return Number(text);
}
