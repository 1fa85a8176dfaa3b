import { memberOf, nodeAt, type JsonPath } from '../config/json/jsonTree.ts';
import type { SiteConfig } from '../config/siteConfig.ts';
import type { TextEdit } from '../text/textEdit.ts';
import { addProperty } from './configEdits.ts';
import { insertItems, plainItem } from './insertItems.ts';

/**
 * Adds a page to the group at a path, laid out like its neighbours: before the item that has the index now, or as the
 * last one. Nothing that stands in the list is touched.
 */
export function addEntry(
  { tree }: Pick<SiteConfig, 'tree'>,
  groupPath: JsonPath,
  entry: string,
  index = Infinity,
): readonly TextEdit[] {
  const group = nodeAt(tree.root, groupPath);
  const list = memberOf(group, 'pages');
  const item = JSON.stringify(entry);
  if (list === undefined) return addProperty(tree, groupPath, 'pages', `[${item}]`);
  return list.type === 'array' ? insertItems(tree, list, [plainItem(item)], { index }) : [];
}
