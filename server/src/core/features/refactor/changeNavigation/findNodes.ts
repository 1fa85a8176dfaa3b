import { nodesIn, type NavigationNode } from '../../../config/navigation.ts';
import { isMarkdown, isSnippetPath } from '../../../paths/fileKinds.ts';
import { titleFromPath } from '../../../paths/route.ts';
import type { Refusal } from '../refactoring.ts';
import type { SitePath } from '../../../paths/sitePath.ts';
import { navigationEntryOf } from '../../../site/navigation/navigationEntries.ts';
import type { SiteSnapshot } from '../../../site/siteSnapshot.ts';
import { outlineLabel } from '../../site/outline.ts';
import { type NavigationContainer, type NodeRef } from './navigationChange.ts';

/** Returns the referenced nodes in the order of docs.json, each once; refuses if one is no longer at its path. */
export function findNodes(site: SiteSnapshot, refs: readonly NodeRef[]): readonly NavigationNode[] | Refusal {
  const requested = new Map(refs.map((ref) => [JSON.stringify(ref.path), ref]));
  const found: NavigationNode[] = [];
  for (const node of nodesIn(site.config.navigation.nodes)) {
    const key = JSON.stringify(node.path);
    const ref = requested.get(key);
    if (ref === undefined || !isCalled(site, node, ref.label)) continue;
    found.push(node);
    requested.delete(key);
  }
  const [missing] = requested.values();
  return missing === undefined ? found : { refused: isNowhere(missing) };
}

function isNowhere({ path, label }: NodeRef): string {
  return path.length === 0 ? `“${label}” isn’t in the navigation.` : `“${label}” changed in docs.json. Try again.`;
}

/** Returns the referenced node. */
export function findNode(site: SiteSnapshot, ref: NodeRef): NavigationNode | Refusal {
  const found = findNodes(site, [ref]);
  if ('refused' in found) return found;
  const [node] = found;
  return node ?? { refused: isNowhere(ref) };
}

/** Returns the referenced container. */
export function findContainer(site: SiteSnapshot, ref: NodeRef): NavigationContainer | Refusal {
  const node = findNode(site, ref);
  if ('refused' in node || node.kind !== 'page') return node;
  return { refused: `“${ref.label}” is a page and can’t contain other entries.` };
}

/** A page may have another title since it was shown, or may not have been read then. */
function isCalled(site: SiteSnapshot, node: NavigationNode, label: string): boolean {
  if (outlineLabel(site, node) === label) return true;
  return node.kind === 'page' && (node.entry === label || titleFromPath(node.entry) === label);
}

/** Whether a node is another one or a descendant of it. */
export function isWithinNode(node: NavigationNode, other: NavigationNode): boolean {
  return node === other || [...node.groups, ...node.divisions].some((around) => around === other);
}

/** Returns the nodes that aren't descendants of others. */
export function outermost(nodes: readonly NavigationNode[]): readonly NavigationNode[] {
  const all = new Set<NavigationNode>(nodes);
  return nodes.filter(({ groups, divisions }) => ![...groups, ...divisions].some((around) => all.has(around)));
}

/**
 * Returns those of some pages that no entry lists, each once: others may have been listed since they were shown.
 * Refuses if one no longer exists, or isn't a page.
 */
export function findUnlisted(site: SiteSnapshot, pages: readonly SitePath[]): readonly SitePath[] | Refusal {
  const missing = pages.find((file) => !site.files.has(file));
  if (missing !== undefined) return { refused: `The page “${missing}” no longer exists.` };
  const other = pages.find((file) => !isMarkdown(file) || isSnippetPath(file));
  if (other !== undefined) return { refused: `“${other}” isn’t a page and can’t be added to the navigation.` };
  return [...new Set(pages)].filter((file) => navigationEntryOf(site, file) === undefined);
}
