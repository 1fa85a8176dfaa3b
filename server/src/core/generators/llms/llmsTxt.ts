import type { SitePath } from '../../paths/sitePath.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { displayTitleOf } from '../../site/pageTitles.ts';
import { longestLlmsFile } from '../../util/limits.ts';
import { count, oneLine, shorten } from '../../util/messageText.ts';
import { apiDescriptionLinks, externalLinks, type OtherLink } from './otherLinks.ts';
import { bodyBlocks, headingOf } from './pageAsMarkdown.ts';
import type { ContentOf } from './pageContent.ts';
import { markdownUrl, pageUrl } from './published.ts';
import { indexedPages, indexSections } from './sections.ts';

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
export function llmsFullTxt(site: SiteSnapshot, docsUrl: string, contentOf: ContentOf): string {
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
