import * as vscode from 'vscode';
import type { WorkspaceEdit as ProtocolEdit } from 'vscode-languageclient';
import { extractSnippetRequest, type ExtractSnippetParams } from '../../../server/src/protocol/insertions.ts';
import type { EditAnswer } from '../../../server/src/protocol/siteView.ts';
import { withErrorReport } from '../commands/command.ts';
import { applyAndSave } from '../newFiles/applyAndSave.ts';
import type { Server } from '../server/server.ts';

/** Asks for the name of a snippet, and extracts what is selected on a page into it. */
export function askForSnippet(server: Server, output: vscode.LogOutputChannel): vscode.Disposable {
  return vscode.commands.registerCommand(
    'docsight.extractSnippet',
    withErrorReport(output, async (...args: readonly unknown[]) => {
      const [selected, proposed] = args as readonly [Omit<ExtractSnippetParams, 'name'>, string];
      const answerFor = (name: string): Promise<EditAnswer<ProtocolEdit>> =>
        server.ask(extractSnippetRequest, { ...selected, name } satisfies ExtractSnippetParams);
      const name = await vscode.window.showInputBox({
        prompt: vscode.l10n.t('Name of the snippet, in the folder “snippets”'),
        value: proposed,
        validateInput: async (typed) => {
          const answer = await answerFor(typed);
          return 'refused' in answer ? answer.refused : undefined;
        },
      });
      if (name !== undefined) await applyAndSave(server, await answerFor(name));
    }),
  );
}
