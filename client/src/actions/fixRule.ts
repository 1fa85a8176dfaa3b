import * as vscode from 'vscode';
import { fixRuleRequest, type FixRuleParams, type RuleFixesInfo } from '../../../server/src/protocol/proposedFiles.ts';
import { withErrorReport } from '../commands/command.ts';
import type { Proposals } from '../proposals/proposals.ts';
import { writeProposals } from '../proposals/writeProposals.ts';
import type { Server } from '../server/server.ts';

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
