import { itemsOf, memberOf, nodeAt, type JsonNode, type JsonPath, type JsonTree } from '../config/json/jsonTree.ts';
import type { SiteConfig } from '../config/siteConfig.ts';
import { detectLayout } from '../text/textLayout.ts';
import type { TextEdit } from '../text/textEdit.ts';
import { addBehind, addProperty, insertion, lineBreakBefore } from './configEdits.ts';

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
  if (list.type !== 'array') return [];
  const items = itemsOf(list);
  const previous = items[Math.min(index, items.length) - 1];
  if (previous !== undefined) return behind(tree.text, item, previous, items);
  const [first] = items;
  return [first === undefined ? asOnly(tree, item, list) : before(tree.text, item, first, items)];
}

function asOnly({ text }: JsonTree, item: string, list: JsonNode): TextEdit {
  const inner = text.slice(list.offset + 1, list.offset + list.length - 1);
  if (!inner.includes('\n')) return insertion(list.offset + 1, /^[ \t]/.test(inner) ? ` ${item}` : item);
  const { indentUnit, lineEnd } = detectLayout(text);
  return insertion(list.offset + 1, `${lineEnd}${indentOfLine(text, list.offset)}${indentUnit}${item}`);
}

function before(text: string, item: string, first: JsonNode, items: readonly JsonNode[]): TextEdit {
  return insertion(first.offset, `${item},${lineBreakBefore(text, first.offset) ?? gapIn(text, items)}`);
}

function behind(text: string, item: string, previous: JsonNode, items: readonly JsonNode[]): readonly TextEdit[] {
  const lineBreak = lineBreakBefore(text, previous.offset);
  return addBehind(text, previous.offset + previous.length, { added: item, lineBreak, gap: gapIn(text, items) });
}

/** What stands behind the commas of a list on one line. */
function gapIn(text: string, [first, second]: readonly JsonNode[]): string {
  if (first === undefined || second === undefined) return ' ';
  const between = text.slice(first.offset + first.length, second.offset);
  return /^,[ \t]*$/.test(between) ? between.slice(1) : ' ';
}

function indentOfLine(text: string, offset: number): string {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(lineStart))?.[0] ?? '';
}
