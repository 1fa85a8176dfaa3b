import { readDocsUrl } from '../core/settings/docsUrl.ts';
import { isSeverityChoice, type RuleSettings, type UnlistedPages } from '../core/settings/ruleSettings.ts';

/** What a person has set in the editor, under `docsight`. */
export interface Settings {
  readonly rules: RuleSettings;
  readonly inlayHints: boolean;
  readonly autoClosingTags: boolean;
  /** Whether a page shows above its first line and its headings who leads there. */
  readonly codeLens: boolean;
  /** Whether findings are shown of all files of the sites or of open ones alone. */
  readonly scope: 'site' | 'openFiles';
  /** What is reported of pages that no navigation lists, as long as they aren't open. */
  readonly unlistedPages: UnlistedPages;
  /** Whether links follow files that the editor moves; clients that ask people do so themselves. */
  readonly updateOnMove: 'prompt' | 'always' | 'never';
  /** Whether readers of a moved page's old address are sent on. */
  readonly addRedirects: 'ask' | 'always' | 'never';
  /** The address of the published documentation, for folders that have none of their own. */
  readonly docsUrl: string | undefined;
}

export const defaultSettings: Settings = {
  rules: {},
  inlayHints: true,
  autoClosingTags: true,
  codeLens: false,
  scope: 'site',
  unlistedPages: 'errors',
  updateOnMove: 'prompt',
  addRedirects: 'never',
  docsUrl: undefined,
};

/** Reads settings from whatever the client sends; what isn't understood counts as not set. */
export function readSettings(sent: unknown): Settings {
  const actual = asRecord(sent);
  const rules = Object.entries(asRecord(actual['rules'])).filter(([, severity]) => isSeverityChoice(severity));
  return {
    rules: Object.fromEntries(rules) as RuleSettings,
    inlayHints: asRecord(actual['inlayHints'])['enabled'] !== false,
    autoClosingTags: actual['autoClosingTags'] !== false,
    codeLens: asRecord(actual['codeLens'])['enabled'] === true,
    scope: asRecord(actual['diagnostics'])['scope'] === 'openFiles' ? 'openFiles' : 'site',
    unlistedPages: asRecord(actual['diagnostics'])['unlistedPages'] === 'all' ? 'all' : 'errors',
    updateOnMove: oneOf(actual['updateOnMove'], ['prompt', 'always', 'never']),
    addRedirects: oneOf(actual['addRedirects'], ['never', 'ask', 'always']),
    docsUrl: readDocsUrl(actual['docsUrl']),
  };
}

/** A value that is one of those allowed, the first of them otherwise. */
function oneOf<Value>(value: unknown, allowed: readonly [Value, ...Value[]]): Value {
  return allowed.find((one) => one === value) ?? allowed[0];
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
