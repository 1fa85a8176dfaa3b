import {
  folderNamedBy,
  type Navigation,
  type NavigationNode,
  type PageEntry,
  type PageList,
} from '../../config/navigation.ts';
import { folderOf, siteRoot, type SitePath } from '../../paths/sitePath.ts';
import { smallest } from '../../util/collections.ts';

/** A list that a page could be added to. */
export interface ListChoice {
  readonly list: PageList;
  /** The number of folders between the page and the nearest page of the list; infinite if it has none. */
  readonly distance: number;
  /** The index of the insertion point: after the last page of the nearest folder. */
  readonly index: number;
}

/** Returns a list as a choice for a page, with its distance and the insertion point. */
export function choiceFor(list: PageList, file: SitePath): ListChoice {
  const { distance, index } = choiceOf(list, folderOf(file));
  return { list, distance, index };
}

/** Returns all lists, the one with the pages nearest to a file first; of equal ones the one with more of them. */
export function nearestLists(navigation: Navigation, file: SitePath): readonly ListChoice[] {
  const folder = folderOf(file);
  const choices = navigation.lists.map((list) => choiceOf(list, folder));
  return choices.sort(compareNearness).map(({ list, distance, index }) => ({ list, distance, index }));
}

/** Whether the first of some choices is surely meant: it alone lists pages of the page's own folder. */
export function isClearChoice([first, second]: readonly ListChoice[]): boolean {
  return first?.distance === 0 && second?.distance !== 0;
}

function choiceOf(list: PageList, folder: SitePath): ListChoice & Nearness {
  return { list, ...nearnessOf(list.children, folder) };
}

/** How near the pages of a list are to a folder. */
export interface Nearness {
  /** The number of folders between; infinite if the list has no page. */
  readonly distance: number;
  /** The number of pages at that distance. */
  readonly near: number;
  /** The number of pages at a greater distance. */
  readonly far: number;
  /** The index in the list in docs.json that another page of the folder would get. */
  readonly index: number;
}

/** Returns how near the pages among the children of a group or a division are to a folder. */
export function nearnessOf(children: readonly NavigationNode[], folder: SitePath): Nearness {
  const distances = children.map((child) => (child.kind === 'page' ? distanceTo(child, folder) : Infinity));
  const distance = smallest(distances, Infinity);
  const near = distances.filter((other) => other === distance).length;
  const far = distances.filter((other) => other > distance && other < Infinity).length;
  // A group's own page is no item of its list.
  const position = distance === Infinity ? Infinity : children[distances.lastIndexOf(distance)]?.path.at(-1);
  return { distance, near, far, index: typeof position === 'number' ? position + 1 : 0 };
}

/** Compares by nearness: the nearest first; of equal ones that which has more pages there, then fewer elsewhere. */
export function compareNearness(a: Nearness, b: Nearness): number {
  return a.distance === b.distance ? b.near - a.near || a.far - b.far : a.distance - b.distance;
}

/** Whether a list has pages, but none in a folder that has more than the root in common with the page's. */
export function isFarApart({ distance }: Nearness): boolean {
  return distance >= farApart && distance < Infinity;
}

function distanceTo(entry: PageEntry, folder: SitePath): number {
  const listed = folderNamedBy(entry);
  if (listed === undefined) return Infinity;
  const from = segmentsOf(folder);
  const to = segmentsOf(listed);
  let shared = 0;
  while (shared < from.length && from[shared] === to[shared]) shared++;
  // Two folders that have nothing but the root in common are as far apart as can be.
  const apart = shared === 0 && from.length + to.length > 0 ? farApart : 0;
  return apart + from.length + to.length - 2 * shared;
}

const farApart = 100;

function segmentsOf(folder: SitePath): readonly string[] {
  return folder === siteRoot ? [] : folder.split('/');
}
