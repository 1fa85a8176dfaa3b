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
      isUrl(text) ? undefined : vscode.l10n.t('Enter a URL such as {0}.', 'https://docs.example.com'),
  });
  return written?.trim().replace(/\/+$/, '');
}

function isUrl(text: string): boolean {
  if (!URL.canParse(text.trim())) return false;
  const { protocol, search, hash, username } = new URL(text.trim());
  return /^https?:$/.test(protocol) && search === '' && hash === '' && username === '';
}
