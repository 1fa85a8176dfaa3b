import type { ResourcePath } from './resourcePath.ts';

/** A file in an editor's file events. */
export interface FileChange {
  readonly path: ResourcePath;
  readonly kind: 'created' | 'changed' | 'deleted';
}
