import { itemsOf, memberOf, nodeAt, stringOf } from '../../config/json/jsonTree.ts';
import {
  nodesIn,
  type NavigationDivision,
  type NavigationGroup,
  type NavigationNode,
} from '../../config/navigation.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { isExternal } from '../../paths/address.ts';
import { isWithin, siteRoot, toSitePath, type SitePath } from '../../paths/sitePath.ts';
import type { TextRange } from '../../text/textRange.ts';

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

/** Returns the default version of the classic generation: the one marked as default, else the first. */
function defaultVersion({ tree, versions }: Pick<SiteConfig, 'tree' | 'versions'>): string | undefined {
  const marked = itemsOf(memberOf(tree.root, 'versions')).find((item) => memberOf(item, 'default')?.value === true);
  return stringOf(memberOf(marked, 'name')) ?? versions[0]?.value;
}

/** Returns the tab or anchor of the classic generation that a top-level group belongs to by its first page. */
export function tabOf({ tree, generation }: SiteConfig, group: NavigationGroup): string | undefined {
  const first = [...nodesIn(group.children)].find((node) => node.kind === 'page');
  const path = first === undefined ? undefined : toSitePath(first.entry);
  if (generation !== 'classic' || path === undefined) return undefined;
  const items = [...itemsOf(memberOf(tree.root, 'tabs')), ...itemsOf(memberOf(tree.root, 'anchors'))];
  const folders = items.flatMap((item) => {
    const folder = folderNamed(stringOf(memberOf(item, 'url')));
    const name = stringOf(memberOf(item, 'name'));
    return folder !== undefined && name !== undefined && isWithin(path, folder) ? [{ folder, name }] : [];
  });
  const [innermost] = folders.sort((a, b) => b.folder.length - a.folder.length);
  return innermost?.name;
}

function folderNamed(url: string | undefined): SitePath | undefined {
  const folder = url === undefined || isExternal(url) ? undefined : toSitePath(url);
  return folder === siteRoot ? undefined : folder;
}
