import {
  contentAt,
  editsInWhole,
  writtenAt,
  type ComposedTree,
  type WrittenPlace,
} from '../../../config/composedTree.ts';
import { itemsOf, nodeAt, parseJson, type JsonPath, type JsonTree } from '../../../config/json/jsonTree.ts';
import type { NavigationNode } from '../../../config/navigation.ts';
import { folderOf } from '../../../paths/sitePath.ts';
import { removeFrom } from '../../../rules/configEdits.ts';
import { itemText, readItems, type ItemText } from '../../../rules/itemText.ts';
import type { SiteSnapshot } from '../../../site/siteSnapshot.ts';
import { inOneStep } from '../../../text/inOneStep.ts';
import { applyEdits, type TextEdit } from '../../../text/textEdit.ts';
import type { NodeKind } from '../../site/holderList.ts';
import { labelOf } from '../../site/outline.ts';
import { findNodes, isWithinNode, outermost } from './findNodes.ts';
import { findTarget, type Target } from './findTarget.ts';
import { insertAt } from './insertAt.ts';
import { isRefusal, type Change, type NodeRef, type TargetRef } from './navigationChange.ts';

/** Comments on the lines above a node go where it goes. */
const comments = { withAbove: true } as const;

/** Puts nodes elsewhere, in their order, with the comments about them. */
export function moveNodes(site: SiteSnapshot, refs: readonly NodeRef[], ref: TargetRef): Change {
  const found = findNodes(site, refs);
  if (isRefusal(found)) return found;
  if (found.length === 0) return { refused: 'Nothing was chosen to be moved.' };
  const nodes = outermost(found);
  const target = findTarget(site, ref, new Set(nodes.map(kindOf)));
  if (isRefusal(target)) return target;
  const refused = whyNot(site, nodes, target);
  if (refused !== undefined) return { refused };
  const { whole } = site.config;
  const paths = nodes.map(({ path }) => path);
  if (areInPlace(whole, paths, target)) return { edits: [] };
  const places = paths.map((path) => writtenAt(whole, path));
  const goal = contentAt(whole, target.list);
  const bound = nodes[places.findIndex((place) => isBound(place, goal))];
  if (bound !== undefined) {
    return {
      refused: `“${labelOf(site, bound)}” refers to a file (\`$ref\`) from where it is written, so it can’t be put into “${goal.part.file}”.`,
    };
  }
  return { edits: editsFor(whole, places, { ...goal, index: target.index }) };
}

/** Whether a node names files by paths that would lead elsewhere in another folder. */
function isBound({ part, path }: WrittenPlace, goal: WrittenPlace): boolean {
  if (folderOf(part.file) === folderOf(goal.part.file)) return false;
  const node = nodeAt(part.tree.root, path);
  return node !== undefined && part.tree.text.slice(node.offset, node.offset + node.length).includes('"$ref"');
}

/** Takes nodes out of the files in which they are written, and puts them into the one that has the list. */
function editsFor(
  whole: ComposedTree,
  places: readonly WrittenPlace[],
  goal: WrittenPlace & Pick<Target, 'index'>,
): readonly TextEdit[] {
  const items = textsOf(places);
  return [...new Set([goal, ...places].map(({ part }) => part))].flatMap((part) => {
    const paths = places.filter((place) => place.part === part).map(({ path }) => path);
    const removal = removeFrom(part.tree, paths, comments);
    if (part !== goal.part) return editsInWhole(part, removal);
    const rest = parseJson(applyEdits(part.tree.text, removal));
    const list = withoutTaken({ list: goal.path, index: goal.index }, paths);
    return editsInWhole(part, inOneStep(removal, insertAt(rest, whole, list, items)));
  });
}

function kindOf(node: NavigationNode): NodeKind {
  return node.kind === 'division' ? node.division : node.kind;
}

function whyNot(site: SiteSnapshot, nodes: readonly NavigationNode[], { holder }: Target): string | undefined {
  const around = nodes.find((node) => holder !== undefined && isWithinNode(holder, node));
  if (around !== undefined) return `“${labelOf(site, around)}” can’t be put into itself.`;
  const own = nodes.find(({ path }) => path.at(-1) === 'root');
  const group = own?.groups.at(-1);
  return own === undefined || group === undefined
    ? undefined
    : `“${labelOf(site, own)}” is the page of the group “${labelOf(site, group)}” itself, so it stays with it.`;
}

/** Whether nodes stand side by side where they are put. */
function areInPlace({ root }: JsonTree, paths: readonly JsonPath[], { list, index }: Target): boolean {
  const around = JSON.stringify(list);
  const steps = paths.map((path) => (JSON.stringify(path.slice(0, -1)) === around ? Number(path.at(-1)) : NaN));
  const first = steps[0] ?? NaN;
  const length = itemsOf(nodeAt(root, list)).length;
  const at = Math.min(index, length);
  return steps.every((step, nth) => step === first + nth) && first <= at && at <= first + steps.length;
}

function textsOf(places: readonly WrittenPlace[]): readonly ItemText[] {
  const nodes = places.flatMap(({ part, path }) => nodeAt(part.tree.root, path) ?? []);
  const textIn = new Map(places.map(({ part, path }) => [nodeAt(part.tree.root, path)?.parent, part.tree.text]));
  const itemOf = new Map(
    [...textIn].flatMap(([holder, text]) =>
      holder === undefined
        ? []
        : readItems(text, holder, comments).map((item) => [item.node, () => itemText(text, item)] as const),
    ),
  );
  return nodes.flatMap((node) => itemOf.get(node)?.() ?? []);
}

/** The same place where some items are gone. */
function withoutTaken(
  { list, index }: Pick<Target, 'list' | 'index'>,
  taken: readonly JsonPath[],
): Pick<Target, 'list' | 'index'> {
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
