import type { TextRange } from '../text/textRange.ts';

export type BlockKind =
  | 'paragraph'
  | 'heading'
  | 'fence'
  | 'bulletList'
  | 'orderedList'
  | 'listItem'
  | 'quote'
  | 'table'
  | 'rule'
  /** Tags and expressions that have their lines to themselves. */
  | 'flow'
  | 'script'
  | 'math'
  | 'definition'
  | 'frontMatter';

/**
 * A block of a page. Only lists, list items, quotes and footnotes contain further blocks; components are tags between
 * blocks.
 */
export interface Block {
  readonly kind: BlockKind;
  readonly range: TextRange;
  readonly children: readonly Block[];
}
