import type { Tree } from '@lezer/common';
import { areEqual, findingLabels, likelyLabels, type Labels } from './inline/labels.ts';
import { readingBlocks, type ReadText } from './blocks/readBlocks.ts';
import { ReusableBlocks, type PlacedBlock } from './blocks/reuse.ts';
import { changeBetween } from '../../text/textRange.ts';
import { finished } from '../../util/finished.ts';

/** The syntax tree of a text, and what the reading of a similar text can take over. */
export interface ParsedPage {
  readonly text: string;
  readonly tree: Tree;
  /** What the page defines, on which it depends what is a link. */
  readonly labels: Labels;
  /** The blocks at the margin and the items of its lists, in order. */
  readonly blocks: readonly PlacedBlock[];
}

/**
 * Reads a page's text; what an earlier reading of nearly the same text found is taken over. The result is always that
 * of reading the text from scratch.
 */
export function parsePage(text: string, previous?: ParsedPage): ParsedPage {
  return finished(parsingPage(text, previous));
}

/** As {@link parsePage}, block by block: a caller may do something else after each. */
export function* parsingPage(text: string, previous: ParsedPage | undefined): Generator<undefined, ParsedPage> {
  if (previous?.text === text) return previous;
  const labels = previous?.labels ?? likelyLabels(text);
  const read = yield* previous === undefined ? readingBlocks(text, labels) : readingAgain(text, previous);
  yield;
  const defined = yield* findingLabels(text, read.tree);
  if (areEqual(labels, defined)) return { text, labels, ...read };
  return { text, labels: defined, ...(yield* readingBlocks(text, defined)) };
}

function readingAgain(text: string, { text: before, labels, blocks }: ParsedPage): Generator<undefined, ReadText> {
  return readingBlocks(text, labels, new ReusableBlocks(blocks, changeBetween(before, text)));
}
