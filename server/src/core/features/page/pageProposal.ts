import type { TextEdit } from '../../text/textEdit.ts';
import type { TextRange } from '../../text/textRange.ts';
import type { CompletionItem, CompletionList } from '../answers.ts';
import { limitItems, sortTextOf } from '../limitItems.ts';
import { findsSectionsLater } from './linkTargets.ts';

/** A completion at the cursor. */
export interface PageProposal extends Pick<
  CompletionItem,
  'label' | 'kind' | 'detail' | 'documentation' | 'asksAgain'
> {
  readonly newText: string;
  readonly isSnippet?: boolean;
  /** The string that is matched against the replaced text, if it isn't the label. */
  readonly filterText?: string;
  /** The replaced range, if it is larger than that of the others. */
  readonly replace?: TextRange;
  readonly additionalEdits?: readonly TextEdit[];
}

/** Returns proposals as a list; of those with the same label the first counts. */
export function toList(proposals: readonly PageProposal[], replace: TextRange, typed: string): CompletionList {
  const seen = new Set<string>();
  const distinct = proposals.filter(({ label }) => !seen.has(label) && seen.add(label));
  const shown = limitItems(distinct, typed);
  return {
    items: shown.map((one, index) => toItem(one, index, replace)),
    isIncomplete: shown.length < distinct.length || findsSectionsLater(typed, distinct),
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
