import type { BlockContext, Line } from '@lezer/markdown';
import { passLinesUntil } from './flow.ts';
import { endOfEsm } from './scanEsm.ts';
import { inputOf } from './textInput.ts';

/** Imports and exports begin at the left margin of the page itself, not in a list or quote. */
export function beginsEsm(context: BlockContext, line: Line): boolean {
  return context.depth === 1 && line.pos === 0 && /^(?:import|export) /.test(line.text);
}

export function parseEsm(context: BlockContext, line: Line): boolean {
  if (!beginsEsm(context, line)) return false;
  const input = inputOf(context);
  const start = context.lineStart;
  const { end, lookahead } = endOfEsm(input.text, start, input.brackets);
  input.lookahead(lookahead);
  passLinesUntil(context, line, end);
  context.addElement(context.elt('Esm', start, end));
  return true;
}
