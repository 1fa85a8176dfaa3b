import type { Input, PartialParse, Tree } from '@lezer/common';
import type { BlockContext, Element, InlineContext, LeafBlock, Line, MarkdownParser } from '@lezer/markdown';

// What the library has at run time, but not in its types. Its version is pinned, and without any of this pages aren't
// read as the tests want them.

interface OpenBlock {
  /** The column at which a list item's content begins, counted from the item's surroundings. */
  readonly value: number;
  readonly from: number;
  readonly children: readonly Tree[];
  readonly positions: readonly number[];
  blankFirstLine: boolean;
  end: number;
}

interface BlockInternals {
  readonly input: Input;
  /** The document and every open list, item and quote at the current offset. */
  readonly stack: readonly OpenBlock[];
  readonly block: OpenBlock;
  readonly line: Line;
  finishLeaf(leaf: LeafBlock): void;
}

interface ReuseInternals {
  readonly absoluteLineStart: number;
  /** Reuses what the earlier tree has at the current line; returns whether it had something. */
  reuseFragment: (start: number) => boolean;
  nextLine(): boolean;
}

type EndLeaf = (context: BlockContext, line: Line, leaf: LeafBlock) => boolean;
type ContinueBlock = (block: OpenBlock, context: BlockContext, line: Line) => boolean;

interface ParserInternals {
  readonly endLeafBlock: EndLeaf[];
  readonly skipContextMarkup: Record<number, ContinueBlock>;
  readonly nodeTypes: Readonly<Record<string, number>>;
}

export function internalsOf(context: BlockContext): BlockInternals {
  return context as unknown as BlockInternals;
}

/** Returns how many of the open blocks continue in the line. */
export function depthOf(line: Line): number {
  return (line as unknown as { readonly depth: number }).depth;
}

/** Returns the marks of quotes at the beginnings of a leaf's further lines. */
export function marksOf(leaf: LeafBlock): { marks: readonly Element[] } {
  return leaf as unknown as { marks: readonly Element[] };
}

/** Returns the elements and delimiters found so far. */
export function partsOf(context: InlineContext): readonly unknown[] {
  return (context as unknown as { readonly parts: readonly unknown[] }).parts;
}

/**
 * Lets a parse reuse nodes only at the lines at which blocks began, and continue with the next line. The library would
 * begin within a block that has several nodes, and expects nodes to reach to the end of their line: after those that
 * end before whitespace or a carriage return it sees an additional empty line.
 */
export function guardReuse(parse: PartialParse, text: string, beginnings: ReadonlySet<number>): void {
  const internals = parse as unknown as ReuseInternals;
  const reuseFragment = internals.reuseFragment.bind(parse);
  internals.reuseFragment = (start) => {
    if (!beginnings.has(internals.absoluteLineStart) || !reuseFragment(start)) return false;
    const at = internals.absoluteLineStart;
    if (at < text.length && text.charAt(at - 1) !== '\n') internals.nextLine();
    return true;
  };
}

/**
 * Replaces the rules for the end of paragraphs and the continuation of lists, which the library's configuration can't.
 */
export function replaceRules(
  parser: MarkdownParser,
  endLeaf: EndLeaf,
  lists: Readonly<Record<string, ContinueBlock>>,
): void {
  const internals = parser as unknown as ParserInternals;
  internals.endLeafBlock.splice(0, internals.endLeafBlock.length, endLeaf);
  for (const [name, goesOn] of Object.entries(lists)) {
    const type = internals.nodeTypes[name];
    if (type !== undefined) internals.skipContextMarkup[type] = goesOn;
  }
}
