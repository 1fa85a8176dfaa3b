import type { NavigationGroup, NavigationNode } from '../../config/navigation.ts';
import { pageNameOf } from '../../paths/route.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import type { GroupChoice } from '../../site/nearestGroups.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { addToList } from '../addToList.ts';
import { configFix } from '../configEdits.ts';
import type { Fix } from '../rule.ts';

/** Lists a page in a group, in the way in which the group lists its others. */
export function addition(
  { config }: Pick<SiteSnapshot, 'config'>,
  file: SitePath,
  { group, index }: GroupChoice,
  { title, preferred = false }: { readonly title: string; readonly preferred?: boolean },
): Fix {
  const edits = addToList(config.whole, [...group.path, 'pages'], entryFor(file, group.children), index);
  return configFix(config, title, edits, preferred);
}

/** The entry of a page, written in the way of the entries beside it. */
export function entryFor(file: SitePath, beside: readonly NavigationNode[]): string {
  const others = beside.flatMap((child) => (child.kind === 'page' ? [child.entry] : []));
  const slash = others.length > 0 && others.every((entry) => entry.startsWith('/')) ? '/' : '';
  return slash + pageNameOf(file);
}

/** What a group is called where several are offered: with the titles of what stands around it. */
export function groupName({ title, divisions, groups, version }: NavigationGroup): string {
  const titles = [...[...divisions, ...groups].map((around) => around.title), title].filter((part) => part !== '');
  const name = titles.length === 0 ? 'the group without a title' : `the group “${titles.join(' › ')}”`;
  const shown = version ?? groups.find((group) => group.version !== undefined)?.version;
  return shown === undefined ? name : `${name} of version ${shown}`;
}
