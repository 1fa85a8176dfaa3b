import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { bodyBlocks, headingOf } from './pageAsMarkdown.ts';
import { contentReader, type TextOf } from './pageContent.ts';
import { pageUrl } from './published.ts';
import { indexedPages } from './sections.ts';

/**
 * Returns the text of llms-full.txt: all pages of the index in its order, each with its title, its URL and its
 * Markdown.
 */
export function llmsFullTxt(site: SiteSnapshot, docsUrl: string, textOf: TextOf): string {
  const contentOf = contentReader(site, textOf);
  const pages = indexedPages(site).map((file) => {
    const head = `# ${headingOf(site, file)}\nSource: ${pageUrl(docsUrl, file)}`;
    return `${[head, ...bodyBlocks(site, file, contentOf)].join('\n\n')}\n`;
  });
  return pages.join('\n\n');
}
