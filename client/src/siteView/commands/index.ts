import * as vscode from 'vscode';
import { withErrorReport } from '../../commands/command.ts';
import type { SiteViewNode } from '../node.ts';
import type { SiteView } from '../siteView.ts';
import { changeTitle, rename } from './rename.ts';
import { copyLink, copyPath, openToSide, revealInConfig } from './openAndCopy.ts';
import { moveDown, moveUp, remove, undo } from './move.ts';
import { newGroupHere, newPageHere } from './newHere.ts';
import type { ViewCommand } from './viewCommand.ts';

const commands: readonly ViewCommand[] = [
  changeTitle,
  copyLink,
  copyPath,
  moveDown,
  moveUp,
  newGroupHere,
  newPageHere,
  openToSide,
  remove,
  rename,
  revealInConfig,
];

export function registerViewCommands(view: SiteView, output: vscode.LogOutputChannel): vscode.Disposable {
  return vscode.Disposable.from(
    vscode.commands.registerCommand(
      undo.id,
      withErrorReport(output, () => undo.run(view)),
    ),
    ...commands.map(({ id, run }) =>
      vscode.commands.registerCommand(
        id,
        withErrorReport(output, async (clicked: unknown, selected: unknown) => {
          const [first, ...others] = await nodesFor(view, clicked, selected);
          if (first !== undefined) await run(view, [first, ...others]);
          else void vscode.window.showInformationMessage(vscode.l10n.t('The site changed in the meantime. Try again.'));
        }),
      ),
    ),
  );
}

/**
 * Returns the current rows that a command applies to: the clicked one, or all selected rows if it is among them. The
 * manifest's keybindings pass `selection` instead: while the editor reloads rows it passes none for the clicked row,
 * and the selection is another one.
 */
async function nodesFor(view: SiteView, clicked: unknown, selected: unknown): Promise<readonly SiteViewNode[]> {
  const isSeveral = Array.isArray(selected) && selected.length > 0;
  const clickedNodes = (isSeveral ? selected : [clicked]).filter(isNode);
  const nodes = clicked === 'selection' ? view.selection : clickedNodes;
  const current = await Promise.all(nodes.map((node) => view.trees.current(node)));
  return current.filter((node) => node !== undefined);
}

function isNode(value: unknown): value is SiteViewNode {
  return typeof value === 'object' && value !== null && 'kind' in value && 'site' in value;
}
