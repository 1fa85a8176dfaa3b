import { memberOf, stringOf, type JsonNode } from '../../config/json/jsonTree.ts';
import { isExternal } from '../../paths/address.ts';
import { toSitePath } from '../../paths/sitePath.ts';

/** Whether a tab or an anchor links to another site. */
export function isElsewhere(item: JsonNode): boolean {
  return isExternal(stringOf(memberOf(item, 'url')) ?? '');
}

/** Returns the path prefix of the pages that a tab or an anchor claims; '' if it claims none. */
function prefixOf(item: JsonNode): string {
  return isElsewhere(item) ? '' : (toSitePath(stringOf(memberOf(item, 'url')) ?? '') ?? '');
}

/** Whether a tab or an anchor claims a page, by its path; the platform compares character by character. */
export function claims(item: JsonNode, page: string): boolean {
  const prefix = prefixOf(item);
  return prefix !== '' && page.startsWith(prefix);
}

/** Returns the one with the longest prefix: `api/admin` takes precedence over `api`. */
export function claimantOf(items: readonly JsonNode[], page: string): JsonNode | undefined {
  const claiming = items.filter((item) => claims(item, page));
  return claiming.sort((a, b) => prefixOf(b).length - prefixOf(a).length)[0];
}
