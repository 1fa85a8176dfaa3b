import { itemsOf, nodeAt, type JsonNode, type JsonTree } from '../../../config/json/jsonTree.ts';
import { addPropertyTo } from '../../../rules/configEdits.ts';
import { insertItems, listText } from '../../../rules/insertItems.ts';
import type { ItemText } from '../../../rules/itemText.ts';
import type { TextEdit } from '../../../text/textEdit.ts';
import type { Target } from './findTarget.ts';

/** Inserts items into a list of one file, which is created if missing. `model` shows the layout of lists. */
export function insertAt(
  tree: JsonTree,
  model: JsonTree,
  { list: path, index }: Pick<Target, 'list' | 'index'>,
  items: readonly ItemText[],
): readonly TextEdit[] {
  const list = nodeAt(tree.root, path);
  const splitsLines = splitsLists(model);
  if (list !== undefined) return insertItems(tree, list, items, { index, isAbove: true, splitsEmpty: splitsLines });
  const container = path.slice(0, -1);
  const object = nodeAt(tree.root, container);
  const name = path.at(-1);
  if (object === undefined || typeof name !== 'string') return [];
  return addPropertyTo(tree, container, name, listText(tree, object, items, { splitsLines }));
}

/** Whether the lists of the navigation, first those of pages, mostly have one item per line. */
function splitsLists({ text, root }: JsonTree): boolean {
  const lists: JsonNode[] = [];
  const visit = (node: JsonNode): void => {
    if (itemsOf(node).length > 0) lists.push(node);
    node.children?.forEach(visit);
  };
  const navigation = nodeAt(root, ['navigation']);
  if (navigation !== undefined) visit(navigation);
  const ofPages = lists.filter((list) => itemsOf(list).some(({ type }) => type === 'string'));
  const models = ofPages.length > 0 ? ofPages : lists;
  const onLines = models.filter((list) => text.slice(list.offset, itemsOf(list)[0]?.offset).includes('\n'));
  return onLines.length > 0 && 2 * onLines.length >= models.length;
}
