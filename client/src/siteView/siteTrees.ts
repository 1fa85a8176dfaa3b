import * as vscode from 'vscode';
import type { SiteInfo } from '../../../server/src/protocol/sites.ts';
import { outlineRequest, type Outline } from '../../../server/src/protocol/siteView.ts';
import { siteOf } from '../pickSite.ts';
import type { Server } from '../server/server.ts';
import { LoadedRows } from './loadedRows.ts';
import type { PageNode, SiteNode, SiteViewNode } from './node.ts';
import type { SiteTree } from './siteTree.ts';
import { treeItem } from './treeItem.ts';

const noOutline: Outline = { nodes: [], unlisted: [] };

/**
 * Provides the rows of all sites. The editor requests them level by level, and drops rows if answers to several such
 * requests overlap, so each answer is given at once from the rows that were loaded last; newer ones are loaded first,
 * and then the editor is notified.
 */
export class SiteTrees implements vscode.TreeDataProvider<SiteViewNode>, vscode.Disposable {
  readonly #changed = new vscode.EventEmitter<undefined>();
  readonly #loaded = new vscode.EventEmitter<undefined>();
  readonly #rows: LoadedRows;
  readonly #onError: (error: unknown) => void;

  /** `onError` gets the errors of loads that nothing awaits. */
  constructor(server: Server, onError: (error: unknown) => void) {
    this.#onError = onError;
    const source = {
      sites: () => server.sites(),
      outline: async ({ config }: SiteInfo) =>
        (await server.ask<Outline | null>(outlineRequest, { config })) ?? noOutline,
      toFile: (uri: string) => vscode.Uri.parse(uri).toString(),
    };
    this.#rows = new LoadedRows(source, (isSame) => {
      if (!isSame) this.#changed.fire(undefined);
      this.#loaded.fire(undefined);
    });
  }

  readonly onDidChangeTreeData = (listener: () => void): vscode.Disposable => this.#changed.event(listener);

  /** Fired when the rows, or their absence, are known. */
  readonly onDidLoad = (listener: () => void): vscode.Disposable => this.#loaded.event(listener);

  /** Returns the last known sites. */
  get sites(): readonly SiteInfo[] {
    return this.#rows.rows?.sites ?? [];
  }

  /** Returns the rows of the sites; none if there is a single one. */
  get siteNodes(): readonly SiteNode[] {
    return this.#rows.rows?.siteNodes ?? [];
  }

  /** Returns the last known rows of a site. */
  tree(site: SiteInfo): SiteTree | undefined {
    return this.#rows.rows?.tree(site);
  }

  node(id: string): SiteViewNode | undefined {
    return this.#rows.rows?.node(id);
  }

  pagesOf(file: string): readonly PageNode[] {
    return this.#rows.rows?.pagesOf(file) ?? [];
  }

  /** Resolves to the first row of a file, once the rows are known. */
  async pageOf(uri: vscode.Uri): Promise<PageNode | undefined> {
    await this.#rows.current();
    const site = siteOf(this.sites, uri);
    return site && this.tree(site)?.pagesOf(uri.toString())[0];
  }

  /** Resolves to the current state of a node; undefined if it is gone. */
  async current<Node extends SiteViewNode>(node: Node): Promise<Node | undefined> {
    await this.#rows.current();
    const found = node.kind === 'site' ? node : this.tree(node.site)?.node(node.id);
    // An id determines the kind of its node.
    return found as Node | undefined;
  }

  /** Resolves to the siblings of a node, including itself. */
  async siblings({ parent, site }: SiteViewNode): Promise<readonly SiteViewNode[]> {
    if (parent !== undefined && 'children' in parent) return parent.children;
    await this.#rows.current();
    return this.tree(site)?.nodes ?? [];
  }

  /** Marks the rows as outdated; they are reloaded on the next request. */
  markStale(): void {
    this.#rows.markStale();
  }

  /** Loads outdated rows; the editor requests rows again only if they differ. */
  show(): void {
    this.#rows.current().catch(this.#onError);
  }

  /** Loads the rows again. */
  update(): Promise<void> {
    return this.#rows.update();
  }

  getChildren(node?: SiteViewNode): SiteViewNode[] {
    if (node === undefined) this.show();
    return [...this.#rows.childrenOf(node)];
  }

  getParent({ parent }: SiteViewNode): SiteViewNode | undefined {
    return parent;
  }

  getTreeItem(node: SiteViewNode): vscode.TreeItem {
    return treeItem(node);
  }

  dispose(): void {
    this.#changed.dispose();
    this.#loaded.dispose();
  }
}
