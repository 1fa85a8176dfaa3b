import { encodePart } from '../../../server/src/core/text/encode.ts';
import type { SiteInfo } from '../../../server/src/protocol/sites.ts';
import type { Outline, OutlineContainer, OutlineNode, OutlinePage } from '../../../server/src/protocol/siteView.ts';
import type { ContainerNode, PageNode, SiteNode, SiteViewNode, UnlistedNode } from './node.ts';

/** The maximum number of rows of a small site. */
const smallSize = 40;

export interface SiteTreeOptions {
  /** The node of the site itself, if there is one. */
  readonly root: SiteNode | undefined;
  /** Normalizes a URI to the editor's form, which may escape other characters than the server. */
  readonly toFile: (uri: string) => string;
}

/** The rows of one site at one moment. */
export class SiteTree {
  readonly site: SiteInfo;
  readonly outline: Outline;
  /** The outermost rows. */
  readonly nodes: readonly SiteViewNode[];
  readonly #options: SiteTreeOptions;
  readonly #isSmall: boolean;
  readonly #byId = new Map<string, SiteViewNode>();
  readonly #byFile = new Map<string, PageNode[]>();

  constructor(site: SiteInfo, outline: Outline, options: SiteTreeOptions) {
    this.site = site;
    this.outline = outline;
    this.#options = options;
    const size = countOf(outline.nodes) + (outline.unlisted.length === 0 ? 0 : outline.unlisted.length + 1);
    this.#isSmall = size <= smallSize;
    const listed = this.#children(outline.nodes, options.root);
    this.nodes = outline.unlisted.length === 0 ? listed : [...listed, this.#unlisted(outline.unlisted)];
  }

  /** Returns the number of rows when all are expanded. */
  get size(): number {
    return this.#byId.size;
  }

  node(id: string): SiteViewNode | undefined {
    return this.#byId.get(id);
  }

  /** Returns the rows of a file, in the order of the navigation; it may be listed more than once. */
  pagesOf(file: string): readonly PageNode[] {
    return this.#byFile.get(file) ?? [];
  }

  #children(nodes: readonly OutlineNode[], parent: SiteViewNode | undefined): readonly SiteViewNode[] {
    return nodes.map((node) => (isPage(node) ? this.#page(node, parent, true) : this.#container(node, parent)));
  }

  #container(outline: OutlineContainer, parent: SiteViewNode | undefined): ContainerNode {
    const children: SiteViewNode[] = [];
    const id = this.#newId(parent, `${outline.term}:${outline.label}`);
    const isUnfolded = this.#isUnfolded(parent);
    const node: ContainerNode = { kind: 'container', id, site: this.site, parent, outline, children, isUnfolded };
    this.#byId.set(id, node);
    for (const child of this.#children(outline.children, node)) children.push(child);
    return node;
  }

  /** Whether a row below another is expanded at first: all rows of a small site, else the only row at the top level. */
  #isUnfolded(parent: SiteViewNode | undefined): boolean {
    return this.#isSmall || (parent === this.#options.root && this.outline.nodes.length === 1);
  }

  #unlisted(pages: readonly OutlinePage[]): UnlistedNode {
    const children: PageNode[] = [];
    const parent = this.#options.root;
    const id = this.#newId(parent, 'unlisted');
    const node: UnlistedNode = { kind: 'unlisted', id, site: this.site, parent, children };
    this.#byId.set(id, node);
    for (const page of pages) children.push(this.#page(page, node, false));
    return node;
  }

  #page(outline: OutlinePage, parent: SiteViewNode | undefined, isListed: boolean): PageNode {
    const id = this.#newId(parent, `page:${outline.entry}`);
    const file = outline.uri === undefined ? undefined : this.#options.toFile(outline.uri);
    const node: PageNode = { kind: 'page', id, site: this.site, parent, outline, isListed, file };
    this.#byId.set(id, node);
    if (file !== undefined) this.#byFile.set(file, [...(this.#byFile.get(file) ?? []), node]);
    return node;
  }

  /** Returns a unique id: siblings may have the same name, and the editor rejects duplicate ids. */
  #newId(parent: SiteViewNode | undefined, name: string): string {
    const requested = `${parent?.id ?? this.site.config}/${encodePart(name)}`;
    let id = requested;
    for (let count = 2; this.#byId.has(id); count += 1) id = `${requested}/${count}`;
    return id;
  }
}

/** Returns the number of some nodes and all their descendants. */
function countOf(nodes: readonly OutlineNode[]): number {
  return nodes.reduce((count, node) => count + 1 + (isPage(node) ? 0 : countOf(node.children)), 0);
}

function isPage(node: OutlineNode): node is OutlinePage {
  return node.kind !== 'group' && node.kind !== 'division';
}
