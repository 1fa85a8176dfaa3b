import * as vscode from 'vscode';
import type { SiteInfo } from '../../../server/src/protocol/sites.ts';
import { outlineRequest, type Outline } from '../../../server/src/protocol/siteView.ts';
import { siteOf } from '../pickSite.ts';
import type { Server } from '../server.ts';
import { LoadedRows } from './loadedRows.ts';
import type { PageNode, SiteNode, SiteViewNode } from './node.ts';
import type { SiteTree } from './siteTree.ts';
import { treeItem } from './treeItem.ts';

const noOutline: Outline = { nodes: [], unlisted: [] };

/**
 * The rows of all sites, as the editor asks for them. It asks level by level, and loses rows where answers to several
 * such requests overlap, so each answer is given at once from the rows that were loaded last; others are loaded first,
 * and then the editor is notified.
 */
export class SiteTrees implements vscode.TreeDataProvider<SiteViewNode>, vscode.Disposable {
  readonly #changed = new vscode.EventEmitter<undefined>();
  readonly #loaded = new vscode.EventEmitter<undefined>();
  readonly #rows: LoadedRows;
  readonly #onError: (error: unknown) => void;

  /** `onError` is notified of a load that nobody waits for and that failed. */
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

  /** Notified when the rows, or that there are none, have become known. */
  readonly onDidLoad = (listener: () => void): vscode.Disposable => this.#loaded.event(listener);

  /** The sites as they were last known. */
  get sites(): readonly SiteInfo[] {
    return this.#rows.rows?.sites ?? [];
  }

  /** The rows of the sites themselves; with a single one there are none. */
  get siteNodes(): readonly SiteNode[] {
    return this.#rows.rows?.siteNodes ?? [];
  }

  /** The rows of a site as they were last known. */
  tree(site: SiteInfo): SiteTree | undefined {
    return this.#rows.rows?.tree(site);
  }

  node(id: string): SiteViewNode | undefined {
    return this.#rows.rows?.node(id);
  }

  pagesOf(file: string): readonly PageNode[] {
    return this.#rows.rows?.pagesOf(file) ?? [];
  }

  /** The first row of a file, once the rows are known. */
  async pageOf(uri: vscode.Uri): Promise<PageNode | undefined> {
    await this.#rows.current();
    const site = siteOf(this.sites, uri);
    return site && this.tree(site)?.pagesOf(uri.toString())[0];
  }

  /** A node as it is now; undefined where it is gone. */
  async current<Node extends SiteViewNode>(node: Node): Promise<Node | undefined> {
    await this.#rows.current();
    const found = node.kind === 'site' ? node : this.tree(node.site)?.node(node.id);
    // An id says what kind of node it is.
    return found as Node | undefined;
  }

  /** The nodes beside a node, itself included. */
  async siblings({ parent, site }: SiteViewNode): Promise<readonly SiteViewNode[]> {
    if (parent !== undefined && 'children' in parent) return parent.children;
    await this.#rows.current();
    return this.tree(site)?.nodes ?? [];
  }

  /** The sites may have changed; they are loaded again when somebody asks. */
  markStale(): void {
    this.#rows.markStale();
  }

  /** Loads what is stale; the editor asks for rows again only where they are different ones. */
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
