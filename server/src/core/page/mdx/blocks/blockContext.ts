import { endOfLine } from '../../../text/lines.ts';
import { BracketScanner } from '../script/bracketScanner.ts';
import { Container, continuesIn } from './container.ts';
import { treeOf, type TreeElement } from '../treeElement.ts';
import { parseInline, parsingInline } from '../inline/inline.ts';
import type { Labels } from '../inline/labels.ts';
import { Line } from './line.ts';
import type { ContainerName } from '../nodeTypes.ts';

// Adapted from @lezer/markdown 1.8.1 by Marijn Haverbeke and others; its licence is LICENSE.lezer-markdown.txt.

/** On which text outside of it a block at the margin depends. */
export interface Dependence {
  /** The number of characters from its first line on that were read; one more than there are if the end matters. */
  readonly lookahead: number;
  /** The number of characters before its first line. */
  readonly lookbehind: number;
  /** Whether it depends on the block directly above it. */
  readonly dependsOnPrevious: boolean;
}

/** The state of the reading of a page: the current line, the open containers, and how far the text was read. */
export class BlockContext {
  /** The complete page. Lines further on decide whether a tag or an expression ends. */
  readonly text: string;
  /** The ends of braces in the page. */
  readonly braces: BracketScanner;
  /** The ends of brackets of any kind in the page. */
  readonly brackets: BracketScanner;
  readonly line = new Line();
  /** The document and every open container, the outermost first. */
  readonly stack: Container[];
  readonly document: Container;
  readonly #labels: Labels;
  #reach = 0;
  #behind = 0;
  #dependsOnPrevious = false;

  constructor(text: string, labels: Labels) {
    this.text = text;
    this.#labels = labels;
    this.braces = new BracketScanner(text, text.length, 'braces');
    this.brackets = new BracketScanner(text, text.length, 'all');
    this.document = new Container('Document', 0, text.length, 0);
    this.stack = [this.document];
    this.moveTo(0);
  }

  /** How many blocks are open, the document among them. */
  get depth(): number {
    return this.stack.length;
  }

  /** The innermost open container. */
  get container(): Container {
    return this.stack.at(-1) ?? this.document;
  }

  /** Begins to note on what the block at the margin depends that begins on the current line. */
  beginBlock(): void {
    this.#reach = this.line.breakAt + 1;
    this.#behind = 0;
    this.#dependsOnPrevious = false;
  }

  /** Notes that the block depends on the text before an offset; one after the text's end for the end itself. */
  lookahead(until: number): void {
    if (until > this.#reach) this.#reach = until;
  }

  /** Notes that the block depends on as many characters before it, and maybe on the block that they belong to. */
  lookbehind(length: number, dependsOnPrevious: boolean): void {
    this.#behind = length;
    this.#dependsOnPrevious = dependsOnPrevious;
  }

  /** Returns on what the block depends that begins at an offset. */
  dependence(start: number): Dependence {
    const lookahead = this.#reach - start;
    return { lookahead, lookbehind: this.#behind, dependsOnPrevious: this.#dependsOnPrevious };
  }

  /** Moves to the next line; returns whether there is one. */
  nextLine(): boolean {
    const { breakAt } = this.line;
    this.moveTo(Math.min(breakAt + 1, this.text.length));
    return breakAt < this.text.length;
  }

  /** Moves to the line that begins at an offset, and finds out which containers continue in it. */
  moveTo(start: number): void {
    const { line, stack } = this;
    line.reset(this.text.slice(start, endOfLine(this.text, start)), start);
    this.lookahead(line.breakAt + 1);
    for (; line.depth < stack.length; line.depth++) {
      const container = stack[line.depth];
      if (container === undefined || !continuesIn(line, container, stack[line.depth + 1])) break;
      line.forward();
    }
  }

  /** Moves to the first line from the current one on that isn't empty; returns whether there is one. */
  skipEmptyLines(): boolean {
    while (this.line.isEmpty) if (!this.nextLine()) return false;
    return true;
  }

  /**
   * Moves to the next line with content of an open container, and closes those that end before. Returns false where
   * all have ended.
   */
  nextInContainer(): boolean {
    for (;;) {
      this.#closeEnded();
      if (this.depth === 1 || !this.line.isEmpty) return this.depth > 1;
      if (!this.nextLine()) while (this.depth > 1) this.#close();
    }
  }

  /** Opens a container that begins at an index of the current line. */
  open(name: ContainerName, pos: number, value = 0): Container {
    const container = new Container(name, this.line.start + pos, this.line.end, value);
    this.stack.push(container);
    return container;
  }

  addElement(element: TreeElement): void {
    this.container.addChild(treeOf(element), element.from);
  }

  parseInline(text: string, offset: number): readonly TreeElement[] {
    return parseInline(text, offset, this.#labels);
  }

  /** As {@link parseInline}, in small steps. */
  parsingInline(text: string, offset: number): Generator<undefined, readonly TreeElement[]> {
    return parsingInline(text, offset, this.#labels);
  }

  /** Closes the containers that don't continue in the current line, which has the marks of those that do. */
  #closeEnded(): void {
    const { line } = this;
    let next = 0;
    for (;;) {
      const isEnded = line.depth < this.depth;
      for (let mark; (mark = line.markers[next]) !== undefined; next++) {
        if (isEnded && mark.from >= this.container.end) break;
        this.addElement(mark);
      }
      if (!isEnded) return;
      this.#close();
    }
  }

  #close(): void {
    const ended = this.stack.pop();
    if (ended !== undefined) this.container.addChild(ended.toTree(), ended.from);
  }
}
