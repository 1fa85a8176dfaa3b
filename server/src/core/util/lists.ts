/**
 * Appends items to a list. `list.push(...items)` passes each as an argument, and ends in a RangeError with some 120,000
 * of them, which a hostile file easily has.
 */
export function addAll<Item>(list: Item[], items: Iterable<Item>): void {
  for (const item of items) list.push(item);
}

/** Returns the largest of some numbers and `atLeast`. */
export function largest(numbers: Iterable<number>, atLeast: number): number {
  let most = atLeast;
  for (const number of numbers) if (number > most) most = number;
  return most;
}

/** Returns the smallest of some numbers and `atMost`. */
export function smallest(numbers: Iterable<number>, atMost: number): number {
  let least = atMost;
  for (const number of numbers) if (number < least) least = number;
  return least;
}
