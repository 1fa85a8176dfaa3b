import type { SyntaxNode } from '@lezer/common';
import type { TextRange } from '../text/textRange.ts';
import { ownValue } from '../util/values.ts';
import { mdxNodes } from './mdx/nodeTypes.ts';

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

const kinds: Readonly<Record<string, BlockKind>> = {
  Paragraph: 'paragraph',
  Task: 'paragraph',
  FencedCode: 'fence',
  BulletList: 'bulletList',
  OrderedList: 'orderedList',
  ListItem: 'listItem',
  Blockquote: 'quote',
  Table: 'table',
  HorizontalRule: 'rule',
  LinkReference: 'definition',
  FootnoteDefinition: 'definition',
  BlockMath: 'math',
  [mdxNodes.flow]: 'flow',
  [mdxNodes.esm]: 'script',
  [mdxNodes.frontMatter]: 'frontMatter',
};

const containers = new Set(['BulletList', 'OrderedList', 'ListItem', 'Blockquote', 'FootnoteDefinition', 'Document']);

/** Returns the blocks of a tree, nested as lists and quotes are. */
export function blocksOf(node: SyntaxNode): readonly Block[] {
  const blocks: Block[] = [];
  for (let child = node.firstChild; child !== null; child = child.nextSibling) {
    const kind = ownValue(kinds, child.name) ?? (isHeadingNode(child.name) ? 'heading' : undefined);
    if (kind === undefined) continue;
    const children = containers.has(child.name) ? blocksOf(child) : [];
    blocks.push({ kind, range: { start: child.from, end: child.to }, children });
  }
  return blocks;
}

export function isHeadingNode(nodeName: string): boolean {
  return nodeName.startsWith('ATXHeading') || nodeName.startsWith('SetextHeading');
}
