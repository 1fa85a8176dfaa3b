import * as vscode from 'vscode';
import type { WorkspaceEdit as ProtocolEdit } from 'vscode-languageclient';
import { withErrorReport } from '../commands/command.ts';
import { applyAndSave } from '../newFiles/applyAndSave.ts';
import type { Server } from '../server/server.ts';

/** Applies the fixes that change other files than the one in front, and saves those. */
export function applyFix(server: Server, output: vscode.LogOutputChannel): vscode.Disposable {
  return vscode.commands.registerCommand(
    'docsight.applyAndSave',
    withErrorReport(output, async (...[edit]: readonly unknown[]) => {
      await applyAndSave(server, { edit: edit as ProtocolEdit });
    }),
  );
}
