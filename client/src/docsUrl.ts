import * as vscode from 'vscode';
import type { SiteInfo } from '../../server/src/protocol/sites.ts';

/**
 * Returns the URL of the published site: from the settings, or else from the person, stored in the folder's settings. A
 * folder with several sites can't store it, so there it is requested each time.
 */
export async function docsUrlOf(site: SiteInfo, sites: readonly SiteInfo[]): Promise<string | undefined> {
  const folder = folderOf(site);
  const isShared = sites.some((other) => other.config !== site.config && folderOf(other) === folder);
  if (site.docsUrl !== undefined && !isShared) return site.docsUrl;
  const url = await askForUrl(site);
  if (url !== undefined && folder !== undefined && !isShared) {
    const settings = vscode.workspace.getConfiguration('docsight', folder);
    await settings.update('docsUrl', url, vscode.ConfigurationTarget.WorkspaceFolder);
  }
  return url;
}

function folderOf({ root }: SiteInfo): vscode.WorkspaceFolder | undefined {
  return vscode.workspace.getWorkspaceFolder(vscode.Uri.parse(root));
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
