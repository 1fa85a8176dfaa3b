import type { FileEdit } from '../../site/fileEdit.ts';

/** An optional change of a site's files, independent of findings. */
export interface Refactoring {
  readonly title: string;
  readonly kind: 'refactor' | 'refactor.extract' | 'refactor.rewrite';
  readonly edits: readonly FileEdit[];
}
