import type { PageModel } from '../../page/pageModel.ts';
import { readPage } from '../../page/readPage.ts';
import { partitionPoint } from '../../util/collections.ts';
import { longestRereadBlock } from '../../util/limits.ts';
import { type TextRange, applyEdits, editsMovedBy, type TextEdit } from '../../text/textRange.ts';
import { startOfLine } from '../../text/lines.ts';

/** A block of a page, read by itself. */
export interface RereadBlock {
  /** Where it begins on the page. */
  readonly start: number;
  readonly before: PageModel;
  /** Reads it again with edits, whose ranges are those of the page. */
  readonly after: (edits: readonly TextEdit[]) => PageModel;
}

/**
 * Reads the outermost block around a range by itself: for the fixes of hundreds of findings the page would be too long.
 * Undefined if the block is too long for that as well.
 */
export function rereadBlock({ text, blocks }: PageModel, { start, end }: TextRange): RereadBlock | undefined {
  const block = blocks[partitionPoint(blocks, ({ range }) => range.end >= end)];
  const holds = block !== undefined && block.range.start <= start;
  const from = holds ? startOfLine(text, block.range.start) : 0;
  const to = holds ? block.range.end : text.length;
  if (to - from > longestRereadBlock) return undefined;
  const written = text.slice(from, to);
  const after = (edits: readonly TextEdit[]): PageModel => readPage(applyEdits(written, editsMovedBy(edits, -from)));
  return { start: from, before: readPage(written), after };
}
