import type { FileEdit } from '../../site/fileEdit.ts';

/** A change of a site's files that somebody may want where nothing is wrong. */
export interface Refactoring {
  readonly title: string;
  readonly kind: 'refactor' | 'refactor.extract' | 'refactor.rewrite';
  readonly edits: readonly FileEdit[];
}
