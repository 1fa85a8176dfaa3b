import { addProperty, lineBreakBefore, removeAt } from '../../config/edit/configEdits.ts';
import { appendItems } from '../../config/edit/moveItems.ts';
import { contentAt, editsInComposed, type ComposedTree } from '../../config/composedTree.ts';
import { childKeys, divisionLists, type DivisionList } from '../../config/current/divisions.ts';
import {
  endOf,
  itemsOf,
  memberOf,
  nodeAt,
  propertiesOf,
  rangeOf,
  stringOf,
  type JsonNode,
  type JsonPath,
} from '../../config/json/jsonTree.ts';
import { detectLayout } from '../../text/lines.ts';
import type { TextEdit } from '../../text/textEdit.ts';

const contentLists: ReadonlySet<string> = new Set(
  Object.values(childKeys)
    .flat()
    .filter((key) => key !== 'href'),
);

/** Whether a list of a node has links alone, which the site can show together with another list if they are in `global`. */
export function isListOfLinks(owner: JsonNode | undefined, name: string): name is DivisionList {
  if (!Object.hasOwn(divisionLists, name) || name === 'menu') return false;
  const items = itemsOf(memberOf(owner, name));
  return items.length > 0 && items.every(isLink);
}

function isLink(item: JsonNode): boolean {
  const address = memberOf(item, 'href') ?? memberOf(item, 'url');
  return stringOf(address) !== undefined && propertiesOf(item).every(({ name }) => !contentLists.has(name));
}

/** Returns the edits that move a list of links to `global`; none if the platform would refuse an entry there. */
export function moveToGlobal(composed: ComposedTree, owner: JsonPath, name: DivisionList): readonly TextEdit[] {
  const node = nodeAt(composed.root, owner);
  const list = memberOf(node, name);
  const isComplete = (item: JsonNode): boolean =>
    [divisionLists[name], 'href'].every((key) => stringOf(memberOf(item, key)) !== undefined);
  if (list === undefined || !itemsOf(list).every(isComplete)) return [];
  const global = memberOf(node, 'global');
  if (global === undefined) return wrapInGlobal(composed, owner, name);
  const { fragment, path } = contentAt(composed, [...owner, name]);
  const { start, end } = rangeOf(nodeAt(fragment.tree.root, path) ?? list);
  const added =
    memberOf(global, name) === undefined
      ? addProperty(composed, [...owner, 'global'], name, fragment.tree.text.slice(start, end))
      : appendItems(composed, [...owner, name], [...owner, 'global', name]);
  return added.length === 0 ? [] : [...added, ...removeAt(composed, [...owner, name])];
}

function wrapInGlobal(composed: ComposedTree, owner: JsonPath, name: string): readonly TextEdit[] {
  const { fragment, path } = contentAt(composed, owner);
  const property = propertiesOf(nodeAt(fragment.tree.root, path)).find((one) => one.name === name);
  if (property?.valueNode === undefined) return [];
  const range = { start: property.keyNode.offset, end: endOf(property.valueNode) };
  const { text } = fragment.tree;
  const written = text.slice(range.start, range.end);
  const lineBreak = lineBreakBefore(text, range.start);
  const deeper = detectLayout(text).indentUnit;
  const newText =
    lineBreak === undefined
      ? `"global": { ${written} }`
      : `"global": {${lineBreak}${deeper}${written.replace(/\n/g, `\n${deeper}`)}${lineBreak}}`;
  return editsInComposed(fragment, [{ range, newText }]);
}
