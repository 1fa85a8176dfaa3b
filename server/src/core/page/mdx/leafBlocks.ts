import { findFrontMatter } from '../frontMatter/findFrontMatter.ts';
import type { BlockContext } from './blockContext.ts';
import { element } from './element.ts';
import { isRule, openingFence } from './lineStarts.ts';
import { mdxNodes } from './nodeTypes.ts';

export function parseRule(context: BlockContext): boolean {
  const { line } = context;
  if (!isRule(line)) return false;
  context.addElement(element('HorizontalRule', line.from, line.end));
  context.nextLine();
  return true;
}

/** A fence ends at any indentation: without indented code the limit of three spaces doesn't apply. */
export function parseFence(context: BlockContext): boolean {
  const { line } = context;
  const fence = openingFence(line);
  if (fence === undefined) return false;
  const { from } = line;
  const closing = new RegExp(`^[ \\t]*[${fence.mark.charAt(0)}]{${fence.mark.length},}[ \\t]*$`);
  let { end } = line;
  while (context.nextLine() && line.depth >= context.depth) {
    end = line.end;
    if (!closing.test(line.text.slice(line.basePos))) continue;
    context.nextLine();
    break;
  }
  context.addElement(element(fence.node, from, end));
  return true;
}

export function parseFrontMatter(context: BlockContext): boolean {
  const { line, text } = context;
  if (line.start !== 0 || !/^\uFEFF?(?:---|\+\+\+)/.test(line.text)) return false;
  const block = findFrontMatter(text);
  const lineEnd = block?.isClosed === true ? text.indexOf('\n', block.range.end) : -1;
  context.lookahead((lineEnd < 0 ? text.length : lineEnd) + 1);
  if (block === undefined) return false;
  const { start, end } = block.range;
  while (line.breakAt < end && context.nextLine());
  context.nextLine();
  context.addElement(element(mdxNodes.frontMatter, start, end));
  return true;
}
