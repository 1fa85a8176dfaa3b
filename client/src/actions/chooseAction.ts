import * as vscode from 'vscode';
import type { WorkspaceEdit as ProtocolEdit } from 'vscode-languageclient';
import { withErrorReport } from '../commands/command.ts';
import { applyAndSave } from '../newFiles/applyAndSave.ts';
import type { Server } from '../server/server.ts';
import { applyWorkspaceEdit } from '../files/writing.ts';

/** One of several changes of which a person chooses one. */
interface Choice {
  readonly title: string;
  readonly edit: ProtocolEdit;
}

/** Asks for one of several changes, such as the ways to disable a rule, and applies it. */
export function chooseAction(server: Server, output: vscode.LogOutputChannel): vscode.Disposable {
  return vscode.commands.registerCommand(
    'docsight.chooseAction',
    withErrorReport(output, async (...[choices]: readonly unknown[]) => {
      const items = (choices as readonly Choice[]).map(({ title, edit }) => ({ label: title, edit }));
      const picked = await vscode.window.showQuickPick(items, {
        placeHolder: vscode.l10n.t('Select where to disable the rule'),
      });
      if (picked === undefined) return;
      const edit = await server.toEdit(picked.edit);
      const active = vscode.window.activeTextEditor?.document.uri.toString();
      // Other files are saved: nobody sees that they are unsaved.
      if (edit.entries().some(([uri]) => uri.toString() === active)) await applyWorkspaceEdit(edit);
      else await applyAndSave(server, { edit: picked.edit });
    }),
  );
}
