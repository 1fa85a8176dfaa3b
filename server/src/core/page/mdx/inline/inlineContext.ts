import { BracketScanner } from '../script/bracketScanner.ts';
import { Delimiter, pairDelimiters, type Part } from './delimiters.ts';
import type { TreeElement } from '../treeElement.ts';
import type { Labels } from './labels.ts';
import type { TitlesEnd } from './linkParts.ts';

/** A bracket that may begin a link or an image. */
export interface OpenLabel {
  readonly kind: 'link' | 'image';
  /** Its index among the parts found. */
  readonly part: number;
  /** Where the label's text begins. */
  readonly start: number;
  /** Whether a link was found in it, so that it can't be one. */
  isInactive: boolean;
}

/**
 * The state of the reading of one paragraph, heading or cell. Offsets are the page's. The functions for constructs add
 * what they find and return the offset after it, or -1 if the construct isn't there.
 */
export class InlineContext {
  readonly text: string;
  /** The offset at which the text begins. */
  readonly offset: number;
  /** The offset at which the text ends. */
  readonly end: number;
  readonly defined: Labels;
  /** The brackets that haven't been closed. */
  readonly labels: OpenLabel[] = [];
  /** Where runs of backticks and dollars begin, by character and length. */
  readonly runs = new Map<string, number[]>();
  readonly noTitleFrom: TitlesEnd = new Map();
  /** The number of runs of marks read so far. */
  delimiters = 0;
  /** The number of unclosed tags and braces read so far. */
  broken = 0;
  readonly #parts: Part[] = [];
  #braces: BracketScanner | undefined;
  #hasAddresses: boolean | undefined;

  constructor(text: string, offset: number, defined: Labels) {
    this.text = text;
    this.offset = offset;
    this.end = offset + text.length;
    this.defined = defined;
  }

  get braces(): BracketScanner {
    this.#braces ??= new BracketScanner(this.text, this.text.length, 'braces');
    return this.#braces;
  }

  get hasAddresses(): boolean {
    this.#hasAddresses ??= /@|https?:|www\./i.test(this.text);
    return this.#hasAddresses;
  }

  /** Returns the code of the character at an offset; -1 after the end. */
  char(pos: number): number {
    return pos >= this.end ? -1 : this.text.charCodeAt(pos - this.offset);
  }

  slice(from: number, to: number): string {
    return this.text.slice(from - this.offset, to - this.offset);
  }

  addElement(element: TreeElement): number {
    this.#parts.push(element);
    return element.to;
  }

  addDelimiter(delimiter: Delimiter): number {
    this.#parts.push(delimiter);
    return delimiter.to;
  }

  /** Adds the bracket that begins a label. */
  openLabel(kind: 'link' | 'image', from: number, start: number): number {
    this.labels.push({ kind, part: this.#parts.length, start, isInactive: false });
    return this.addDelimiter(new Delimiter({ kind: '[', from, to: start, canOpen: false, canClose: false }));
  }

  /** Removes a label's bracket and everything after it, and returns the elements after it. */
  takeContent({ part }: OpenLabel): readonly TreeElement[] {
    const content = pairDelimiters(this.#parts, part);
    this.#parts.length = part;
    return content;
  }

  finish(): readonly TreeElement[] {
    return pairDelimiters(this.#parts, 0);
  }
}
