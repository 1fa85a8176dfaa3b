import { memberOf, type JsonNode } from '../../config/json/jsonTree.ts';
import { folderOf, siteRoot, toSitePath } from '../../paths/sitePath.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { codeText } from '../markdown.ts';

const meanings: Readonly<Record<string, string>> = {
  $ref: 'What is meant here stands in a JSON file of its own: a path from the folder of this file. Properties beside it count before those of that file.',
  sourceRef: 'What is meant here stands in another repository; it is put together when the site is built.',
};

/** What a property means by which an object says that it stands elsewhere; undefined for all others. */
export function referenceWords({ config, files }: SiteSnapshot, owner: JsonNode, name: string): string | undefined {
  const meaning = config.generation === 'current' ? meanings[name] : undefined;
  if (meaning === undefined) return undefined;
  const written = memberOf(owner, name)?.value;
  const folder = folderOf(config.file);
  const path = toSitePath(folder === siteRoot ? String(written) : `${folder}/${String(written)}`);
  const isThere = name === '$ref' && path !== undefined && files.has(path);
  return `**${codeText(name)}** — ${meaning}${isThere ? `\n\nHere: ${codeText(`/${path}`)}` : ''}`;
}
