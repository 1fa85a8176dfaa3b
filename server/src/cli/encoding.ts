import { readFile } from 'node:fs/promises';
import { toFsPath, type ResourcePath } from '../workspace/resourcePath.ts';
import { UsageError } from './io.ts';

/**
 * Returns a text for a file, with the byte order mark that reading removes. Throws UsageError if the file can't be read
 * as UTF-8 without losses. `shown` is the file's path for people.
 */
export async function inEncodingOf(file: ResourcePath, shown: string, text: string): Promise<string> {
  const bytes = await readFile(toFsPath(file));
  if (bytes[0] === 0xff && bytes[1] === 0xfe) {
    throw new UsageError(`“${shown}” is encoded as UTF-16. Save it as UTF-8 first.`);
  }
  const before = bytes.toString('utf8');
  if (!Buffer.from(before).equals(bytes)) {
    throw new UsageError(`“${shown}” isn’t encoded as UTF-8. Save it as UTF-8 first.`);
  }
  return before.startsWith(mark) && !text.startsWith(mark) ? mark + text : text;
}

const mark = '\uFEFF';
