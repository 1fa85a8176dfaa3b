import type { Tree } from '@lezer/common';
import { areEqual, labelsIn, likelyLabels, type Labels } from './inline/labels.ts';
import { readBlocks, type ReadText } from './blocks/readBlocks.ts';
import { ReusableBlocks, type PlacedBlock } from './blocks/reuse.ts';
import { changeBetween } from '../../text/textEdit.ts';

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
  if (previous?.text === text) return previous;
  const labels = previous?.labels ?? likelyLabels(text);
  const read = previous === undefined ? readBlocks(text, labels) : readAgain(text, previous);
  const defined = labelsIn(text, read.tree);
  if (areEqual(labels, defined)) return { text, labels, ...read };
  return { text, labels: defined, ...readBlocks(text, defined) };
}

function readAgain(text: string, { text: before, labels, blocks }: ParsedPage): ReadText {
  return readBlocks(text, labels, new ReusableBlocks(blocks, changeBetween(before, text)));
}
