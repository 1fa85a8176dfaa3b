import * as vscode from 'vscode';
import type { InsertionPointInfo } from '../../../server/src/protocol/newFiles.ts';
import type { SiteInfo } from '../../../server/src/protocol/sites.ts';
import { pickSite, siteOf } from '../pickSite.ts';
import type { Server } from '../server.ts';

/** Where something new is to be made, as far as it is known when a command begins. */
export interface NewFileTarget {
  readonly site: SiteInfo;
  /** From the site's root; undefined where the place tells it. */
  readonly folder: string | undefined;
  readonly insertionPoint: InsertionPointInfo | undefined;
}

/** What the view of a site tells a command. */
interface ViewArgument {
  readonly config: string;
  readonly insertionPoint?: InsertionPointInfo;
}

/**
 * What a command is about: the place that was clicked in the view, the folder that was clicked in the explorer, or else
 * the site and the folder of the active editor. Undefined where the person changes their mind.
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
  const active = vscode.window.activeTextEditor?.document.uri;
  const folder = site && active && folderIn(site, vscode.Uri.joinPath(active, '..'));
  return site && { site, folder: folder ?? '', insertionPoint: undefined };
}

async function targetIn(server: Server, folder: vscode.Uri): Promise<NewFileTarget | undefined> {
  const sites = await server.findSites();
  const site = siteOf(sites, vscode.Uri.joinPath(folder, 'page')) ?? (await pickSite(server));
  return site && { site, folder: folderIn(site, folder) ?? '', insertionPoint: undefined };
}

/** The way from the root of a site to a folder; undefined where the folder lies elsewhere. */
function folderIn({ root }: SiteInfo, folder: vscode.Uri): string | undefined {
  const { scheme, authority, path } = vscode.Uri.parse(root);
  if (folder.scheme !== scheme || folder.authority !== authority) return undefined;
  if (folder.path === path) return '';
  return folder.path.startsWith(`${path}/`) ? folder.path.slice(path.length + 1) : undefined;
}

function isViewArgument(value: unknown): value is ViewArgument {
  return typeof value === 'object' && value !== null && 'config' in value && typeof value.config === 'string';
}
