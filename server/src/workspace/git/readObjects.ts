import { decode } from '../files/fileText.ts';
import type { Git } from './git.ts';

const lineFeed = 10;

/** Reads texts from git’s data, by the names of their objects; undefined for those that a clone lacks. */
export async function readObjects(git: Git, names: readonly string[]): Promise<readonly (string | undefined)[]> {
  if (names.length === 0) return [];
  const bytes = await git.bytes(names.map((name) => `${name}\n`).join(''), 'cat-file', '--batch');
  const texts: (string | undefined)[] = [];
  for (let start = 0; bytes !== undefined && start < bytes.length;) {
    const end = bytes.indexOf(lineFeed, start);
    if (end < 0) break;
    // `NAME blob SIZE`, or `NAME missing` without a content.
    const [, kind, size] = /(\w+) (\d+)$/.exec(new TextDecoder().decode(bytes.subarray(start, end))) ?? [];
    const contentEnd = size === undefined ? end : end + 1 + Number(size);
    texts.push(kind === 'blob' ? decode(bytes.subarray(end + 1, contentEnd)) : undefined);
    start = contentEnd + 1;
  }
  return names.map((_, at) => texts[at]);
}
