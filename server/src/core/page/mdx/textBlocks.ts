import type { BlockContext, Element, LeafBlock, LeafBlockParser, Line } from '@lezer/markdown';
import { skipSpace } from './whitespace.ts';
import { beginsContainer } from './containers.ts';
import { readDefinition } from './definitions.ts';
import { beginsEsm } from './esm.ts';
import { flowOn, isBrokenFlow, type Flow } from './flow.ts';
import { headingContent, isHeading } from './headings.ts';
import { endOfLine, isRule, openingFence } from './leafBlocks.ts';
import { depthOf, internalsOf, marksOf } from './lezerInternals.ts';
import { beginsTable, delimiterElement, rowElement } from './tables.ts';
import { textOf } from './textInput.ts';

/** Whether a line begins a block that ends the paragraph before it. */
export function endsLeaf(context: BlockContext, line: Line, leaf: LeafBlock): boolean {
  const block = leaf.parsers.find((parser) => parser instanceof TextBlock);
  return block?.endsAt(context, line, leaf) ?? false;
}

/** A paragraph, or what only shows on a later line to be something else: a table, an underlined heading, definitions. */
export class TextBlock implements LeafBlockParser {
  #rows: Element[] | undefined;
  /** The end of a tag that began a line; no list or quote begins before it. */
  #tagUntil = -1;
  /** Where tags and expressions begin lines of a list or quote, and aren't closed before it ends. */
  readonly #broken: number[] = [];

  constructor(context: BlockContext) {
    const { line } = internalsOf(context);
    if (beginsTable(context, line)) this.#rows = [rowElement(context, line, 'TableHeader')];
    this.#passTag(context, line, context.depth);
  }

