import { severities, type Severity } from './rule.ts';

/** How much a rule weighs where somebody has said so: by its id, or by `area/*` for all of an area. */
export type RuleSettings = Readonly<Record<string, Severity | 'off'>>;

export const defaultRuleSettings: RuleSettings = {};

/** What a person may write behind a rule's name. */
export const severityChoices = ['off', ...severities] as const;

export function isSeverityChoice(value: unknown): value is Severity | 'off' {
  return (severityChoices as readonly unknown[]).includes(value);
}

/** The chosen weight of a rule: its own before that of its area; undefined where its default counts. */
export function severityFor(settings: RuleSettings, ruleId: string): Severity | 'off' | undefined {
  const area = `${ruleId.slice(0, ruleId.indexOf('/'))}/*`;
  return settings[ruleId] ?? settings[area] ?? settings['*'];
}
