import { addAll } from '../../../util/collections.ts';
import type { BlockContext } from './blockContext.ts';
import { beginsContainer } from './containerBlocks.ts';
import { parseDefinition } from './definitions.ts';
import { element, withMarks, type TreeElement } from '../treeElement.ts';
import { beginsEsm, headingContent } from './leafBlocks.ts';
import { isBrokenFlow, readFlow, type Flow } from './flow.ts';
import { isHeadingLine, isRule, openingFence } from './lineStarts.ts';
import { mdxNodes } from '../nodeTypes.ts';
import { beginsTable, delimiterElement, rowElement } from './tables.ts';
import { skipSpace } from '../whitespace.ts';

/** Reads a paragraph, or what only shows on a later line to be something else. */
export function parseTextBlock(context: BlockContext): void {
  new TextBlock(context).parse();
}

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
  parse(): void {
    const { line } = this.#context;
    while (this.#context.nextLine() && !line.isEmpty && !this.#endsBefore()) {
      if (this.#isUnderline()) {
        this.#finishHeading();
        return;
      }
      this.#addRow();
      this.#content += `\n${line.indented}`;
      addAll(this.#marks, line.markers);
    }
    if (this.#rows === undefined) this.#finishParagraph();
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
    return /^(?:=+|-+)[ \t]*$/.test(line.rest) && this.#definitions().textStart < this.#content.length;
  }

  #finishHeading(): void {
    const { from, rest, end, next } = this.#context.line;
    const start = this.#addDefinitions();
    this.#hideBroken();
    const offset = this.#start + start;
    const content = headingContent(this.#context, this.#text(start), offset);
    const mark = element('HeaderMark', from, from + rest.trimEnd().length);
    this.#context.nextLine();
    this.#add(element(next === 61 ? 'SetextHeading1' : 'SetextHeading2', offset, end, [...content, mark]));
  }

  #finishParagraph(): void {
    const start = this.#addDefinitions();
    this.#hideBroken();
    const text = this.#text(start);
    if (text !== '') this.#add(this.#paragraph(text, this.#start + start));
  }

  #paragraph(text: string, start: number): TreeElement {
    const { container } = this.#context;
    const end = start + text.length;
    // The first child of an item is its mark.
    const isFirst = container.name === 'ListItem' && container.children.length === 1;
    const isTask = isFirst && /^\[[ \t\nxX]\](?:\n|[ \t]+[^ \t])/.test(text);
    if (!isTask) return element('Paragraph', start, end, this.#context.parseInline(text, start));
    const marker = element('TaskMarker', start, start + 3);
    return element('Task', start, end, [marker, ...this.#context.parseInline(text.slice(3), start + 3)]);
  }

  /** Returns the content from an index on, without a carriage return at its end. */
  #text(start: number): string {
    const { length } = this.#content;
    const hasReturn = this.#context.text.charAt(this.#start + length - 1) === '\r';
    return this.#content.slice(start, hasReturn ? length - 1 : length);
  }

  /** Returns the definitions with which the content begins, and the index in it at which the text after them begins. */
  #definitions(): { readonly found: readonly TreeElement[]; readonly textStart: number } {
    const found: TreeElement[] = [];
    let at = 0;
    while (at < this.#content.length) {
      const definition = parseDefinition(this.#context.text, this.#content, at, this.#start);
      if (definition === undefined) return { found, textStart: at };
      found.push(definition);
      at = skipSpace(this.#content, definition.to - this.#start);
    }
    return { found, textStart: this.#content.length };
  }

  #addDefinitions(): number {
    const { found, textStart } = this.#definitions();
    for (const definition of found) this.#add(definition);
    return textStart;
  }

  /** Adds an element with the marks of quotes in it. */
  #add({ name, from, to, children }: TreeElement): void {
    const marks = this.#marks.filter((mark) => from <= mark.from && mark.to <= to);
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
