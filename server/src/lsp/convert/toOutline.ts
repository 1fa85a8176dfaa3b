import { locateIn } from '../../core/config/composedTree.ts';
import type {
  SiteOutline,
  SiteOutlineContainer,
  SiteOutlineNode,
  SiteOutlinePage,
} from '../../core/features/site/outline.ts';
import type { TextRange } from '../../core/text/textRange.ts';
import type { Outline, OutlineContainer, OutlineNode, OutlinePage, OutlineLocation } from '../../protocol/siteView.ts';
import type { Site } from '../../workspace/site.ts';
import type { LinesOf } from '../../workspace/files/fileLines.ts';
import { toFileUri, toRange } from './toProtocol.ts';

/** Converts the outline of a site to the protocol's type. */
export function toOutline(site: Site, linesOf: LinesOf, { nodes, unlisted }: SiteOutline): Outline {
  const { config } = site.takeSnapshot();
  const toLocation = (range: TextRange): OutlineLocation => {
    const span = locateIn(config.composed, range);
    return {
      range: toRange(linesOf(span.file), span.range),
      ...(span.file !== config.file && { fragmentUri: toFileUri(site, span.file) }),
    };
  };

  const toNode = (node: SiteOutlineNode): OutlineNode => ('children' in node ? toContainer(node) : toPage(node));

  const toContainer = (node: SiteOutlineContainer): OutlineContainer => {
    const { detail, translated, isHidden, children, range, ...container } = node;
    return {
      ...container,
      ...(detail !== undefined && { detail }),
      ...(translated !== undefined && { translated }),
      ...(isHidden && { isHidden }),
      children: children.map(toNode),
      ...toLocation(range),
    };
  };

  const toPage = ({ kind, path, label, file, entry, isHidden, description, range }: SiteOutlinePage): OutlinePage => ({
    kind,
    path,
    label,
    entry,
    ...(file !== undefined && { uri: toFileUri(site, file) }),
    ...(isHidden && { isHidden }),
    ...(description !== undefined && { description }),
    ...(range !== undefined && toLocation(range)),
  });

  return { nodes: nodes.map(toNode), unlisted: unlisted.map(toPage) };
}
