import { Tree } from '@lezer/common';
import type { BlockContext, Line } from '@lezer/markdown';
import { flowOn, passLinesUntil } from './flow.ts';
import { internalsOf } from './lezerInternals.ts';
import { textOf } from './textInput.ts';

const containers = new Set(['BulletList', 'OrderedList', 'Blockquote', 'FootnoteDefinition']);
const texts = new Set(['Paragraph', 'Task', 'LinkReference']);

/** Reads tags and expressions that have their lines to themselves. */
export function parseFlow(context: BlockContext, line: Line): boolean {
  const start = context.lineStart + line.pos;
  const lineStart = context.lineStart;
  const lineEnd = lineStart + line.text.length;
  const end = flowOn(context, line, context.depth)?.end;
  if (end === undefined) return false;
  const isLazy = end > lineEnd && isBelowText(context, lineStart);
  passLinesUntil(context, line, end);
  // MDX takes the further lines for those of the list or quote above, and gives up.
  const broken = isLazy ? [context.elt('MdxBroken', start, start + 1)] : [];
  context.addElement(context.elt('MdxFlow', start, end, broken));
  return true;
}

/** Whether the line before is the last one of a paragraph in a list or quote, which has ended only now. */
function isBelowText(context: BlockContext, lineStart: number): boolean {
  const { block } = internalsOf(context);
  const last = block.children.at(-1);
  if (last === undefined) return false;
  const { tree, at } = withoutGroups(last, block.from + (block.positions.at(-1) ?? 0));
  if (!containers.has(tree.type.name)) return false;
  let node = tree.topNode;
  while (node.lastChild !== null && !texts.has(node.name)) node = node.lastChild;
  const between = textOf(context).slice(at + node.to, lineStart);
  return texts.has(node.name) && between.trim() === '' && between.split('\n').length === 2;
}

/**
 * Returns the last block of nested groups and its offset: where blocks were reused, several of them may be one group.
 */
function withoutGroups(tree: Tree, at: number): { readonly tree: Tree; readonly at: number } {
  const last = tree.children.at(-1);
  if (!tree.type.isAnonymous || !(last instanceof Tree)) return { tree, at };
  return withoutGroups(last, at + (tree.positions.at(-1) ?? 0));
}
