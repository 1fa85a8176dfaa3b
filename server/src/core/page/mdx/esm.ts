import type { BlockContext } from './blockContext.ts';
import { element } from './element.ts';
import { passLinesUntil } from './flow.ts';
import { mdxNodes } from './nodeTypes.ts';
import { endOfEsm } from './scanEsm.ts';

/** Imports and exports begin at the left margin of the page itself, not in a list or quote. */
export function beginsEsm({ depth, line }: BlockContext): boolean {
  return depth === 1 && line.pos === 0 && /^(?:import|export) /.test(line.text);
}

export function parseEsm(context: BlockContext): boolean {
  if (!beginsEsm(context)) return false;
  const { start } = context.line;
  const { end, lookahead } = endOfEsm(context.text, start, context.brackets);
  context.lookahead(lookahead);
  passLinesUntil(context, end);
  context.addElement(element(mdxNodes.esm, start, end));
  return true;
}
