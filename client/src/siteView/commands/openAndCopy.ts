import * as vscode from 'vscode';
import { encodeWhole } from '../../../../server/src/core/text/encode.ts';
import { toEditorRange } from '../treeItem.ts';
import type { ViewCommand } from './viewCommand.ts';

/** Opens pages to the side of the active editor. */
export const openToSide: ViewCommand = {
  id: 'docsight.view.openToSide',
  run: async (_view, nodes) => {
    const [first, ...others] = nodes.flatMap((node) => (node.kind === 'page' && node.file ? [node.file] : []));
    if (first === undefined) return;
    await vscode.window.showTextDocument(vscode.Uri.parse(first), { viewColumn: vscode.ViewColumn.Beside });
    for (const file of others) await vscode.window.showTextDocument(vscode.Uri.parse(file), { preview: false });
  },
};

/** Shows a row's entry in docs.json or in the included file. */
export const revealInConfig: ViewCommand = {
  id: 'docsight.view.revealInConfig',
  run: async (_view, [node]) => {
    const { range, fragmentUri } = 'outline' in node ? node.outline : {};
    await vscode.window.showTextDocument(vscode.Uri.parse(fragmentUri ?? node.site.config), {
      ...(range !== undefined && { selection: toEditorRange(range) }),
    });
  },
};

/** Copies links to pages, as other pages write them in Markdown. */
export const copyLink: ViewCommand = {
  id: 'docsight.view.copyLink',
  run: async (_view, nodes) => {
    const links = nodes.flatMap((node) => {
      if (node.kind !== 'page') return [];
      const { label, entry } = node.outline;
      const title = label.replaceAll(/[[\]\\]/g, '\\$&');
      const address = `/${entry.replace(/^\//, '')}`;
      return `[${title}](${encodeWhole(address)})`;
    });
    await vscode.env.clipboard.writeText(links.join('\n'));
  },
};

/** Copies the paths of pages as entries of docs.json write them. */
export const copyPath: ViewCommand = {
  id: 'docsight.view.copyPath',
  run: async (_view, nodes) => {
    const entries = nodes.flatMap((node) => (node.kind === 'page' ? node.outline.entry : []));
    await vscode.env.clipboard.writeText(entries.join('\n'));
  },
};
