import type { SiteInfo } from '../../../server/src/protocol/sites.ts';
import type { NodeRefInfo, OutlineContainer, OutlinePage } from '../../../server/src/protocol/siteView.ts';

export type SiteViewNode = SiteNode | ContainerNode | PageNode | UnlistedNode;

interface NodeBase {
  /** Unique in the view, and stable as long as the node has its name and its parent. */
  readonly id: string;
  readonly site: SiteInfo;
  /** Undefined for the outermost rows. */
  readonly parent: SiteViewNode | undefined;
}

/** A site, where there are several. */
export interface SiteNode extends NodeBase {
  readonly kind: 'site';
}

/** A group, a tab, a version … */
export interface ContainerNode extends NodeBase {
  readonly kind: 'container';
  readonly outline: OutlineContainer;
  readonly children: readonly SiteViewNode[];
  /** Whether it is expanded at first. */
  readonly isUnfolded: boolean;
}

/** A page, or an entry without a page. */
export interface PageNode extends NodeBase {
  readonly kind: 'page';
  readonly outline: OutlinePage;
  readonly isListed: boolean;
  /** The URI of its file, in the editor's form. */
  readonly file: string | undefined;
}

/** Holds the pages in no group. */
export interface UnlistedNode extends NodeBase {
  readonly kind: 'unlisted';
  readonly children: readonly PageNode[];
}

/** A node with a range in docs.json. */
export type ListedNode = ContainerNode | PageNode;

/** Whether a row is a node of the navigation, and not an unlisted page or a heading of the view. */
export function isListed(node: SiteViewNode): node is ListedNode {
  return node.kind === 'container' || (node.kind === 'page' && node.isListed);
}

/** Returns the reference to a node in requests, without its children. */
export function refOf({ outline: { path, label } }: ListedNode): NodeRefInfo {
  return { path, label };
}

/** Returns all pages in a node, including itself. */
export function pagesIn(node: SiteViewNode): readonly PageNode[] {
  if (node.kind === 'page') return [node];
  return 'children' in node ? node.children.flatMap(pagesIn) : [];
}
