import { indexName, indexNoteText } from '../../page/record/indexNote.ts';
import { baseNameOf, type SitePath } from '../../paths/sitePath.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import type { ContentOf } from './pageContent.ts';
import { markdownPath, markdownUrl, pageUrl } from './published.ts';
import { indexedPages, indexSections } from './sections.ts';
import { displayTitleOf } from '../../site/pageTitles.ts';
import { partitionPoint } from '../../util/collections.ts';
import { longestLlmsFile } from '../../util/limits.ts';
import { count, oneLine, shorten } from '../../util/messageText.ts';
import { itemsOf, memberOf, nodeAt, propertiesOf, stringOf, type JsonNode } from '../../config/json/jsonTree.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { encodeAddress, localFileOf } from '../../paths/address.ts';
import type { TextRange } from '../../text/textRange.ts';
import { allShownNodes, leftOutRanges } from './selection.ts';

/** The name of the file with all pages. */
const fullName = 'llms-full.txt' as SitePath;

/** The outputs requested besides the index itself. */
export interface LlmsOutputs {
  /** All pages in one file. */
  readonly full: boolean;
  /** Each page in a file of its own. */
  readonly pages: boolean;
}

/** A generated file. */
export interface LlmsFile {
  /** Its path below the published documentation. */
  readonly path: SitePath;
  readonly text: string;
}

/** Returns the paths of the files that `llmsFiles` returns. */
export function llmsPaths(site: SiteSnapshot, { full, pages }: LlmsOutputs): readonly SitePath[] {
  return [indexName as SitePath, ...(full ? [fullName] : []), ...(pages ? indexedPages(site).map(markdownPath) : [])];
}

/** Returns the index of a site and the files that belong to it. `contentOf` is called only for those other files. */
export function llmsFiles(
  site: SiteSnapshot,
  docsUrl: string,
  outputs: LlmsOutputs,
  contentOf: ContentOf,
): readonly [LlmsFile, ...LlmsFile[]] {
  return [
    { path: indexName as SitePath, text: llmsTxt(site, docsUrl) },
    ...(outputs.full ? [{ path: fullName, text: llmsFullTxt(site, docsUrl, contentOf) }] : []),
    ...(outputs.pages ? pagesAsMarkdown(site, docsUrl, contentOf) : []),
  ];
}

/** Descriptions are cut after this number of characters, as the platform cuts them. */
const longestDescription = 300;

/** Returns the text of llms.txt: the pages of a site with their URLs in the format of llmstxt.org. */
export function llmsTxt(site: SiteSnapshot, docsUrl: string): string {
  const { name, description } = site.config;
  const blocks = [
    `# ${oneLine(name ?? '') || 'Documentation'}`,
    ...(description === undefined || oneLine(description) === '' ? [] : [`> ${oneLine(description)}`]),
    ...indexSections(site).map(({ title, pages }) =>
      section(
        title,
        pages.map((file) => pageLine(site, docsUrl, file)),
      ),
    ),
    ...linkSection('API descriptions', apiDescriptionLinks(site, docsUrl)),
    // The format's name for what may be skipped.
    ...linkSection('Optional', externalLinks(site)),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function section(title: string, lines: readonly string[]): string {
  return `## ${title}\n\n${lines.join('\n')}`;
}

function linkSection(title: string, links: readonly OtherLink[]): readonly string[] {
  return links.length === 0
    ? []
    : [
        section(
          title,
          links.map((link) => linkLine(link.title, link.url)),
        ),
      ];
}

function pageLine(site: SiteSnapshot, docsUrl: string, file: SitePath): string {
  const description = shorten((site.pages.get(file)?.description ?? '').trim(), longestDescription);
  return `${linkLine(displayTitleOf(site, file), markdownUrl(docsUrl, file))}${description === '' ? '' : `: ${description}`}`;
}

/** Parsers of the format search for the first closing bracket, so a backslash before it wouldn't help. */
function linkLine(title: string, url: string): string {
  const text = oneLine(title).replaceAll('[', '&#91;').replaceAll(']', '&#93;');
  return `- [${text}](${url.trim().replaceAll('(', '%28').replaceAll(')', '%29').replace(/\s/g, '%20')})`;
}

/**
 * Returns the text of llms-full.txt: all pages of the index in its order, each with its title, its URL and its
 * Markdown.
 */
function llmsFullTxt(site: SiteSnapshot, docsUrl: string, contentOf: ContentOf): string {
  const files = indexedPages(site);
  const pages: string[] = [];
  let length = 0;
  for (const file of files) {
    const head = `# ${headingOf(site, file)}\nSource: ${pageUrl(docsUrl, file)}`;
    const page = `${[head, ...bodyBlocks(site, file, contentOf)].join('\n\n')}\n`;
    length += page.length;
    if (length > longestLlmsFile)
      return [...pages, `${count(files.length - pages.length, 'more page')}\n`].join('\n\n');
    pages.push(page);
  }
  return pages.join('\n\n');
}

/** A link of the index that doesn't point to a page. */
interface OtherLink {
  readonly title: string;
  readonly url: string;
}

/** Returns the API descriptions of the site that can be fetched: its own files, and URLs. */
function apiDescriptionLinks(site: SiteSnapshot, docsUrl: string): readonly OtherLink[] {
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
  return ranges[partitionPoint(ranges, ({ start }) => start > offset) - 1];
}

function externalLinks({ config }: Pick<SiteSnapshot, 'config'>): readonly OtherLink[] {
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

interface MarkdownPage {
  /** Its path below the published documentation. */
  readonly path: SitePath;
  readonly text: string;
}

/** Returns all pages of the index as Markdown. */
function pagesAsMarkdown(site: SiteSnapshot, docsUrl: string, contentOf: ContentOf): readonly MarkdownPage[] {
  return indexedPages(site).map((file) => ({
    path: markdownPath(file),
    text: pageAsMarkdown(site, file, docsUrl, contentOf),
  }));
}

/** Returns a page as Markdown: the note with the link to the index, its title, its description, its content. */
function pageAsMarkdown(site: SiteSnapshot, file: SitePath, docsUrl: string, contentOf: ContentOf): string {
  const blocks = [indexNoteText(docsUrl), `# ${headingOf(site, file)}`, ...bodyBlocks(site, file, contentOf)];
  return `${blocks.join('\n\n')}\n`;
}

/** Returns the title of a page on one line. */
function headingOf(site: SiteSnapshot, file: SitePath): string {
  return oneLine(displayTitleOf(site, file));
}

/** Returns what follows a page's title: its description and its content, if it has them. */
function bodyBlocks(site: SiteSnapshot, file: SitePath, contentOf: ContentOf): readonly string[] {
  const description = oneLine(site.pages.get(file)?.description ?? '');
  const content = withoutTitle(contentOf(file), headingOf(site, file));
  return [...(description === '' ? [] : [`> ${description}`]), content].filter((block) => block !== '');
}

/** Returns the content without a heading that repeats the title. */
function withoutTitle(content: string, title: string): string {
  const [first = ''] = content.split('\n', 1);
  const isTitle = /^# +(.*)$/.exec(first.trimEnd())?.[1]?.trim().toLowerCase() === title.toLowerCase();
  return isTitle ? content.slice(first.length).replace(/^(?:[ \t]*\r?\n)+/, '') : content;
}
