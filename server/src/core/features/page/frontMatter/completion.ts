import type { PageContext } from '../../../site/pageContext.ts';
import type { CompletionList } from '../../answers.ts';
import { toList, type PageProposal } from '../pageProposal.ts';
import { frontMatterCursorAt, type FrontMatterCursor } from './cursor.ts';
import { completeKeys } from './keys.ts';
import { startOfFrontMatter } from './startOfFrontMatter.ts';
import { valueProposals } from './values.ts';

/** Returns the completions at an offset of front matter, or where it may begin; undefined elsewhere. */
export function completeFrontMatter(context: PageContext, offset: number, isTyped = false): CompletionList | undefined {
  const cursor = frontMatterCursorAt(context.page, offset);
  if (cursor === undefined) return startOfFrontMatter(context, offset, isTyped);
  if (cursor.role === 'key') return toList(completeKeys(context, cursor), cursor.replace, cursor.typed);
  const proposals = valueProposals(context, cursor).map((proposal) => fitted(proposal, cursor));
  return toList(proposals, cursor.replace, cursor.typed);
}

/** After a colon, a space is required. */
function fitted(proposal: PageProposal, cursor: Extract<FrontMatterCursor, { role: 'value' }>): PageProposal {
  return cursor.needsSpace ? { ...proposal, newText: ` ${proposal.newText}` } : proposal;
}
