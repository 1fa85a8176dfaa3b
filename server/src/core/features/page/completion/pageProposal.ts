import type { TextRange, TextEdit } from '../../../text/textRange.ts';
import type { CompletionItem, CompletionList } from '../../answers.ts';
import { fewestLetters, limitItems, mostRanked, rankedFilter, sortTextOf } from '../../limitItems.ts';

/**
 * The first row of a list that opened while somebody types where Enter may end the line: it is chosen until a letter is typed, which its filter doesn’t
 * match, and changes nothing, so that Enter begins a new line.
 */
export function nothing(label: string, detail: string, kind: CompletionItem['kind']): PageProposal {
  return { label, kind, detail, newText: '', filterText: '`' };
}

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
  /**
   * Whether its position follows from what is typed. Editors sort by how well an item matches that, so all of these match
   * it equally well, and the editor asks again at the next letters.
   */
  readonly isRanked?: boolean;
}

/** Returns proposals as a list; of those with the same label, or the same target, the first counts. */
export function toList(proposals: readonly PageProposal[], replace: TextRange, typed: string): CompletionList {
  const seen = new Set<string>();
  const keyOf = ({ isRanked, label, newText }: PageProposal): string => (isRanked === true ? newText : label);
  const distinct = proposals.filter((one) => !seen.has(keyOf(one)) && seen.add(keyOf(one)));
  const shown = limitItems(distinct, typed);
  return {
    items: shown.map((one, index) => toItem(one, index, { replace, typed })),
    isIncomplete: shown.length < distinct.length || isAskedAgain(typed, distinct),
  };
}

/**
 * Whether a list depends on the next letter: while few are typed, and if it is cut. Then it doesn’t: an editor that still
 * waits for an answer shows the list before, from which Enter would take a row.
 */
function isAskedAgain(typed: string, proposals: readonly PageProposal[]): boolean {
  const ranked = proposals.filter(({ isRanked }) => isRanked === true).length;
  return ranked > 0 && (typed.length < fewestLetters || ranked >= mostRanked);
}

/**
 * Whether a snippet is more than its text: editors insert any other snippet at Enter, too, if that changes nothing, so that
 * no new line begins.
 */
function isTemplate(snippet: string): boolean {
  return /[$\\\n]/.test(snippet);
}

function toItem(
  proposal: PageProposal,
  index: number,
  { replace, typed }: { readonly replace: TextRange; readonly typed: string },
): CompletionItem {
  const { newText, replace: own = replace, isSnippet = false, filterText, isRanked = false, ...shown } = proposal;
  const matched = filterText ?? proposal.label;
  return {
    sortText: sortTextOf(index),
    filterText: isRanked ? rankedFilter(typed, `${matched} ${newText}`) : matched,
    edit: { range: own, newText },
    isSnippet: isSnippet && isTemplate(newText),
    ...shown,
  };
}
