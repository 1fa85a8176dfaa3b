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
import { applyEdits, type TextEdit } from '../../text/textRange.ts';

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
  const keys = keysInGlobal(name);
  const isComplete = (item: JsonNode): boolean =>
    Object.entries(keys).every(([key, old]) => stringOf(memberOf(item, key) ?? memberOf(item, old)) !== undefined);
  if (list === undefined || !itemsOf(list).every(isComplete)) return [];
  const global = memberOf(node, 'global');
  if (global === undefined) return wrapInGlobal(composed, owner, name);
  if (hasOldKeys(list, name)) return [];
  const { fragment, path } = contentAt(composed, [...owner, name]);
  const { start, end } = rangeOf(nodeAt(fragment.tree.root, path) ?? list);
  const added =
    memberOf(global, name) === undefined
      ? addProperty(composed, [...owner, 'global'], name, fragment.tree.text.slice(start, end))
      : appendItems(composed, [...owner, name], [...owner, 'global', name]);
  return added.length === 0 ? [] : [...added, ...removeAt(composed, [...owner, name])];
}

/** Returns the properties that an entry of a list in `global` must have, each with its classic name. */
export function keysInGlobal(name: DivisionList): Readonly<Record<string, string>> {
  return { [divisionLists[name]]: 'name', href: 'url' };
}

/** Whether entries of a list have classic names of properties that those in `global` must have. */
export function hasOldKeys(list: JsonNode | undefined, name: DivisionList): boolean {
  return list !== undefined && oldKeysIn(list, name).length > 0;
}

function oldKeysIn(list: JsonNode, name: DivisionList): readonly TextEdit[] {
  return itemsOf(list).flatMap((item) =>
    Object.entries(keysInGlobal(name)).flatMap(([key, old]) => {
      const property = memberOf(item, key) === undefined && propertiesOf(item).find((one) => one.name === old);
      return property ? [{ range: rangeOf(property.keyNode), newText: JSON.stringify(key) }] : [];
    }),
  );
}

function wrapInGlobal(composed: ComposedTree, owner: JsonPath, name: DivisionList): readonly TextEdit[] {
  const { fragment, path } = contentAt(composed, owner);
  const property = propertiesOf(nodeAt(fragment.tree.root, path)).find((one) => one.name === name);
  if (property?.valueNode === undefined) return [];
  const range = { start: property.keyNode.offset, end: endOf(property.valueNode) };
  const { text } = fragment.tree;
  const renamed = oldKeysIn(property.valueNode, name).map(({ range: { start, end }, newText }) => ({
    range: { start: start - range.start, end: end - range.start },
    newText,
  }));
  const written = applyEdits(text.slice(range.start, range.end), renamed);
  const lineBreak = lineBreakBefore(text, range.start);
  const deeper = detectLayout(text).indentUnit;
  const newText =
    lineBreak === undefined
      ? `"global": { ${written} }`
      : `"global": {${lineBreak}${deeper}${written.replace(/\n/g, `\n${deeper}`)}${lineBreak}}`;
  return editsInComposed(fragment, [{ range, newText }]);
}
