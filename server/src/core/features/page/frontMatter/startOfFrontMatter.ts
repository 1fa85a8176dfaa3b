import { titleFor } from '../../../rules/frontmatter/pageWords.ts';
import type { PageInSite } from '../../../site/pageInSite.ts';
import type { CompletionList } from '../../answers.ts';
import { toList } from '../pageProposal.ts';
import { snippetText } from '../snippetText.ts';

/** The whole front matter, offered where a page without it begins. */
export function startOfFrontMatter(page: PageInSite, offset: number): CompletionList | undefined {
  const { text, frontMatter } = page.page;
  if (frontMatter !== undefined || page.isSnippet) return undefined;
  const start = text.startsWith('\uFEFF') ? 1 : 0;
  const typed = text.slice(start, offset);
  if (offset < start || !/^-{0,3}$/.test(typed)) return undefined;
  const rest = /^-*(?=\s|$)/.exec(text.slice(offset))?.[0] ?? '';
  const title = snippetText(titleFor(page));
  const newText = `---\ntitle: "\${1:${title}}"\ndescription: "$2"\n---\n${text.slice(offset).trim() === '' ? '\n$0' : '$0'}`;
  const proposal = {
    label: 'Front matter',
    kind: 'snippet' as const,
    detail: 'title and description of this page',
    documentation: 'Page settings, between two lines of `---` at the top of the page.',
    filterText: '---',
    newText,
    isSnippet: true,
  };
  return toList([proposal], { start, end: offset + rest.length }, typed);
}
