import type { SitePath } from '../core/paths/sitePath.ts';
import { LineIndex, type Position } from '../core/text/lineIndex.ts';
import type { Site } from '../workspace/site.ts';

/** Anything that knows the lines of a text. */
export interface Lines {
  positionAt(offset: number): Position;
}

/** The lines of any file of a site whose offsets are known. */
export type LinesOf = (file: SitePath) => Lines;

/** The lines of the site's files as they are known now; each is looked up once. */
export function linesIn(site: Site): LinesOf {
  const { config, places } = site.snapshot;
  const known = new Map<SitePath, Lines>();
  return (file) => {
    const lines = known.get(file) ?? linesFrom(file === config.file ? config.tree.text : places.get(file));
    known.set(file, lines);
    return lines;
  };
}

/** Of a file that was never read nothing but its beginning is known. */
function linesFrom(text: ConstructorParameters<typeof LineIndex>[0] | undefined): Lines {
  return new LineIndex(text ?? '');
}
