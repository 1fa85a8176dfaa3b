import type { PageContext } from '../../site/siteSnapshot.ts';
import type { TextRange } from '../../text/textRange.ts';
import { areInstructions } from '../component/rewriting/procedureVerbs.ts';

/** A sequence of steps on a page. */
export interface Procedure {
  /** The tag or the line that begins it. */
  readonly start: TextRange;
  readonly range: TextRange;
  readonly steps: number;
}

/** With fewer steps, a procedure is clear without more. */
const fewestSteps = 5;

/** Returns the long procedures of an English page: `Steps`, and ordered lists of instructions. */
export function longProcedures(context: PageContext): readonly Procedure[] {
  if (!context.prose.isEnglish) return [];
  const { page } = context;
  const inComponents = page.elements
    .filter(({ name }) => name === 'Steps')
    .map(({ opening, range, children }) => ({
      start: opening.range,
      range,
      steps: children.filter(({ name }) => name === 'Step').length,
    }));
  const inLists = page.blocks
    .filter(({ kind, children }) => kind === 'orderedList' && areInstructions(page.text, children))
    .filter(
      ({ range }) => !inComponents.some((steps) => steps.range.start < range.start && range.end < steps.range.end),
    )
    .map(({ range, children }) => ({ start: firstLine(page.text, range), range, steps: children.length }));
  return [...inComponents, ...inLists].filter(({ steps }) => steps >= fewestSteps);
}

function firstLine(text: string, { start, end }: TextRange): TextRange {
  return { start, end: start + (/^[^\r\n]*/.exec(text.slice(start, end))?.[0].length ?? 0) };
}
