/** More items than this only delay the list; typing on narrows it. */
const mostItems = 400;

/** How many items of a ranked list are offered at most: if there are more, editors ask again at the next letter. */
export const mostRanked = 100;

/** With how many letters a ranked list is complete, unless it is cut. */
export const fewestLetters = 3;

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

/**
 * Returns the string that editors match for an item of a ranked list: it begins with what is typed, so that all items match
 * equally well, and their order stays. Whatever is typed before the next list comes is looked for in the rest, which has
 * no character that ends what is completed: the list closes there, and Enter begins a new line.
 */
export function rankedFilter(typed: string, text: string): string {
  const rest = text.replace(/["'`()[\]{}<>]/g, ' ');
  // Of those that go on as what is typed, the next letter tells which.
  return rest.startsWith(typed) ? rest : `${typed} ${rest}`;
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
