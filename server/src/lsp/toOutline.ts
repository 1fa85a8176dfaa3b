import { locateIn } from '../core/config/composedTree.ts';
import type {
  SiteOutline,
  SiteOutlineHolder,
  SiteOutlineNode,
  SiteOutlinePage,
} from '../core/features/site/outline.ts';
import type { TextRange } from '../core/text/textRange.ts';
import type { Outline, OutlineHolder, OutlineNode, OutlinePage, OutlinePlace } from '../protocol/siteView.ts';
import type { Site } from '../workspace/site.ts';
import type { LinesOf } from './fileLines.ts';
import { toFileUri, toRange } from './toProtocol.ts';

/** The outline of a site as editors are told it. */
export function toOutline(site: Site, linesOf: LinesOf, { nodes, unlisted }: SiteOutline): Outline {
  const { config } = site.snapshot;
  const toPlace = (range: TextRange): OutlinePlace => {
    const place = locateIn(config.whole, range);
    return {
      range: toRange(linesOf(place.file), place.range),
      ...(place.file !== config.file && { partUri: toFileUri(site, place.file) }),
    };
  };

  const toNode = (node: SiteOutlineNode): OutlineNode => ('children' in node ? toHolder(node) : toPage(node));

  const toHolder = ({ detail, children, range, ...holder }: SiteOutlineHolder): OutlineHolder => ({
    ...holder,
    ...(detail !== undefined && { detail }),
    children: children.map(toNode),
    ...toPlace(range),
  });

  const toPage = ({ kind, path, label, file, entry, isHidden, description, range }: SiteOutlinePage): OutlinePage => ({
    kind,
    path,
    label,
    entry,
    ...(file !== undefined && { uri: toFileUri(site, file) }),
    ...(isHidden && { isHidden }),
    ...(description !== undefined && { description }),
    ...(range !== undefined && toPlace(range)),
  });

  return { nodes: nodes.map(toNode), unlisted: unlisted.map(toPage) };
}
