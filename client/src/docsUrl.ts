import * as vscode from 'vscode';
import type { WorkspaceEdit as ProtocolEdit } from 'vscode-languageclient';
import { docsUrlRequest, type DocsUrlParams } from '../../server/src/protocol/proposedFiles.ts';
import type { EditAnswer } from '../../server/src/protocol/siteView.ts';
import type { SiteInfo } from '../../server/src/protocol/sites.ts';
import { applyAndSave } from './newFiles/applyAndSave.ts';
import type { Server } from './server/server.ts';

/**
 * Returns the URL of the published site: from the settings, or else from the person, stored in `.docsight.json`, which
 * the command line reads too. A URL that another site has too is of a folder around both, and asked for.
 */
export async function docsUrlOf(server: Server, site: SiteInfo): Promise<string | undefined> {
  const { config, docsUrl } = site;
  const others = (await server.sites()).filter((other) => other.config !== config);
  const isShared = others.some((other) => other.docsUrl === docsUrl);
  if (docsUrl !== undefined && !isShared) return docsUrl;
  const url = await askForUrl(site);
  if (url !== undefined && docsUrl === undefined) {
    const params: DocsUrlParams = { config, url };
    await applyAndSave(server, await server.ask<EditAnswer<ProtocolEdit>>(docsUrlRequest, params));
  }
  return url;
}

async function askForUrl({ name, docsUrl }: SiteInfo): Promise<string | undefined> {
  const written = await vscode.window.showInputBox({
    title: vscode.l10n.t('Export llms.txt'),
    prompt: vscode.l10n.t('Where is {0} published?', name),
    placeHolder: 'https://docs.example.com',
    ...(docsUrl !== undefined && { value: docsUrl }),
    ignoreFocusOut: true,
    validateInput: (text) =>
      urlOf(text) !== undefined ? undefined : vscode.l10n.t('Enter a URL such as {0}.', 'https://docs.example.com'),
  });
  return written === undefined ? undefined : urlOf(written);
}

/** Returns the URL that a person typed; a host alone is one with `https://`. */
function urlOf(typed: string): string | undefined {
  const text = typed.trim().replace(/\/+$/, '');
  const url = text.includes('://') ? text : `https://${text}`;
  if (!URL.canParse(url)) return undefined;
  const { protocol, hostname, search, hash, username } = new URL(url);
  const isHost = text.includes('://') || hostname.includes('.') || hostname === 'localhost';
  return isHost && /^https?:$/.test(protocol) && search === '' && hash === '' && username === '' ? url : undefined;
}
