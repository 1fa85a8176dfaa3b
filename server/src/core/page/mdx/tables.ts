import type { BlockContext, Element, Line } from '@lezer/markdown';
import type { TextRange } from '../../text/textRange.ts';
import { skipWhitespace, trimmedEnd, trimmedRange } from './whitespace.ts';
import { peekContent } from './containerText.ts';
import { endOfLine } from './leafBlocks.ts';

/** A hyphen and a space begin a list instead. */
const delimiterRow = /^(?!-[ \t])\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?$/;

/** Whether a line is the header of a table: the next one must consist of hyphens, for as many columns. */
export function beginsTable(context: BlockContext, line: Line): boolean {
  const next = peekContent(context, line, context.depth)?.trim();
  if (next === undefined || !/[|:]/.test(next) || !delimiterRow.test(next)) return false;
  const head = line.text.slice(line.pos).trimEnd();
  return head !== '|' && cellsIn(head).length === (next.match(/-+/g)?.length ?? 0);
}

/** Returns a row of a table; its children are the cells that aren't empty, and the pipes between. */
export function rowElement(context: BlockContext, line: Line, name: string): Element {
  const start = context.lineStart + line.pos;
  const row = line.text.slice(line.pos);
  const cells = cellsIn(row).filter((cell) => cell.start < cell.end);
  const children = cells.map((cell) => {
    const content = context.parser.parseInline(row.slice(cell.start, cell.end), start + cell.start);
    return context.elt('TableCell', start + cell.start, start + cell.end, content);
  });
  const pipes = pipesIn(row).map((at) => context.elt('TableDelimiter', start + at, start + at + 1));
  const parts = [...children, ...pipes].sort((a, b) => a.from - b.from);
  return context.elt(name, start, endOfLine(context, line), parts);
}

export function delimiterElement(context: BlockContext, line: Line): Element {
  return context.elt('TableDelimiter', context.lineStart + line.pos, endOfLine(context, line));
}

/** Returns the cells of a row, without surrounding whitespace. */
export function cellsIn(row: string): readonly TextRange[] {
  const pipes = pipesIn(row);
  const end = trimmedEnd(row);
  const starts = [0, ...pipes.map((pipe) => pipe + 1)];
  const cells = starts.map((start, index) => trimmedRange(row, start, pipes[index] ?? end));
  // Text before the first pipe or after the last is a cell only if it isn't empty.
  const isFirstEmpty = pipes.length > 0 && skipWhitespace(row, 0) === pipes[0];
  const isLastEmpty = pipes.length > (isFirstEmpty ? 1 : 0) && end === (pipes.at(-1) ?? -1) + 1;
  return cells.slice(isFirstEmpty ? 1 : 0, isLastEmpty ? -1 : undefined);
}

function pipesIn(row: string): readonly number[] {
  const pipes: number[] = [];
  for (let at = 0; at < row.length; at++) {
    if (row.charAt(at) === '|') pipes.push(at);
    else if (row.charAt(at) === '\\' && /[\\|]/.test(row.charAt(at + 1))) at++;
  }
  return pipes;
}
