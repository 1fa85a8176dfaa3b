import type { TextEdit } from '../../text/textEdit.ts';
import type { TextRange } from '../../text/textRange.ts';
import type { CompletionItem, CompletionList } from '../answers.ts';
import { limitItems, sortTextOf } from '../limitItems.ts';

/** A completion at the cursor. */
export interface PageProposal extends Pick<
  CompletionItem,
  'label' | 'kind' | 'detail' | 'documentation' | 'asksAgain'
> {
  readonly newText: string;
  readonly isSnippet?: boolean;
  /** What is compared with the text that is replaced, where it isn't the label. */
  readonly filterText?: string;
  /** What is replaced, where it is more than what the others replace. */
  readonly replace?: TextRange;
  readonly additionalEdits?: readonly TextEdit[];
}

/** Proposals as a list; the first of those with the same label counts. */
export function toList(proposals: readonly PageProposal[], replace: TextRange, typed: string): CompletionList {
  const seen = new Set<string>();
  const distinct = proposals.filter(({ label }) => !seen.has(label) && seen.add(label));
  const shown = limitItems(distinct, typed);
  return {
    items: shown.map((one, index) => toItem(one, index, replace)),
    isIncomplete: shown.length < distinct.length,
  };
}

function toItem(proposal: PageProposal, index: number, replace: TextRange): CompletionItem {
  const { newText, replace: own = replace, isSnippet = false, filterText, ...shown } = proposal;
  return {
    ...shown,
    sortText: sortTextOf(index),
    filterText: filterText ?? proposal.label,
    edit: { range: own, newText },
    isSnippet,
  };
}
