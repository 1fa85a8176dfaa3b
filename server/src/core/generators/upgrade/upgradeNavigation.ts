import { itemsOf } from '../../config/json/jsonTree.ts';
import type { ClassicSource } from './classicSource.ts';
import { objectIfAny, objectOut, type OutMembers, type OutNode } from './outNode.ts';
import { isElsewhere } from './addresses.ts';
import { tabsOf } from './upgradeDivisions.ts';
import { globalLinks } from './upgradeGlobal.ts';
import { versionOf } from './upgradeGroups.ts';
import { isVersioned, versionLinksOf, versionsOf } from './upgradeVersions.ts';

/**
 * Returns the navigation: in the classic generation, tabs and anchors claim pages by path prefixes, and versions are
 * next to the groups; in the current one they contain the groups. External links are shown everywhere.
 */
export function upgradeNavigation(source: ClassicSource): OutNode {
  const tabs = itemsOf(source.peek('tabs'));
  const root = {
    groups: itemsOf(source.peek('navigation')),
    tabs,
    // A list of external links alone is shown with the pages; among other tabs the links keep their order.
    hasTabs: !tabs.every(isElsewhere),
    anchors: itemsOf(source.peek('anchors')),
    shows: () => true,
    has: () => true,
  };
  const beside = globalLinks(source, root, (item) => versionOf(item) === undefined);
  if (isVersioned(root)) return navigationOut(source, versionsOf(source, root), beside);
  return navigationOut(source, tabsOf(source, root), { ...versionLinksOf(source), ...beside });
}

function navigationOut(source: ClassicSource, divided: OutMembers, beside: OutMembers): OutNode {
  return objectOut({ ...divided, global: objectIfAny(beside) }, source.peek('navigation'));
}
