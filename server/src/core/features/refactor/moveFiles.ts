import { configEdits } from '../../config/edit/configEdits.ts';
import { editOf, type FileEdit } from '../../paths/fileEdit.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { moveConfig } from './moveConfig.ts';
import { moveLinks } from './moveLinks.ts';
import { redirectsFor, redirectsForMove } from './moveRedirects.ts';
import { SiteMove, type FileMove } from './siteMove.ts';

export type { FileMove } from './siteMove.ts';

export interface MoveOptions {
  /** Whether to add redirects from the old URLs to the new ones. */
  readonly redirects?: boolean;
}

/**
 * Returns the edits for moved files and folders of a site: every link keeps its target and its form. The edits apply
 * before the move, under the old paths.
 */
export function moveFiles(
  site: SiteSnapshot,
  moves: readonly FileMove[],
  { redirects = false }: MoveOptions = {},
): readonly FileEdit[] {
  const move = new SiteMove(site, moves);
  if (move.moves.length === 0) return [];
  const config = [...moveConfig(move), ...redirectsForMove(move, redirects)];
  return [
    ...configEdits(site.config, config),
    ...[...site.pageIndexes.keys()].sort().flatMap((page) => editOf(page, moveLinks(move, page))),
  ];
}

/** Returns the old URLs for which redirects could be added. */
export function sourcesOfRedirects(site: SiteSnapshot, moves: readonly FileMove[]): readonly string[] {
  const move = new SiteMove(site, moves);
  return move.moves.flatMap((one) => redirectsFor(move, one)).map(({ source }) => source);
}
