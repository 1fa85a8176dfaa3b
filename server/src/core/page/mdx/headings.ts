import type { BlockContext } from './blockContext.ts';
import { element, type Element } from './element.ts';
import { isHeading } from './lineStarts.ts';
import { headingNames } from './nodeTypes.ts';
import { isWhitespace, trimmedEnd, trimmedRange } from './whitespace.ts';

export function parseHeading(context: BlockContext): boolean {
  const { line } = context;
  if (!isHeading(line)) return false;
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

/** Returns the content of a heading; an id in braces at its end is no expression. */
export function headingContent(context: BlockContext, content: string, start: number): readonly Element[] {
  const end = trimmedEnd(content);
  const id = /\{#[^{}\n]+\}$/.exec(content.slice(0, end));
  if (id === null) return context.parseInline(content, start);
  const inline = context.parseInline(content.slice(0, id.index), start);
  return [...inline, element('HeadingId', start + id.index, start + end)];
}
