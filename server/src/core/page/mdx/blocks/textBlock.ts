import { addAll } from '../../../util/collections.ts';
import { endOfDestination, endOfLabel, endOfTitle } from '../inline/linkParts.ts';
import { mdxNodes, type NodeName } from '../nodeTypes.ts';
import { element, within, withMarks, type TreeElement } from '../treeElement.ts';
import { skipSpace, skipWhitespace } from '../whitespace.ts';
import type { BlockContext } from './blockContext.ts';
import { deepestNesting } from './container.ts';
import { isBrokenFlow, readFlow, type Flow } from './flow.ts';
import { beginsEsm, headingContent } from './leafBlocks.ts';
import { isContainerStart, isHeadingLine, isRule, openingFence } from './lineStarts.ts';
import { beginsTable, delimiterElement, rowElement } from './tables.ts';

/** What is left to do of a long block, in steps: each takes time in all others. */
export type RestOfBlock = Generator<undefined, void>;

/** As many lines of a paragraph or table are read in a step. */
const linesInStep = 100;

/** A paragraph of more characters is parsed in steps. */
const longText = 5_000;

/** A paragraph without its text. */
interface Paragraph {
  readonly name: 'Paragraph' | 'Task';
  readonly start: number;
  readonly end: number;
  readonly children: readonly TreeElement[];
}

/** A paragraph, a table, an underlined heading, or definitions, line by line. */
export class TextBlock {
  readonly #context: BlockContext;
  /** The page's offset of the content. */
  readonly #start: number;
  /** Its lines, with spaces for the marks of lists and quotes. */
  #content: string;
  /** The marks of quotes at the beginnings of its further lines. */
  readonly #marks: TreeElement[] = [];
  /** Whether the line is an underline, which makes a heading of the lines before it. */
  #isUnderlined = false;
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
  parse(): RestOfBlock | undefined {
    const isRead = this.#readLines();
    return isRead && !this.#mayDefine() ? this.#finish(0) : this.#parsing(isRead);
  }

  *#parsing(hasAllLines: boolean): RestOfBlock {
    for (let isRead = hasAllLines; !isRead; isRead = this.#readLines()) yield;
    const rest = this.#finish(this.#mayDefine() ? yield* this.#addingDefinitions() : 0);
    if (rest !== undefined) yield* rest;
  }

  /** Reads the lines of a step; returns whether they are all. */
  #readLines(): boolean {
    const { line } = this.#context;
    for (let left = linesInStep; left > 0; left--) {
      if (!this.#context.nextLine() || line.isEmpty || this.#endsBefore()) return true;
      this.#isUnderlined = this.#isUnderline();
      if (this.#isUnderlined) return true;
      this.#addRow();
      this.#content += `\n${line.indented}`;
      addAll(this.#marks, line.markers);
    }
    return false;
  }

  /** Adds the block, whose text begins at an index of the content. */
  #finish(textStart: number): RestOfBlock | undefined {
    if (this.#isUnderlined) this.#finishHeading(textStart);
    else if (this.#rows === undefined) return this.#finishParagraph(textStart);
    else this.#add(element('Table', this.#start, this.#rows.at(-1)?.to ?? this.#start, this.#rows));
    return undefined;
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

  #finishHeading(textStart: number): void {
    const { from, rest, end, next } = this.#context.line;
    this.#hideBroken();
    const offset = this.#start + textStart;
    const content = headingContent(this.#context, this.#text(textStart), offset);
    const mark = element('HeaderMark', from, from + rest.trimEnd().length);
    this.#context.nextLine();
    this.#add(element(next === 61 ? 'SetextHeading1' : 'SetextHeading2', offset, end, [...content, mark]));
  }

  #finishParagraph(textStart: number): RestOfBlock | undefined {
    const { container } = this.#context;
    this.#hideBroken();
    const text = this.#text(textStart);
    if (text === '') return undefined;
    const start = this.#start + textStart;
    // The first child of an item is its mark.
    const isFirst = container.name === 'ListItem' && container.children.length === 1;
    const isTask = isFirst && /^\[[ \t\nxX]\](?:\n|[ \t]+[^ \t])/.test(text);
    const paragraph = {
      name: isTask ? 'Task' : 'Paragraph',
      start,
      end: start + text.length,
      children: isTask ? [element('TaskMarker', start, start + 3)] : [],
    } as const;
    const [inline, at] = isTask ? [text.slice(3), start + 3] : [text, start];
    if (inline.length > longText) return this.#parsingParagraph(paragraph, inline, at);
    this.#addParagraph(paragraph, this.#context.parseInline(inline, at));
    return undefined;
  }

  *#parsingParagraph(paragraph: Paragraph, text: string, start: number): RestOfBlock {
    this.#addParagraph(paragraph, yield* this.#context.parsingInline(text, start));
  }

  #addParagraph({ name, start, end, children }: Paragraph, inline: readonly TreeElement[]): void {
    this.#add(element(name, start, end, children.length === 0 ? inline : [...children, ...inline]));
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
    return this.#rows === undefined && this.#content.startsWith('[');
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

/** Whether a list, a quote or a footnote begins on the line; fewer lists can interrupt a paragraph. */
function beginsContainer({ depth, line }: BlockContext, isInterrupting: boolean): boolean {
  return depth <= deepestNesting && isContainerStart(line, isInterrupting);
}
