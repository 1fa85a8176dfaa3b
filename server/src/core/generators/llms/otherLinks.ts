import { itemsOf, memberOf, nodeAt, propertiesOf, stringOf, type JsonNode } from '../../config/json/jsonTree.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { encodeAddress, localFileOf } from '../../paths/address.ts';
import { baseNameOf } from '../../paths/sitePath.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import type { TextRange } from '../../text/textRange.ts';
import { allShownNodes, leftOutRanges } from './selection.ts';

/** A link of the index that doesn't point to a page. */
export interface OtherLink {
  readonly title: string;
  readonly url: string;
}

/** Returns the API descriptions of the site that can be fetched: its own files, and URLs. */
export function apiDescriptionLinks(site: SiteSnapshot, docsUrl: string): readonly OtherLink[] {
  const links = shownDescriptions(site.config).flatMap((source): readonly OtherLink[] => {
    if (isWebAddress(source)) return [{ title: nameIn(source), url: source }];
    const path = localFileOf(source)?.path;
    if (path === undefined || !site.files.has(path)) return [];
    const title = site.apiDescriptions.get(path)?.title ?? nameIn(path);
    return [{ title, url: `${docsUrl}/${encodeAddress(path)}` }];
  });
  return eachOnce(links);
}

/** Returns the descriptions named anywhere but in a language or a version that isn't shown. */
function shownDescriptions(config: SiteConfig): readonly string[] {
  const leftOut = leftOutRanges(config, config.navigation.nodes).toSorted((a, b) => a.start - b.start);
  const named = new Set(textsOutside(config.composed.root, leftOut));
  return config.api.descriptions.filter((source) => named.has(source));
}

/** Returns the strings of a node that are in none of some ranges, which are in order and apart. */
function textsOutside(node: JsonNode | undefined, ranges: readonly TextRange[]): readonly string[] {
  if (node === undefined || node.offset < (lastBefore(ranges, node.offset)?.end ?? 0)) return [];
  const text = stringOf(node);
  return text === undefined ? (node.children ?? []).flatMap((child) => textsOutside(child, ranges)) : [text];
}

/** Returns the last range that begins at an offset or before it: there may be 20,000 languages that aren’t shown. */
function lastBefore(ranges: readonly TextRange[], offset: number): TextRange | undefined {
  let [low, high] = [0, ranges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle]?.start ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return ranges[low - 1];
}

/** Returns the external links of the navigation. */
export function externalLinks({ config }: Pick<SiteSnapshot, 'config'>): readonly OtherLink[] {
  const links = config.generation === 'classic' ? classicLinks(config) : currentLinks(config);
  return eachOnce(links.filter(({ title, url }) => title.trim() !== '' && isWebAddress(url)));
}

function classicLinks({ tree }: SiteConfig): readonly OtherLink[] {
  const lists = ['tabs', 'anchors', 'topbarLinks'].flatMap((name) => itemsOf(memberOf(tree.root, name)));
  return [...lists, memberOf(tree.root, 'topbarCtaButton')].flatMap((item) => linkIn(item, 'name', 'url'));
}

function currentLinks(config: SiteConfig): readonly OtherLink[] {
  const { composed, navigation } = config;
  const divisions = [...allShownNodes(config, navigation.nodes)].flatMap((node) =>
    node.kind === 'division' && node.href !== undefined ? [{ title: node.title, url: node.href }] : [],
  );
  const global = propertiesOf(nodeAt(composed.root, ['navigation', 'global'])).flatMap(({ name, valueNode }) =>
    itemsOf(valueNode).flatMap((item) => linkIn(item, name.replace(/s$/, ''), 'href')),
  );
  const bar = [...itemsOf(nodeAt(composed.root, ['navbar', 'links'])), nodeAt(composed.root, ['navbar', 'primary'])];
  return [...divisions, ...global, ...bar.flatMap((item) => linkIn(item, 'label', 'href'))];
}

function linkIn(node: JsonNode | undefined, titleKey: string, urlKey: string): readonly OtherLink[] {
  const title = stringOf(memberOf(node, titleKey));
  const url = stringOf(memberOf(node, urlKey));
  return title === undefined || url === undefined ? [] : [{ title, url }];
}

function eachOnce(links: readonly OtherLink[]): readonly OtherLink[] {
  const byUrl = new Map(links.toReversed().map((link) => [link.url, link]));
  return links.filter((link) => byUrl.get(link.url) === link);
}

function isWebAddress(url: string): boolean {
  return /^https?:\/\/[^\s/{}]/i.test(url);
}

function nameIn(path: string): string {
  const [plain = ''] = path.split(/[?#]/, 1);
  return baseNameOf(plain.replace(/\/+$/, '')).replace(/\.(?:json|ya?ml)$/i, '') || plain;
}
