import type { SyntaxNode } from '@lezer/common';
import type { TextRange } from '../text/textRange.ts';
import type { Block } from './blocks.ts';
import { cellsIn } from './mdx/blocks/tables.ts';
import type { PageModel } from './pageModel.ts';

/** The cells of each row of a table in Markdown's form, the header's first; empty cells are empty ranges. */
export type Table = readonly (readonly TextRange[])[];

/** Returns the tables of a page, in the order of the text. */
export function tablesOf(page: PageModel): readonly Table[] {
  return rangesOfTables(page.blocks).flatMap((range) => {
    let node: SyntaxNode | null = page.parsed.tree.resolveInner(range.start, 1);
    while (node !== null && node.name !== 'Table') node = node.parent;
    return node === null ? [] : [rowsOf(page.text, node)];
  });
}

function rangesOfTables(blocks: readonly Block[]): readonly TextRange[] {
  return blocks.flatMap(({ kind, range, children }) => (kind === 'table' ? [range] : rangesOfTables(children)));
}

function rowsOf(text: string, table: SyntaxNode): Table {
  const rows = [...table.getChildren('TableHeader'), ...table.getChildren('TableRow')];
  return rows.map(({ from, to }) =>
    cellsIn(text.slice(from, to)).map(({ start, end }) => ({ start: from + start, end: from + end })),
  );
}
