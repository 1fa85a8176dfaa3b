import type { CompletionItem, CompletionKind } from '../answers.ts';

/** A completion at the cursor; `json` is the inserted text. */
export interface Proposal extends Pick<CompletionItem, 'label' | 'kind' | 'detail' | 'documentation'> {
  readonly json: string;
  readonly isSnippet: boolean;
  /** Text by which it is found, besides its label and title. */
  readonly searchText?: string;
}

/** Returns a string of docs.json as a proposal. */
export function textProposal(text: string, kind: CompletionKind, detail?: string): Proposal {
  return {
    label: text,
    kind,
    ...(detail === undefined ? {} : { detail }),
    json: JSON.stringify(text),
    isSnippet: false,
  };
}
