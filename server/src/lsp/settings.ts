import type { Connection } from 'vscode-languageserver';
import { readDocsUrl } from '../core/settings/docsUrl.ts';
import type { RuleSettings, UnlistedPages } from '../core/settings/ruleSettings.ts';
import { readRuleSettings } from '../core/settings/settingsSchema.ts';
import type { DocsUrls } from '../workspace/docsUrls.ts';
import { fromUri } from '../workspace/files/resourcePath.ts';
import type { ClientSupport } from './clientSupport.ts';

/** The editor's settings under `docsight`. */
export interface Settings {
  readonly rules: RuleSettings;
  readonly inlayHints: boolean;
  readonly autoClosingTags: boolean;
  /** Whether a code lens above a page's first line and its headings counts the incoming references. */
  readonly codeLens: boolean;
  /** Whether pages are formatted; `auto`: unless the repository configures another formatter. */
  readonly formatPages: 'auto' | 'always' | 'never';
  /** Whether formatted pages get one layout, instead of keeping the one that most of each has. */
  readonly formatsStrictly: boolean;
  /** Whether findings are shown for all files of the sites or only for open ones. */
  readonly scope: 'site' | 'openFiles';
  /** Which findings of unlisted pages are reported while they aren't open. */
  readonly unlistedPages: UnlistedPages;
  /** Whether links follow files that the editor moves; clients that can ask do so themselves. */
  readonly updateOnMove: 'prompt' | 'always' | 'never';
  /** Whether to add redirects from the old URLs of moved pages. */
  readonly addRedirects: 'ask' | 'always' | 'never';
  /** The URL of the published documentation, for folders that have none of their own. */
  readonly docsUrl: string | undefined;
  /** The path pattern of pasted files; empty for the folder that the site uses. */
  readonly pastedFiles: string;
}

export const defaultSettings: Settings = {
  rules: {},
  inlayHints: true,
  autoClosingTags: true,
  codeLens: false,
  formatPages: 'auto',
  formatsStrictly: false,
  scope: 'site',
  unlistedPages: 'errors',
  updateOnMove: 'prompt',
  addRedirects: 'never',
  docsUrl: undefined,
  pastedFiles: '',
};

/** Reads settings from the client's value; invalid ones count as not set. */
export function readSettings(sent: unknown): Settings {
  const actual = asRecord(sent);
  return {
    rules: readRuleSettings(actual['rules']).rules,
    inlayHints: asRecord(actual['inlayHints'])['enabled'] !== false,
    autoClosingTags: actual['autoClosingTags'] !== false,
    codeLens: asRecord(actual['codeLens'])['enabled'] === true,
    formatPages: oneOf(asRecord(actual['format'])['pages'], ['auto', 'always', 'never']),
    formatsStrictly: asRecord(actual['format'])['strict'] === true,
    scope: asRecord(actual['diagnostics'])['scope'] === 'openFiles' ? 'openFiles' : 'site',
    unlistedPages: asRecord(actual['diagnostics'])['unlistedPages'] === 'all' ? 'all' : 'errors',
    updateOnMove: oneOf(actual['updateOnMove'], ['prompt', 'always', 'never']),
    addRedirects: oneOf(actual['addRedirects'], ['never', 'ask', 'always']),
    docsUrl: readDocsUrl(actual['docsUrl']),
    pastedFiles: typeof actual['pastedFiles'] === 'string' ? actual['pastedFiles'] : '',
  };
}

/** Returns a value if it is allowed, else the first allowed one. */
function oneOf<Value>(value: unknown, allowed: readonly [Value, ...Value[]]): Value {
  return allowed.find((one) => one === value) ?? allowed[0];
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/**
 * Requests the URLs of published documentation from the client's settings: `general` for its window, others for its
 * folders.
 */
export async function docsUrlsOf(
  connection: Connection,
  client: Pick<ClientSupport, 'configuration' | 'workspaceFolders'>,
  general: string | undefined,
): Promise<DocsUrls> {
  const known = client.configuration && client.workspaceFolders ? await connection.workspace.getWorkspaceFolders() : [];
  const folders = (known ?? []).map(({ uri }) => uri);
  // A single folder has the window's settings.
  if (folders.length < 2) return { general, byFolder: new Map() };
  const items = folders.map((scopeUri) => ({ scopeUri, section: 'docsight.docsUrl' }));
  const urls: readonly unknown[] = await connection.workspace.getConfiguration(items);
  const own = folders.flatMap((folder, at) => {
    const url = readDocsUrl(urls[at]);
    return url === undefined ? [] : [[fromUri(folder), url] as const];
  });
  return { general, byFolder: new Map(own) };
}
