import type { TextRange } from '../../../text/textRange.ts';
import { isCompleteScript } from './checkScript.ts';

/** Every attempt parses the lines above. */
const mostAttempts = 20;

/**
 * Returns the tags directly below a complete import or export: without an empty line between them, MDX reads them as a
 * part of it. `range` is that of the complete script.
 */
export function swallowedTags(text: string, { start, end }: TextRange): TextRange | undefined {
  const lines = text.slice(start, end).matchAll(/\n(?=[ \t]*<[A-Za-z>])/g);
  for (const [attempt, { index }] of [...lines].entries()) {
    if (attempt >= mostAttempts) return undefined;
    if (isCompleteScript(text.slice(start, start + index))) return { start: start + index + 1, end };
  }
  return undefined;
}
