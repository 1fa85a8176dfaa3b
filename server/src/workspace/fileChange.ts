import type { ResourcePath } from './resourcePath.ts';

/** A file as an editor's file events name it. */
export interface FileChange {
  readonly path: ResourcePath;
  readonly kind: 'created' | 'changed' | 'deleted';
}
