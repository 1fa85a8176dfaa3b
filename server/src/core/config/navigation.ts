import type { TextRange } from '../text/textRange.ts';
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
  readonly version: string | undefined;
  readonly children: readonly (PageEntry | NavigationGroup)[];
  /** Whether its list stands there and holds nothing at all. */
  readonly isEmpty: boolean;
}

export interface Navigation {
  readonly groups: readonly NavigationGroup[];
  /** All entries in reading order. */
  readonly entries: readonly PageEntry[];
}

export const emptyNavigation: Navigation = { groups: [], entries: [] };

/** Whether an entry names a page file: neither an operation of an API (`GET /users`) nor an address. */
export function namesPage(entry: string): boolean {
  const isOperation = /^(?:\S+\s+)?(?:get|post|put|patch|delete|head|options|trace|webhook)\s+\S/i.test(entry);
  return entry.trim() !== '' && !isOperation && !/^[a-z][a-z0-9+.-]*:/i.test(entry);
}
