import type { NavigationChangeInfo, NodeRefInfo } from '../../../server/src/protocol/siteView.ts';
import { isListed, refOf, type ListedNode, type PageNode, type SiteViewNode } from './node.ts';

/** Why a drop changes nothing. */
export type NoChange = 'nothing' | 'otherSite';

/** The insertion point of nodes: a container, and the node in it to insert before; last without one. */
interface DropTarget {
  readonly into?: NodeRefInfo;
  readonly before?: NodeRefInfo;
}

/**
 * Returns the change that a drop on a node, or on the empty space below all nodes, means. The editor has no drop target
 * between two rows, so a drop on a page inserts before it, or after it if it comes from above, and a drop on a container
 * appends to it. A group dropped on a sibling takes its place: groups are reordered far more often than nested.
 * `siblings` are those of the target, with itself.
 */
export function dropChange(
  dropped: readonly SiteViewNode[],
  target: SiteViewNode | undefined,
  siblings: readonly SiteViewNode[],
): NavigationChangeInfo | NoChange {
  const nodes = withoutInner(dropped);
  if (nodes.length === 0 || nodes.some((node) => node.id === target?.id)) return 'nothing';
  const sites = new Set([...nodes, ...(target === undefined ? [] : [target])].map(({ site }) => site.config));
  if (sites.size > 1) return 'otherSite';
  const listed = nodes.filter(isListed);
  if (isUnlistedTarget(target)) return removal(listed);
  const unlisted = nodes.filter((node) => node.kind === 'page' && !node.isListed);
  const pages = unlisted.flatMap(({ outline }) => ('uri' in outline && outline.uri ? [outline.uri] : []));
  return {
    kind: 'move',
    nodes: listed.map(refOf),
    ...(pages.length > 0 && { pages }),
    ...dropTargetAt(target, nodes, siblings),
  };
}

/** Returns the nodes that can be moved, without those inside another one of them. */
function withoutInner(nodes: readonly SiteViewNode[]): readonly (ListedNode | PageNode)[] {
  const ids = new Set(nodes.map(({ id }) => id));
  const isInner = ({ parent }: SiteViewNode): boolean =>
    parent !== undefined && (ids.has(parent.id) || isInner(parent));
  return nodes.filter((node) => node.kind === 'container' || node.kind === 'page').filter((node) => !isInner(node));
}

function isUnlistedTarget(target: SiteViewNode | undefined): boolean {
  return target !== undefined && (target.kind === 'unlisted' || (target.kind === 'page' && !target.isListed));
}

/**
 * Returns the change for pages dropped among the unlisted ones: they leave their groups. A group can't be dropped
 * there, because its title would be deleted.
 */
function removal(listed: readonly ListedNode[]): NavigationChangeInfo | NoChange {
  const pages = listed.filter(({ kind }) => kind === 'page');
  return pages.length === 0 ? 'nothing' : { kind: 'remove', nodes: pages.map(refOf) };
}

function dropTargetAt(
  target: SiteViewNode | undefined,
  nodes: readonly SiteViewNode[],
  siblings: readonly SiteViewNode[],
): DropTarget {
  if (target === undefined || !isListed(target)) return {};
  const isAmongSiblings = nodes.every((node) => node.kind === 'container' && isSibling(node, target));
  if (target.kind !== 'page' && !isAmongSiblings) return { into: refOf(target) };
  const listed = siblings.filter(isListed);
  const at = listed.findIndex(({ id }) => id === target.id);
  const above = new Set(listed.slice(0, at).map(({ id }) => id));
  return nodes.every(({ id }) => above.has(id)) ? after(target, listed[at + 1]) : before(target);
}

/** Returns the insertion point after a node; `next` is its next sibling. */
function after(node: ListedNode, next: ListedNode | undefined): DropTarget {
  if (next !== undefined) return before(next);
  return node.parent?.kind === 'container' ? { into: refOf(node.parent) } : {};
}

/** Returns the insertion point before a node. */
export function before(node: ListedNode): DropTarget {
  const { parent } = node;
  return { ...(parent?.kind === 'container' && { into: refOf(parent) }), before: refOf(node) };
}

function isSibling(a: SiteViewNode, b: SiteViewNode): boolean {
  return a.parent?.id === b.parent?.id;
}

/** Returns the change that moves a node up or down among its siblings; undefined if it is the first or the last. */
export function stepChange(
  node: ListedNode,
  siblings: readonly SiteViewNode[],
  direction: 'up' | 'down',
): NavigationChangeInfo | undefined {
  const listed = siblings.filter(isListed);
  const at = listed.findIndex(({ id }) => id === node.id);
  if (at < 0 || listed[at + (direction === 'up' ? -1 : 1)] === undefined) return undefined;
  const next = listed[direction === 'up' ? at - 1 : at + 2];
  return { kind: 'move', nodes: [refOf(node)], ...after(node, next) };
}
