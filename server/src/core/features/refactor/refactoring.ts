import type { FileEdit } from '../../paths/fileEdit.ts';
import type { TextRange } from '../../text/textRange.ts';

/** A requested change, or the reason why it isn't possible, as a message for users. */
export type Refusable<Change = { readonly edits: readonly FileEdit[] }> = Change | { readonly refused: string };

/** An optional change of a site's files, independent of findings. */
export interface Refactoring {
  readonly title: string;
  readonly kind: 'refactor' | 'refactor.extract' | 'refactor.rewrite';
  readonly edits: readonly FileEdit[];
  /** The name that it gives to something new, if a person may choose another. */
  readonly newName?: string;
}

/** Something that is renamed together with all references to it. */
export interface Renameable {
  /** The range to mark in the file of the request while the new name is typed. */
  readonly range: TextRange;
  /** The initial name. */
  readonly placeholder: string;
  readonly rename: (newName: string) => RenameOutcome;
}

/** The edits of a new name, or the reason why it isn't possible, as a message for users. */
export type RenameOutcome =
  | { readonly kind: 'edits'; readonly edits: readonly FileEdit[] }
  | { readonly kind: 'refused'; readonly message: string };

export function refuse(message: string): RenameOutcome {
  return { kind: 'refused', message };
}
