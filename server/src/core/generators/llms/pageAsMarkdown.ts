import { indexNoteText } from '../../page/record/indexNote.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { displayTitleOf } from '../../site/pageTitles.ts';
import { oneLine } from '../../util/messageText.ts';
import type { ContentOf } from './pageContent.ts';
import { markdownPath } from './published.ts';
import { indexedPages } from './sections.ts';

export interface MarkdownPage {
  /** Its path below the published documentation. */
  readonly path: SitePath;
  readonly text: string;
}

/** Returns all pages of the index as Markdown. */
export function pagesAsMarkdown(site: SiteSnapshot, docsUrl: string, contentOf: ContentOf): readonly MarkdownPage[] {
  return indexedPages(site).map((file) => ({
    path: markdownPath(file),
    text: pageAsMarkdown(site, file, docsUrl, contentOf),
  }));
}

/** Returns a page as Markdown: the note with the link to the index, its title, its description, its content. */
export function pageAsMarkdown(site: SiteSnapshot, file: SitePath, docsUrl: string, contentOf: ContentOf): string {
  const blocks = [indexNoteText(docsUrl), `# ${headingOf(site, file)}`, ...bodyBlocks(site, file, contentOf)];
  return `${blocks.join('\n\n')}\n`;
}

/** Returns the title of a page on one line. */
export function headingOf(site: SiteSnapshot, file: SitePath): string {
  return oneLine(displayTitleOf(site, file));
}

/** Returns what follows a page's title: its description and its content, if it has them. */
export function bodyBlocks(site: SiteSnapshot, file: SitePath, contentOf: ContentOf): readonly string[] {
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
