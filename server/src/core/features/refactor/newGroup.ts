import { divisionLists } from '../../config/current/divisions.ts';
import { siteRoot } from '../../paths/sitePath.ts';
import { addToList } from '../../config/edit/addToList.ts';
import { configEdits } from '../../config/edit/configEdits.ts';
import { brokenConfig } from '../../site/brokenConfig.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { code } from '../../util/messageText.ts';
import { outermostInsertionPoint, insertionPointAt, type InsertionPoint } from './insertionPoints.ts';
import type { Refusable } from './refactoring.ts';
import { checkedTitle } from './renameTitle.ts';

/** A requested group: in a container, or at the top level. */
export interface GroupRequest {
  readonly title: string;
  readonly insertionPoint?: Pick<InsertionPoint, 'path' | 'label'> | undefined;
}

/** Adds an empty group to the navigation, as the last one of its container. */
export function newGroup(site: SiteSnapshot, { title: written, insertionPoint: requested }: GroupRequest): Refusable {
  const { config } = site;
  const title = checkedTitle(written, 'group');
  if ('refused' in title) return title;
  if (!config.isComplete) return { refused: brokenConfig(config.file) };
  const insertionPoint =
    requested === undefined
      ? outermostInsertionPoint(site, 'group')
      : insertionPointAt(site, 'group', siteRoot, requested);
  if (insertionPoint === undefined)
    return { refused: requested === undefined ? noOutermostGroups(site) : noGroupsIn(requested.label) };
  const edits = addToList(config.composed, insertionPoint.list, { group: title.title, pages: [] });
  return { edits: configEdits(config, edits) };
}

function noGroupsIn(label: string): string {
  return `“${label}” no longer exists or can’t contain groups. Select another location.`;
}

function noOutermostGroups({ config }: SiteSnapshot): string {
  const division = config.navigation.nodes.find((node) => node.kind === 'division')?.division;
  const key = Object.entries(divisionLists).find(([, kind]) => kind === division)?.[0];
  return key === undefined
    ? `The navigation of ${code(config.file)} can’t contain groups: it is in another file, or its value has the wrong type.`
    : `The navigation of ${code(config.file)} consists of ${code(key)}, and groups next to them aren’t shown. Add the group to one of them.`;
}
