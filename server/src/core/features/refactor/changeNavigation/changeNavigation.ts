import { removeAll, replaceText, addPropertyTo, removeFrom } from '../../../config/edit/configEdits.ts';
import { brokenConfig } from '../../../site/brokenConfig.ts';
import type { Refusal } from '../refactoring.ts';
import type { SiteSnapshot } from '../../../site/siteSnapshot.ts';
import {
  memberOf,
  nodeAt,
  rangeOf,
  stringOf,
  itemsOf,
  parseJson,
  type JsonNode,
  type JsonPath,
  type JsonTree,
} from '../../../config/json/jsonTree.ts';
import { oneLine } from '../../../util/messageText.ts';
import { termOf, outlineLabel } from '../../site/outline.ts';
import { findNode, findNodes, outermost, findUnlisted, isWithinNode, findContainer } from './findNodes.ts';
import type {
  ConfigChange,
  NavigationChange,
  NodeRef,
  MovedNodes,
  TargetRef,
  NavigationContainer,
} from './navigationChange.ts';
import {
  contentAt,
  editsInComposed,
  writtenAt,
  type ComposedTree,
  type SourceLocation,
} from '../../../config/composedTree.ts';
import { kindName, type NavigationNode } from '../../../config/navigation.ts';
import { folderOf, type SitePath } from '../../../paths/sitePath.ts';
import { insertItems, listText, plainItem } from '../../../config/edit/insertItems.ts';
import { itemText, readItems, type Item, type ItemText } from '../../../config/edit/itemText.ts';
import { entryFor } from '../../../rules/navigation/groupAdditions.ts';
import { displayTitleOf } from '../../../site/pageTitles.ts';
import { applyEdits, type TextEdit } from '../../../text/textRange.ts';
import { containerList, hasGeneratedPages, type NodeKind, type ContainerList } from '../../site/containerList.ts';
import { smallest } from '../../../util/collections.ts';
import { capitalized } from '../../../util/strings.ts';

/** Returns the edits of docs.json for a change of the navigation; layout and comments are kept. */
export function changeNavigation(site: SiteSnapshot, change: NavigationChange): ConfigChange {
  if (!site.config.isComplete) return { refused: brokenConfig(site.config.file) };
  switch (change.kind) {
    case 'move':
      return moveNodes(site, change);
    case 'rename':
      return rename(site, change.node, change.title);
    case 'remove':
      return remove(site, change.nodes);
  }
}

function rename(site: SiteSnapshot, ref: NodeRef, title: string): ConfigChange {
  const node = findNode(site, ref);
  if ('refused' in node) return node;
  if (node.kind === 'page') return { refused: 'The title of a page is in its front matter. Change it there.' };
  const plain = oneLine(title);
  if (plain === '') return { refused: `The title of the ${kindName(termOf(node))} can’t be empty.` };
  const container = nodeAt(site.config.composed.root, node.path);
  const text = [termOf(node), 'name'].map((name) => memberOf(container, name)).find((value) => value !== undefined);
  if (text === undefined || stringOf(text) === undefined) {
    return {
      refused: `This ${kindName(termOf(node))} has no title in docs.json. Add one there first.`,
    };
  }
  return { edits: text.value === plain ? [] : [replaceText(rangeOf(text), plain)] };
}

function remove(site: SiteSnapshot, refs: readonly NodeRef[]): ConfigChange {
  const nodes = findNodes(site, refs);
  if ('refused' in nodes) return nodes;
  return {
    edits: removeAll(
      site.config.composed,
      outermost(nodes).map(({ path }) => path),
    ),
  };
}

/** Comments on the lines above a node move with it. */
const comments = { withAbove: true } as const;

/**
 * Moves nodes, in the order of docs.json and with their comments, and inserts pages that aren't listed yet after them.
 */
