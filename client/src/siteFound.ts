import * as vscode from 'vscode';
import { configNames } from '../../server/src/core/paths/fileKinds.ts';
import { isRead } from './server/readSchemes.ts';

/**
 * Resolves when there may be a site: a config file in an opened folder, or above a page that is opened. The editor
 * activates the extension for every MDX file, and projects that aren't sites shouldn't pay for a server.
 */
export function siteFound(context: vscode.ExtensionContext): Promise<void> {
  return new Promise((resolve) => {
    // The watcher starts before the search, so that no file opened meanwhile is missed.
    const watcher = vscode.workspace.createFileSystemWatcher(`**/{${configNames.join(',')}}`, false, true, true);
    const opened = vscode.workspace.onDidOpenTextDocument((document) => {
      endIf(isAnyWithinSite([document]));
    });
    const folders = vscode.workspace.onDidChangeWorkspaceFolders(() => {
      endIf(hasConfig());
    });
    const end = (): void => {
      for (const listener of [watcher, opened, folders]) listener.dispose();
      resolve();
    };
    const endIf = (found: Thenable<boolean>): void => {
      void found.then((isFound) => {
        if (isFound) end();
      });
    };
    watcher.onDidCreate((uri) => {
      if (isRead(uri)) end();
    });
    context.subscriptions.push(watcher, opened, folders);
    endIf(hasConfig());
    endIf(isAnyWithinSite(vscode.workspace.textDocuments));
  });
}

/** Whether an opened folder contains a config file. Not every file system can be searched; then one has to be opened. */
async function hasConfig(): Promise<boolean> {
  const folders = vscode.workspace.workspaceFolders ?? [];
  const found = await Promise.all(folders.map((folder) => findConfig(folder)));
  return found.some((configs) => configs.length > 0);
}

function findConfig(folder: vscode.WorkspaceFolder): Thenable<readonly vscode.Uri[]> {
  const pattern = new vscode.RelativePattern(folder, `**/{${configNames.join(',')}}`);
  return vscode.workspace.findFiles(pattern, '**/node_modules/**', 1);
}

async function isAnyWithinSite(documents: readonly vscode.TextDocument[]): Promise<boolean> {
  for (const { uri, languageId } of documents) {
    if (!isRead(uri)) continue;
    if (languageId === 'docs-json') return true;
    const isPage = languageId === 'mdx' || languageId === 'markdown';
    if (isPage && (await isBelowConfig(uri))) return true;
  }
  return false;
}

/** Asks about all folders above a file at once: each question may be one over the network. */
async function isBelowConfig(uri: vscode.Uri): Promise<boolean> {
  const folders: vscode.Uri[] = [];
  const parentOf = (one: vscode.Uri): vscode.Uri => vscode.Uri.joinPath(one, '..');
  for (let folder = parentOf(uri); folders.at(-1)?.path !== folder.path; folder = parentOf(folder))
    folders.push(folder);
  const asked = folders.map((folder) =>
    Promise.all(['.git', ...configNames].map((name) => exists(vscode.Uri.joinPath(folder, name)))),
  );
  for (const names of asked) {
    const [isRepository, ...areConfigs] = await names;
    if (areConfigs.includes(true)) return true;
    if (isRepository === true) return false;
  }
  return false;
}

async function exists(uri: vscode.Uri): Promise<boolean> {
  try {
    await vscode.workspace.fs.stat(uri);
    return true;
  } catch {
    return false;
  }
}
