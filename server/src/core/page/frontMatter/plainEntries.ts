import type { FrontMatterEntry } from './model.ts';

/** `key: value` with an unambiguous value: a string of letters, or one in quotes without escapes. */
const plainLine = /([A-Za-z][\w-]*): (?:"([^"\\\r\n\t]*)"|([A-Za-z][^:#\r\n\t]*[^:#\s]))(?:\r?\n|$)/y;

/** Words that YAML reads as something other than a string. */
const special = /^(?:true|false|null)$/i;

/**
 * Reads front matter of which every line is in the simplest form, as on nearly all pages; undefined for any other. A
 * complete YAML reader takes as long for it as everything else on a page together.
 */
export function readPlainEntries(source: string): readonly FrontMatterEntry[] | undefined {
  const entries: FrontMatterEntry[] = [];
  const keys = new Set<string>();
  // A merge adds keys from elsewhere.
  if (source.includes('<<')) return undefined;
  const line = new RegExp(plainLine);
  while (line.lastIndex < source.length) {
    const start = line.lastIndex;
    const [, key = '', quoted, plain] = line.exec(source) ?? [];
    const value = quoted ?? plain;
    if (value === undefined || special.test(key) || keys.has(key)) return undefined;
    if (plain !== undefined && special.test(plain)) return undefined;
    keys.add(key);
    const valueStart = start + key.length + 2;
    const length = quoted === undefined ? value.length : value.length + 2;
    entries.push({
      key,
      keyRange: { start, end: start + key.length },
      value,
      valueRange: { start: valueStart, end: valueStart + length },
    });
  }
  return entries.length === 0 ? undefined : entries;
}
