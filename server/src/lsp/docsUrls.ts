import type { Connection } from 'vscode-languageserver';
import { readDocsUrl } from '../core/settings/docsUrl.ts';
import type { DocsUrls } from '../workspace/docsUrls.ts';
import { fromUri } from '../workspace/resourcePath.ts';
import type { ClientSupport } from './clientSupport.ts';

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
