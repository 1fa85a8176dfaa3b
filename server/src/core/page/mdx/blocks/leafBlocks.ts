import { startOfLine } from '../../../text/lines.ts';
import { findFrontMatter } from '../../frontMatter/findFrontMatter.ts';
import type { BlockContext } from './blockContext.ts';
import { element, type TreeElement } from '../treeElement.ts';
import { passLinesUntil, readFlow } from './flow.ts';
import { isHeadingLine, isRule, openingFence } from './lineStarts.ts';
import { containerNames, headingNames, mdxNodes } from '../nodeTypes.ts';
import { endOfEsm } from '../script/scanEsm.ts';
import { isWhitespace, trimmedEnd, trimmedRange } from '../whitespace.ts';

/** Adds the thematic break on the current line; false if it isn’t one. */
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

export function parseHeading(context: BlockContext): boolean {
  const { line } = context;
  if (!isHeadingLine(line)) return false;
  const { from: start, rest } = line;
  const level = /^#+/.exec(rest)?.[0].length ?? 0;
  const end = trimmedEnd(rest);
  const closing = closingMarks(rest, level, end);
  const content = trimmedRange(rest, level, closing);
  context.addElement(
    element(headingNames[level - 1] ?? 'ATXHeading6', start, line.end, [
      element('HeaderMark', start, start + level),
      ...headingContent(context, rest.slice(content.start, content.end), start + content.start),
      ...(closing < end ? [element('HeaderMark', start + closing, start + end)] : []),
    ]),
  );
  context.nextLine();
  return true;
}

/** Returns where the marks after a heading begin; its end if there are none. */
function closingMarks(line: string, level: number, end: number): number {
  let at = end;
  while (at > level && line.charAt(at - 1) === '#') at--;
  return isWhitespace(line.charAt(at - 1)) ? at : end;
}

/** An id in braces, `{#id}`, or as some other systems write it, `{: #id}`. */
const headingId = /\{[ \t]*(?::[ \t]*)?#[ \t]*[^{}\s][^{}\n]*\}$/;

/** Returns the content of a heading; an id in braces at its end is no expression. */
export function headingContent(context: BlockContext, content: string, start: number): readonly TreeElement[] {
  const end = trimmedEnd(content);
  const id = content.charAt(end - 1) === '}' ? headingId.exec(content.slice(0, end)) : null;
  if (id === null) return context.parseInline(content, start);
  const inline = context.parseInline(content.slice(0, id.index), start);
  return [...inline, element('HeadingId', start + id.index, start + end)];
}

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
  const above = text.slice(startOfLine(text, lineStart - 1), lineStart);
  if (context.depth === 1) context.lookbehind(above.length, above.trim() !== '');
  if (last === undefined || above.trim() === '') return false;
  if (!containers.has(last.type.name)) return false;
  let node = last.topNode;
  while (node.lastChild !== null && !texts.has(node.name)) node = node.lastChild;
  const end = container.from + (container.positions.at(-1) ?? 0) + node.to;
  return texts.has(node.name) && text.slice(end, lineStart).trim() === '';
}

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
