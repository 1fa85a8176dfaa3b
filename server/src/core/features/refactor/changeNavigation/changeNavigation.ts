import { removeAll, replaceText } from '../../../config/edit/configEdits.ts';
import { brokenConfig } from '../../../site/brokenConfig.ts';
import type { SiteSnapshot } from '../../../site/siteSnapshot.ts';
import { memberOf, nodeAt, rangeOf, stringOf } from '../../../config/json/jsonTree.ts';
import { oneLine } from '../../../util/messageText.ts';
import { termOf, wordFor } from '../../site/outline.ts';
import { findNode, findNodes, outermost } from './findNodes.ts';
import { isRefusal, type ConfigChange, type NavigationChange, type NodeRef } from './navigationChange.ts';
import { moveNodes } from './moveNodes.ts';

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
  if (isRefusal(node)) return node;
  if (node.kind === 'page') return { refused: 'The title of a page is in its front matter. Change it there.' };
  const plain = oneLine(title);
  if (plain === '') return { refused: `The title of the ${wordFor(termOf(node))} can’t be empty.` };
  const container = nodeAt(site.config.composed.root, node.path);
  const text = [termOf(node), 'name'].map((name) => memberOf(container, name)).find((value) => value !== undefined);
  if (text === undefined || stringOf(text) === undefined) {
    return {
      refused: `This ${wordFor(termOf(node))} has no title in docs.json. Add one there first.`,
    };
  }
  return { edits: text.value === plain ? [] : [replaceText(rangeOf(text), plain)] };
}

function remove(site: SiteSnapshot, refs: readonly NodeRef[]): ConfigChange {
  const nodes = findNodes(site, refs);
  if (isRefusal(nodes)) return nodes;
  return {
    edits: removeAll(
      site.config.composed,
      outermost(nodes).map(({ path }) => path),
    ),
  };
}
