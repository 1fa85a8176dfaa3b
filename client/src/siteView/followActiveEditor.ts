import * as vscode from 'vscode';
import type { SiteViewNode } from './node.ts';
import type { SiteTrees } from './siteTrees.ts';

/** Selects the page of the active editor in the view, as the explorer does with files, and like it only where people want that. */
export function followActiveEditor(view: vscode.TreeView<SiteViewNode>, trees: SiteTrees): vscode.Disposable {
  const follow = (): void => {
    void reveal(view, trees);
  };
  return vscode.Disposable.from(
    vscode.window.onDidChangeActiveTextEditor(follow),
    view.onDidChangeVisibility(follow),
    trees.onDidLoad(() => {
      // Later on a new outline is no reason to take somebody's selection away.
      if (view.selection.length === 0) follow();
    }),
  );
}

async function reveal(view: vscode.TreeView<SiteViewNode>, trees: SiteTrees): Promise<void> {
  const uri = activeUri();
  if (uri === undefined || !isFollowing(view, uri)) return;
  try {
    const page = await trees.pageOf(uri);
    // Meanwhile somebody may have gone on to another file.
    if (page === undefined || activeUri()?.toString() !== uri.toString() || !isFollowing(view, uri)) return;
    await view.reveal(page, { select: true, focus: false });
  } catch {
    // The rows were asked for anew at the same moment; the next ones are followed again.
  }
}

function activeUri(): vscode.Uri | undefined {
  return vscode.window.activeTextEditor?.document.uri;
}

/** Where several rows are selected, somebody is about to do something with them. A page may stand in several groups. */
function isFollowing({ visible, selection }: vscode.TreeView<SiteViewNode>, uri: vscode.Uri): boolean {
  const isOn = vscode.workspace.getConfiguration('explorer').get<unknown>('autoReveal') !== false;
  const isSelected = selection.some((node) => node.kind === 'page' && node.file === uri.toString());
  return visible && isOn && selection.length < 2 && !isSelected;
}
