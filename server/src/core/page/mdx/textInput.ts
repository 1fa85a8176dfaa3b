import type { Input } from '@lezer/common';
import type { BlockContext } from '@lezer/markdown';
import { BracketScanner } from './bracketScanner.ts';
import { internalsOf } from './lezerInternals.ts';

/** What was noted while a block was read. */
interface Notes {
  /** How far the text was read. */
  readonly reach: number;
  /** Where the block began; undefined if none did. */
  readonly from: number | undefined;
  readonly isInFootnote: boolean;
}

/** A complete text as the parser reads it, line by line; it notes how far the parser has read. */
export class TextInput implements Input {
  readonly text: string;
  readonly lineChunks = true;
  /** The ends of braces in the complete text. */
  readonly braces: BracketScanner;
  /** Where brackets of any kind end. */
  readonly brackets: BracketScanner;
  #reach = 0;
  #from: number | undefined;
  #isInFootnote = false;

  constructor(text: string) {
    this.text = text;
    this.braces = new BracketScanner(text, text.length, 'braces');
    this.brackets = new BracketScanner(text, text.length, 'all');
  }

  get length(): number {
    return this.text.length;
  }

  /** Returns the rest of the line at an offset, with a space for a carriage return at its end; a line end by itself. */
  chunk(from: number): string {
    const end = this.text.indexOf('\n', from);
    this.lookahead(end < 0 ? this.text.length + 1 : end + 1);
    if (end === from) return '\n';
    const line = end < 0 ? this.text.slice(from) : this.text.slice(from, end);
    return line.endsWith('\r') ? `${line.slice(0, -1)} ` : line;
  }

  read(from: number, to: number): string {
    return this.text.slice(from, to);
  }

  /** Notes that the result depends on the text before an offset; one after the text's end for the end itself. */
  lookahead(until: number): void {
    if (until > this.#reach) this.#reach = until;
  }

  /** Notes that a block is read at an offset rather than reused from an earlier tree. */
  beginBlock(context: BlockContext, at: number): void {
    this.#from ??= at;
    this.#isInFootnote ||= hasAround(context, 'FootnoteDefinition');
  }

  /** Returns what was noted since the last call. */
  takeNotes(): Notes {
    const notes = { reach: this.#reach, from: this.#from, isInFootnote: this.#isInFootnote };
    this.#reach = 0;
    this.#from = undefined;
    this.#isInFootnote = false;
    return notes;
  }
}

function hasAround(context: BlockContext, name: string): boolean {
  for (let level = context.depth - 1; level > 0; level--) if (context.parentType(level).name === name) return true;
  return false;
}

export function inputOf(context: BlockContext): TextInput {
  const { input } = internalsOf(context);
  if (input instanceof TextInput) return input;
  throw new TypeError('a page was parsed from something else than its text');
}

/**
 * Returns the complete text that is being parsed. A block parser gets one line at a time and can't go back, but some
 * lines further on decide whether a tag or an expression ends.
 */
export function textOf(context: BlockContext): string {
  return inputOf(context).text;
}
