import type { Block, BlockKind } from '../../page/blocks.ts';
import type { PageModel } from '../../page/pageModel.ts';
import { sectionEnds } from '../../page/sections/sections.ts';
import type { TextRange } from '../../text/textRange.ts';
import type { FoldingRange } from '../answers.ts';
import { addAll, partitionPoint } from '../../util/collections.ts';

/**
 * Returns the folding ranges of a page: front matter, components, sections, fences, imports, comments, and lists,
 * items, quotes and tables of several lines. A closing tag or fence stays visible.
 */
export function foldPage(page: PageModel): readonly FoldingRange[] {
  const { text, frontMatter, elements, fences, script, expressions } = page;
  const bounded = [
    ...(frontMatter === undefined ? [] : [frontMatter.range]),
    ...elements.filter(({ closing }) => closing !== undefined).map(({ range }) => range),
    ...elements.map(({ opening }) => opening.range),
    ...fences.filter(({ isClosed }) => isClosed).map(({ range }) => range),
  ];
  const breaks = lineBreaksOf(text);
  const folds: FoldingRange[] = bounded.map((range) => ({ range: withoutLastLine(text, breaks, range) }));
  addAll(
    folds,
    script.ranges.map((range): FoldingRange => ({ range, kind: 'imports' })),
  );
  addAll(
    folds,
    expressions.map(({ range, isComment }): FoldingRange => (isComment ? { range, kind: 'comment' } : { range })),
  );
  addAll(folds, regionsOf(page));
  addAll(folds, sectionsOf(page));
  addAll(
    folds,
    foldableBlocks(page.blocks).map((range) => ({ range })),
  );
  return folds.filter(({ range }) => (breaks[countBefore(breaks, range.start)] ?? Infinity) < range.end);
}

const foldable: ReadonlySet<BlockKind> = new Set(['bulletList', 'orderedList', 'listItem', 'quote', 'table', 'math']);

/**
 * Returns lists, their items, quotes, tables and math at any depth; of ranges with the same first line an editor takes
 * the largest.
 */
function foldableBlocks(blocks: readonly Block[]): readonly TextRange[] {
  return blocks.flatMap(({ kind, range, children }) => [
    ...(foldable.has(kind) ? [range] : []),
    ...foldableBlocks(children),
  ]);
}

/** Ends a range before its last line. */
function withoutLastLine(text: string, breaks: readonly number[], { start, end }: TextRange): TextRange {
  const lastBreak = breaks[countBefore(breaks, end) - 1] ?? -1;
  return { start, end: Math.max(start, lastBreak - (text.charAt(lastBreak - 1) === '\r' ? 1 : 0)) };
}

/** Returns the offsets of all line breaks: thousands of nested ranges may begin on one line. */
function lineBreaksOf(text: string): readonly number[] {
  const breaks: number[] = [];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) breaks.push(at);
  return breaks;
}

/** Returns how many line breaks there are before an offset. */
function countBefore(breaks: readonly number[], offset: number): number {
  return partitionPoint(breaks, (one) => one >= offset);
}

/** Returns the ranges from each heading to the last line with text of its section. */
function sectionsOf(page: PageModel): readonly FoldingRange[] {
  const { text, headings } = page;
  const ends = sectionEnds(page);
  return headings.map(({ range }, index) => {
    const end = ends[index] ?? text.length;
    return { range: { start: range.start, end: range.start + text.slice(range.start, end).trimEnd().length } };
  });
}

/** Returns the ranges from each comment `#region` to its `#endregion`. */
function regionsOf({ text, expressions }: PageModel): readonly FoldingRange[] {
  const regions: FoldingRange[] = [];
  const open: number[] = [];
  for (const { range, isComment } of expressions) {
    const mark = isComment ? /#(end)?region\b/.exec(text.slice(range.start, range.end)) : null;
    if (mark === null) continue;
    if (mark[1] === undefined) open.push(range.start);
    else {
      const start = open.pop();
      if (start !== undefined) regions.push({ range: { start, end: range.end }, kind: 'region' });
    }
  }
  return regions;
}
