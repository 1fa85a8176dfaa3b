import { severities, type Severity } from './severity.ts';

/** How much a rule weighs where somebody has said so: by its id, or by `area/*` for all of an area, or by `*`. */
export type RuleSettings = Readonly<Record<string, Severity | 'off'>>;

export const defaultRuleSettings: RuleSettings = {};

/** The sets of rules that a site can start from. */
export const presets = ['recommended', 'strict', 'minimal'] as const;
export type Preset = (typeof presets)[number];

/** What a person may write behind a rule's name. */
export const severityChoices = ['off', ...severities] as const;

export function isSeverityChoice(value: unknown): value is Severity | 'off' {
  return (severityChoices as readonly unknown[]).includes(value);
}

/** The area of a rule, as settings name all of its rules: `link/*`. */
export function areaOf(ruleId: string): string {
  return `${ruleId.slice(0, ruleId.indexOf('/'))}/*`;
}

/** The chosen weight of a rule: its own before that of its area; undefined where its default counts. */
export function severityFor(settings: RuleSettings, ruleId: string): Severity | 'off' | undefined {
  // Mostly nothing is chosen, and this is asked for every rule on every page.
  if (Object.keys(settings).length === 0) return undefined;
  return settings[ruleId] ?? settings[areaOf(ruleId)] ?? settings['*'];
}

/** What is reported of pages that no navigation lists: errors alone, or everything. */
export const unlistedChoices = ['errors', 'all'] as const;
export type UnlistedPages = (typeof unlistedChoices)[number];
