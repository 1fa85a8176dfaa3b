import { referredFile, type ConfigFragment } from '../../config/composedTree.ts';
import { nodeAt, stringOf, type JsonPath } from '../../config/json/jsonTree.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { codeText } from '../markdown.ts';

const meanings: ReadonlyMap<unknown, string> = new Map([
  [
    '$ref',
    'Path of a JSON file that contains this value, relative to the folder of this file. Properties next to it take precedence over those of the file.',
  ],
  ['sourceRef', 'This value is in another repository and is included when the site is built.'],
]);

/** Returns the description of `$ref`, by which an object includes another file; undefined for other properties. */
export function referenceText(
  { config, files }: SiteSnapshot,
  fragment: ConfigFragment,
  pathInFragment: JsonPath,
): string | undefined {
  const name = pathInFragment.at(-1);
  const meaning = config.generation === 'current' ? meanings.get(name) : undefined;
  if (meaning === undefined) return undefined;
  const written = name === '$ref' ? stringOf(nodeAt(fragment.tree.root, pathInFragment)) : undefined;
  const file = written === undefined ? undefined : referredFile(written, fragment.file);
  const isThere = file !== undefined && file !== 'outside' && files.has(file);
  return `**${codeText(String(name))}** — ${meaning}${isThere ? `\n\nFile: ${codeText(`/${file}`)}` : ''}`;
}
