import type {
  SiteOutline,
  SiteOutlineHolder,
  SiteOutlineNode,
  SiteOutlinePage,
} from '../core/features/site/outline.ts';
import type { Outline, OutlineHolder, OutlineNode, OutlinePage } from '../protocol/siteView.ts';
import type { Site } from '../workspace/site.ts';
import type { Lines } from './fileLines.ts';
import { toFileUri, toRange } from './toProtocol.ts';

/** The outline of a site as editors are told it. */
export function toOutline(site: Site, lines: Lines, { nodes, unlisted }: SiteOutline): Outline {
  const toNode = (node: SiteOutlineNode): OutlineNode => ('children' in node ? toHolder(node) : toPage(node));

  const toHolder = ({ detail, children, range, ...holder }: SiteOutlineHolder): OutlineHolder => ({
    ...holder,
    ...(detail !== undefined && { detail }),
    children: children.map(toNode),
    range: toRange(lines, range),
  });

  const toPage = ({ kind, path, label, file, entry, isHidden, description, range }: SiteOutlinePage): OutlinePage => ({
    kind,
    path,
    label,
    entry,
    ...(file !== undefined && { uri: toFileUri(site, file) }),
    ...(isHidden && { isHidden }),
    ...(description !== undefined && { description }),
    ...(range !== undefined && { range: toRange(lines, range) }),
  });

  return { nodes: nodes.map(toNode), unlisted: unlisted.map(toPage) };
}
