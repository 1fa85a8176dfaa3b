import type { Input } from '@lezer/common';
import type { BlockContext } from '@lezer/markdown';

/** A whole text as the parser reads it, line by line. */
export class TextInput implements Input {
  readonly text: string;
  readonly lineChunks = true;

  constructor(text: string) {
    this.text = text;
  }

  get length(): number {
    return this.text.length;
  }

  /** The rest of the line at an offset; a line end by itself. */
  chunk(from: number): string {
    const end = this.text.indexOf('\n', from);
    if (end === from) return '\n';
    return end < 0 ? this.text.slice(from) : this.text.slice(from, end);
  }

  read(from: number, to: number): string {
    return this.text.slice(from, to);
  }
}

/**
 * The whole text that is being parsed. A block parser is handed one line at a time and can't step back, but
 * whether a tag or an expression ends, and where, shows only some lines further on.
 */
export function textOf(context: BlockContext): string {
  // The field is there at run time, but not in the library's types.
  return (context as unknown as { readonly input: TextInput }).input.text;
}
