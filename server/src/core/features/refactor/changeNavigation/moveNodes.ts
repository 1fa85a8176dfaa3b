import {
  contentAt,
  editsInComposed,
  writtenAt,
  type ComposedTree,
  type SourceLocation,
} from '../../../config/composedTree.ts';
import {
  itemsOf,
  nodeAt,
  parseJson,
  type JsonNode,
  type JsonPath,
  type JsonTree,
} from '../../../config/json/jsonTree.ts';
import type { NavigationNode } from '../../../config/navigation.ts';
import { folderOf, type SitePath } from '../../../paths/sitePath.ts';
import { addPropertyTo, removeFrom } from '../../../config/edit/configEdits.ts';
import { insertItems, listText, plainItem } from '../../../config/edit/insertItems.ts';
import { itemText, readItems, type Item, type ItemText } from '../../../config/edit/itemText.ts';
import { entryFor } from '../../../rules/navigation/groupAdditions.ts';
import type { SiteSnapshot } from '../../../site/siteSnapshot.ts';
import { displayTitleOf } from '../../../site/pageTitles.ts';
import { inOneStep } from '../../../text/inOneStep.ts';
import { applyEdits, type TextEdit } from '../../../text/textEdit.ts';
import type { NodeKind } from '../../site/containerList.ts';
import { outlineLabel } from '../../site/outline.ts';
import { findNodes, findUnlisted, isWithinNode, outermost } from './findNodes.ts';
import { findTarget, type NavigationTarget } from './findTarget.ts';
import { isRefusal, type ConfigChange, type MovedNodes, type TargetRef } from './navigationChange.ts';

/** Comments on the lines above a node move with it. */
const comments = { withAbove: true } as const;

/**
 * Moves nodes, in the order of docs.json and with their comments, and inserts pages that aren't listed yet after them.
 */
export function moveNodes(
  site: SiteSnapshot,
  { nodes: refs, pages = [], ...ref }: MovedNodes & TargetRef,
): ConfigChange {
  const found = findNodes(site, refs);
  if (isRefusal(found)) return found;
  const unlisted = findUnlisted(site, pages);
  if (isRefusal(unlisted)) return unlisted;
  if (found.length + unlisted.length === 0) return { refused: nothingToMove(site, pages) };
  const nodes = outermost(found);
  const target = findTarget(site, ref, new Set([...nodes.map(kindOf), ...unlisted.map(() => 'page' as const)]));
  if (isRefusal(target)) return target;
  const around = nodes.find((node) => target.container !== undefined && isWithinNode(target.container, node));
  if (around !== undefined) return { refused: `“${outlineLabel(site, around)}” can’t be moved into itself.` };
  const siblings = target.container?.children ?? site.config.navigation.nodes;
  const entries = unlisted.map((file) => plainItem(JSON.stringify(entryFor(file, siblings))));
  return putInto(site, nodes, target, entries);
}

function nothingToMove(site: SiteSnapshot, [listed]: readonly SitePath[]): string {
  return listed === undefined
    ? 'Select at least one entry to move.'
    : `“${displayTitleOf(site, listed)}” is already in the navigation.`;
}

function putInto(
  site: SiteSnapshot,
  nodes: readonly NavigationNode[],
  target: NavigationTarget,
  entries: readonly ItemText[],
): ConfigChange {
  const { composed } = site.config;
  const paths = nodes.map(({ path }) => path);
  if (entries.length === 0 && areAtTarget(composed, paths, target)) return { edits: [] };
  const locations = paths.map((path) => writtenAt(composed, path));
  const goal = contentAt(composed, target.list);
  const bound = nodes[locations.findIndex((location) => isBound(location, goal))];
  if (bound !== undefined) {
    return {
      refused: `“${outlineLabel(site, bound)}” has a relative \`$ref\`, so it can’t be moved to “${goal.fragment.file}”.`,
    };
  }
  return { edits: editsFor(composed, locations, { ...goal, index: target.index }, entries) };
}

