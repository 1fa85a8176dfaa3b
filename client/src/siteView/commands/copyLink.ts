import * as vscode from 'vscode';
import type { ViewCommand } from './viewCommand.ts';

/** Copies links to pages, as other pages write them in Markdown. */
export const copyLink: ViewCommand = {
  id: 'docsight.view.copyLink',
  run: async (_view, nodes) => {
    const links = nodes.flatMap((node) => {
      if (node.kind !== 'page') return [];
      const { label, entry } = node.outline;
      const title = label.replaceAll(/[[\]\\]/g, '\\$&');
      return `[${title}](${encodeURI(entry.startsWith('/') ? entry : `/${entry}`)})`;
    });
    await vscode.env.clipboard.writeText(links.join('\n'));
  },
};
