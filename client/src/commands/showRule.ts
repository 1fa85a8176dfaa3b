import * as vscode from 'vscode';
import { ruleOfRow } from '../findings/findingsView.ts';
import type { Command } from './command.ts';

/** Shows the page of a rule as readers see it; its argument is the rule's id, or a row of the view of problems. */
export const showRule: Command = {
  id: 'docsight.showRule',
  run: async ({ extension }, argument) => {
    const rule = typeof argument === 'string' ? argument : ruleOfRow(argument);
    if (rule === undefined || !/^[a-z-]+\/[a-z-]+$/.test(rule)) return;
    const page = vscode.Uri.joinPath(extension.extensionUri, 'docs', 'rules', `${rule}.md`);
    // The editor's own preview can be disabled.
    const hasPreview = vscode.extensions.getExtension('vscode.markdown-language-features') !== undefined;
    await vscode.commands.executeCommand(hasPreview ? 'markdown.showPreview' : 'vscode.open', page);
  },
};
