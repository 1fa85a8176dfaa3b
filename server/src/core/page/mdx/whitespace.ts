// Only spaces and tabs are whitespace in Markdown. Loops instead of patterns: a line may have a million of them.

export function isWhitespace(char: string): boolean {
  return char === ' ' || char === '\t';
}

/** Returns the offset of the first character from `start` on that is neither a space nor a tab. */
export function skipWhitespace(text: string, start: number): number {
  let at = start;
  while (isWhitespace(text.charAt(at))) at++;
  return at;
}

/** Returns the offset of the first character from `start` on that is neither whitespace nor a line end. */
export function skipSpace(text: string, start: number): number {
  let at = start;
  while (isWhitespace(text.charAt(at)) || text.charAt(at) === '\n') at++;
  return at;
}

/** Returns the end of a text without trailing whitespace and line ends. */
export function trimmedEnd(text: string, start = 0, end = text.length): number {
  let at = end;
  while (at > start && (isWhitespace(text.charAt(at - 1)) || text.charAt(at - 1) === '\n')) at--;
  return at;
}

/** Returns the range between two offsets without surrounding whitespace. */
export function trimmedRange(
  text: string,
  start: number,
  end: number,
): { readonly start: number; readonly end: number } {
  const first = Math.min(skipWhitespace(text, start), end);
  return { start: first, end: trimmedEnd(text, first, end) };
}
