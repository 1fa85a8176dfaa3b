import type { TreeElement } from '../treeElement.ts';

// Adapted from @lezer/markdown 1.8.1 by Marijn Haverbeke and others; its licence is LICENSE.lezer-markdown.txt.

const tabWidth = 4;

/**
 * The line that is being read. The containers that continue in it have moved its base past their marks and
 * indentation; `pos` is the first character after the base that isn't whitespace.
 */
export class Line {
  /** Its text, with a space for a carriage return at its end. */
  text = '';
  /** The page's offset at which it begins. */
  start = 0;
  /** The page's offset at which it ends, without a carriage return. */
  end = 0;
  /** The index in the text at which the content of the innermost container begins. */
  basePos = 0;
  /** The column of `basePos`. */
  baseIndent = 0;
  /** The index of the first character of the content; the text's length if there is none. */
  pos = 0;
  /** The column of `pos`. */
  indent = 0;
  /** The code of the character at `pos`; -1 if there is none. */
  next = -1;
  /** How many of the open blocks, the document among them, continue in the line. */
  depth = 1;
  /** The marks of the quotes that continue in the line. */
  readonly markers: TreeElement[] = [];

  /** The page's offset of the content. */
  get from(): number {
    return this.start + this.pos;
  }

  /** The page's offset of the line break, or of the page's end. */
  get breakAt(): number {
    return this.start + this.text.length;
  }

  get isEmpty(): boolean {
    return this.pos === this.text.length;
  }

  /** The content up to the end of the line. */
  get rest(): string {
    return this.text.slice(this.pos);
  }

  /** The line with spaces for everything that belongs to containers. */
  get indented(): string {
    return this.baseIndent === 0 ? this.text : ' '.repeat(this.basePos) + this.text.slice(this.basePos);
  }

  reset(text: string, start: number): void {
    const hasReturn = text.endsWith('\r');
    this.text = hasReturn ? `${text.slice(0, -1)} ` : text;
    this.start = start;
    this.end = start + text.length - (hasReturn ? 1 : 0);
    this.basePos = this.baseIndent = this.pos = this.indent = 0;
    this.depth = 1;
    this.markers.length = 0;
    this.#findContent();
  }

  /** Finds the content again after the base was moved. */
  forward(): void {
    if (this.basePos > this.pos) this.#findContent();
  }

  moveBase(to: number): void {
    this.basePos = to;
    this.baseIndent = this.columnOf(to, this.pos, this.indent);
  }

  moveBaseToColumn(column: number): void {
    this.baseIndent = column;
    this.basePos = 0;
    for (let at = 0; at < column && this.basePos < this.text.length; this.basePos++) at += this.#width(at);
  }

  /** Returns the column of an index; the column of an earlier index may be given. */
  columnOf(to: number, from = 0, column = 0): number {
    let at = column;
    for (let index = from; index < to; index++)
      at += this.text.charCodeAt(index) === 9 ? tabWidth - (at % tabWidth) : 1;
    return at;
  }

  /** Returns the index of the first character from an index on that isn't whitespace. */
  skipSpace(start: number): number {
    let at = start;
    while (isSpace(this.text.charCodeAt(at))) at++;
    return at;
  }

  #findContent(): void {
    const pos = this.skipSpace(this.basePos);
    this.indent = this.columnOf(pos, this.pos, this.indent);
    this.pos = pos;
    this.next = pos === this.text.length ? -1 : this.text.charCodeAt(pos);
  }

  /** Returns the width of the character at the base, if that is at a column. */
  #width(column: number): number {
    return this.text.charCodeAt(this.basePos) === 9 ? tabWidth - (column % tabWidth) : 1;
  }
}

/** A carriage return within a line counts as whitespace. */
function isSpace(code: number): boolean {
  return code === 32 || code === 9 || code === 13;
}
