import { ownValue } from '../util/values.ts';

export const severities = ['error', 'warning', 'info', 'hint'] as const;
export type Severity = (typeof severities)[number];

/** Whether a severity is less severe than another. */
export function isMilder(severity: Severity, other: Severity): boolean {
  return severities.indexOf(severity) > severities.indexOf(other);
}

export type RuleOptions = Readonly<Record<string, unknown>>;

/** The severity of a rule, alone or with its options. */
export type RuleSetting = Severity | 'off' | readonly [Severity | 'off', RuleOptions];

/** The configured rules: by id, by `area/*` for a complete area, or by `*`; all options are valid. */
export type RuleSettings = Readonly<Record<string, RuleSetting>>;

export const defaultRuleSettings: RuleSettings = {};

/** The sets of rules that a site can start from. */
export const presets = ['recommended', 'strict', 'minimal'] as const;
export type Preset = (typeof presets)[number];

/** The values that a person may set for a rule. */
export const severityChoices = ['off', ...severities.toReversed()] as const;

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
  return severityInSetting(ownValue(settings, ruleId) ?? ownValue(settings, areaOf(ruleId)) ?? settings['*']);
}

export function severityInSetting(setting: RuleSetting | undefined): Severity | 'off' | undefined {
  return typeof setting === 'object' ? setting[0] : setting;
}

/** Returns the configured options of a rule; undefined if none are set. */
export function optionsIn(settings: RuleSettings, ruleId: string): RuleOptions | undefined {
  const setting = ownValue(settings, ruleId);
  return typeof setting === 'object' ? setting[1] : undefined;
}

/** Returns settings where later ones override earlier ones; a severity alone keeps the options. */
export function combineRules(layers: readonly RuleSettings[]): RuleSettings {
  const combined: Record<string, RuleSetting> = {};
  for (const layer of layers) {
    for (const [id, setting] of Object.entries(layer)) {
      const options = optionsIn(combined, id);
      combined[id] = typeof setting === 'object' || options === undefined ? setting : [setting, options];
    }
  }
  return combined;
}

/** What is reported of pages that no navigation lists: errors alone, or everything. */
export const unlistedChoices = ['errors', 'all'] as const;
export type UnlistedPages = (typeof unlistedChoices)[number];
