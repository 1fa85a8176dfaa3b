import { memberOf, pathOf, stringOf, type JsonNode } from '../json/jsonTree.ts';
import { isExternal } from '../../paths/address.ts';
import { toSitePath } from '../../paths/sitePath.ts';
import { code } from '../../util/messageText.ts';
import type { ClassicSource } from './classicSource.ts';
import { sameOut, valueOut, type OutNode } from './outNode.ts';

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

/** Returns the `url` of a link: the current generation takes only paths with a leading slash. */
export function hrefOf(source: ClassicSource, owner: JsonNode | undefined): OutNode | undefined {
  const url = source.takeMember(owner, 'url');
  const address = stringOf(url)?.trim();
  if (url === undefined || address === undefined || /^(?:[/#{]|[a-z][a-z\d+.-]*:)/i.test(address)) {
    return url && sameOut(url);
  }
  return valueOut(`/${address.replace(/^(?:\.{0,2}\/)+/, '')}`);
}

/** As `hrefOf`, for links that can't be `http:` in the current generation. */
export function secureHrefOf(source: ClassicSource, owner: JsonNode | undefined, name = 'url'): OutNode | undefined {
  const url = source.takeMember(owner, name);
  const address = stringOf(url)?.trim();
  if (url === undefined || address === undefined) return url && sameOut(url);
  if (!/^http:/i.test(address)) return name === 'url' ? hrefOf(source, owner) : sameOut(url);
  source.change(pathOf(url), `The current format only accepts ${code('https://')} here. Check that the URL works.`);
  return valueOut(address.replace(/^http:/i, 'https:'));
}
