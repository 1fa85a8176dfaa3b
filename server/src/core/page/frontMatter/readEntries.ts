import { readAnyEntries, type EntryReading } from './anyEntries.ts';
import { readPlainEntries } from './plainEntries.ts';

/** Longer front matter is hardly plain. */
const longestPlain = 50_000;

/** Reads the keys of front matter; if it has syntax errors, all keys that can be read by themselves. */
export function readEntries(source: string): EntryReading {
  const plain = source.length > longestPlain ? undefined : readPlainEntries(source);
  return plain === undefined ? readAnyEntries(source) : { entries: plain, problems: [], isFullyRead: true };
}
