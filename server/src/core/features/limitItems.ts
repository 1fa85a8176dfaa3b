/** More items than this only delay the list; typing on narrows it. */
export const mostItems = 400;

/**
 * Returns the items of a long list that match the typed text, at most as many as an editor needs; `textOf` returns what
 * editors compare with the typed text.
 */
export function limitItems<T extends { readonly label: string; readonly filterText?: string }>(
  items: readonly T[],
  typed: string,
  textOf: (item: T) => string = ({ label, filterText }) => filterText ?? label,
): readonly T[] {
  if (items.length <= mostItems) return items;
  const fitting: T[] = [];
  for (const item of items) {
    if (hasLetters(textOf(item), typed) && fitting.push(item) === mostItems) break;
  }
  return fitting;
}

/** Returns the sort key of an item, for editors that sort by text. */
export function sortTextOf(index: number): string {
  return String(index).padStart(4, '0');
}

/** Whether a label has the typed letters in the same order, as editors filter. */
export function hasLetters(label: string, typed: string): boolean {
  const text = label.toLowerCase();
  let at = 0;
  for (const letter of typed.toLowerCase()) {
    at = text.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}
