import * as vscode from 'vscode';
import type { NavigationChangeInfo } from '../../../server/src/protocol/siteView.ts';
import type { SiteInfo } from '../../../server/src/protocol/sites.ts';
import { dropChange, type NoChange } from './dropChange.ts';
import { pagesIn, type SiteViewNode } from './node.ts';
import type { SiteTrees } from './siteTrees.ts';

const files = 'text/uri-list';

/** The view of the dragged nodes. */
interface DropContext {
  readonly trees: SiteTrees;
  readonly change: (site: SiteInfo, change: NavigationChangeInfo) => Promise<unknown>;
}

/**
 * Moves nodes by drag and drop. Pages can be dropped into an editor, and files of pages from the explorer into a group.
 */
export class NodeDrag implements vscode.TreeDragAndDropController<SiteViewNode> {
  readonly dragMimeTypes = [files];
  readonly dropMimeTypes: readonly string[];
  readonly #nodes: string;
  readonly #context: DropContext;

  constructor(view: string, context: DropContext) {
    this.#nodes = `application/vnd.code.tree.${view.toLowerCase()}`;
    this.dropMimeTypes = [this.#nodes, files];
    this.#context = context;
  }

  handleDrag(source: readonly SiteViewNode[], data: vscode.DataTransfer): void {
    data.set(this.#nodes, new vscode.DataTransferItem(source.map(({ id }) => id)));
    const uris = source.flatMap(pagesIn).flatMap(({ file }) => file ?? []);
    if (uris.length > 0) data.set(files, new vscode.DataTransferItem(uris.join('\r\n')));
  }

  async handleDrop(target: SiteViewNode | undefined, data: vscode.DataTransfer): Promise<void> {
    const dropped = await this.#droppedNodes(data);
    const [first] = dropped;
    const siblings = target === undefined ? [] : await this.#context.trees.siblings(target);
    const change = dropChange(dropped, target, siblings);
    if (typeof change === 'string') showRefusal(change);
    else if (first !== undefined) await this.#context.change(first.site, change);
  }

  async #droppedNodes(data: vscode.DataTransfer): Promise<readonly SiteViewNode[]> {
    const { trees } = this.#context;
    const ids: unknown = data.get(this.#nodes)?.value;
    if (Array.isArray(ids)) return ids.flatMap((id) => trees.node(String(id)) ?? []);
    const list = (await data.get(files)?.asString()) ?? '';
    const uris = list.split(/\r?\n/).filter((uri) => uri !== '');
    const pages = await Promise.all(uris.map((uri) => trees.pageOf(vscode.Uri.parse(uri))));
    if (pages.includes(undefined)) {
      void vscode.window.showWarningMessage(vscode.l10n.t('Only pages of this site can be added to its navigation.'));
    }
    return pages.filter((page) => page !== undefined);
  }
}

function showRefusal(reason: NoChange): void {
  const messages: Readonly<Record<NoChange, string | undefined>> = {
    nothing: undefined,
    otherSite: vscode.l10n.t('Pages and groups can only be moved within the same site.'),
  };
  const message = messages[reason];
  if (message !== undefined) void vscode.window.showWarningMessage(message);
}
