import type { FileEdit } from '../../site/fileEdit.ts';
import type { TextRange } from '../../text/textRange.ts';

/** Something that gets another name together with everything that names it. */
export interface Renameable {
  /** The range to mark in the file of the request while the new name is typed. */
  readonly range: TextRange;
  /** The name to begin with. */
  readonly placeholder: string;
  readonly rename: (newName: string) => RenameOutcome;
}

/** The changes that a new name brings, or why it can't be taken, in a sentence for the person who typed it. */
export type RenameOutcome =
  | { readonly kind: 'edits'; readonly edits: readonly FileEdit[] }
  | { readonly kind: 'refused'; readonly message: string };

export function refuse(message: string): RenameOutcome {
  return { kind: 'refused', message };
}
