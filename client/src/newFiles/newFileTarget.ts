import * as vscode from 'vscode';
import type { InsertionPointInfo, InsertionPointsParams } from '../../../server/src/protocol/newFiles.ts';
import type { SiteInfo } from '../../../server/src/protocol/sites.ts';
import { pickSite, siteOf } from '../pickSite.ts';
import type { Server } from '../server/server.ts';

/** The target of a command that creates something, as far as it is known at the start. */
export interface NewFileTarget {
  readonly site: SiteInfo;
  /** From the site's root; undefined if the insertion point determines it. */
  readonly folder: string | undefined;
  /** Whether somebody clicked the folder, so that it counts more than the group that they pick later. */
  readonly isFolderChosen?: boolean;
  readonly insertionPoint: InsertionPointInfo | undefined;
  /** The cursor in the active editor. */
  readonly cursor?: InsertionPointsParams['cursor'];
}

/** The argument that the view of a site passes to a command. */
interface ViewArgument {
  readonly config: string;
  readonly insertionPoint?: InsertionPointInfo;
}

/**
 * Resolves the target of a command: the row clicked in the view, the folder clicked in the explorer, or else the site
 * and folder of the active editor. Undefined if canceled.
 */
export async function newFileTarget(server: Server, argument: unknown): Promise<NewFileTarget | undefined> {
  if (argument instanceof vscode.Uri) return targetIn(server, argument);
  if (isViewArgument(argument)) {
    const site = (await server.sites()).find(({ config }) => config === argument.config);
    return (
      site && {
        site,
        folder: argument.insertionPoint === undefined ? '' : undefined,
        insertionPoint: argument.insertionPoint,
      }
    );
  }
  const site = await pickSite(server);
  const editor = vscode.window.activeTextEditor;
  if (site === undefined || editor === undefined) return site && { site, folder: '', insertionPoint: undefined };
  const { uri } = editor.document;
  const { line, character } = editor.selection.active;
  return {
    site,
    folder: folderIn(site, vscode.Uri.joinPath(uri, '..')) ?? '',
    insertionPoint: undefined,
    cursor: { uri: uri.toString(), position: { line, character } },
  };
}

async function targetIn(server: Server, folder: vscode.Uri): Promise<NewFileTarget | undefined> {
  const sites = await server.findSites();
  const site = siteOf(sites, vscode.Uri.joinPath(folder, 'page')) ?? (await pickSite(server));
  const chosen = site && folderIn(site, folder);
  return site && { site, folder: chosen ?? '', isFolderChosen: chosen !== undefined, insertionPoint: undefined };
}

/** Returns a folder's path from the root of a site; undefined if it lies elsewhere. */
function folderIn({ root }: SiteInfo, folder: vscode.Uri): string | undefined {
  const { scheme, authority, path } = vscode.Uri.parse(root);
  if (folder.scheme !== scheme || folder.authority !== authority) return undefined;
  if (folder.path === path) return '';
  return folder.path.startsWith(`${path}/`) ? folder.path.slice(path.length + 1) : undefined;
}

function isViewArgument(value: unknown): value is ViewArgument {
  return typeof value === 'object' && value !== null && 'config' in value && typeof value.config === 'string';
}

/** Returns the label of an insertion point in a picker; the navigation's root has no title of its own. */
export function insertionPointLabel({ path, label }: InsertionPointInfo): string {
  return path.length === 1 ? vscode.l10n.t('Top level') : label;
}
