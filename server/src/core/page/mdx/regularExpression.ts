/** Longer ones aren't recognized: unclosed slashes would each be followed to the end of their line. */
const longest = 500;

/**
 * Returns the offset after a regular expression that begins with the slash at `start`; undefined if its line doesn't
 * end it.
 */
export function endOfRegularExpression(text: string, start: number): number | undefined {
  let isInClass = false;
  for (let at = start + 1; at - start <= longest; at++) {
    const char = text.charAt(at);
    if (char === '/' && !isInClass) return at + 1;
    if (char === '[' || char === ']') isInClass = char === '[';
    else if (char === '\\') at++;
    if (/^$|[\r\n]/.test(text.charAt(at))) return undefined;
  }
  return undefined;
}