/** Whether a node has paths of files that would resolve differently in another folder. */
function isBound({ fragment, path }: SourceLocation, goal: SourceLocation): boolean {
  if (folderOf(fragment.file) === folderOf(goal.fragment.file)) return false;
  const node = nodeAt(fragment.tree.root, path);
  return node !== undefined && fragment.tree.text.slice(node.offset, node.offset + node.length).includes('"$ref"');
}

/** Removes nodes from their files, and inserts them and further entries into the file with the list. */
function editsFor(
  composed: ComposedTree,
  locations: readonly SourceLocation[],
  goal: SourceLocation & Pick<NavigationTarget, 'index'>,
  entries: readonly ItemText[],
): readonly TextEdit[] {
  const items = [...textsOf(locations), ...entries];
  return [...new Set([goal, ...locations].map(({ fragment }) => fragment))].flatMap((fragment) => {
    const paths = locations.filter((location) => location.fragment === fragment).map(({ path }) => path);
    const removal = removeFrom(fragment.tree, paths, comments);
    if (fragment !== goal.fragment) return editsInComposed(fragment, removal);
    const rest = parseJson(applyEdits(fragment.tree.text, removal));
    const list = withoutTaken({ list: goal.path, index: goal.index }, paths);
    return editsInComposed(fragment, inOneStep(removal, insertAt(rest, composed, list, items)));
  });
}

function kindOf(node: NavigationNode): NodeKind {
  return node.kind === 'division' ? node.division : node.kind;
}

/** Whether the nodes are next to each other at the target already. */
function areAtTarget({ root }: JsonTree, paths: readonly JsonPath[], { list, index }: NavigationTarget): boolean {
  const around = JSON.stringify(list);
  const steps = paths.map((path) => (JSON.stringify(path.slice(0, -1)) === around ? Number(path.at(-1)) : NaN));
  const first = steps[0] ?? NaN;
  const length = itemsOf(nodeAt(root, list)).length;
  const at = Math.min(index, length);
  return steps.every((step, nth) => step === first + nth) && first <= at && at <= first + steps.length;
}

function textsOf(locations: readonly SourceLocation[]): readonly ItemText[] {
  const written = locations.flatMap(({ fragment, path }) => {
    const node = nodeAt(fragment.tree.root, path);
    return node === undefined ? [] : [{ node, text: fragment.tree.text }];
  });
  const textIn = new Map(written.map(({ node, text }) => [itemAround(node).parent, text]));
  const items = [...textIn].flatMap(([container, text]) => (container ? readItems(text, container, comments) : []));
  const itemOf = new Map(items.map((item) => [item.node, item]));
  return written.flatMap(({ node, text }) => {
    const item = itemOf.get(itemAround(node));
    return item === undefined ? [] : [withoutKey(text, item, node)];
  });
}

/** Returns the item of a list or an object: a group's root page is the value of a property. */
function itemAround(node: JsonNode): JsonNode {
  return node.parent?.type === 'property' ? node.parent : node;
}

/** Returns the text of an item, as an item of a list. */
function withoutKey(text: string, item: Item, value: JsonNode): ItemText {
  const before = text.slice(item.start, item.node.offset);
  return { ...itemText(text, item), text: before + text.slice(value.offset, value.offset + value.length) };
}

/** Returns the same target after some items are removed. */
function withoutTaken(
  { list, index }: Pick<NavigationTarget, 'list' | 'index'>,
  taken: readonly JsonPath[],
): Pick<NavigationTarget, 'list' | 'index'> {
  const shift = (around: JsonPath, step: number): number => {
    const key = JSON.stringify(around);
    const gone = taken.filter((path) => JSON.stringify(path.slice(0, -1)) === key && Number(path.at(-1)) < step);
    return step - gone.length;
  };
  return {
    list: list.map((step, at) => (typeof step === 'number' ? shift(list.slice(0, at), step) : step)),
    index: index === Infinity ? Infinity : shift(list, index),
  };
}

/** Inserts items into a list of one file, which is created if missing. `model` shows the layout of lists. */
function insertAt(
  tree: JsonTree,
  model: JsonTree,
  { list: path, index }: Pick<NavigationTarget, 'list' | 'index'>,
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
