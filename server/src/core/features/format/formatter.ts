import type { SyntaxNode } from '@lezer/common';
import type { PageModel } from '../../page/pageModel.ts';
import type { TextEdit } from '../../text/textRange.ts';

/** Edits that are made together or not at all: those of a table, a list, a tag. */
export type FormatGroup = readonly TextEdit[];

/** How a page is laid out, as editors pass it. */
export interface FormatOptions {
  /** One step of indentation. */
  readonly indent: string;
  /** Whether every page gets the same layout; otherwise each keeps the one that most of it has. */
  readonly isStrict: boolean;
}

/** One kind of change; each sees the page as the one before left it. */
export type Formatter = (page: PageModel, options: FormatOptions) => readonly FormatGroup[];

/** Returns the nodes of a page with one of some names, in the order of the text. */
export function nodesNamed({ parsed }: PageModel, ...names: readonly string[]): readonly SyntaxNode[] {
  const nodes: SyntaxNode[] = [];
  parsed.tree.iterate({
    enter: ({ name, node }) => {
      if (names.includes(name)) nodes.push(node);
    },
  });
  return nodes;
}
