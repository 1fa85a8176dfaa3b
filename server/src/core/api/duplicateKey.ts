/** A key that an object of a JSON text has twice. */
export interface DuplicateKey {
  readonly name: string;
  /** The offset of the second one's quotation mark. */
  readonly offset: number;
}

const [quote, backslash] = [34, 92];

/**
 * Returns the first key that an object has twice; undefined if none does. The text is valid JSON, so only strings and
 * brackets need a look: descriptions have up to 20 MB.
 */
export function duplicateKey(text: string): DuplicateKey | undefined {
  /** The keys of each open object; undefined for an array. */
  const open: (Set<string> | undefined)[] = [];
  let keys: Set<string> | undefined;
  for (let at = 0; at < text.length; at++) {
    const character = text.charCodeAt(at);
    if (character === quote) {
      const end = endOfString(text, at);
      if (keys !== undefined && isKey(text, end)) {
        const name = text.slice(at + 1, end);
        if (keys.has(name)) return { name: plain(name), offset: at };
        keys.add(name);
      }
      at = end;
    } else if (character === 123 || character === 91) {
      open.push(keys);
      keys = character === 123 ? new Set() : undefined;
    } else if (character === 125 || character === 93) keys = open.pop();
  }
  return undefined;
}

/** Returns the offset of the quotation mark that ends a string. */
export function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end >= 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end < 0 ? text.length : end;
}

function isEscaped(text: string, at: number): boolean {
  let first = at;
  while (text.charCodeAt(first - 1) === backslash) first--;
  return (at - first) % 2 === 1;
}

function isKey(text: string, end: number): boolean {
  let at = end + 1;
  while (at < text.length && text.charCodeAt(at) <= 32) at++;
  return text.charCodeAt(at) === 58;
}

/** Escapes are compared as written: a key written in two ways is as good as none. */
function plain(name: string): string {
  return name.replaceAll('\\"', '"').replaceAll('\\/', '/');
}
