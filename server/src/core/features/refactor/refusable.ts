import type { FileEdit } from '../../site/fileEdit.ts';

/** A requested change, or the reason why it isn't possible, as a message for users. */
export type Refusable<Change = { readonly edits: readonly FileEdit[] }> = Change | { readonly refused: string };
