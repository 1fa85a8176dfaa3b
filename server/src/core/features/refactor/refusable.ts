import type { FileEdit } from '../../site/fileEdit.ts';

/** What a person asked for, or why it can't be done, in words for them. */
export type Refusable<Change = { readonly edits: readonly FileEdit[] }> = Change | { readonly refused: string };
