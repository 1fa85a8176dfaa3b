import { memberOf, type JsonNode } from '../../config/json/jsonTree.ts';
import { nodesIn, type NavigationDivision, type NavigationGroup } from '../../config/navigation.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { count } from '../../util/messageText.ts';
import { plainText } from '../markdown.ts';

/** Returns the content of a group or a division, for the string with its title; undefined for any other string. */
export function divisionText({ config }: SiteSnapshot, text: JsonNode): string | undefined {
  const owner = text.parent?.parent;
  if (owner?.type !== 'object') return undefined;
  for (const node of nodesIn(config.navigation.nodes)) {
    if (node.kind === 'page' || node.range.start !== owner.offset) continue;
    const naming = node.kind === 'group' ? 'group' : node.division;
    return memberOf(owner, naming) === text ? nodeText(node) : undefined;
  }
  return undefined;
}

function nodeText(node: NavigationDivision | NavigationGroup): string {
  const inside = [...nodesIn(node.children)];
  const pages = inside.filter(({ kind }) => kind === 'page').length;
  const groups = inside.filter(({ kind }) => kind === 'group').length;
  const held = groups === 0 ? count(pages, 'page') : `${count(pages, 'page')} in ${count(groups, 'group')}`;
  const isLink = node.kind === 'division' && node.href !== undefined && pages === 0;
  return `**${plainText(node.title)}** — ${isLink ? `links to ${plainText(node.href)}` : held}`;
}
