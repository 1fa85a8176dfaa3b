import type { FileEdit } from '../../paths/fileEdit.ts';
import type { TextRange } from '../../text/textRange.ts';

/** The reason why a requested change isn't possible, as a message for users. */
export interface Refusal {
  readonly refused: string;
}

/** A requested change, or the reason why there is none. */
export type Refusable<Change = { readonly edits: readonly FileEdit[] }> = Change | Refusal;

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
  readonly rename: (newName: string) => Refusable;
}
