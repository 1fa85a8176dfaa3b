import { severities, type Severity } from './severity.ts';

/** The configured severities of rules: by id, by `area/*` for a complete area, or by `*`. */
export type RuleSettings = Readonly<Record<string, Severity | 'off'>>;

export const defaultRuleSettings: RuleSettings = {};

/** The sets of rules that a site can start from. */
export const presets = ['recommended', 'strict', 'minimal'] as const;
export type Preset = (typeof presets)[number];

/** The values that a person may set for a rule. */
export const severityChoices = ['off', ...severities] as const;

export function isSeverityChoice(value: unknown): value is Severity | 'off' {
  return (severityChoices as readonly unknown[]).includes(value);
}

/** Returns the area of a rule, by which settings name all of its rules: `link/*`. */
export function areaOf(ruleId: string): string {
  return `${ruleId.slice(0, ruleId.indexOf('/'))}/*`;
}

/** Returns the configured severity of a rule: its own before that of its area; undefined if its default applies. */
export function severityFor(settings: RuleSettings, ruleId: string): Severity | 'off' | undefined {
  // Usually nothing is configured, and this is called for every rule on every page.
  if (Object.keys(settings).length === 0) return undefined;
  return settings[ruleId] ?? settings[areaOf(ruleId)] ?? settings['*'];
}

/** What is reported of pages that no navigation lists: errors alone, or everything. */
export const unlistedChoices = ['errors', 'all'] as const;
export type UnlistedPages = (typeof unlistedChoices)[number];
