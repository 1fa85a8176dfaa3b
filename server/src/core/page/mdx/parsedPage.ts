import type { Tree } from '@lezer/common';
import { areEqual, labelsIn, likelyLabels, type Labels } from './definitions.ts';
import { readBlocks, type ReadBlock, type ReadText } from './readBlocks.ts';
import { changeBetween, reusableFragments, mergeBlocks, soundBlocks } from './reuse.ts';

/** The syntax tree of a text, and what the reading of a similar text can take over. */
export interface ParsedPage {
  readonly text: string;
  readonly tree: Tree;
  /** What the page defines, on which it depends what is a link. */
  readonly labels: Labels;
  readonly blocks: readonly ReadBlock[];
}

/**
 * Reads a page's text; what an earlier reading of nearly the same text found is taken over. The result is always
 * that of reading the text anew.
 */
export function parsePage(text: string, previous?: ParsedPage): ParsedPage {
  if (previous?.text === text) return previous;
  const labels = previous?.labels ?? likelyLabels(text);
  const read = previous === undefined ? readBlocks(text, labels) : readAgain(text, previous);
  const defined = labelsIn(text, read.tree);
  if (areEqual(labels, defined)) return { text, labels, ...read };
  return { text, labels: defined, ...readBlocks(text, defined) };
}

function readAgain(text: string, previous: ParsedPage): ReadText {
  const change = changeBetween(previous.text, text);
  const sound = soundBlocks(previous.blocks, change);
  const { tree, blocks } = readBlocks(
    text,
    previous.labels,
    reusableFragments(previous.text, previous.tree, sound, change),
  );
  return { tree, blocks: mergeBlocks(sound, blocks, change) };
}
