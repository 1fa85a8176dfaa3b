import type { Tree } from '@lezer/common';
import { BlockContext } from './blockContext.ts';
import { passQuoteMark, type Container } from './container.ts';
import {
  parseEsm,
  parseFence,
  parseFlow,
  parseFrontMatter,
  parseHeading,
  parseRule,
  beginsEsm,
  headingContent,
} from './leafBlocks.ts';
import type { Labels } from '../inline/labels.ts';
import {
  isHeadingLine,
  isRule,
  openingFence,
  footnoteStart,
  isContainerStart,
  isQuote,
  listMark,
  type ListName,
} from './lineStarts.ts';
import type { PlacedBlock, ReadBlock, ReusableBlocks } from './reuse.ts';
import { addAll } from '../../../util/collections.ts';
import { element, within, withMarks, type TreeElement } from '../treeElement.ts';
import { isBrokenFlow, readFlow, type Flow } from './flow.ts';
import { mdxNodes, type NodeName } from '../nodeTypes.ts';
import { beginsTable, delimiterElement, rowElement } from './tables.ts';
import { skipSpace, skipWhitespace } from '../whitespace.ts';
import { endOfDestination, endOfLabel, endOfTitle } from '../inline/linkParts.ts';

export interface ReadText {
  readonly tree: Tree;
  readonly blocks: readonly PlacedBlock[];
}

/**
 * Parses a text with the blocks at its margin, and the items of lists there, one by one; reusable ones are taken over. A
 * caller may do something else after each block.
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
    yield;
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
function* readingBlock(context: BlockContext): Generator<undefined, PlacedBlock> {
  const { document, line } = context;
  const { start } = line;
  const first = document.children.length;
  context.beginBlock();
  yield* parsingLeaf(context);
  const list = openList(context);
  while (context.nextInContainer() && (list === undefined || context.depth > 2)) {
    yield* parsingLeaf(context);
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
function* parsingLeaf(context: BlockContext): Generator<undefined, void> {
  const { line } = context;
  while (!leafParsers.some((parse) => parse(context))) {
    if (openContainer(context)) line.forward();
    else {
      if (line.isEmpty) context.nextLine();
      else yield* new TextBlock(context).parsing();
      return;
    }
  }
}

/** As many lines of a paragraph or table are read in a step. */
const linesInStep = 100;

/** A paragraph, a table, an underlined heading, or definitions, line by line. */
class TextBlock {
  readonly #context: BlockContext;
  /** The page's offset of the content. */
  readonly #start: number;
  /** Its lines, with spaces for the marks of lists and quotes. */
  #content: string;
  /** The marks of quotes at the beginnings of its further lines. */
  readonly #marks: TreeElement[] = [];
  /** The rows read so far, if it is a table. */
  #rows: TreeElement[] | undefined;
  /** The end of a tag that began a line; no list or quote begins before it. */
  #tagUntil = -1;
  /** Where tags and expressions begin lines of a list or quote, and aren't closed before it ends. */
  readonly #broken: number[] = [];

  constructor(context: BlockContext) {
    this.#context = context;
    this.#start = context.line.from;
    this.#content = context.line.rest;
    if (beginsTable(context)) this.#rows = [rowElement(context, 'TableHeader')];
    this.#passTag(context.depth);
  }

