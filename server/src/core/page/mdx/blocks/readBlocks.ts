import type { Tree } from '@lezer/common';
import { BlockContext } from './blockContext.ts';
import type { Container } from './container.ts';
import { openContainer } from './containerBlocks.ts';
import { parseEsm, parseFence, parseFlow, parseFrontMatter, parseHeading, parseRule } from './leafBlocks.ts';
import type { Labels } from '../inline/labels.ts';
import type { ListName } from './lineStarts.ts';
import type { PlacedBlock, ReadBlock, ReusableBlocks } from './reuse.ts';
import { parseTextBlock } from './textBlocks.ts';

export interface ReadText {
  readonly tree: Tree;
  readonly blocks: readonly PlacedBlock[];
}

/** Parses a text with the blocks at its margin, and the items of lists there, one by one; reusable ones are taken over. */
export function readBlocks(text: string, labels: Labels, reusable?: ReusableBlocks): ReadText {
  const context = new BlockContext(text, labels);
  const blocks: PlacedBlock[] = [];
  while (context.depth > 1 || context.skipEmptyLines()) {
    const known = reusable?.blockAt(context.line.start, blocks.at(-1)?.block);
    blocks.push(known === undefined ? readBlock(context) : takeBlock(context, known));
  }
  return { tree: context.document.toTree(), blocks };
}

/** Adds a block that begins on the current line, and moves to the line that follows it. */
function takeBlock(context: BlockContext, block: ReadBlock): PlacedBlock {
  const { start } = context.line;
  const { nodes, positions, list, length } = block;
  if (list !== undefined && context.depth === 1) context.open(list.name, context.line.pos, list.mark);
  nodes.forEach((node, index) => {
    context.container.addChild(node, start + (positions[index] ?? 0));
  });
  context.moveTo(start + length);
  context.nextInContainer();
  return { start, block };
}

/** Reads the block that begins on the current line: a quote to its end, a list up to its next item. */
function readBlock(context: BlockContext): PlacedBlock {
  const { document, line } = context;
  const { start } = line;
  const first = document.children.length;
  context.beginBlock();
  parseLeaf(context);
  const list = openList(context);
  while (context.nextInContainer() && (list === undefined || context.depth > 2)) parseLeaf(context);
  const parent = list ?? document;
  const index = list === undefined ? first : list.children.length - 1;
  const block = {
    nodes: parent.children.slice(index),
    positions: parent.positions.slice(index).map((at) => at + parent.from - start),
    length: line.start - start,
    list: list === undefined ? undefined : { name: list.name, mark: list.value },
    ...context.dependence(start),
  };
  return { start, block };
}

/** Returns the open list at the margin. */
function openList({ stack }: BlockContext): (Container & { readonly name: ListName }) | undefined {
  const container = stack[1];
  return container !== undefined && isList(container) ? container : undefined;
}

function isList(container: Container): container is Container & { readonly name: ListName } {
  return container.name === 'BulletList' || container.name === 'OrderedList';
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
