/**
 * Returns an independent copy of a string. A slice of a long string keeps all of it in memory, so what outlives the
 * text that it comes from has to be copied.
 */
export function ownText(text: string): string {
  // Concatenating and slicing makes engines allocate a new string; only that one is kept in memory.
  return ` ${text}`.slice(1);
}
