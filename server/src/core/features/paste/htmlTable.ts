import { largest } from '../../util/collections.ts';
import { displayWidth } from '../../util/strings.ts';
import { isVisible } from './htmlTags.ts';
import { htmlAttribute, tagOf, TooLargeError, visitNodes, type HtmlElement } from './htmlTree.ts';

type Align = 'left' | 'right' | 'center' | undefined;

/** A row of a table: its cells by column, without those at its end that are empty. */
type Row = string[];

/** At most this many columns, and rows and columns: nobody reads a larger table, and cells that span them are cheap to write. */
const mostColumns = 200;
const mostCells = 20_000;

/** Columns are aligned in the source unless one is wider than this. */
const widestAligned = 80;

/** Returns the lines of a table; `textOf` returns a cell on one line. */
export function tableLines(table: HtmlElement, textOf: (cell: HtmlElement) => string): readonly string[] {
  const rows = rowsOf(table);
  const [first] = rows;
  if (first === undefined) return [];
  const aligns: Align[] = [];
  const cells = filledRows(rows, aligns, textOf);
  const columns = largest(
    cells.map(({ length }) => length),
    0,
  );
  if (columns === 0) return [];
  if (columns * cells.length > mostCells) throw new TooLargeError();
  if (!isHead(first)) cells.unshift([]);
  const widths = Array.from({ length: columns }, (_, column) =>
    largest(
      cells.map((row) => displayWidth(row[column] ?? '')),
      1,
    ),
  );
  const isAligned = widths.every((width) => width <= widestAligned);
  const lines = cells.map((row) =>
    rowLine(widths.map((width, column) => padded(row[column] ?? '', isAligned ? width : 0, aligns[column]))),
  );
  const rule = rowLine(widths.map((width, column) => ruleFor(aligns[column], isAligned ? width : 1)));
  return [...lines.slice(0, 1), rule, ...lines.slice(1)];
}

function rowLine(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** Returns the rows of a table, each as its cells; those of tables within it are part of their cell. */
function rowsOf(table: HtmlElement): readonly (readonly HtmlElement[])[] {
  const rows: HtmlElement[][] = [];
  visitNodes(table, (node) => {
    const tag = tagOf(node);
    if (tag !== undefined && !isVisible(node)) return false;
    if (tag === 'tr') rows.push([]);
    if ((tag === 'td' || tag === 'th') && 'tagName' in node) {
      rows.at(-1)?.push(node);
      return false;
    }
    return tag !== 'caption';
  });
  return rows.filter((row) => row.length > 0);
}

function isHead(row: readonly HtmlElement[]): boolean {
  return row.some(({ tagName, parentNode }) => {
    const row = parentNode !== null && 'parentNode' in parentNode ? parentNode : undefined;
    return tagName === 'th' || row?.parentNode?.nodeName === 'thead';
  });
}

/** Returns the texts of rows by column: a cell that spans several leaves those after it empty. */
function filledRows(
  rows: readonly (readonly HtmlElement[])[],
  aligns: Align[],
  textOf: (cell: HtmlElement) => string,
): Row[] {
  /** For each column, the rows that a cell above covers. */
  const covered: number[] = [];
  return rows.map((cells) => {
    const row: Row = [];
    let column = 0;
    for (const cell of cells) {
      while ((covered[column] ?? 0) > 0) column++;
      const [across, down] = [spanOf(cell, 'colspan'), spanOf(cell, 'rowspan')];
      if (column + across > mostColumns) throw new TooLargeError();
      row[column] = textOf(cell);
      aligns[column] ??= alignOf(cell);
      for (let at = column; at < column + across; at++) covered[at] = down;
      column += across;
    }
    for (const [at, count] of covered.entries()) covered[at] = Math.max(0, count - 1);
    return Array.from(row, (text: string | undefined) => text ?? '');
  });
}

function spanOf(cell: HtmlElement, name: 'colspan' | 'rowspan'): number {
  const span = Number.parseInt(htmlAttribute(cell, name) ?? '', 10);
  return span >= 1 ? span : 1;
}

function alignOf(cell: HtmlElement): Align {
  const align = htmlAttribute(cell, 'align') ?? /text-align:\s*(\w+)/.exec(htmlAttribute(cell, 'style') ?? '')?.[1];
  return align === 'left' || align === 'right' || align === 'center' ? align : undefined;
}

function padded(text: string, width: number, align: Align): string {
  const missing = Math.max(0, width - displayWidth(text));
  const before = align === 'right' ? missing : align === 'center' ? Math.floor(missing / 2) : 0;
  return ' '.repeat(before) + text + ' '.repeat(missing - before);
}

function ruleFor(align: Align, width: number): string {
  const [before, after] = [align === 'left' || align === 'center', align === 'right' || align === 'center'];
  return (before ? ':' : '') + '-'.repeat(Math.max(1, width - Number(before) - Number(after))) + (after ? ':' : '');
}
