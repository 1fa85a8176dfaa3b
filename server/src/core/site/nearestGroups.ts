import { groupsOf, namesPage, type Navigation, type NavigationGroup, type PageEntry } from '../config/navigation.ts';
import { folderOf, siteRoot, toSitePath, type SitePath } from '../paths/sitePath.ts';

/** A group that a page could be added to. */
export interface GroupChoice {
  readonly group: NavigationGroup;
  /** How many folders lie between the page and the nearest page of the group; infinite where it lists none. */
  readonly distance: number;
  /** The index in the group's list that the page would get: behind the last page of the nearest folder. */
  readonly index: number;
}

/** What there is to say of adding a page to a group. */
export function choiceFor(group: NavigationGroup, file: SitePath): GroupChoice {
  const { distance, index } = choiceOf(group, folderOf(file));
  return { group, distance, index };
}

/** All groups, the one whose pages lie nearest to a file first; of equal ones that which lists more of them. */
export function nearestGroups(navigation: Navigation, file: SitePath): readonly GroupChoice[] {
  const folder = folderOf(file);
  const choices = Array.from(groupsOf(navigation), (group) => choiceOf(group, folder));
  return choices
    .sort((a, b) => (a.distance === b.distance ? b.near - a.near : a.distance - b.distance))
    .map(({ group, distance, index }) => ({ group, distance, index }));
}

/** Whether the first of some choices is surely meant: it alone lists pages of the page's own folder. */
export function isClearChoice([first, second]: readonly GroupChoice[]): boolean {
  return first?.distance === 0 && second?.distance !== 0;
}

function choiceOf(group: NavigationGroup, folder: SitePath): GroupChoice & { readonly near: number } {
  const distances = group.children.map((child) => (child.kind === 'page' ? distanceTo(child, folder) : Infinity));
  const distance = Math.min(Infinity, ...distances);
  const near = distances.filter((other) => other === distance).length;
  const index = distance === Infinity ? group.children.length : distances.lastIndexOf(distance) + 1;
  return { group, distance, index, near };
}

function distanceTo({ entry }: PageEntry, folder: SitePath): number {
  const path = toSitePath(entry);
  if (path === undefined || !namesPage(entry)) return Infinity;
  const from = partsOf(folder);
  const to = partsOf(folderOf(path));
  let shared = 0;
  while (shared < from.length && from[shared] === to[shared]) shared++;
  // Two folders that have nothing but the root in common are as far apart as can be.
  const apart = shared === 0 && from.length + to.length > 0 ? farApart : 0;
  return apart + from.length + to.length - 2 * shared;
}

const farApart = 100;

function partsOf(folder: SitePath): readonly string[] {
  return folder === siteRoot ? [] : folder.split('/');
}
