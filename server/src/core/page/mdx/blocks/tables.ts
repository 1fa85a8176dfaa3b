import type { TextRange } from '../../../text/textRange.ts';
import type { BlockContext } from './blockContext.ts';
import { peekContent } from './containerText.ts';
import { element, type TreeElement } from '../treeElement.ts';
import { skipWhitespace, trimmedEnd, trimmedRange } from '../whitespace.ts';

/** A hyphen and a space begin a list instead. */
const delimiterRow = /^(?!-[ \t])\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?$/;

/** Whether the line is the header of a table: the next one must consist of hyphens, for as many columns. */
export function beginsTable(context: BlockContext): boolean {
  const next = peekContent(context)?.trim();
  if (next === undefined || !/[|:]/.test(next) || !delimiterRow.test(next)) return false;
  const head = context.line.rest.trimEnd();
  return head !== '|' && cellsIn(head).length === (next.match(/-+/g)?.length ?? 0);
}

/** Returns the line as a row of a table; its children are the cells that aren't empty, and the pipes between. */
export function rowElement(context: BlockContext, name: 'TableHeader' | 'TableRow'): TreeElement {
  const { from: start, rest: row, end } = context.line;
  const cells = cellsIn(row).filter((cell) => cell.start < cell.end);
  const children = cells.map((cell) => {
    const content = context.parseInline(row.slice(cell.start, cell.end), start + cell.start);
    return element('TableCell', start + cell.start, start + cell.end, content);
  });
  const pipes = pipesIn(row).map((at) => element('TableDelimiter', start + at, start + at + 1));
  const parts = [...children, ...pipes].sort((a, b) => a.from - b.from);
  return element(name, start, end, parts);
}

export function delimiterElement({ line }: BlockContext): TreeElement {
  return element('TableDelimiter', line.from, line.end);
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
