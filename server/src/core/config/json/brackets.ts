import type { TextRange } from '../../text/textRange.ts';
import * as problem from './syntaxProblem.ts';
import type { TokenStream } from './tokenStream.ts';

/** Deeper than any configuration, and far from what recursion can bear. */
const deepestNesting = 200;

/** Tracks the open objects and lists while a text is read, where they end, and what may separate their entries. */
export class Brackets {
  readonly #in: TokenStream;
  readonly #byIndentation: boolean;
  readonly #open: ('{' | '[')[] = [];
  /** The indentation of the line in which each of them begins. */
  readonly #indents: number[] = [];
  /** The start of the last entry before which a comma was reported as missing. */
  #commaBefore = -1;
  /** Where the last entry ends, before its comma: a missing bracket belongs there. */
  #entryEnd = 0;

  constructor(input: TokenStream, byIndentation: boolean) {
    this.#in = input;
    this.#byIndentation = byIndentation;
  }

  /** The number of open objects and lists. */
  get depth(): number {
    return this.#open.length;
  }

  /** Enters an object or list; returns false if it is nested too deeply to be read. */
  open(bracket: '{' | '[', indent: number): boolean {
    this.#open.push(bracket);
    this.#indents.push(indent);
    if (this.depth <= deepestNesting) return true;
    // Nothing that anybody writes is nested so deeply; the rest of the text isn't read.
    const message = `Nested more than ${deepestNesting} levels deep; Docsight doesn’t read the rest of the file.`;
    this.#in.report(problem.other(message, this.#in.token));
    this.#in.skipRest();
    return false;
  }

  leave(): void {
    this.#open.pop();
    this.#indents.pop();
  }

  isWithin(bracket: '{' | '['): boolean {
    return this.#open.includes(bracket);
  }

  /** Whether the innermost object or list is an entry of a list. */
  isEntry(): boolean {
    return this.#open.at(-2) === '[';
  }

