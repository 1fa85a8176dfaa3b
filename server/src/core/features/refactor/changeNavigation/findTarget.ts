import { memberOf, nodeAt, type JsonPath } from '../../../config/json/jsonTree.ts';
import type { NavigationNode } from '../../../config/navigation.ts';
import type { SiteSnapshot } from '../../../site/siteSnapshot.ts';
import { containerList, hasGeneratedPages, type ContainerList, type NodeKind } from '../../site/containerList.ts';
import { outlineLabel, termOf, wordFor } from '../../site/outline.ts';
import { findContainer, findNode } from './findNodes.ts';
import { isRefusal, type NavigationContainer, type Refusal, type TargetRef } from './navigationChange.ts';

/** The target of nodes in docs.json. */
export interface NavigationTarget {
  /** Undefined for the top level. */
  readonly container: NavigationContainer | undefined;
  /** The path of the list, which need not exist yet. */
  readonly list: JsonPath;
  /** The index of the item to insert before; infinite to append. */
  readonly index: number;
}

/** Returns the target of a change; refuses if it doesn't take nodes of all these kinds. */
export function findTarget(
  site: SiteSnapshot,
  { into, before }: TargetRef,
  kinds: ReadonlySet<NodeKind>,
): NavigationTarget | Refusal {
  const container = into && findContainer(site, into);
  if (container !== undefined && isRefusal(container)) return container;
  const list = containerList(site.config, container, kinds.has('page') ? 'page' : 'group');
  const [unfit] = [...kinds].filter((kind) => !list.takes.includes(kind));
  if (unfit !== undefined) return { refused: whyNot(site, container, list, unfit) };
  const next = before && findNode(site, before);
  if (next === undefined) return { container, list: list.path, index: Infinity };
  if (isRefusal(next)) return next;
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
    container === undefined ? 'The navigation' : `The ${wordFor(termOf(container))} “${outlineLabel(site, container)}”`;
  if (kind !== 'page' && kind !== 'group') return `${capital(plural(kind))} can only be moved among ${plural(kind)}.`;
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
  return `${wordFor(kind)}s`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
