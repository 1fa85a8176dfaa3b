import { findFrontMatter } from '../frontMatter/findFrontMatter.ts';
import type { BlockContext, Line } from '@lezer/markdown';
import { depthOf } from './lezerInternals.ts';
import { inputOf, textOf } from './textInput.ts';

/** Where a fence of code or math begins, its character and its length. */
interface OpeningFence {
  readonly mark: string;
  readonly node: 'FencedCode' | 'BlockMath';
}

/** Returns the end of the current line without its carriage return. */
export function endOfLine(context: BlockContext, line: Line): number {
  const end = context.lineStart + line.text.length;
  return line.text.endsWith(' ') && textOf(context).charAt(end - 1) === '\r' ? end - 1 : end;
}

export function isRule(line: Line): boolean {
  return /^([-*_])[ \t]*(?:\1[ \t]*){2,}$/.test(line.text.slice(line.pos));
}

export function parseRule(context: BlockContext, line: Line): boolean {
  if (!isRule(line)) return false;
  context.addElement(context.elt('HorizontalRule', context.lineStart + line.pos, endOfLine(context, line)));
  context.nextLine();
  return true;
}

export function openingFence(line: Line): OpeningFence | undefined {
  if (line.next !== 96 && line.next !== 126 && line.next !== 36) return undefined;
  const rest = line.text.slice(line.pos);
  const [, backticks, tildes, dollars] = /^(?:(`{3,})[^`]*|(~{3,}).*|(\${2,})[^$]*)$/.exec(rest) ?? [];
  if (dollars !== undefined) return { mark: dollars, node: 'BlockMath' };
  const mark = backticks ?? tildes;
  return mark === undefined ? undefined : { mark, node: 'FencedCode' };
}

/** A fence ends at any indentation: without indented code the limit of three spaces doesn't apply. */
export function parseFence(context: BlockContext, line: Line): boolean {
  const fence = openingFence(line);
  if (fence === undefined) return false;
  const start = context.lineStart + line.pos;
  const closing = new RegExp(`^[ \\t]*[${fence.mark.charAt(0)}]{${fence.mark.length},}[ \\t]*$`);
  let end = endOfLine(context, line);
  while (context.nextLine() && depthOf(line) >= context.depth) {
    end = endOfLine(context, line);
    if (!closing.test(line.text.slice(line.basePos))) continue;
    context.nextLine();
    break;
  }
  context.addElement(context.elt(fence.node, start, end));
  return true;
}

export function parseFrontMatter(context: BlockContext, line: Line): boolean {
  if (context.lineStart !== 0 || !/^\uFEFF?(?:---|\+\+\+)/.test(line.text)) return false;
  const text = textOf(context);
  const block = findFrontMatter(text);
  const lineEnd = block?.isClosed === true ? text.indexOf('\n', block.range.end) : -1;
  inputOf(context).lookahead((lineEnd < 0 ? text.length : lineEnd) + 1);
  if (block === undefined) return false;
  const { start, end } = block.range;
  while (context.lineStart + line.text.length < end && context.nextLine());
  context.nextLine();
  context.addElement(context.elt('FrontMatter', start, end));
  return true;
}