  /** Reads lines up to the one at which the block ends. */
  *parsing(): Generator<undefined, void> {
    const { line } = this.#context;
    let lines = 0;
    while (this.#context.nextLine() && !line.isEmpty && !this.#endsBefore()) {
      if (this.#isUnderline()) {
        yield* this.#finishHeading();
        return;
      }
      this.#addRow();
      this.#content += `\n${line.indented}`;
      addAll(this.#marks, line.markers);
      if (++lines % linesInStep === 0) yield;
    }
    if (this.#rows === undefined) yield* this.#finishParagraph();
    else this.#add(element('Table', this.#start, this.#rows.at(-1)?.to ?? this.#start, this.#rows));
  }

  /** Whether the line begins a block that ends this one. */
  #endsBefore(): boolean {
    const { line, depth } = this.#context;
    const isLazy = line.depth < depth;
    if (this.#rows?.length === 1) return false;
    if (this.#rows !== undefined && (isLazy || beginsEsm(this.#context))) return true;
    if (isHeadingLine(line) || openingFence(line) !== undefined) return true;
    if (isRule(line) && !this.#isUnderline()) return true;
    const isInTag = line.start <= this.#tagUntil;
    if (!isInTag && beginsContainer(this.#context, !isLazy && this.#rows === undefined)) return true;
    if (this.#passTag(line.depth)) return true;
    return this.#rows === undefined && !isLazy && !isInTag && beginsTable(this.#context);
  }

  #addRow(): void {
    if (this.#rows === undefined) return;
    const isDelimiter = this.#rows.length === 1;
    this.#rows.push(isDelimiter ? delimiterElement(this.#context) : rowElement(this.#context, 'TableRow'));
  }

  /** Whether the line makes the paragraph before it a heading. */
  #isUnderline(): boolean {
    const { line, depth } = this.#context;
    if (line.next !== 45 && line.next !== 61) return false;
    if (this.#rows !== undefined || line.depth < depth) return false;
    return /^(?:=+|-+)[ \t]*$/.test(line.rest) && this.#hasText();
  }

  *#finishHeading(): Generator<undefined, void> {
    const { from, rest, end, next } = this.#context.line;
    const start = this.#mayDefine() ? yield* this.#addingDefinitions() : 0;
    this.#hideBroken();
    const offset = this.#start + start;
    const content = headingContent(this.#context, this.#text(start), offset);
    const mark = element('HeaderMark', from, from + rest.trimEnd().length);
    this.#context.nextLine();
    this.#add(element(next === 61 ? 'SetextHeading1' : 'SetextHeading2', offset, end, [...content, mark]));
  }

  *#finishParagraph(): Generator<undefined, void> {
    const start = this.#mayDefine() ? yield* this.#addingDefinitions() : 0;
    this.#hideBroken();
    const text = this.#text(start);
    if (text !== '') this.#add(yield* this.#paragraph(text, this.#start + start));
  }

  *#paragraph(text: string, start: number): Generator<undefined, TreeElement> {
    const { container } = this.#context;
    const end = start + text.length;
    // The first child of an item is its mark.
    const isFirst = container.name === 'ListItem' && container.children.length === 1;
    const isTask = isFirst && /^\[[ \t\nxX]\](?:\n|[ \t]+[^ \t])/.test(text);
    if (!isTask) return element('Paragraph', start, end, yield* this.#context.parsingInline(text, start));
    const marker = element('TaskMarker', start, start + 3);
    return element('Task', start, end, [marker, ...(yield* this.#context.parsingInline(text.slice(3), start + 3))]);
  }

  /** Returns the content from an index on, without a carriage return at its end. */
  #text(start: number): string {
    const { length } = this.#content;
    const hasReturn = this.#context.text.charAt(this.#start + length - 1) === '\r';
    return this.#content.slice(start, hasReturn ? length - 1 : length);
  }

  /** Yields the definitions with which the content begins. */
  *#definitions(): Iterable<TreeElement> {
    for (let at = 0; at < this.#content.length;) {
      const definition = parseDefinition(this.#context.text, this.#content, at, this.#start);
      if (definition === undefined) return;
      yield definition;
      at = this.#indexAfter(definition);
    }
  }

  /** Returns the index in the content at which what follows a definition begins. */
  #indexAfter({ to }: TreeElement): number {
    return skipSpace(this.#content, to - this.#start);
  }

  /** Whether the content has something after its definitions. */
  #hasText(): boolean {
    let textStart = 0;
    for (const definition of this.#definitions()) textStart = this.#indexAfter(definition);
    return textStart < this.#content.length;
  }

  #mayDefine(): boolean {
    return this.#content.startsWith('[');
  }

  /** Adds the definitions with which the content begins; returns the index in it at which the text after them begins. */
  *#addingDefinitions(): Generator<undefined, number> {
    let textStart = 0;
    let count = 0;
    for (const definition of this.#definitions()) {
      this.#add(definition);
      textStart = this.#indexAfter(definition);
      if (++count % linesInStep === 0) yield;
    }
    return textStart;
  }

  /** Adds an element with the marks of quotes in it. */
  #add({ name, from, to, children }: TreeElement): void {
    const marks = this.#marks.length === 0 ? this.#marks : within(this.#marks, from, to);
    this.#context.addElement(element(name, from, to, withMarks(children, marks)));
  }

  /**
   * A paragraph may continue after a list or quote, and close there what was opened in it. MDX gives up before, so the
   * opening character is hidden from inline parsing.
   */
  #hideBroken(): void {
    if (this.#broken.length === 0) return;
    let hidden = '';
    for (const offset of this.#broken) {
      hidden += `${this.#content.slice(hidden.length, offset - this.#start)}\0`;
      this.#marks.push(element(mdxNodes.broken, offset, offset + 1));
    }
    this.#content = hidden + this.#content.slice(hidden.length);
    this.#marks.sort((one, other) => one.from - other.from);
  }

  /** Whether tags and expressions that occupy complete lines begin on the line; others belong to the text. */
  #passTag(depth: number): boolean {
    const { line, depth: openDepth } = this.#context;
    const flow = readFlow(this.#context, depth);
    if (flow === undefined) return false;
    const isLazy = depth < openDepth && isOverLines(flow, line.breakAt);
    if (isLazy ? flow.end === undefined : depth > 1 && isBrokenFlow(flow)) this.#broken.push(line.from);
    else if (flow.followedAt !== undefined) this.#tagUntil = Math.max(this.#tagUntil, flow.followedAt);
    return flow.end !== undefined;
  }
}

/** Whether more lines than one had to be read. */
function isOverLines({ end, followedAt, lookahead }: Flow, lineEnd: number): boolean {
  return (end ?? followedAt ?? lookahead) > lineEnd + 1;
}

/**
 * Reads the definition at an index of a paragraph's content, which begins at an offset of the page; undefined if there
 * is none.
 */
function parseDefinition(page: string, content: string, at: number, offset: number): TreeElement | undefined {
  if (content.charAt(at) !== '[') return undefined;
  const labelEnd = endOfLabel(content, at);
  if (labelEnd === undefined || content.charAt(labelEnd) !== ':') return undefined;
  const start = skipSpace(content, labelEnd + 1);
  const addressEnd = endOfDestination(content, start);
  if (addressEnd === undefined) return undefined;
  const title = titleAfter(content, addressEnd);
  const lineEnd = title?.lineEnd ?? endOfWhitespace(content, addressEnd);
  if (lineEnd === undefined) return undefined;
  const end = page.charAt(lineEnd + offset - 1) === '\r' ? lineEnd - 1 : lineEnd;
  const part = (name: NodeName, from: number, to: number): TreeElement => element(name, from + offset, to + offset);
  return element('LinkReference', at + offset, end + offset, [
    part('LinkLabel', at, labelEnd),
    part('LinkMark', labelEnd, labelEnd + 1),
    part('URL', start, addressEnd),
    ...(title === undefined ? [] : [part('LinkTitle', title.start, title.end)]),
  ]);
}

interface Title {
  readonly start: number;
  readonly end: number;
  readonly lineEnd: number;
}

function titleAfter(content: string, addressEnd: number): Title | undefined {
  const start = skipSpace(content, addressEnd);
  const end = start > addressEnd ? endOfTitle(content, start) : undefined;
  const lineEnd = end === undefined ? undefined : endOfWhitespace(content, end);
  return end === undefined || lineEnd === undefined ? undefined : { start, end, lineEnd };
}

/** Returns the end of the line if only whitespace precedes it. */
function endOfWhitespace(content: string, start: number): number | undefined {
  const at = skipWhitespace(content, start);
  return at >= content.length || content.charAt(at) === '\n' ? at : undefined;
}

/** Deeper nesting than this is text: nobody writes it, and it would cost the stack. */
const deepest = 100;

/** Whether a list, a quote or a footnote begins on the line; fewer lists can interrupt a paragraph. */
function beginsContainer({ depth, line }: BlockContext, isInterrupting: boolean): boolean {
  return depth <= deepest && isContainerStart(line, isInterrupting);
}

/** Opens a container if one begins at the line's content, and moves the line's base past its mark. */
function openContainer(context: BlockContext): boolean {
  if (context.depth > deepest) return false;
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
