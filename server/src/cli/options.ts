import { parse } from 'jsonc-parser';
import { formatList } from '../core/util/messageText.ts';
import { ruleMetas } from '../core/rules/index.ts';
import {
  areaOf,
  severityChoices,
  unlistedChoices,
  type RuleSettings,
  type UnlistedPages,
} from '../core/settings/ruleSettings.ts';
import { readRuleSettings } from '../core/settings/settingsSchema.ts';
import { UsageError } from './io.ts';
import { readArguments } from './readArguments.ts';

export interface CheckOptions {
  readonly folders: readonly string[];
  readonly format: 'stylish' | 'json';
  readonly rules: RuleSettings;
  readonly quiet: boolean;
  /** Which findings of unlisted pages are reported. */
  readonly unlistedPages: UnlistedPages;
  readonly maxWarnings: number | undefined;
  readonly listRules: boolean;
  /** The folder for what is kept of pages between runs: undefined for the user's, false for none. */
  readonly cache: string | false | undefined;
}

const formats = ['stylish', 'json'] as const;

/** Parses the arguments of `docsight check`; throws UsageError for invalid ones. */
export function parseCheckOptions(args: readonly string[]): CheckOptions {
  const { values, positionals } = readArguments('check', args, takenOptions);
  const format = formats.find((known) => known === (values.format ?? 'stylish'));
  if (format === undefined)
    throw new UsageError(`Invalid --format “${values.format ?? ''}”. Use ${formats.join(' or ')}.`);
  return {
    folders: positionals.length === 0 ? ['.'] : positionals,
    format,
    rules: Object.fromEntries((values.rule ?? []).map(parseRule)),
    quiet: values.quiet ?? false,
    unlistedPages: parseUnlisted(values['unlisted-pages'] ?? 'errors'),
    maxWarnings: values['max-warnings'] === undefined ? undefined : parseCount(values['max-warnings']),
    listRules: values['list-rules'] ?? false,
    cache: values['no-cache'] === true ? false : values['cache-location'],
  };
}

const takenOptions = {
  format: { type: 'string' },
  rule: { type: 'string', multiple: true },
  quiet: { type: 'boolean' },
  'unlisted-pages': { type: 'string' },
  'max-warnings': { type: 'string' },
  'list-rules': { type: 'boolean' },
  'cache-location': { type: 'string' },
  'no-cache': { type: 'boolean' },
} as const;

/** Parses `id=severity`, or `id=["severity", { … }]` with options. */
function parseRule(text: string): readonly [string, RuleSettings[string]] {
  const [, id = '', written = ''] = /^([^=]*)=?(.*)$/s.exec(text) ?? [];
  const known = id === '*' || ruleMetas.some((meta) => meta.id === id || areaOf(meta.id) === id);
  const { rules, invalid } = readRuleSettings({
    [id]: written.startsWith('[') ? (parse(written) as unknown) : written,
  });
  const setting = rules[id];
  if (known && setting !== undefined && invalid.length === 0) return [id, setting];
  if (!known && written !== '') throw new UsageError(`Unknown rule “${id}”. See docsight check --list-rules.`);
  const reason = written.startsWith('[') ? (invalid[0]?.message ?? '') : '';
  throw new UsageError(
    reason === ''
      ? `Invalid --rule “${text}”. Use id=severity, where severity is ${formatList(severityChoices)}.`
      : `Invalid --rule “${text}”. ${reason}`,
  );
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
