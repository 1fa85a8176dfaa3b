/** Characters that a terminal obeys instead of showing them, or that reorder what is shown. */
const hidden = String.raw`[\p{Cc}\u2028\u2029\u061C\u202A-\u202E\u2066-\u2069]`;
const ofLine = new RegExp(hidden, 'gu');
const ofText = new RegExp(String.raw`(?!\n|\r\n|\t)${hidden}`, 'gu');

/** Returns a string of a repository for a line of a terminal or log: `\u001b` instead of control characters. */
export function printable(text: string): string {
  return text.replace(ofLine, escapedCharacter);
}

/** Returns a text of several lines with `\u001b` instead of control characters, which is also valid within JSON. */
export function printableLines(text: string): string {
  return text.replace(ofText, escapedCharacter);
}

/** Returns a value as JSON with all control characters escaped. */
export function jsonText(value: unknown): string {
  return printableLines(JSON.stringify(value, undefined, 2));
}

/** Returns the escape of a character of one UTF-16 unit, as in JSON. */
export function escapedCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
