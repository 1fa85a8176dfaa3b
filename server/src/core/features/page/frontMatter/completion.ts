import { titleFor } from '../../../rules/frontmatter/pageText.ts';
import type { PageContext } from '../../../site/pageContext.ts';
import { snippetText } from '../../../util/strings.ts';
import type { CompletionList } from '../../answers.ts';
import { nothing, toList, type PageProposal } from '../pageProposal.ts';
import { frontMatterCursorAt, type FrontMatterCursor } from './cursor.ts';
import { completeFrontMatterKeys } from './keys.ts';
import { valueProposals } from './values.ts';

/** Returns the completions at an offset of front matter, or where it may begin; undefined elsewhere. */
export function completeFrontMatter(context: PageContext, offset: number, isTyped = false): CompletionList | undefined {
  const cursor = frontMatterCursorAt(context.page, offset);
  if (cursor === undefined) return startOfFrontMatter(context, offset, isTyped);
  if (cursor.role === 'key') return toList(completeFrontMatterKeys(context, cursor), cursor.replace, cursor.typed);
  const values = valueProposals(context, cursor).map((proposal) => fitted(proposal, cursor));
  const { start, end } = cursor.replace;
  const isInFlow = cursor.isItem && /[[,][ \t]*$/.test(context.page.text.slice(Math.max(0, start - 20), start));
  const isEmpty = isTyped && start === end && !cursor.inQuotes && !isInFlow && values.length > 0;
  const proposals = isEmpty ? [nothing('no value', 'New line', 'value'), ...values] : values;
  return toList(proposals, cursor.replace, cursor.typed);
}

/** After a colon, a space is required. */
function fitted(proposal: PageProposal, cursor: Extract<FrontMatterCursor, { role: 'value' }>): PageProposal {
  return cursor.needsSpace ? { ...proposal, newText: ` ${proposal.newText}` } : proposal;
}

/**
 * Returns the completion of a complete front matter at the start of a page that has none. While somebody types, only
 * the first hyphen is completed: whoever continues types the lines by hand, and Enter mustn’t insert them again.
 */
function startOfFrontMatter(context: PageContext, offset: number, isTyped = false): CompletionList | undefined {
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