  /** Handles commas and the end of the innermost object or list; returns true when it has ended. */
  closes(bracket: '}' | ']', first: boolean): boolean {
    this.#entryEnd = this.#in.before;
    let comma = first ? undefined : this.#comma();
    while (this.#isSurplus()) comma = this.#skipSurplus(comma);
    const { kind, isFirstOnLine } = this.#in.token;
    if (kind === bracket) {
      if (comma !== undefined) this.#in.report(problem.needlessComma(comma));
      if (bracket === '}' && this.depth === 1 && this.#continues()) return false;
      this.#in.advance();
      return true;
    }
    const closesOuter = (kind === ']' && this.isWithin('[')) || (kind === '}' && this.isWithin('{'));
    if (kind === 'end' || closesOuter) {
      this.#endAtOuter(bracket);
      return true;
    }
    const isMissing = !first && comma === undefined && this.#in.beginsValue();
    if (isMissing && !this.#in.isFull && !this.#in.isReportedHere()) {
      this.#in.report(problem.missingComma(this.#in.before, this.#in.token, isFirstOnLine));
      this.#commaBefore = this.#in.token.start;
    }
    return false;
  }

  /** Handles a bracket of the other kind where the own one belongs by its indentation; returns true if there is one. */
  closesWrongly(bracket: '}' | ']'): boolean {
    const { kind, start, isFirstOnLine } = this.#in.token;
    if (!this.#byIndentation || kind !== (bracket === '}' ? ']' : '}') || !isFirstOnLine) return false;
    const [around, indent] = this.#indents.slice(-2);
    if (indent === undefined || indent === around || this.#in.indentAt(start) !== indent) return false;
    this.#in.report(problem.wrongBracket(bracket, this.#in.advance()));
    return true;
  }

  /** Whether the current token repeats a closing bracket: by its indentation, it is within the innermost container. */
  #isSurplus(): boolean {
    const { kind, start, isFirstOnLine } = this.#in.token;
    if (!this.#byIndentation || !isFirstOnLine || (kind !== '}' && kind !== ']')) return false;
    const isDeeper = this.#in.indentAt(start) > (this.#indents.at(-1) ?? Infinity);
    const before = this.#in.text.slice(Math.max(0, start - 200), start).replace(/\s*,?\s*$/, '');
    return isDeeper && before.endsWith(kind);
  }

  /** Skips a bracket that closes nothing, with its comma if there is one before it already. */
  #skipSurplus(comma: TextRange | undefined): TextRange | undefined {
    const { kind, start, end } = this.#in.advance();
    const hasComma = this.#in.token.kind === ',';
    const after = hasComma ? this.#in.advance() : undefined;
    const range = { start, end: comma === undefined ? end : (after?.end ?? end) };
    this.#in.report(problem.needlessBracket(`Unexpected \`${kind}\`: no open bracket matches it. Remove it.`, range));
    return comma ?? after;
  }

  /** Ends an object or list whose closing bracket is missing before the current token. */
  endWithout(bracket: '}' | ']'): void {
    // A comma that is missing as well belongs after the bracket.
    const lacksComma = this.#commaBefore === this.#in.token.start;
    if (lacksComma) this.#in.problems.pop();
    this.#commaBefore = -1;
    this.#in.report(problem.missingBracket(bracket, this.#in.token, this.#entryEnd, lacksComma ? ',' : ''));
  }

  /** Ends an object or list at the end of an enclosing one, or of the text. */
  #endAtOuter(bracket: '}' | ']'): void {
    const at = this.#entryEnd;
    const isEnd = this.#in.token.kind === 'end';
    const range = isEnd ? { start: Math.max(0, at - 1), end: at } : this.#in.token;
    if (isEnd && this.#in.isReported(range)) return;
    this.#in.report(problem.missingBracket(bracket, range, at, '', this.#endsLines()));
  }

  /** Whether it is the end of a configuration of several lines that is missing. */
  #endsLines(): boolean {
    return this.#in.token.kind === 'end' && this.depth === 1 && this.#in.text.trim().includes('\n');
  }

  /** The comma between two entries; a semicolon, which other languages use, is accepted instead. */
  #comma(): TextRange | undefined {
    const { kind, start, end } = this.#in.token;
    const isSemicolon = kind === 'word' && this.#in.text.slice(start, end) === ';';
    if (isSemicolon) this.#in.report(problem.wrongSeparator(this.#in.token, ','));
    return isSemicolon || kind === ',' ? this.#in.advance() : undefined;
  }

  /** Whether the root continues after a brace that seems to close it: then that brace is unexpected. */
  #continues(): boolean {
    const brace = this.#in.advance();
    const { kind } = this.#in.token;
    if (kind !== ',' && kind !== 'text') {
      this.#in.goBackTo(brace);
      return false;
    }
    const instead = kind === ',' || this.#in.text.slice(0, brace.start).trimEnd().endsWith(',') ? '' : ',';
    this.#in.report(problem.needlessBracket('Unexpected `}`: more properties follow. Remove it.', brace, instead));
    if (kind === ',') this.#in.advance();
    return true;
  }

  /** Skips what isn't allowed here; returns true if a value follows that belongs to it. */
  stray(first: boolean): boolean {
    const { kind } = this.#in.token;
    if (kind === ',') {
      this.#in.report(problem.needlessComma(this.#in.advance()));
      return false;
    }
    if (kind === ':') {
      const colon = this.#in.advance();
      if (!this.#in.isReportedHere() || first)
        this.#in.report(problem.other('Missing property name before this colon.', colon));
      return true;
    }
    if (kind === '{' || kind === '[') {
      const message = 'Expected a property name in double quotes before this.';
      this.#in.report(problem.other(message, this.#in.token));
      return true;
    }
    this.#in.report(
      problem.needlessBracket(`Unexpected \`${kind}\`: no open bracket matches it. Remove it.`, this.#in.advance()),
    );
    return false;
  }
}
