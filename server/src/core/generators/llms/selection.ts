import { memberOf, nodeAt } from '../../config/json/jsonTree.ts';
import type { NavigationDivision, NavigationNode } from '../../config/navigation.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import type { TextRange } from '../../text/textRange.ts';
import { defaultVersion } from './classicDivisions.ts';

/** Returns the public nodes among siblings: not hidden, and of languages and versions only the default. */
export function shownNodes(config: SiteConfig, nodes: readonly NavigationNode[]): readonly NavigationNode[] {
  const version = defaultVersion(config);
  const visible = nodes.filter((node) => !isHidden(config, node) && isOfVersion(node, version));
  const choices = visible.filter(isChoice);
  const chosen = choices.find((node) => isSet(config, node, 'default')) ?? choices[0];
  return visible.filter((node) => node === chosen || !isChoice(node));
}

/** Yields some nodes and all their public descendants, in reading order. */
export function* allShownNodes(config: SiteConfig, nodes: readonly NavigationNode[]): Iterable<NavigationNode> {
  for (const node of shownNodes(config, nodes)) {
    yield node;
    if (node.kind !== 'page') yield* allShownNodes(config, node.children);
  }
}

/** Returns the ranges in docs.json of the nodes that aren't public. */
export function leftOutRanges(config: SiteConfig, nodes: readonly NavigationNode[]): readonly TextRange[] {
  const shown = new Set(shownNodes(config, nodes));
  return nodes.flatMap((node) => {
    if (!shown.has(node)) return [node.range];
    return node.kind === 'page' ? [] : leftOutRanges(config, node.children);
  });
}

/** Whether a division is one of several that readers see only one of at a time, such as a version or a language. */
export function isChoice(node: NavigationNode): node is NavigationDivision {
  return node.kind === 'division' && (node.division === 'language' || node.division === 'version');
}

function isHidden(config: SiteConfig, node: NavigationNode): boolean {
  return node.kind !== 'page' && isSet(config, node, 'hidden');
}

function isOfVersion(node: NavigationNode, version: string | undefined): boolean {
  const own = node.kind === 'group' ? node.version : undefined;
  return own === undefined || version === undefined || own === version;
}

function isSet({ composed }: SiteConfig, { path }: NavigationNode, flag: string): boolean {
  return memberOf(nodeAt(composed.root, path), flag)?.value === true;
}
