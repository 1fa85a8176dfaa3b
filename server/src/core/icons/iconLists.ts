import lists from '../../../../schemas/icons.json';

/** Returns the names of each library’s icons, separated by spaces; loaded with the first name (scripts/build/lazyModules.mjs). */
export function iconLists(): Readonly<Record<keyof typeof lists, string>> {
  return lists;
}