function moveNodes(site: SiteSnapshot, { nodes: refs, pages = [], ...ref }: MovedNodes & TargetRef): ConfigChange {
  const found = findNodes(site, refs);
  if ('refused' in found) return found;
  const unlisted = findUnlisted(site, pages);
  if ('refused' in unlisted) return unlisted;
  if (found.length + unlisted.length === 0) return { refused: nothingToMove(site, pages) };
  const nodes = outermost(found);
  const target = findTarget(site, ref, new Set([...nodes.map(kindOf), ...unlisted.map(() => 'page' as const)]));
  if ('refused' in target) return target;
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

/** The target of nodes in docs.json. */
interface NavigationTarget {
  /** Undefined for the top level. */
  readonly container: NavigationContainer | undefined;
  /** The path of the list, which need not exist yet. */
  readonly list: JsonPath;
  /** The index of the item to insert before; infinite to append. */
  readonly index: number;
}

/** Returns the target of a change; refuses if it doesn't take nodes of all these kinds. */
function findTarget(
  site: SiteSnapshot,
  { into, before }: TargetRef,
  kinds: ReadonlySet<NodeKind>,
): NavigationTarget | Refusal {
  const container = into && findContainer(site, into);
  if (container !== undefined && 'refused' in container) return container;
  const list = containerList(site.config, container, kinds.has('page') ? 'page' : 'group');
  const [unfit] = [...kinds].filter((kind) => !list.takes.includes(kind));
  if (unfit !== undefined) return { refused: whyNot(site, container, list, unfit) };
  const next = before && findNode(site, before);
  if (next === undefined) return { container, list: list.path, index: Infinity };
  if ('refused' in next) return next;
  const index = indexIn(list, next);
  return index === undefined
    ? { refused: `“${outlineLabel(site, next)}” isn’t in the same list. Choose an entry of the same list.` }
    : { container, list: list.path, index };
}

/** A group's root page isn't an item of its list, but comes before all items. */
function indexIn({ path }: ContainerList, next: NavigationNode): number | undefined {
  const step = next.path.at(-1);
  const around = JSON.stringify(next.path.slice(0, -1));
  if (typeof step === 'number') return around === JSON.stringify(path) ? step : undefined;
  return around === JSON.stringify(path.slice(0, -1)) ? 0 : undefined;
}

function whyNot(
  site: SiteSnapshot,
  container: NavigationContainer | undefined,
  { takes }: ContainerList,
  kind: NodeKind,
): string {
  const name =
    container === undefined
      ? 'The navigation'
      : `The ${kindName(termOf(container))} “${outlineLabel(site, container)}”`;
  if (kind !== 'page' && kind !== 'group')
    return `${capitalized(plural(kind))} can only be moved among ${plural(kind)}.`;
  const [childKind] = takes;
  if (childKind === 'group') return `${name} contains groups. Add pages to one of them.`;
  if (childKind !== undefined) return `${name} contains ${plural(childKind)}. Add ${plural(kind)} to one of them.`;
  if (container?.kind === 'division' && container.href !== undefined) {
    return `${name} is a link and can’t contain other entries.`;
  }
  const node = nodeAt(site.config.composed.root, container?.path ?? ['navigation']);
  const held = `The content of ${name.replace(/^T/, 't')}`;
  if (memberOf(node, '$ref') !== undefined) return `${held} is in another file. Change it there.`;
  return node !== undefined && hasGeneratedPages(node)
    ? `${held} is generated from an API description and can’t be changed here.`
    : `${held} isn’t a list. Fix docs.json first.`;
}

function plural(kind: NodeKind): string {
  return `${kindName(kind)}s`;
}

/**
 * Combines two steps: first some ranges of a text are removed, then the rest is edited. The ranges of the later edits
 * refer to the text after the first step, those of the result to the text before.
 */
export function inOneStep(removals: readonly TextEdit[], later: readonly TextEdit[]): readonly TextEdit[] {
  const gaps = joinedGaps(removals);
  const used = new Set<Gap>();
  const moved = later.map(({ range, newText }) => {
    const touched = gaps.filter(({ at }) => range.start <= at && at <= range.end);
    for (const gap of touched) used.add(gap);
    const before = (offset: number): number => offset + lengthOf(gaps.filter(({ at }) => at < offset));
    const start = smallest(
      touched.map((gap) => gap.start),
      before(range.start),
    );
    const end = before(range.end) + lengthOf(touched.filter(({ at }) => at === range.end));
    return { range: { start, end }, newText };
  });
  const others = gaps.filter((gap) => !used.has(gap));
  return [...others.map(({ start, end }) => ({ range: { start, end }, newText: '' })), ...moved];
}

/** A removed range. */
interface Gap {
  readonly start: number;
  readonly end: number;
  /** Its offset in what is left. */
  readonly at: number;
}

/** Joins adjacent ranges, since nothing is left between them. */
function joinedGaps(removals: readonly TextEdit[]): readonly Gap[] {
  const gaps: Gap[] = [];
  let removed = 0;
  for (const { range } of [...removals].sort((a, b) => a.range.start - b.range.start)) {
    const last = gaps.at(-1);
    if (last?.end !== range.start) gaps.push({ ...range, at: range.start - removed });
    else gaps[gaps.length - 1] = { ...last, end: range.end };
    removed += range.end - range.start;
  }
  return gaps;
}

function lengthOf(gaps: readonly Gap[]): number {
  return gaps.reduce((sum, { start, end }) => sum + end - start, 0);
}
