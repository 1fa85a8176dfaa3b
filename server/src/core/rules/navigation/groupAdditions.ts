import { kindName, type NavigationNode, type PageList } from '../../config/navigation.ts';
import { pageNameOf } from '../../paths/route.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import type { ListChoice } from '../../site/navigation/nearestLists.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { addToList } from '../../config/edit/addToList.ts';
import { configFix } from '../engine/configFixes.ts';
import type { Fix } from '../engine/rule.ts';

/** Returns the fix that adds a page to a list, in the form of its other entries. */
export function addition(
  { config }: Pick<SiteSnapshot, 'config'>,
  file: SitePath,
  { list, index }: ListChoice,
  { title, preferred = false }: { readonly title: string; readonly preferred?: boolean },
): Fix {
  const edits = addToList(config.composed, list.path, entryFor(file, list.children), index);
  return configFix(config, title, edits, preferred);
}

/** Returns the entry of a page, in the form of its neighbours. */
export function entryFor(file: SitePath, beside: readonly NavigationNode[]): string {
  const others = beside.flatMap((child) => (child.kind === 'page' ? [child.entry] : []));
  const slash = others.length > 0 && others.every((entry) => entry.startsWith('/')) ? '/' : '';
  return slash + pageNameOf(file);
}

/** Returns the label of a list among several: with the titles of its ancestors. */
export function listName({ container }: Pick<PageList, 'container'>): string {
  if (container === undefined) return 'the navigation';
  const { divisions, groups } = container;
  const titles = [...divisions, ...groups, container].map(({ title }) => title).filter((title) => title !== '');
  const kind = container.kind === 'group' ? 'group' : kindName(container.division);
  const name = titles.length === 0 ? `the untitled ${kind}` : `the ${kind} “${titles.join(' › ')}”`;
  const shown = [container, ...groups].flatMap((node) => (node.kind === 'group' ? (node.version ?? []) : []))[0];
  return shown === undefined ? name : `${name} in version ${shown}`;
}