  endsAt(context: BlockContext, line: Line, leaf: LeafBlock): boolean {
    const isLazy = depthOf(line) < context.depth;
    if (this.#rows?.length === 1) return false;
    if (this.#rows !== undefined && (isLazy || beginsEsm(context, line))) return true;
    if (isHeading(line) || openingFence(line) !== undefined) return true;
    if (isRule(line) && !this.#isUnderline(context, line, leaf)) return true;
    const isInTag = context.lineStart <= this.#tagUntil;
    if (!isInTag && beginsContainer(context, line, !isLazy && this.#rows === undefined)) return true;
    if (this.#passTag(context, line, depthOf(line))) return true;
    return this.#rows === undefined && !isLazy && !isInTag && beginsTable(context, line);
  }

  nextLine(context: BlockContext, line: Line, leaf: LeafBlock): boolean {
    // The library asks what ends a block only of lines that are indented by less than four.
    if (line.indent >= line.baseIndent + 4 && this.endsAt(context, line, leaf)) {
      internalsOf(context).finishLeaf(leaf);
      return true;
    }
    if (this.#rows !== undefined) {
      const isDelimiter = this.#rows.length === 1;
      this.#rows.push(isDelimiter ? delimiterElement(context, line) : rowElement(context, line, 'TableRow'));
      return false;
    }
    if (!this.#isUnderline(context, line, leaf)) return false;
    this.#finishHeading(context, line, leaf);
    return true;
  }

  finish(context: BlockContext, leaf: LeafBlock): boolean {
    if (this.#rows !== undefined) {
      const end = this.#rows.at(-1)?.to ?? leaf.start;
      context.addLeafElement(leaf, context.elt('Table', leaf.start, end, this.#rows));
      return true;
    }
    const start = addDefinitions(context, leaf);
    this.#markBroken(context, leaf);
    const content = leaf.content.slice(start, endOfContent(context, leaf));
    if (content !== '') addWithMarks(context, leaf, paragraph(context, content, leaf.start + start));
    return true;
  }

  /** Whether a line makes the paragraph before it a heading. */
  #isUnderline(context: BlockContext, line: Line, leaf: LeafBlock): boolean {
    if (line.next !== 45 && line.next !== 61) return false;
    if (this.#rows !== undefined || depthOf(line) < context.depth) return false;
    return /^(?:=+|-+)[ \t]*$/.test(line.text.slice(line.pos)) && textStart(context, leaf) < leaf.content.length;
  }

  #finishHeading(context: BlockContext, line: Line, leaf: LeafBlock): void {
    const start = addDefinitions(context, leaf);
    const name = line.next === 61 ? 'SetextHeading1' : 'SetextHeading2';
    const from = context.lineStart + line.pos;
    const underline = line.text.slice(line.pos).trimEnd();
    const end = endOfLine(context, line);
    this.#markBroken(context, leaf);
    const content = headingContent(context, leaf.content.slice(start, endOfContent(context, leaf)), leaf.start + start);
    const mark = context.elt('HeaderMark', from, from + underline.length);
    context.nextLine();
    addWithMarks(context, leaf, context.elt(name, leaf.start + start, end, [...content, mark]));
  }

  /**
   * A paragraph may continue after a list or quote, and close there what was opened in it. MDX gives up before, so the
   * opening character is hidden from inline parsing.
   */
  #markBroken(context: BlockContext, leaf: LeafBlock): void {
    if (this.#broken.length === 0) return;
    const pieces = this.#broken.map((at, index) => {
      const next = (this.#broken[index + 1] ?? Infinity) - leaf.start;
      return `\0${leaf.content.slice(at - leaf.start + 1, next)}`;
    });
    leaf.content = leaf.content.slice(0, (this.#broken[0] ?? 0) - leaf.start) + pieces.join('');
    const container = marksOf(leaf);
    const broken = this.#broken.map((at) => context.elt('MdxBroken', at, at + 1));
    container.marks = [...container.marks, ...broken].sort((one, other) => one.from - other.from);
  }

  /** Whether tags and expressions that occupy complete lines begin on a line; others belong to the text. */
  #passTag(context: BlockContext, line: Line, depth: number): boolean {
    const flow = flowOn(context, line, depth);
    if (flow === undefined) return false;
    const start = context.lineStart + line.pos;
    const isLazy = depth < context.depth && isOverLines(context, line, flow);
    if (isLazy ? flow.end === undefined : depth > 1 && isBrokenFlow(flow)) this.#broken.push(start);
    else if (flow.followedAt !== undefined) this.#tagUntil = Math.max(this.#tagUntil, flow.followedAt);
    return flow.end !== undefined;
  }
}

/** Whether more lines than one had to be read. */
function isOverLines(context: BlockContext, line: Line, { end, followedAt, lookahead }: Flow): boolean {
  return (end ?? followedAt ?? lookahead) > context.lineStart + line.text.length + 1;
}

/** Returns the end of a paragraph without the carriage return. */
function endOfContent(context: BlockContext, leaf: LeafBlock): number {
  const { length } = leaf.content;
  return textOf(context).charAt(leaf.start + length - 1) === '\r' ? length - 1 : length;
}

function paragraph(context: BlockContext, content: string, start: number): Element {
  const isFirst = internalsOf(context).block.children.length === 1;
  const isTask =
    isFirst && context.parentType().name === 'ListItem' && /^\[[ \t\nxX]\](?:\n|[ \t]+[^ \t])/.test(content);
  if (!isTask)
    return context.elt('Paragraph', start, start + content.length, context.parser.parseInline(content, start));
  const marker = context.elt('TaskMarker', start, start + 3);
  const rest = context.parser.parseInline(content.slice(3), start + 3);
  return context.elt('Task', start, start + content.length, [marker, ...rest]);
}

/** Adds the definitions that a paragraph begins with; the offset in its content at which its text begins. */
function addDefinitions(context: BlockContext, leaf: LeafBlock): number {
  return textStart(context, leaf, (definition) => {
    addWithMarks(context, leaf, definition);
  });
}

function textStart(context: BlockContext, leaf: LeafBlock, take?: (definition: Element) => void): number {
  let at = 0;
  while (at < leaf.content.length) {
    const definition =
      leaf.content.charAt(at) === '[' ? readDefinition(context, leaf.content, at, leaf.start) : undefined;
    if (definition === undefined) return at;
    take?.(definition);
    at = skipSpace(leaf.content, definition.to - leaf.start);
  }
  return leaf.content.length;
}

/** Adds an element of a paragraph with the marks of quotes within it. */
function addWithMarks(context: BlockContext, leaf: LeafBlock, element: Element): void {
  const container = marksOf(leaf);
  const all = container.marks;
  container.marks = all.filter((mark) => element.from <= mark.from && mark.to <= element.to);
  context.addLeafElement(leaf, element);
  container.marks = all;
}
