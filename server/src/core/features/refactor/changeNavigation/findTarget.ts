import { memberOf, nodeAt, type JsonPath } from '../../../config/json/jsonTree.ts';
import type { NavigationNode } from '../../../config/navigation.ts';
import type { SiteSnapshot } from '../../../site/siteSnapshot.ts';
import { holderList, isGenerated, type HolderList, type NodeKind } from '../../site/holderList.ts';
import { labelOf, termOf, wordFor } from '../../site/outline.ts';
import { findHolder, findNode } from './findNodes.ts';
import { isRefusal, type Holder, type Refusal, type TargetRef } from './navigationChange.ts';

/** Where in docs.json nodes are put. */
export interface Target {
  /** Undefined for the outermost nodes. */
  readonly holder: Holder | undefined;
  /** The way to the list, which needn't stand there yet. */
  readonly list: JsonPath;
  /** The index of the item that they come before; infinite for the last place. */
  readonly index: number;
}

/** The place that was meant; refused where it doesn't take nodes of all these kinds. */
export function findTarget(
  site: SiteSnapshot,
  { into, before }: TargetRef,
  kinds: ReadonlySet<NodeKind>,
): Target | Refusal {
  const holder = into && findHolder(site, into);
  if (holder !== undefined && isRefusal(holder)) return holder;
  const list = holderList(site.config, holder, kinds.has('page') ? 'page' : 'group');
  const [unfit] = [...kinds].filter((kind) => !list.takes.includes(kind));
  if (unfit !== undefined) return { refused: whyNot(site, holder, list, unfit) };
  const next = before && findNode(site, before);
  if (next === undefined) return { holder, list: list.path, index: Infinity };
  if (isRefusal(next)) return next;
  const index = indexIn(list, next);
  return index === undefined
    ? { refused: `“${labelOf(site, next)}” isn’t in the same list. Choose an entry of the same list.` }
    : { holder, list: list.path, index };
}

/** A group's own page is no item of its list, but stands before all of them. */
function indexIn({ path }: HolderList, next: NavigationNode): number | undefined {
  const step = next.path.at(-1);
  const around = JSON.stringify(next.path.slice(0, -1));
  if (typeof step === 'number') return around === JSON.stringify(path) ? step : undefined;
  return around === JSON.stringify(path.slice(0, -1)) ? 0 : undefined;
}

function whyNot(site: SiteSnapshot, holder: Holder | undefined, { takes }: HolderList, kind: NodeKind): string {
  const name = holder === undefined ? 'The navigation' : `The ${wordFor(termOf(holder))} “${labelOf(site, holder)}”`;
  if (kind !== 'page' && kind !== 'group') return `${capital(plural(kind))} can only be moved among ${plural(kind)}.`;
  const [taken] = takes;
  if (taken === 'group') return `${name} contains groups. Add pages to one of them.`;
  if (taken !== undefined) return `${name} contains ${plural(taken)}. Add ${plural(kind)} to one of them.`;
  if (holder?.kind === 'division' && holder.href !== undefined) {
    return `${name} is a link and can’t contain other entries.`;
  }
  const node = nodeAt(site.config.whole.root, holder?.path ?? ['navigation']);
  const held = `The content of ${name.replace(/^T/, 't')}`;
  if (memberOf(node, '$ref') !== undefined) return `${held} is in another file. Change it there.`;
  return node !== undefined && isGenerated(node)
    ? `${held} is generated from an API description and can’t be changed here.`
    : `${held} isn’t a list. Fix docs.json first.`;
}

function plural(kind: NodeKind): string {
  return `${wordFor(kind)}s`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
