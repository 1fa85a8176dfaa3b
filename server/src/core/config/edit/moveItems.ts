import type { TextEdit } from '../../text/textRange.ts';
import { contentAt, editsInComposed, type ComposedTree } from '../composedTree.ts';
import { itemsOf, nodeAt, type JsonPath } from '../json/jsonTree.ts';
import { insertItems } from './insertItems.ts';
import { itemText, readItems } from './itemText.ts';

/**
 * Returns the edits that append the items of one list to another, with their comments; none if a value is no list, or
 * if there is nothing to append. Items of another file may name files relative to it, so they stay there.
 */
export function appendItems(composed: ComposedTree, from: JsonPath, to: JsonPath): readonly TextEdit[] {
  const [source, target] = [contentAt(composed, from), contentAt(composed, to)];
  const { tree } = target.fragment;
  const [moved, list] = [nodeAt(tree.root, source.path), nodeAt(tree.root, target.path)];
  if (source.fragment !== target.fragment || moved?.type !== 'array' || list?.type !== 'array') return [];
  const items = readItems(tree.text, moved, { withAbove: true }).map((item) => itemText(tree.text, item));
  if (items.length === 0) return [];
  return editsInComposed(target.fragment, insertItems(tree, list, items, { index: itemsOf(list).length }));
}
