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
  return escapesIn(written)[0]?.escape;
}

/** Returns the text with a backslash and a letter in place of each such escape. */
export function doubledEscapes(written: string): string {
  let doubled = '';
  let end = 0;
  for (const { index } of escapesIn(written)) {
    doubled += `${written.slice(end, index)}\\`;
    end = index;
  }
  return doubled + written.slice(end);
}

interface Escape {
  readonly escape: string;
  readonly index: number;
}

function escapesIn(written: string): readonly Escape[] {
  if (!written.startsWith('"')) return [];
  return Array.from(written.matchAll(/\\([\s\S])/g)).flatMap(({ 0: escape, 1: letter = '', index }) => {
    const control = ownValue(controls, letter);
    // Between words, the character itself may be meant.
    if (control === undefined || /[\s"]/.test(written.charAt(index - 1))) return [];
    return control !== 'a line break' || drive.test(written) ? [{ escape, index }] : [];
  });
}

/** Returns the message about such an escape. */
export function controlEscapeMessage(escape: string): string {
  const control = ownValue(controls, escape.slice(1)) ?? 'a control character';
  return `In double quotes, ${code(escape)} is ${control}, so readers see neither the backslash nor the letter. Double the backslash.`;
}
