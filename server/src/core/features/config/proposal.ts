import type { CompletionItem, CompletionKind } from '../answers.ts';

/** A completion at the cursor; `json` is the inserted text. */
export interface Proposal extends Pick<CompletionItem, 'label' | 'kind'> {
  readonly json: string;
  readonly isSnippet: boolean;
  /** The string that is matched against the replaced text, if it isn't the label. */
  readonly filterText?: string;
  readonly detail?: string | undefined;
  readonly documentation?: string | undefined;
  /** Text by which it is found, besides its label and title. */
  readonly searchText?: string | undefined;
  /** See `PageProposal.isRanked`. */
  readonly isRanked?: boolean;
}

/** Returns a string of docs.json as a proposal. */
export function textProposal(text: string, kind: CompletionKind, detail?: string): Proposal {
  return { label: text, kind, detail, json: JSON.stringify(text), isSnippet: false };
}
