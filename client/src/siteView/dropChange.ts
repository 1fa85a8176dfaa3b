import type { NavigationChange, NodeRef } from '../../../server/src/protocol/siteView.ts';
import { isListed, refOf, type ListedNode, type PageNode, type SiteViewNode } from './node.ts';

/** Why a drop changes nothing. */
export type NoChange = 'nothing' | 'otherSite';

/** Where nodes are put: into a holder, before one of what it holds or last. */
interface DropTarget {
  readonly into?: NodeRef;
  readonly before?: NodeRef;
}

/**
 * What it means to drop nodes on a node, or on the empty space below all of them. The editor knows no place between two
 * rows, so what is dropped on a page comes before it, and what is dropped on a holder comes last in it. A group on
 * one of its siblings comes before that: groups are put in another order far more often than into each other.
 */
export function dropChange(
  dropped: readonly SiteViewNode[],
  target: SiteViewNode | undefined,
): NavigationChange | NoChange {
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
    ...dropTargetAt(target, nodes),
  };
}

/** The nodes that can be put elsewhere, without those that go along with another one. */
function withoutInner(nodes: readonly SiteViewNode[]): readonly (ListedNode | PageNode)[] {
  const ids = new Set(nodes.map(({ id }) => id));
  const isInner = ({ parent }: SiteViewNode): boolean =>
    parent !== undefined && (ids.has(parent.id) || isInner(parent));
  return nodes.filter((node) => node.kind === 'holder' || node.kind === 'page').filter((node) => !isInner(node));
}

function isUnlistedTarget(target: SiteViewNode | undefined): boolean {
  return target !== undefined && (target.kind === 'unlisted' || (target.kind === 'page' && !target.isListed));
}

/** Pages that are dropped among those in no group leave theirs. A group there would be lost with its title. */
function removal(listed: readonly ListedNode[]): NavigationChange | NoChange {
  const pages = listed.filter(({ kind }) => kind === 'page');
  return pages.length === 0 ? 'nothing' : { kind: 'remove', nodes: pages.map(refOf) };
}

function dropTargetAt(target: SiteViewNode | undefined, nodes: readonly SiteViewNode[]): DropTarget {
  if (target === undefined || !isListed(target)) return {};
  const isAmongSiblings = nodes.every((node) => node.kind === 'holder' && isSibling(node, target));
  return target.kind === 'page' || isAmongSiblings ? before(target) : { into: refOf(target) };
}

/** The place right before a node. */
export function before(node: ListedNode): DropTarget {
  const { parent } = node;
  return { ...(parent?.kind === 'holder' && { into: refOf(parent) }), before: refOf(node) };
}

function isSibling(a: SiteViewNode, b: SiteViewNode): boolean {
  return a.parent?.id === b.parent?.id;
}

/** What moves a node one row up or down among its siblings; undefined where it is the first or the last. */
export function stepChange(
  node: ListedNode,
  siblings: readonly SiteViewNode[],
  direction: 'up' | 'down',
): NavigationChange | undefined {
  const listed = siblings.filter(isListed);
  const at = listed.findIndex(({ id }) => id === node.id);
  if (at < 0 || listed[at + (direction === 'up' ? -1 : 1)] === undefined) return undefined;
  const next = listed[direction === 'up' ? at - 1 : at + 2];
  const into = node.parent?.kind === 'holder' ? { into: refOf(node.parent) } : {};
  return { kind: 'move', nodes: [refOf(node)], ...(next === undefined ? into : before(next)) };
}
