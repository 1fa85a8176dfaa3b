import * as vscode from 'vscode';
import type { WorkspaceEdit as ProtocolEdit } from 'vscode-languageclient/node';
import {
  changeTitleRequest,
  type ChangeTitleParams,
  type EditAnswer,
} from '../../../../server/src/protocol/siteView.ts';
import { applyAndSave } from '../../newFiles/applyAndSave.ts';
import type { ViewCommand } from './viewCommand.ts';

/** Changes the title of a page, in its front matter. */
export const changeTitle: ViewCommand = {
  id: 'docsight.view.changeTitle',
  run: async (view, [node]) => {
    if (node.kind !== 'page' || node.file === undefined) return;
    const { label } = node.outline;
    const title = await vscode.window.showInputBox({
      title: vscode.l10n.t('Change the title of “{0}”', label),
      prompt: vscode.l10n.t('Page title'),
      value: label,
      validateInput: (text) => (text.trim() === '' ? vscode.l10n.t('Enter a title.') : undefined),
    });
    if (title === undefined || title.trim() === label) return;
    const params: ChangeTitleParams = { config: node.site.config, uri: node.file, title };
    await applyAndSave(view.server, await view.server.ask<EditAnswer<ProtocolEdit>>(changeTitleRequest, params));
  },
};
