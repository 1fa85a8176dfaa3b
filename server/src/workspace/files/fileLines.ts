import { isAbove, type PathAbove, type SitePath } from '../../core/paths/sitePath.ts';
import type { SiteSnapshot } from '../../core/site/siteSnapshot.ts';
import { LineIndex, type Position } from '../../core/text/lines.ts';
import type { Site } from '../site.ts';

/** Anything that knows the lines of a text. */
export interface LinePositions {
  positionAt(offset: number): Position;
}

/** The lines of any file of a site whose offsets are known. */
export type LinesOf = (file: SitePath | PathAbove) => LinePositions;

/** Returns the current lines of a site's files; each file is resolved once. */
export function linesOfSite(site: Site): LinesOf {
  const known = new Map<SitePath | PathAbove, LinePositions>();
  return (file) => {
    const lines = known.get(file) ?? new LineIndex(textOf(site.takeSnapshot(), file));
    known.set(file, lines);
    return lines;
  };
}

/** Of a file that was never read only the start is known. */
function textOf(
  { config, settings, pageIndexes, snippets, apiDescriptions, rulesFiles }: SiteSnapshot,
  file: SitePath | PathAbove,
): ConstructorParameters<typeof LineIndex>[0] {
  const fragment = config.composed.fragments.find((one) => one.file === file);
  if (fragment !== undefined) return fragment.tree.text;
  const source = settings.sources.find((one) => one.file === file)?.source;
  if (source !== undefined) return source.text;
  const kept = rulesFiles.find((one) => one.file === file)?.text;
  if (kept !== undefined || isAbove(file)) return kept ?? '';
  const hiding = rulesFiles.find((one) => one.hiding?.edit.file === file)?.hiding;
  return hiding?.text ?? pageIndexes.get(file) ?? snippets.get(file) ?? apiDescriptions.get(file) ?? '';
}
