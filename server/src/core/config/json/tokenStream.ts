import { LineIndex } from '../../text/lines.ts';
import type { TextRange } from '../../text/textRange.ts';
import { lazy } from '../../util/lazy.ts';
import { conflictMessage } from '../../util/messageText.ts';
import * as problem from './syntaxProblem.ts';
import type { SyntaxProblem } from './syntaxProblem.ts';

/** After so many errors no more are noted, since each is compared with the previous ones. */
const mostNoted = 100;

/** Deeper indentation makes no difference. */
const mostIndented = 200;

const colonOfText = /^[ \t]*:(?!\/\/)/;
const colonOfWord = /^[ \t]*:(?=[\s"'{[\d-]|(?:true|false|null)\b|$)/;

/** The tokens of a text in order, and the problems found on the way. */
export class TokenStream {
  readonly text: string;
  readonly problems: SyntaxProblem[] = [];
  token: Token;
  /** The end of the token before the current one. */
  before = 0;
  readonly #scanner: JsonScanner;
  #isInConflict = false;
  readonly #lines = lazy(() => new LineIndex(this.text));

  constructor(text: string) {
    this.text = text;
    this.#scanner = new JsonScanner(text);
    this.token = this.#scan();
  }

  get comments(): Iterable<TextRange> {
    return this.#scanner.comments.values();
  }

  /** The runs of whitespace that JSON doesn’t allow. */
  get strangeSpaces(): Iterable<TextRange> {
    return this.#scanner.strangeSpaces.values();
  }

  #scan(): Token {
    for (;;) {
      const token = this.#scanner.next();
      if (token.kind !== 'word' || !token.isFirstOnLine || !this.#isConflict(token)) return token;
    }
  }

  /** Whether a token begins the conflict markers of a merge, which are skipped. */
  #isConflict(token: Token): boolean {
    const line = /^(?:<{7}|\|{7}|={7}|>{7}).*/.exec(this.text.slice(token.start, token.start + 200))?.[0];
    if (line === undefined) return false;
    const range = { start: token.start, end: token.start + line.trimEnd().length };
    // The markers of a conflict are one problem.
    if (!this.#isInConflict || line.startsWith('<')) {
      this.report(problem.other(conflictMessage, range));
    }
    this.#isInConflict = !line.startsWith('>');
    this.#scanner.goTo(token.start + line.length);
    return true;
  }

  advance(): Token {
    const token = this.token;
    this.before = token.end;
    this.token = this.#scan();
    return token;
  }

  /** Continues after the first characters of the current token. */
  cutAt(offset: number): void {
    this.#scanner.goTo(offset);
    this.before = offset;
    this.token = this.#scan();
  }

  report(found: SyntaxProblem): void {
    if (!this.isFull) this.problems.push(found);
  }

  /** Whether no more problems are noted. Making one for each of 100,000 words would take longer than reading them. */
  get isFull(): boolean {
    return this.problems.length >= mostNoted;
  }

  /** Whether the current offset is within a syntax error that has been reported already. */
  isReportedHere(): boolean {
    const last = this.problems.at(-1);
    return last !== undefined && last.range.end >= this.before && last.range.start <= this.token.end;
  }

  isReported({ start, end }: TextRange): boolean {
    return this.problems.some(({ range }) => range.start <= end && start <= range.end);
  }

  /** Whether a colon follows the current token; for a bare one, a colon that isn't a URL's (`mailto:`). */
  isKey(): boolean {
    const { kind, end, isClosed } = this.token;
    if (kind !== 'word' && (kind !== 'text' || !isClosed)) return false;
    // Nearly always a comma, a bracket or the end of the line follows.
    if (!' \t:'.includes(this.text.charAt(end))) return false;
    return (kind === 'word' ? colonOfWord : colonOfText).test(this.text.slice(end, end + 50));
  }

  /** Whether the current token is a value, or the opening bracket of one. */
  beginsValue(): boolean {
    const { kind } = this.token;
    return kind === 'text' || kind === 'word' || kind === '{' || kind === '[';
  }

  goBackTo(token: Token): void {
    this.token = token;
    this.#scanner.goTo(token.end);
  }

  skipRest(): void {
    this.#scanner.goTo(this.text.length);
    this.advance();
  }

  /** Returns the width of the indentation of an offset's line. */
  indentAt(offset: number): number {
    const lineStart = offset - this.#lines().positionAt(offset).character;
    let width = 0;
    while (width < mostIndented && isIndent(this.text.charCodeAt(lineStart + width))) width++;
    return width;
  }
}

/** A token of JSON text. A `word` is any bare token: a number, true, false, null, or no JSON at all. */
interface Token extends TextRange {
  readonly kind: '{' | '}' | '[' | ']' | ':' | ',' | 'text' | 'word' | 'end';
  /** Whether a text has its closing quote on the same line. */
  readonly isClosed: boolean;
  /** Whether a text is closed and has no escapes, so that it says what is between its quotes. */
  readonly isPlain: boolean;
  /** Whether a line end precedes the token. */
  readonly isFirstOnLine: boolean;
}

const punctuation = '{}[]:,';

// Character codes: a configuration of thousands of entries is scanned at each keystroke.
const tab = 9;
const lineFeed = 10;
const carriageReturn = 13;
const firstPrintable = 32;
const space = 32;
const quote = 34;
const slash = 47;
const backslash = 92;
const lastAscii = 127;
const byteOrderMark = 0xfeff;

/** Splits any text into tokens; comments are noted and skipped. */
class JsonScanner {
  /** The first comments, by their offsets: what a bracket may end is read twice. */
  readonly comments = new Map<number, TextRange>();
  /** The first runs of whitespace that JSON doesn’t allow, such as no-break spaces, by their offsets. */
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
    const isFirst = this.#at === 0;
    const isFirstOnLine = this.#skipWhitespaceAndComments() || isFirst;
    const start = this.#at;
    if (start >= this.#text.length) return token('end', start, start, isFirstOnLine);
    const char = this.#text.charAt(start);
    if (char === '"') return this.#quoted(isFirstOnLine);
    if (!punctuation.includes(char)) return token('word', start, this.#word(), isFirstOnLine);
    this.#at++;
    return token(char as '{', start, this.#at, isFirstOnLine);
  }

  /** Returns whether a line ends in what is skipped. */
  #skipWhitespaceAndComments(): boolean {
    let endsLine = false;
    for (;;) {
      endsLine = this.#skipWhitespace() || endsLine;
      const start = this.#at;
      if (this.#text.charCodeAt(start) !== slash || !this.#skipComment(start)) return endsLine;
      endsLine ||= this.#text.slice(start, this.#at).includes('\n');
      note(this.comments, { start, end: this.#at });
    }
  }

  /** Skips the comment that starts at an offset; returns whether one does. */
  #skipComment(start: number): boolean {
    // After a colon, two slashes belong to an unquoted URL.
    if (this.#text.startsWith('//', start) && this.#text.charAt(start - 1) !== ':') {
      this.#at = this.#endOfLine(start);
      return true;
    }
    if (!this.#text.startsWith('/*', start)) return false;
    const end = this.#text.indexOf('*/', start + 2);
    this.#at = end < 0 ? this.#text.length : end + 2;
    return true;
  }

  /** Returns whether a line ends in what is skipped. */
  #skipWhitespace(): boolean {
    let endsLine = false;
    for (;;) {
      let code = this.#text.charCodeAt(this.#at);
      while (code === space || code === lineFeed || code === carriageReturn || code === tab || code === byteOrderMark) {
        if (code === lineFeed) endsLine = true;
        code = this.#text.charCodeAt(++this.#at);
      }
      // At the end of the text there is no code.
      const isUsual = (code > space && code <= lastAscii) || Number.isNaN(code);
      if (isUsual || !this.#skipStrangeSpaces()) return endsLine;
    }
  }

  /** Skips and notes whitespace that JSON doesn’t allow; returns whether there is any. */
  #skipStrangeSpaces(): boolean {
    const start = this.#at;
    while (/[^\S \t\r\n\uFEFF]/.test(this.#text.charAt(this.#at))) this.#at++;
    if (this.#at === start) return false;
    note(this.strangeSpaces, { start, end: this.#at });
    return true;
  }

  /** Scans a string in double quotes, up to the end of its line if the closing quote is missing. */
  #quoted(isFirstOnLine: boolean): Token {
    const start = this.#at;
    let isPlain = true;
    let at = start + 1;
    while (at < this.#text.length) {
      const code = this.#text.charCodeAt(at);
      if (code === quote) {
        this.#at = at + 1;
        return { kind: 'text', start, end: this.#at, isClosed: true, isPlain, isFirstOnLine };
      }
      if (code === lineFeed || code === carriageReturn) break;
      if (code === backslash || code < firstPrintable) isPlain = false;
      at += code === backslash ? 2 : 1;
    }
    this.#at = Math.min(at, this.#text.length);
    return { kind: 'text', start, end: this.#at, isClosed: false, isPlain: false, isFirstOnLine };
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

function note(ranges: Map<number, TextRange>, range: TextRange): void {
  if (ranges.size < mostNoted) ranges.set(range.start, range);
}

function isIndent(code: number): boolean {
  return code === space || code === tab;
}

function token(kind: Exclude<Token['kind'], 'text'>, start: number, end: number, isFirstOnLine: boolean): Token {
  return { kind, start, end, isClosed: true, isPlain: false, isFirstOnLine };
}
