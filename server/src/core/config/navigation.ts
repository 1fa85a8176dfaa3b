import { pathKey } from '../paths/address.ts';
import { toSitePath, type SitePath } from '../paths/sitePath.ts';
import type { TextRange } from '../text/textRange.ts';
import { lazy } from '../util/lazy.ts';
import type { JsonPath } from './json/jsonTree.ts';

/** A page as navigation lists it. */
export interface PageEntry {
  readonly kind: 'page';
  /** As written: `guides/install`. */
  readonly entry: string;
  readonly range: TextRange;
  readonly path: JsonPath;
  /** The groups around it, the outermost first. */
  readonly groups: readonly NavigationGroup[];
}

/** A group of pages and further groups. */
export interface NavigationGroup {
  readonly kind: 'group';
  readonly title: string;
  /** The whole object. */
  readonly range: TextRange;
  readonly path: JsonPath;
  /** The groups around it, the outermost first. */
  readonly groups: readonly NavigationGroup[];
  readonly version: string | undefined;
  readonly children: readonly (PageEntry | NavigationGroup)[];
  /** Whether its list stands there and holds nothing at all. */
  readonly isEmpty: boolean;
}

export interface Navigation {
  readonly groups: readonly NavigationGroup[];
  /** All entries in reading order. */
  readonly entries: readonly PageEntry[];
  /** The entries that may mean a page, whichever way they are written; those of another case included. */
  entriesOf(file: SitePath): readonly PageEntry[];
}

/** The navigation that consists of some groups, and of all entries in them. */
export function navigationOf(groups: readonly NavigationGroup[], entries: readonly PageEntry[]): Navigation {
  const byKey = lazy(() => {
    const known = new Map<string, PageEntry[]>();
    for (const page of entries) {
      const key = pathKey(toSitePath(page.entry) ?? page.entry);
      const others = known.get(key);
      if (others === undefined) known.set(key, [page]);
      else others.push(page);
    }
    return known;
  });
  return { groups, entries, entriesOf: (file) => byKey().get(pathKey(file)) ?? [] };
}

export const emptyNavigation: Navigation = navigationOf([], []);

/** All groups in reading order, at any depth. */
export function* groupsOf({ groups }: Pick<Navigation, 'groups'>): Iterable<NavigationGroup> {
  for (const group of groups) {
    yield group;
    yield* groupsOf({ groups: group.children.filter((child) => child.kind === 'group') });
  }
}

/** Whether an entry names a page file: neither an operation of an API (`GET /users`) nor an address. */
export function namesPage(entry: string): boolean {
  const isOperation = /^(?:\S+\s+)?(?:get|post|put|patch|delete|head|options|trace|webhook)\s+\S/i.test(entry);
  return entry.trim() !== '' && !isOperation && !/^[a-z][a-z0-9+.-]*:/i.test(entry);
}
