import * as vscode from 'vscode';
import type { SiteViewNode } from './node.ts';
import { OpeningFiles } from './openingFiles.ts';
import type { SiteTrees } from './siteTrees.ts';

/**
 * Selects the page of the active editor in the view, like the explorer does with files and controlled by the same
 * setting.
 */
export function followActiveEditor(view: vscode.TreeView<SiteViewNode>, trees: SiteTrees): vscode.Disposable {
  // The row of a new page comes later than its editor. What is shown or selected already isn't revealed again: somebody may
  // be leaving the view, or have clicked another row in the meantime, which is then another selection than this one.
  let awaitedWith: string | undefined = '';
  const reveal = async (): Promise<void> => {
    const selected = selectedIn(view);
    awaitedWith = (await revealActive(view, trees)) ? selected : undefined;
  };
  const opening = new OpeningFiles();
  return vscode.Disposable.from(
    vscode.window.onDidChangeActiveTextEditor(() => {
      if (opening.end(activeUri()?.toString())) awaitedWith = undefined;
      else void reveal();
    }),
    view.onDidChangeVisibility(reveal),
    view.onDidChangeSelection(({ selection: [node, ...others] }) => {
      if (others.length === 0 && node?.kind === 'page') opening.begin(node.file, activeUri()?.toString());
    }),
    trees.onDidLoad(() => {
      if (awaitedWith === selectedIn(view)) void reveal();
    }),
  );
}

/** Selects the row of the active editor. Resolves to whether that row may still come. */
async function revealActive(view: vscode.TreeView<SiteViewNode>, trees: SiteTrees): Promise<boolean> {
  const uri = activeUri();
  if (uri === undefined || !isFollowing(view, uri)) return false;
  try {
    const page = await trees.pageOf(uri);
    if (page === undefined) return true;
    // The active editor may have changed meanwhile.
    if (activeUri()?.toString() !== uri.toString() || !isFollowing(view, uri)) return false;
    await view.reveal(page, { select: true, focus: false });
    return false;
  } catch {
    // The rows were reloaded at the same moment; the next ones are followed again.
    return true;
  }
}

/** Returns the ids of the selected rows. */
function selectedIn({ selection }: vscode.TreeView<SiteViewNode>): string {
  return selection.map(({ id }) => id).join('\n');
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
