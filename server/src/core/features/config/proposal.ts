import type { CompletionItem, CompletionKind } from '../answers.ts';

/** Something that could stand at the cursor; `json` is what is inserted. */
export interface Proposal extends Pick<CompletionItem, 'label' | 'kind' | 'detail' | 'documentation'> {
  readonly json: string;
  readonly isSnippet: boolean;
}

/** A text of docs.json as a proposal. */
export function textProposal(text: string, kind: CompletionKind, detail?: string): Proposal {
  return {
    label: text,
    kind,
    ...(detail === undefined ? {} : { detail }),
    json: JSON.stringify(text),
    isSnippet: false,
  };
}
