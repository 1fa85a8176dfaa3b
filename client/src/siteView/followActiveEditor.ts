import * as vscode from 'vscode';
import type { SiteViewNode } from './node.ts';
import { OpeningFiles } from './openingFiles.ts';
import type { SiteTrees } from './siteTrees.ts';

/**
 * Selects the page of the active editor in the view, like the explorer does with files and controlled by the same
 * setting.
 */
export function followActiveEditor(view: vscode.TreeView<SiteViewNode>, trees: SiteTrees): vscode.Disposable {
  // The row of a new page comes later than its editor. What is shown already isn't revealed again: that would bring the
  // view back to somebody who is just leaving it.
  let isPending = true;
  const reveal = async (): Promise<void> => {
    if (await revealActive(view, trees)) isPending = false;
  };
  const follow = (): void => {
    isPending = true;
    void reveal();
  };
  const opening = new OpeningFiles();
  return vscode.Disposable.from(
    vscode.window.onDidChangeActiveTextEditor(() => {
      if (!opening.end(activeUri()?.toString())) follow();
    }),
    view.onDidChangeVisibility(follow),
    view.onDidChangeSelection(({ selection: [node, ...others] }) => {
      if (others.length === 0 && node?.kind === 'page') opening.begin(node.file, activeUri()?.toString());
    }),
    trees.onDidLoad(() => {
      // A later update must not change the selection.
      if (isPending && view.selection.length === 0) void reveal();
    }),
  );
}

/** Resolves to whether the row of the active editor was revealed. */
async function revealActive(view: vscode.TreeView<SiteViewNode>, trees: SiteTrees): Promise<boolean> {
  const uri = activeUri();
  if (uri === undefined || !isFollowing(view, uri)) return false;
  try {
    const page = await trees.pageOf(uri);
    // The active editor may have changed meanwhile.
    if (page === undefined || activeUri()?.toString() !== uri.toString() || !isFollowing(view, uri)) return false;
    await view.reveal(page, { select: true, focus: false });
    return true;
  } catch {
    // The rows were reloaded at the same moment; the next ones are followed again.
    return false;
  }
}

function activeUri(): vscode.Uri | undefined {
  return vscode.window.activeTextEditor?.document.uri;
}

/**
 * Whether the selection may follow a file: several selected rows are about to be used, and a page can be in several
 * groups.
 */
function isFollowing({ visible, selection }: vscode.TreeView<SiteViewNode>, uri: vscode.Uri): boolean {
  const isOn = vscode.workspace.getConfiguration('explorer').get<unknown>('autoReveal') !== false;
  const isSelected = selection.some((node) => node.kind === 'page' && node.file === uri.toString());
  return visible && isOn && selection.length < 2 && !isSelected;
}
