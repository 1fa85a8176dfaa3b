/**
 * Returns an independent copy of a string. A slice of a long string keeps all of it in memory, so what outlives the
 * text that it comes from has to be copied.
 */
export function ownText(text: string): string {
  // Concatenating and slicing makes engines allocate a new string; only that one is kept in memory.
  return ` ${text}`.slice(1);
}

/** Returns a string with its `%`-escapes resolved; unchanged if they are invalid. */
export function decodeEscapes(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns the letters and digits of a text, in lower case: `AI Mind Tool` and `AIMindTool` say the same. */
export function lettersAndDigits(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Returns the rest of a text after each of some beginnings that it has. */
export function restsAfter(text: string, starts: readonly string[]): readonly string[] {
  return starts.filter((start) => text.startsWith(start)).map((start) => text.slice(start.length));
}

/** Returns the words of a text in lower case: runs of letters and digits. */
export function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Returns a text that begins with a capital letter. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns the source of a pattern that matches a text, with and without the flag `u`, which forbids other escapes. */
export function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

/** Characters that take two columns: East Asian letters, and emoji. */
const wide =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\u33FF\u3400-\u4DBF\u4E00-\u9FFF\uA000-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFF60\uFFE0-\uFFE6\u{20000}-\u{3FFFD}]|\p{Emoji_Presentation}/u;

/** Characters that take no column of their own, such as combining marks. */
const zero = /[\p{Mn}\p{Me}\p{Cf}]/u;

/** Returns the width of a text in columns of a monospaced font. */
export function displayWidth(text: string): number {
  if (/^[\x20-\x7E]*$/.test(text)) return text.length;
  let width = 0;
  for (const char of text) width += zero.test(char) ? 0 : wide.test(char) ? 2 : 1;
  return width;
}

/** Escapes a text for a snippet, or for the choices of one of its tab stops. */
export function snippetText(text: string, inChoice = false): string {
  return text.replace(inChoice ? /[\\$},|]/g : /[\\$}]/g, '\\$&');
}

/**
 * Returns a snippet that a site’s settings contain with its tab stops alone: variables such as `$CLIPBOARD` would insert
 * what isn’t the site’s business.
 */
export function withoutVariables(snippet: string): string {
  return snippet.replace(/\\[\s\S]|\$(?!\d|\{\d)/g, (found) => (found === '$' ? '\\$' : found));
}
