import type { Tree } from '@lezer/common';
import { element } from '../treeElement.ts';
import type { Labels } from '../inline/labels.ts';
import { BlockContext } from './blockContext.ts';
import { deepestNesting, passQuoteMark, type Container } from './container.ts';
import { parseEsm, parseFence, parseFlow, parseFrontMatter, parseHeading, parseRule } from './leafBlocks.ts';
import { footnoteStart, isQuote, listMark, type ListName } from './lineStarts.ts';
import type { PlacedBlock, ReadBlock, ReusableBlocks } from './reuse.ts';
import { TextBlock, type RestOfBlock } from './textBlock.ts';

export interface ReadText {
  readonly tree: Tree;
  readonly blocks: readonly PlacedBlock[];
}

/**
 * Parses a text with the blocks at its margin, and the items of lists there, one by one; reusable ones are taken over. A
 * caller may do something else after each block that is read, and after some that are taken over.
 */
export function* readingBlocks(
  text: string,
  labels: Labels,
  reusable?: ReusableBlocks,
): Generator<undefined, ReadText> {
  const context = new BlockContext(text, labels);
  const blocks: PlacedBlock[] = [];
  while (context.depth > 1 || context.skipEmptyLines()) {
    const known = reusable?.blockAt(context.line.start, blocks.at(-1)?.block);
    blocks.push(known === undefined ? yield* readingBlock(context) : takeBlock(context, known));
    if (known === undefined || blocks.length % takenInStep === 0) yield;
  }
  return { tree: context.document.toTree(), blocks };
}

/** As many blocks are taken over in a step. */
const takenInStep = 50;

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
function* readingBlock(context: BlockContext): Generator<undefined, PlacedBlock> {
  const { document, line } = context;
  const { start } = line;
  const first = document.children.length;
  context.beginBlock();
  const rest = parseLeaf(context);
  if (rest !== undefined) yield* rest;
  const list = openList(context);
  while (context.nextInContainer() && (list === undefined || context.depth > 2)) {
    const restOfNext = parseLeaf(context);
    if (restOfNext !== undefined) yield* restOfNext;
    yield;
  }
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
function parseLeaf(context: BlockContext): RestOfBlock | undefined {
  const { line } = context;
  while (!leafParsers.some((parse) => parse(context))) {
    if (openContainer(context)) line.forward();
    else if (!line.isEmpty) return new TextBlock(context).parse();
    else {
      context.nextLine();
      return undefined;
    }
  }
  return undefined;
}

/** Opens a container if one begins at the line's content, and moves the line's base past its mark. */
function openContainer(context: BlockContext): boolean {
  if (context.depth > deepestNesting) return false;
  return (
    openQuote(context) || openFootnote(context) || openItem(context, 'BulletList') || openItem(context, 'OrderedList')
  );
}

function openQuote(context: BlockContext): boolean {
  const { line } = context;
  if (!isQuote(line)) return false;
  context.open('Blockquote', line.pos);
  context.addElement(element('QuoteMark', line.from, line.from + 1));
  passQuoteMark(line);
  return true;
}

function openFootnote(context: BlockContext): boolean {
  const { line } = context;
  const start = footnoteStart(line);
  if (start === undefined) return false;
  context.open('FootnoteDefinition', line.pos);
  context.addElement(element('FootnoteLabel', line.from, line.from + start.label.length + '[^]'.length));
  line.moveBase(line.pos + start.length);
  return true;
}

/** Without indented code, an item's content begins at its first letter, whatever its indentation. */
function openItem(context: BlockContext, list: ListName): boolean {
  const { line } = context;
  const size = listMark(line, list);
  if (size === undefined) return false;
  const { pos } = line;
  const afterMark = line.columnOf(pos + size, pos, line.indent);
  const content = line.skipSpace(pos + size);
  const isEmpty = content === line.text.length;
  const column = isEmpty ? afterMark + 1 : line.columnOf(content, pos + size, afterMark);
  if (context.container.name !== list) context.open(list, pos, line.text.charCodeAt(pos + size - 1));
  const item = context.open('ListItem', pos, column - line.baseIndent);
  item.isEmpty = isEmpty;
  context.addElement(element('ListMark', line.from, line.from + size));
  line.moveBaseToColumn(column);
  return true;
}
