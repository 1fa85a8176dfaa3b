import type { Tree } from '@lezer/common';
import { BlockContext } from './blockContext.ts';
import { openContainer } from './containerBlocks.ts';
import { parseEsm } from './esm.ts';
import { parseFlow } from './flowBlocks.ts';
import { parseHeading } from './headings.ts';
import type { Labels } from './labels.ts';
import { parseFence, parseFrontMatter, parseRule } from './leafBlocks.ts';
import type { PlacedBlock, ReusableBlocks } from './reuse.ts';
import { parseTextBlock } from './textBlocks.ts';

export interface ReadText {
  readonly tree: Tree;
  readonly blocks: readonly PlacedBlock[];
}

/** Parses a text with the blocks at its margin one by one; those that are reusable are taken over. */
export function readBlocks(text: string, labels: Labels, reusable?: ReusableBlocks): ReadText {
  const context = new BlockContext(text, labels);
  const blocks: PlacedBlock[] = [];
  while (context.skipEmptyLines()) {
    const { start } = context.line;
    const known = reusable?.blockAt(start, blocks.at(-1)?.block);
    if (known === undefined) blocks.push(readBlock(context));
    else {
      known.nodes.forEach((node, index) => {
        context.document.addChild(node, start + (known.positions[index] ?? 0));
      });
      blocks.push({ start, block: known });
      context.moveTo(start + known.length);
    }
  }
  return { tree: context.document.toTree(), blocks };
}

/** Reads the block at the margin that begins on the current line: a list or quote to its end. */
function readBlock(context: BlockContext): PlacedBlock {
  const { document, line } = context;
  const { start } = line;
  const first = document.children.length;
  context.beginBlock();
  do parseLeaf(context);
  while (context.nextInContainer());
  const block = {
    nodes: document.children.slice(first),
    positions: document.positions.slice(first).map((at) => at - start),
    length: line.start - start,
    ...context.dependence(start),
  };
  return { start, block };
}

const leafParsers = [parseFence, parseFrontMatter, parseEsm, parseFlow, parseRule, parseHeading];

/** Opens the containers that begin at the line's content, and reads the first block that contains no others. */
function parseLeaf(context: BlockContext): void {
  const { line } = context;
  while (!leafParsers.some((parse) => parse(context))) {
    if (openContainer(context)) line.forward();
    else {
      if (line.isEmpty) context.nextLine();
      else parseTextBlock(context);
      return;
    }
  }
}
