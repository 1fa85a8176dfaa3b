import { isSeverityChoice, type RuleSettings } from '../core/settings/ruleSettings.ts';

/** What a person has set in the editor, under `docsight`. */
export interface Settings {
  readonly rules: RuleSettings;
  readonly inlayHints: boolean;
  readonly autoClosingTags: boolean;
}

export const defaultSettings: Settings = { rules: {}, inlayHints: true, autoClosingTags: true };

/** Reads settings from whatever the client sends; what isn't understood counts as not set. */
export function readSettings(sent: unknown): Settings {
  const given = asRecord(sent);
  const rules = Object.entries(asRecord(given['rules'])).filter(([, severity]) => isSeverityChoice(severity));
  return {
    rules: Object.fromEntries(rules) as RuleSettings,
    inlayHints: asRecord(given['inlayHints'])['enabled'] !== false,
    autoClosingTags: given['autoClosingTags'] !== false,
  };
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
