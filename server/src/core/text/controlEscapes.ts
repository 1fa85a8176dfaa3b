import { code } from '../util/messageText.ts';
import { ownValue } from '../util/values.ts';

/** What an escape in the double quotes of JSON or YAML makes of a letter that begins the name of a folder or a file. */
const controls: Readonly<Record<string, string>> = {
  t: 'a tab',
  n: 'a line break',
  r: 'a line break',
  b: 'a backspace',
  f: 'a form feed',
  v: 'a vertical tab',
  a: 'a bell',
  e: 'an escape character',
};

/** Where a line break isn't what is meant. */
const drive = /^"[A-Za-z]:\\/;

/** Returns the first escape in a text with double quotes that shows nothing, as in `"C:\table"`. */
export function findControlEscape(written: string): string | undefined {
  if (!written.startsWith('"')) return undefined;
  for (const { 0: escape, 1: letter = '', index } of written.matchAll(/\\([\s\S])/g)) {
    const control = ownValue(controls, letter);
    // Between words, the character itself may be meant.
    if (/[\s"]/.test(written.charAt(index - 1))) continue;
    if (control !== undefined && (control !== 'a line break' || drive.test(written))) return escape;
  }
  return undefined;
}

/** Returns the text with a backslash and a letter in place of each such escape. */
export function doubledEscapes(written: string): string {
  return written.replace(/\\([\s\S])/g, (escape, letter: string) =>
    ownValue(controls, letter) === undefined ? escape : `\\${escape}`,
  );
}

/** Returns the message about such an escape. */
export function controlEscapeMessage(escape: string): string {
  const control = ownValue(controls, escape.slice(1)) ?? 'a control character';
  return `In double quotes, ${code(escape)} is ${control}, so readers see neither the backslash nor the letter. Double the backslash.`;
}
