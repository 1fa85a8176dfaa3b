import { toSitePath, type SitePath } from '../paths/sitePath.ts';
import { decodeEscapes } from '../util/decode.ts';
import { located } from './configFacts.ts';
import { itemsOf, memberOf, type JsonNode } from './json/jsonTree.ts';
import type { Redirect } from './siteConfig.ts';

/** Reads redirects, which have the same form in both generations. */
export function readRedirects(root: JsonNode): readonly Redirect[] {
  return itemsOf(memberOf(root, 'redirects')).flatMap((item, index) => {
    const source = located(memberOf(item, 'source'));
    if (source === undefined) return [];
    const sourcePath = sourcePathOf(source.value);
    const isPattern = sourcePath !== undefined && /[:*(]/.test(sourcePath);
    const destination = located(memberOf(item, 'destination'));
    return [{ path: ['redirects', index], source, sourcePath, isPattern, destination }];
  });
}

/** Without query and fragment; a `?` after a name or a bracket belongs to the pattern. */
function sourcePathOf(source: string): SitePath | undefined {
  return toSitePath(decodeEscapes(source.replace(/#.*$|(?<!:\w+|\))\?.*$/, '')).toLowerCase());
}
