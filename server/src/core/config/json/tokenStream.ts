import { LineIndex } from '../../text/lines.ts';
import type { TextRange } from '../../text/textRange.ts';
import { lazy } from '../../util/lazy.ts';
import { conflictMessage } from '../../util/messageText.ts';
import { JsonScanner, type Token } from './scanJson.ts';
import * as problem from './syntaxProblem.ts';
import type { SyntaxProblem } from './syntaxProblem.ts';

/** After so many errors no more are noted, since each is compared with the previous ones. */
const mostNoted = 100;

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

  get comments(): readonly TextRange[] {
    return this.#scanner.comments;
  }

  /** The runs of whitespace that JSON doesn’t allow. */
  get strangeSpaces(): Iterable<TextRange> {
    return this.#scanner.strangeSpaces.values();
  }

  #scan(): Token {
    const token = this.#scanner.next();
    return token.kind === 'word' && token.isFirstOnLine ? this.#skipConflict(token) : token;
  }

  /** Skips the conflict markers of a merge. */
  #skipConflict(token: Token): Token {
    const line = /^(?:<{7}|\|{7}|={7}|>{7}).*/.exec(this.text.slice(token.start, token.start + 200))?.[0];
    if (line === undefined) return token;
    const range = { start: token.start, end: token.start + line.trimEnd().length };
    // The markers of a conflict are one problem.
    if (!this.#isInConflict || line.startsWith('<')) {
      this.report(problem.other(conflictMessage, range));
    }
    this.#isInConflict = !line.startsWith('>');
    this.#scanner.goTo(token.start + line.length);
    return this.#scan();
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
    if (this.problems.length < mostNoted) this.problems.push(found);
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
    const rest = this.text.slice(end, end + 50);
    return kind === 'word' ? colonOfWord.test(rest) : kind === 'text' && isClosed && colonOfText.test(rest);
  }

  /** Goes back to a token. */
  goBackTo(token: Token): void {
    this.token = token;
    this.#scanner.goTo(token.end);
  }

  /** Skips the rest of the text. */
  skipRest(): void {
    this.#scanner.goTo(this.text.length);
    this.advance();
  }

  /** Returns the width of the indentation of an offset's line. */
  indentAt(offset: number): number {
    const lineStart = offset - this.#lines().positionAt(offset).character;
    return /^[ \t]*/.exec(this.text.slice(lineStart, lineStart + 200))?.[0].length ?? 0;
  }
}
