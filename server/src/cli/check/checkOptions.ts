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

/** How addresses on the web are requested. */
export interface ExternalOptions {
  /** The beginnings of addresses that aren’t, with `*` for any text. */
  readonly ignore: readonly string[];
  /** Whether this machine and private networks may be addressed. */
  readonly allowsPrivate: boolean;
}

export interface CheckOptions {
  readonly folders: readonly string[];
  readonly outputs: readonly Output[];
  /** Whether safe fixes are written, or only shown. */
  readonly fix: 'write' | 'show' | undefined;
  /** The revision since which changes are checked. */
  readonly changedSince: string | undefined;
  /** The file with accepted findings, and whether it is written. */
  readonly baseline: string | undefined;
  readonly updateBaseline: boolean;
  readonly rules: RuleSettings;
  /** The lowest severity that is shown; undefined: as each format does by default. */
  readonly lowest: Severity | undefined;
  /** Which findings of unlisted pages are reported. */
  readonly unlistedPages: UnlistedPages;
  /** Whether nothing is reported in unlisted pages. */
  readonly listedOnly: boolean;
  readonly maxWarnings: number | undefined;
  /** Undefined: as the terminal can. */
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
}

/** Parses the arguments of `docsight check`; throws UsageError for invalid ones. */
export function parseCheckOptions(args: readonly string[], { cwd }: Pick<Io, 'cwd'>): CheckOptions {
  const { values, positionals } = readArguments(checkLine, withRevision(args, cwd));
  const updateBaseline = values['update-baseline'] ?? false;
  if (updateBaseline && values.baseline === undefined)
    throw new UsageError('--update-baseline needs a file: --baseline FILE.');
  refuseBoth(updateBaseline && values.changed !== undefined, '--update-baseline', '--changed');
  const unlisted = values['unlisted-pages'];
  const listedOnly = values['listed-only'] ?? false;
  const stdinPath = values['stdin-path'];
  if ((values.stdin === true) !== (stdinPath !== undefined))
    throw new UsageError('--stdin and --stdin-path need each other: --stdin --stdin-path FILE.');
  const watch = values.watch ?? false;
  for (const other of ['fix', 'fix-dry-run', 'update-baseline'] as const) {
    refuseBoth(stdinPath !== undefined && values[other] === true, `--${other}`, '--stdin');
    refuseBoth(watch && values[other] === true, `--${other}`, '--watch');
  }
  for (const [isSet, other] of [
    [watch, '--watch'],
    [stdinPath !== undefined, '--stdin'],
    [values['fix-dry-run'] === true, '--fix-dry-run'],
  ] as const)
    refuseBoth(isSet && values.external === true, '--external', other);
  refuseBoth(watch && stdinPath !== undefined, '--watch', '--stdin');
  refuseBoth(listedOnly && unlisted !== undefined, '--listed-only', '--unlisted-pages');
  refuseBoth(values.quiet === true && values.severity !== undefined, '--quiet', '--severity');
  refuseBoth(values.fix === true && values['fix-dry-run'] === true, '--fix', '--fix-dry-run');
  refuseBoth(values['fix-dry-run'] === true && values.format !== undefined, '--format', '--fix-dry-run');
  refuseBoth(values.color === true && values['no-color'] === true, '--color', '--no-color');
  return {
    folders: positionals.length > 0 ? positionals : [stdinPath === undefined ? '.' : path.dirname(stdinPath)],
    outputs: parseOutputs(values.format ?? ['stylish']),
    fix: values['fix-dry-run'] === true ? 'show' : values.fix === true ? 'write' : undefined,
    changedSince: values.changed,
    baseline: values.baseline,
    updateBaseline,
    rules: Object.fromEntries((values.rule ?? []).map(parseRule)),
    lowest: values.quiet === true ? 'error' : parseSeverity(values.severity),
    unlistedPages: parseUnlisted(unlisted ?? 'errors'),
    listedOnly,
    maxWarnings: values['max-warnings'] === undefined ? undefined : parseCount(values['max-warnings']),
    useColor: values['no-color'] === true ? false : values.color,
    stdinPath,
    watch,
    external: externalOptions(values),
    cache: values['no-cache'] === true ? false : values['cache-location'],
    listRules: values['list-rules'] ?? false,
    explain: values.explain,
  };
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

function refuseBoth(areBothSet: boolean, one: string, other: string): void {
  if (areBothSet) throw new UsageError(`${one} has no effect with ${other}. Use only one of them.`);
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
