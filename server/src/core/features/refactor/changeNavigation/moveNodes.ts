import { itemsOf, nodeAt, parseJson, type JsonPath, type JsonTree } from '../../../config/json/jsonTree.ts';
import type { NavigationNode } from '../../../config/navigation.ts';
import { removeAll } from '../../../rules/configEdits.ts';
import { itemText, readItems, type ItemText } from '../../../rules/itemText.ts';
import type { SiteSnapshot } from '../../../site/siteSnapshot.ts';
import { inOneStep } from '../../../text/inOneStep.ts';
import { applyEdits } from '../../../text/textEdit.ts';
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
  const { tree } = site.config;
  const paths = nodes.map(({ path }) => path);
  if (areInPlace(tree, paths, target)) return { edits: [] };
  const removal = removeAll(tree, paths, comments);
  const rest = parseJson(applyEdits(tree.text, removal));
  const insertion = insertAt(rest, tree, withoutTaken(target, paths), textsOf(site, paths));
  return { edits: inOneStep(removal, insertion) };
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

function textsOf({ config }: SiteSnapshot, paths: readonly JsonPath[]): readonly ItemText[] {
  const { root, text } = config.tree;
  const nodes = paths.flatMap((path) => nodeAt(root, path) ?? []);
  const holders = new Set(nodes.flatMap(({ parent }) => parent ?? []));
  const items = [...holders].flatMap((holder) => readItems(text, holder, comments));
  const itemOf = new Map(items.map((item) => [item.node, item]));
  return nodes.flatMap((node) => itemOf.get(node) ?? []).map((item) => itemText(text, item));
}

/** The same place where some items are gone. */
function withoutTaken({ list, index }: Target, taken: readonly JsonPath[]): Pick<Target, 'list' | 'index'> {
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
