import { outlineSite, type SiteOutlineNode } from '../../core/features/site/outline.ts';
import type { SiteSnapshot } from '../../core/site/siteSnapshot.ts';
import { printable } from '../../core/util/printable.ts';

/** More lines cost more to read than a second call for a part. */
const mostLines = 300;

/**
 * Returns the navigation with the paths of its pages, a line for each node.
 *
 * @param within a title: only the groups and divisions with it in theirs
 */
export function outlineText(site: SiteSnapshot, within: string | undefined): string {
  const { nodes, unlisted } = outlineSite(site);
  const chosen = within === undefined ? nodes : nodesNamed(nodes, within.toLowerCase());
  if (within !== undefined && chosen.length === 0)
    return `No group or division has “${printable(within)}” in its title. Call without “within” to see all.`;
  const lines = [
    ...linesOf(chosen, ''),
    ...(within === undefined && unlisted.length > 0 ? ['Not in the navigation:', ...linesOf(unlisted, '  ')] : []),
  ];
  if (lines.length <= mostLines) return lines.length === 0 ? 'The navigation is empty.' : lines.join('\n');
  const titles = nodes.map(({ label }) => printable(label)).join(', ');
  return [
    ...lines.slice(0, mostLines),
    `… and ${lines.length - mostLines} more lines. Call again with “within” and a title, such as one of: ${titles}.`,
  ].join('\n');
}

function nodesNamed(nodes: readonly SiteOutlineNode[], title: string): readonly SiteOutlineNode[] {
  return nodes.flatMap((node) => {
    if (!('children' in node)) return [];
    return node.label.toLowerCase().includes(title) ? [node] : nodesNamed(node.children, title);
  });
}

function linesOf(nodes: readonly SiteOutlineNode[], indent: string): readonly string[] {
  return nodes.flatMap((node) => {
    if ('children' in node)
      return [`${indent}${node.term} “${printable(node.label)}”`, ...linesOf(node.children, `${indent}  `)];
    const path = node.file ?? node.entry;
    const state = node.kind === 'missing' ? ' (missing)' : node.isHidden ? ' (hidden)' : '';
    return [`${indent}${printable(path)} — ${printable(node.label)}${state}`];
  });
}
