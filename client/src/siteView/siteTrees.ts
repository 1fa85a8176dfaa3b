import * as vscode from 'vscode';
import type { SiteInfo } from '../../../server/src/protocol/sites.ts';
import { outlineRequest, type Outline } from '../../../server/src/protocol/siteView.ts';
import { siteOf } from '../pickSite.ts';
import type { Server } from '../server.ts';
import type { PageNode, SiteNode, SiteViewNode } from './node.ts';
import { Quietly } from './quietly.ts';
import { SiteTree } from './siteTree.ts';
import { treeItem } from './treeItem.ts';

const noOutline: Outline = { nodes: [], unlisted: [] };

/** What has been asked since the sites last changed. */
interface Answers {
  readonly sites: Promise<readonly SiteInfo[]>;
  /** By the URI of the configuration. */
  readonly trees: Map<string, Promise<SiteTree>>;
}

/**
 * The rows of all sites. Each site's outline is asked for when somebody looks at it, and kept until the server tells
 * that sites have changed.
 */
export class SiteTrees implements vscode.TreeDataProvider<SiteViewNode>, vscode.Disposable {
  readonly #server: Server;
  readonly #changed = new vscode.EventEmitter<undefined>();
  readonly #loaded = new vscode.EventEmitter<undefined>();
  readonly #tell = new Quietly(() => {
    this.#changed.fire(undefined);
  });
  /** The outlines that the editor was given, by the URI of the configuration; undefined while it waits for one. */
  readonly #shown = new Map<string, Outline | undefined>();
  #answers: Answers | undefined;
  #sites: readonly SiteInfo[] = [];
  /** The last ones that came, by the URI of the configuration. */
  readonly #trees = new Map<string, SiteTree>();

  constructor(server: Server) {
    this.#server = server;
  }

  readonly onDidChangeTreeData = (listener: () => void): vscode.Disposable => this.#changed.event(listener);

  /** Told when the rows of a site, or that there is none, have become known. */
  readonly onDidLoad = (listener: () => void): vscode.Disposable => this.#loaded.event(listener);

  /** The sites as they were last known. */
  get sites(): readonly SiteInfo[] {
    return this.#sites;
  }

  /** The rows of the sites themselves; with a single one there are none. */
  get siteNodes(): readonly SiteNode[] {
    return this.#sites.length > 1 ? this.#sites.map(siteNode) : [];
  }

  /** The rows of a site as they were last known. */
  tree({ config }: SiteInfo): SiteTree | undefined {
    return this.#trees.get(config);
  }

  node(id: string): SiteViewNode | undefined {
    const site = this.siteNodes.find((node) => node.id === id);
    return site ?? [...this.#trees.values()].map((tree) => tree.node(id)).find((node) => node !== undefined);
  }

  pagesOf(file: string): readonly PageNode[] {
    return [...this.#trees.values()].flatMap((tree) => tree.pagesOf(file));
  }

  /** The first row of a file, once the rows of its site are known. */
  async pageOf(uri: vscode.Uri): Promise<PageNode | undefined> {
    const site = siteOf(await this.#ask().sites, uri);
    return site && (await this.#treeOf(site)).pagesOf(uri.toString())[0];
  }

  /** A node as it is now; undefined where it is gone. */
  async current<Node extends SiteViewNode>(node: Node): Promise<Node | undefined> {
    const found = node.kind === 'site' ? node : (await this.#treeOf(node.site)).node(node.id);
    // An id says what kind of node it is.
    return found as Node | undefined;
  }

  /** The nodes beside a node, itself included. */
  async siblings({ parent, site }: SiteViewNode): Promise<readonly SiteViewNode[]> {
    return parent !== undefined && 'children' in parent ? parent.children : (await this.#treeOf(site)).nodes;
  }

  /** Has the editor ask again for what is on show, as soon as it is. */
  refresh(): void {
    this.#answers = undefined;
    this.#tell.ask();
  }

  /**
   * Asks again, and has the editor do so only where the answer is another one: most changes of a site aren't about its
   * navigation, and somebody may be in the middle of unfolding or selecting rows.
   */
  async update(): Promise<void> {
    const answers = this.#newAnswers();
    try {
      const isSame = await this.#isShown(answers);
      if (this.#answers === answers && !isSame) this.#tell.ask();
    } catch {
      // What went wrong is the editor's to tell when it asks itself.
      this.refresh();
    }
  }

  async getChildren(node?: SiteViewNode): Promise<SiteViewNode[]> {
    return [...(await this.#tell.while(this.#childrenOf(node)))];
  }

  getParent({ parent }: SiteViewNode): SiteViewNode | undefined {
    return parent;
  }

  getTreeItem(node: SiteViewNode): vscode.TreeItem {
    return treeItem(node, this.tree(node.site)?.isUnfolded(node) ?? false);
  }

  dispose(): void {
    this.#tell.dispose();
    this.#changed.dispose();
    this.#loaded.dispose();
  }

  async #childrenOf(node: SiteViewNode | undefined): Promise<readonly SiteViewNode[]> {
    if (node === undefined) return this.#roots();
    if (node.kind === 'site') return this.#rowsOf(node.site);
    return node.kind === 'page' ? [] : node.children;
  }

  async #roots(): Promise<readonly SiteViewNode[]> {
    const answers = this.#ask();
    const sites = await answers.sites;
    const [only] = sites;
    if (sites.length === 1 && only !== undefined) return this.#rowsOf(only);
    await this.#keep(answers);
    return sites.map(siteNode);
  }

  /** The outermost rows of a site, which the editor is about to show. */
  async #rowsOf(site: SiteInfo): Promise<readonly SiteViewNode[]> {
    this.#shown.set(site.config, undefined);
    const { outline, nodes } = await this.#treeOf(site);
    this.#shown.set(site.config, outline);
    return nodes;
  }

  async #isShown(answers: Answers): Promise<boolean> {
    const before = this.#sites;
    const sites = await answers.sites;
    const shown = sites.filter(({ config }) => this.#shown.has(config));
    const trees = await Promise.all(shown.map((site) => this.#treeOf(site, answers)));
    await this.#keep(answers);
    const outlines = trees.map(({ site, outline }) => [outline, this.#shown.get(site.config)]);
    return [[before, sites], ...outlines].every(([a, b]) => JSON.stringify(a) === JSON.stringify(b));
  }

  #ask(): Answers {
    return this.#answers ?? this.#newAnswers();
  }

  #newAnswers(): Answers {
    this.#answers = { sites: this.#server.sites(), trees: new Map() };
    return this.#answers;
  }

  #treeOf(site: SiteInfo, answers = this.#ask()): Promise<SiteTree> {
    const asked = answers.trees.get(site.config) ?? this.#askForTree(site, answers);
    answers.trees.set(site.config, asked);
    return asked;
  }

  async #askForTree(site: SiteInfo, answers: Answers): Promise<SiteTree> {
    const { config } = site;
    const outline = (await this.#server.ask<Outline | null>(outlineRequest, { config })) ?? noOutline;
    const root = (await answers.sites).length > 1 ? siteNode(site) : undefined;
    const tree = new SiteTree(site, outline, { root, toFile: (uri) => vscode.Uri.parse(uri).toString() });
    await this.#keep(answers, tree);
    return tree;
  }

  /** What was asked before the last change is shown to nobody any more. */
  async #keep(answers: Answers, tree?: SiteTree): Promise<void> {
    const sites = await answers.sites;
    if (this.#answers !== answers) return;
    this.#sites = sites;
    if (tree !== undefined) this.#trees.set(tree.site.config, tree);
    for (const config of this.#trees.keys()) {
      if (!sites.some((site) => site.config === config)) this.#trees.delete(config);
    }
    this.#loaded.fire(undefined);
  }
}

function siteNode(site: SiteInfo): SiteNode {
  return { kind: 'site', id: site.config, site, parent: undefined };
}
