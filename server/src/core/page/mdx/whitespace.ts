// Only blanks and tabs are space to Markdown. Loops instead of patterns: a line may have a million of them.

export function isWhitespace(char: string): boolean {
  return char === ' ' || char === '\t';
}

/** The offset of the first character from `start` on that is no blank. */
export function skipWhitespace(text: string, start: number): number {
  let at = start;
  while (isWhitespace(text.charAt(at))) at++;
  return at;
}

/** The offset of the first character from `start` on that is neither a blank nor a line end. */
export function skipSpace(text: string, start: number): number {
  let at = start;
  while (isWhitespace(text.charAt(at)) || text.charAt(at) === '\n') at++;
  return at;
}

/** The end of a text without the blanks and line ends behind it. */
export function trimmedEnd(text: string, start = 0, end = text.length): number {
  let at = end;
  while (at > start && (isWhitespace(text.charAt(at - 1)) || text.charAt(at - 1) === '\n')) at--;
  return at;
}

/** The part of a text between two offsets, without the blanks around it. */
export function trimmedRange(
  text: string,
  start: number,
  end: number,
): { readonly start: number; readonly end: number } {
  const first = Math.min(skipWhitespace(text, start), end);
  return { start: first, end: trimmedEnd(text, first, end) };
}
