import type { PageInSite } from '../../../site/pageInSite.ts';
import type { CompletionList } from '../../answers.ts';
import { toList, type PageProposal } from '../pageProposal.ts';
import { frontMatterCursorAt, type FrontMatterCursor } from './cursor.ts';
import { completeKeys } from './keys.ts';
import { startOfFrontMatter } from './startOfFrontMatter.ts';
import { valueProposals } from './values.ts';

/** What can be written at an offset of front matter, or where it may begin; undefined elsewhere. */
export function completeFrontMatter(page: PageInSite, offset: number): CompletionList | undefined {
  const cursor = frontMatterCursorAt(page.page, offset);
  if (cursor === undefined) return startOfFrontMatter(page, offset);
  if (cursor.role === 'key') return toList(completeKeys(page, cursor), cursor.replace, cursor.typed);
  const proposals = valueProposals(page, cursor).map((proposal) => fitted(proposal, cursor));
  return toList(proposals, cursor.replace, cursor.typed);
}

/** Behind a colon a blank is needed. */
function fitted(proposal: PageProposal, cursor: Extract<FrontMatterCursor, { role: 'value' }>): PageProposal {
  return cursor.needsBlank ? { ...proposal, newText: ` ${proposal.newText}` } : proposal;
}
