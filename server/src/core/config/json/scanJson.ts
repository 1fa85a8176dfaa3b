import type { TextRange } from '../../text/textRange.ts';

/** A token of JSON text. A `word` is any bare token: a number, true, false, null, or no JSON at all. */
export interface Token extends TextRange {
  readonly kind: '{' | '}' | '[' | ']' | ':' | ',' | 'text' | 'word' | 'end';
  /** Whether a text has its closing quote on the same line. */
  readonly isClosed: boolean;
  /** Whether a line end precedes the token. */
  readonly isFirstOnLine: boolean;
}

const punctuation = '{}[]:,';

/** Splits any text into tokens; comments are noted and skipped. */
export class JsonScanner {
  readonly comments: TextRange[] = [];
  /** Runs of whitespace that JSON doesn’t allow, such as no-break spaces, by their offsets. */
  readonly strangeSpaces = new Map<number, TextRange>();
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** Continues at another offset. */
  goTo(offset: number): void {
    this.#at = offset;
  }

  next(): Token {
    const from = this.#at;
    this.#skipWhitespaceAndComments();
    const start = this.#at;
    const isFirstOnLine = from === 0 || this.#text.slice(from, start).includes('\n');
    const char = this.#text.charAt(start);
    if (char === '') return { kind: 'end', start, end: start, isClosed: true, isFirstOnLine };
    if (punctuation.includes(char)) {
      this.#at++;
      return { kind: char as '{', start, end: this.#at, isClosed: true, isFirstOnLine };
    }
    if (char === '"') return { kind: 'text', start, ...this.#quoted(), isFirstOnLine };
    return { kind: 'word', start, end: this.#word(), isClosed: true, isFirstOnLine };
  }

  #skipWhitespaceAndComments(): void {
    for (;;) {
      this.#skipWhitespace();
      const start = this.#at;
      // After a colon, two slashes belong to an unquoted URL.
      if (this.#text.startsWith('//', start) && this.#text.charAt(start - 1) !== ':') this.#at = this.#endOfLine(start);
      else if (this.#text.startsWith('/*', start)) {
        const end = this.#text.indexOf('*/', start + 2);
        this.#at = end < 0 ? this.#text.length : end + 2;
      } else return;
      this.comments.push({ start, end: this.#at });
    }
  }

  #skipWhitespace(): void {
    for (;;) {
      while (' \t\r\n\uFEFF'.includes(this.#text.charAt(this.#at)) && this.#at < this.#text.length) this.#at++;
      const start = this.#at;
      while (/[^\S \t\r\n\uFEFF]/.test(this.#text.charAt(this.#at))) this.#at++;
      if (this.#at === start) return;
      this.strangeSpaces.set(start, { start, end: this.#at });
    }
  }

  /** Scans a string in double quotes, up to the end of its line if the closing quote is missing. */
  #quoted(): { readonly end: number; readonly isClosed: boolean } {
    let at = this.#at + 1;
    while (at < this.#text.length) {
      const char = this.#text.charAt(at);
      if (char === '"') {
        this.#at = at + 1;
        return { end: this.#at, isClosed: true };
      }
      if (char === '\n' || char === '\r') break;
      at += char === '\\' ? 2 : 1;
    }
    this.#at = Math.min(at, this.#text.length);
    return { end: this.#at, isClosed: false };
  }

  /** Scans a bare token; in single quotes up to the closing quote. */
  #word(): number {
    const quoted = /^'[^'\n]*'/.exec(this.#text.slice(this.#at, this.#at + 500))?.[0];
    if (quoted !== undefined) this.#at += quoted.length;
    else while (this.#at < this.#text.length && !/[\s{}[\]:,"]/.test(this.#text.charAt(this.#at))) this.#at++;
    return this.#at;
  }

  #endOfLine(offset: number): number {
    const end = this.#text.indexOf('\n', offset);
    return end < 0 ? this.#text.length : end;
  }
}
