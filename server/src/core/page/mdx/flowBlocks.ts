import type { BlockContext } from './blockContext.ts';
import { element } from './element.ts';
import { passLinesUntil, readFlow } from './flow.ts';
import { containerNames, mdxNodes } from './nodeTypes.ts';

const containers = new Set<string>(containerNames);
const texts = new Set(['Paragraph', 'Task', 'LinkReference']);

/** Reads tags and expressions that have their lines to themselves. */
export function parseFlow(context: BlockContext): boolean {
  const { from, start, breakAt } = context.line;
  const end = readFlow(context, context.depth)?.end;
  if (end === undefined) return false;
  const isLazy = end > breakAt && isBelowText(context, start);
  passLinesUntil(context, end);
  // MDX takes the further lines for those of the list or quote above, and gives up.
  const broken = isLazy ? [element(mdxNodes.broken, from, from + 1)] : [];
  context.addElement(element(mdxNodes.flow, from, end, broken));
  return true;
}

/** Whether the line before is the last one of a paragraph in a list or quote, which has ended only now. */
function isBelowText(context: BlockContext, lineStart: number): boolean {
  const { container, text } = context;
  const last = container.children.at(-1);
  const above = text.slice(text.lastIndexOf('\n', lineStart - 2) + 1, lineStart);
  if (context.depth === 1) context.lookbehind(above.length, above.trim() !== '');
  if (last === undefined || above.trim() === '') return false;
  if (!containers.has(last.type.name)) return false;
  let node = last.topNode;
  while (node.lastChild !== null && !texts.has(node.name)) node = node.lastChild;
  const end = container.from + (container.positions.at(-1) ?? 0) + node.to;
  return texts.has(node.name) && text.slice(end, lineStart).trim() === '';
}
