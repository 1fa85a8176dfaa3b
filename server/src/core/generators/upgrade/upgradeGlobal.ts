import type { JsonNode } from '../../config/json/jsonTree.ts';
import type { ClassicSource } from './classicSource.ts';
import { divisionOf, generates, type DividedScope } from './upgradeDivisions.ts';
import { claims, hrefOf } from './addresses.ts';
import { arrayOut, objectOut, type OutMembers, type OutNode } from './outNode.ts';
import { hasPages } from './upgradeGroups.ts';

/**
 * Returns what is shown with every page: tabs if all of them are external links, and anchors without pages of the
 * site.
 */
export function globalLinks(
  source: ClassicSource,
  root: DividedScope,
  predicate: (item: JsonNode) => boolean,
): OutMembers {
  const tabs = root.hasTabs ? [] : root.tabs.filter(predicate);
  const anchors = root.anchors.filter((anchor) => predicate(anchor) && isLink(root, anchor));
  return { tabs: linksOf(source, tabs, 'tab'), anchors: linksOf(source, anchors, 'anchor') };
}

function isLink(root: DividedScope, anchor: JsonNode): boolean {
  return !generates(anchor) && !hasPages({ ...root, has: (page) => claims(anchor, page) });
}

function linksOf(source: ClassicSource, items: readonly JsonNode[], key: 'tab' | 'anchor'): OutNode | undefined {
  if (items.length === 0) return undefined;
  const links = items.map((item) => objectOut({ ...divisionOf(source, item, key), href: hrefOf(source, item) }, item));
  return arrayOut(links, source.peek(`${key}s`));
}
