import * as vscode from 'vscode';
import type { WorkspaceEdit as ProtocolEdit, BaseLanguageClient } from 'vscode-languageclient';
import { extractSnippetRequest, type ExtractSnippetParams } from '../../server/src/protocol/insertions.ts';
import { fixRuleRequest, type FixRuleParams, type RuleFixesInfo } from '../../server/src/protocol/proposedFiles.ts';
import type { EditAnswer } from '../../server/src/protocol/siteView.ts';
import { withErrorReport } from './commands/command.ts';
import { applyAndSave } from './newFiles/applyAndSave.ts';
import type { Proposals } from './proposals/proposals.ts';
import { writeProposals } from './proposals/writeProposals.ts';
import type { Server } from './server/server.ts';
import { applyWorkspaceEdit } from './files/writing.ts';

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

/** Applies the fixes that change other files than the one in front, and saves those. */
export function applyFix(server: Server, output: vscode.LogOutputChannel): vscode.Disposable {
  return vscode.commands.registerCommand(
    'docsight.applyAndSave',
    withErrorReport(output, async (...[edit]: readonly unknown[]) => {
      await applyAndSave(server, { edit: edit as ProtocolEdit });
    }),
  );
}

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

/** Fixes the findings of a rule on all pages of a site, after their changes were shown. */
export function fixRule(server: Server, proposals: Proposals, output: vscode.LogOutputChannel): vscode.Disposable {
  return vscode.commands.registerCommand(
    'docsight.fixRule',
    withErrorReport(output, async (...[params]: readonly unknown[]) => {
      const { files, count } = await server.ask<RuleFixesInfo>(fixRuleRequest, params);
      const { rule } = params as FixRuleParams;
      if (count === 0) {
        void vscode.window.showInformationMessage(vscode.l10n.t('No {0} problem can be fixed this way.', rule));
        return;
      }
      const message = vscode.l10n.t('Fix all {0} problems? Problems: {1}, files: {2}.', rule, count, files.length);
      await writeProposals(proposals, files, { message, agree: vscode.l10n.t('Fix'), canChoose: true });
    }),
  );
}

type Protocol = BaseLanguageClient['protocol2CodeConverter'];

/** Shows the references that a code lens has counted; their locations have the protocol's types. */
export function showReferences(client: BaseLanguageClient): vscode.Disposable {
  return vscode.commands.registerCommand(
    'docsight.showReferences',
    async (
      uri: string,
      position: Parameters<Protocol['asPosition']>[0],
      locations: Parameters<Protocol['asReferences']>[0],
    ) => {
      const { protocol2CodeConverter: code } = client;
      await vscode.commands.executeCommand(
        'editor.action.showReferences',
        code.asUri(uri),
        code.asPosition(position),
        await code.asReferences(locations),
      );
    },
  );
}

/** The command of the links in a report. */
export const openLineCommand = 'docsight.openLine';

/** Registers the command that opens a file at a line, which counts from 1. */
export function openLine(): vscode.Disposable {
  return vscode.commands.registerCommand(openLineCommand, async (uri: string, line: number) => {
    const start = new vscode.Position(line - 1, 0);
    await vscode.commands.executeCommand('vscode.open', vscode.Uri.parse(uri), {
      selection: new vscode.Range(start, start),
    });
  });
}
