import { referredFile, type ConfigPart } from '../../config/composedTree.ts';
import { nodeAt, stringOf, type JsonPath } from '../../config/json/jsonTree.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { codeText } from '../markdown.ts';

const meanings: ReadonlyMap<unknown, string> = new Map([
  [
    '$ref',
    'What is meant here stands in a JSON file of its own: a path from the folder of this file. Properties beside it count before those of that file.',
  ],
  ['sourceRef', 'What is meant here stands in another repository; it is put together when the site is built.'],
]);

/** What a property means by which an object says that it stands elsewhere; undefined for all others. */
export function referenceWords(
  { config, files }: SiteSnapshot,
  part: ConfigPart,
  pathInPart: JsonPath,
): string | undefined {
  const name = pathInPart.at(-1);
  const meaning = config.generation === 'current' ? meanings.get(name) : undefined;
  if (meaning === undefined) return undefined;
  const written = name === '$ref' ? stringOf(nodeAt(part.tree.root, pathInPart)) : undefined;
  const file = written === undefined ? undefined : referredFile(written, part.file);
  const isThere = file !== undefined && file !== 'outside' && files.has(file);
  return `**${codeText(String(name))}** — ${meaning}${isThere ? `\n\nHere: ${codeText(`/${file}`)}` : ''}`;
}
