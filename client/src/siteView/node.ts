import type { SiteInfo } from '../../../server/src/protocol/sites.ts';
import type { NodeRef, OutlineContainer, OutlinePage } from '../../../server/src/protocol/siteView.ts';

/** What the view shows in a row. */
export type SiteViewNode = SiteNode | ContainerNode | PageNode | UnlistedNode;

interface NodeBase {
  /** Unlike any other in the view, and the same for as long as the node has its name and its parent. */
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
  readonly kind: 'holder';
  readonly outline: OutlineContainer;
  readonly children: readonly SiteViewNode[];
  /** Whether it is unfolded at first. */
  readonly isUnfolded: boolean;
}

/** A page, or an entry that is none. */
export interface PageNode extends NodeBase {
  readonly kind: 'page';
  readonly outline: OutlinePage;
  readonly isListed: boolean;
  /** The URI of its file, as the editor writes it. */
  readonly file: string | undefined;
}

/** Holds the pages in no group. */
export interface UnlistedNode extends NodeBase {
  readonly kind: 'unlisted';
  readonly children: readonly PageNode[];
}

/** A node that stands in docs.json. */
export type ListedNode = ContainerNode | PageNode;

export function isListed(node: SiteViewNode): node is ListedNode {
  return node.kind === 'holder' || (node.kind === 'page' && node.isListed);
}

/** The node as requests name it: without what stands in it. */
export function refOf({ outline: { path, label } }: ListedNode): NodeRef {
  return { path, label };
}

/** All pages in a node, itself included. */
export function pagesIn(node: SiteViewNode): readonly PageNode[] {
  if (node.kind === 'page') return [node];
  return 'children' in node ? node.children.flatMap(pagesIn) : [];
}
