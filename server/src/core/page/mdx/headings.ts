import type { BlockContext, Element, Line } from '@lezer/markdown';
import { isWhitespace, trimmedEnd, trimmedRange } from './whitespace.ts';
import { endOfLine } from './leafBlocks.ts';

export function isHeading(line: Line): boolean {
  return line.next === 35 && /^#{1,6}(?:[ \t]|$)/.test(line.text.slice(line.pos));
}

export function parseHeading(context: BlockContext, line: Line): boolean {
  if (!isHeading(line)) return false;
  const rest = line.text.slice(line.pos);
  const start = context.lineStart + line.pos;
  const level = /^#+/.exec(rest)?.[0].length ?? 0;
  const end = trimmedEnd(rest);
  const closing = closingMarks(rest, level, end);
  const content = trimmedRange(rest, level, closing);
  context.addElement(
    context.elt(`ATXHeading${level}`, start, endOfLine(context, line), [
      context.elt('HeaderMark', start, start + level),
      ...headingContent(context, rest.slice(content.start, content.end), start + content.start),
      ...(closing < end ? [context.elt('HeaderMark', start + closing, start + end)] : []),
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

/** Returns the content of a heading; an id in braces at its end is no expression. */
export function headingContent(context: BlockContext, content: string, start: number): readonly Element[] {
  const end = trimmedEnd(content);
  const id = /\{#[^{}\n]+\}$/.exec(content.slice(0, end));
  if (id === null) return context.parser.parseInline(content, start);
  const inline = context.parser.parseInline(content.slice(0, id.index), start);
  return [...inline, context.elt('HeadingId', start + id.index, start + end)];
}
