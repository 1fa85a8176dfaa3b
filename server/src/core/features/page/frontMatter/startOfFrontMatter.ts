import { titleFor } from '../../../rules/frontmatter/pageText.ts';
import type { PageContext } from '../../../site/pageContext.ts';
import type { CompletionList } from '../../answers.ts';
import { toList } from '../pageProposal.ts';
import { snippetText } from '../../../util/snippetText.ts';

/**
 * Returns the completion of a complete front matter at the start of a page that has none. While somebody types, only the
 * first hyphen is completed: whoever goes on writes the lines by hand, and Enter mustn't write them again.
 */
export function startOfFrontMatter(context: PageContext, offset: number, isTyped = false): CompletionList | undefined {
  const { text, frontMatter } = context.page;
  if (frontMatter !== undefined || context.isSnippet) return undefined;
  const start = text.startsWith('\uFEFF') ? 1 : 0;
  const typed = text.slice(start, offset);
  if (offset < start || !(isTyped ? /^-$/ : /^-{0,3}$/).test(typed)) return undefined;
  const rest = /^-*(?=\s|$)/.exec(text.slice(offset))?.[0] ?? '';
  const title = snippetText(titleFor(context));
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
