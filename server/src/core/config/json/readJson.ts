import type { TextRange } from '../../text/textRange.ts';
import type { JsonNode } from './jsonNode.ts';
import { endsListOf, goesOnAsList, standsBelow } from './listWithoutBracket.ts';
import { readText, readWord, readWordAsText } from './readScalar.ts';
import * as problem from './syntaxProblem.ts';
import type { SyntaxProblem } from './syntaxProblem.ts';
import { TokenStream } from './tokenStream.ts';

/** A text that isn't meant as JSON breaks everywhere; more than this many problems help nobody. */
const mostProblems = 20;

/** Deeper than any configuration, and far from what recursion can bear. */
const deepestNesting = 200;

/** What was read of a text: always a tree as far as it goes, and each break once. */
export interface JsonReading {
  readonly root: JsonNode | undefined;
  readonly problems: readonly SyntaxProblem[];
}

/**
 * Reads a JSON text however broken it is. A strict text is read as every JSON reader does. Where the text breaks,
 * the reader takes what a person would: a key on a line of its own is one that is still being typed, a quote that
 * is missing belongs before the comma, and a key that stands further left than its neighbours closes their object.
 */
export function readJson(text: string): JsonReading {
  const plain = new Reader(text, false).read();
  if (plain.problems.every(({ kind }) => kind !== 'other')) return plain;
  // Indentation is trusted only where brackets can't be.
  const indented = new Reader(text, true).read();
  return indented.problems.length <= plain.problems.length ? indented : plain;
}

class Reader {
  readonly #in: TokenStream;
  readonly #byIndentation: boolean;
  readonly #open: ('{' | '[')[] = [];
  /** Where the last entry ends, before its comma: a missing bracket belongs there. */
  #entryEnd = 0;
  /** How far the properties of the whole configuration are indented. */
  #rootIndent = 0;

  constructor(text: string, byIndentation: boolean) {
    this.#in = new TokenStream(text);
    this.#byIndentation = byIndentation;
  }

  read(): JsonReading {
    const root = this.#in.isKey() ? this.#objectWithoutBrace() : this.#value();
    if (this.#in.token.kind !== 'end') {
      this.#in.report(
        problem.other('The configuration ends before this; only one JSON object is allowed.', this.#in.token),
      );
    }
    for (const range of this.#in.comments) this.#in.report(problem.comment(this.#in.text, range));
    const problems = this.#in.problems.sort((a, b) => a.range.start - b.range.start).slice(0, mostProblems);
    return { root, problems };
  }

  // Values

  #value(): JsonNode | undefined {
    switch (this.#in.token.kind) {
      case '{':
        return this.#container('{');
      case '[':
        return this.#container('[');
      case 'text':
        return readText(this.#in, false);
      case 'word':
        return readWord(this.#in);
      default:
        return undefined;
    }
  }

  #container(bracket: '{' | '['): JsonNode {
    const { start } = this.#in.advance();
    return this.#fill(bracket, start, this.#in.indentAt(start));
  }

  /** Reads what stands in an object or list whose bracket has been passed, or is missing. */
  #fill(bracket: '{' | '[', start: number, outerIndent: number, firstItem?: JsonNode): JsonNode {
    const type = bracket === '{' ? 'object' : 'array';
    const node: JsonNode = { type, offset: start, length: 0, children: [] };
    if (firstItem !== undefined) add(node, firstItem);
    this.#open.push(bracket);
    if (this.#open.length > deepestNesting) this.#giveUp();
    else if (bracket === '{') this.#properties(node, outerIndent);
    else this.#items(node, outerIndent);
    this.#open.pop();
    node.length = this.#in.before - node.offset;
    return node;
  }

  /** Nothing that anybody writes is nested so deeply; the rest of the text isn't read. */
  #giveUp(): void {
    const message = `This is nested more than ${deepestNesting} levels deep, which is further than Docsight reads.`;
    this.#in.report(problem.other(message, this.#in.token));
    this.#in.skipRest();
  }

  #properties(object: JsonNode, outerIndent: number): void {
    let innerIndent: number | undefined;
    for (let first = true; ; first = false) {
      if (this.#closes('}', first)) return;
      const { start, kind, isFirstOnLine } = this.#in.token;
      if (kind === 'text' || kind === 'word') {
        const indent = this.#in.indentAt(start);
        // A first key tells only in a file whose properties are indented at all.
        const isUsual = first ? this.#rootIndent > 0 : (innerIndent ?? Infinity) > outerIndent;
        const standsOutside = isFirstOnLine && indent <= outerIndent && isUsual;
        if (this.#open.length === 1 && first && isFirstOnLine) this.#rootIndent = indent;
        if (this.#byIndentation && standsOutside && this.#open.length > 1) {
          this.#endWithout('}');
          return;
        }
        if (isFirstOnLine) innerIndent ??= indent;
        this.#property(object);
      } else if (kind === '{' && this.#open.at(-2) === '[') {
        this.#endWithout('}');
        return;
      } else this.#stray(first);
    }
  }

  #items(array: JsonNode, outerIndent: number): void {
    let itemIndent: number | undefined;
    for (let first = array.children?.length === 0; ; first = false) {
      if (this.#closes(']', first)) return;
      const { start, kind, isFirstOnLine } = this.#in.token;
      if (kind === 'text' && this.#open.includes('{') && this.#in.isKey()) {
        const holdsObjects = array.children?.every((item) => item.type === 'object') ?? true;
        const standsInside = !isFirstOnLine || this.#in.indentAt(start) > outerIndent;
        const isDeeper = isFirstOnLine && this.#in.indentAt(start) > (itemIndent ?? Infinity);
        // A key in a list belongs to an object without its brace, or to the object around a list without its end.
        if (!standsInside || !(holdsObjects || (this.#byIndentation && isDeeper))) {
          this.#endWithout(']');
          return;
        }
        add(array, this.#objectWithoutBrace());
        continue;
      }
      if (isFirstOnLine) itemIndent ??= this.#in.indentAt(start);
      const item = this.#value();
      if (item === undefined) this.#stray(first);
      else add(array, item);
    }
  }

  /** Ends an object or list whose closing bracket is missing before the current token. */
  #endWithout(bracket: '}' | ']'): void {
    this.#in.report(problem.missingBracket(bracket, this.#in.token, this.#entryEnd));
  }

  #objectWithoutBrace(): JsonNode {
    const { start } = this.#in.token;
    this.#in.report(problem.missingOpening('{', this.#in.token));
    // Its keys stand where its brace would: those of the object around stand further left.
    return this.#fill('{', start, this.#in.indentAt(start) - 1);
  }

  /** Deals with commas and the end of a container; true when it has ended. */
  #closes(bracket: '}' | ']', first: boolean): boolean {
    this.#entryEnd = this.#in.before;
    const comma = first ? undefined : this.#comma();
    const { kind } = this.#in.token;
    if (kind === bracket) {
      if (comma !== undefined) this.#in.report(problem.needlessComma(comma));
      if (bracket === '}' && this.#open.length === 1 && this.#goesOn()) return false;
      this.#in.advance();
      return true;
    }
    const other = bracket === '}' ? ']' : '}';
    const closesOuter = kind === other && this.#open.includes(other === ']' ? '[' : '{');
    if (kind === 'end' || closesOuter) {
      const at = this.#entryEnd;
      const range = kind === 'end' ? { start: Math.max(0, at - 1), end: at } : this.#in.token;
      if (kind !== 'end' || !this.#in.isReported(range))
        this.#in.report(problem.missingBracket(bracket, range, at, this.#endsLines()));
      return true;
    }
    const beginsEntry = kind === 'text' || kind === 'word' || kind === '{' || kind === '[';
    if (!first && comma === undefined && beginsEntry && !this.#in.isReportedHere()) {
      this.#in.report(problem.missingComma(this.#in.before, this.#in.token));
    }
    return false;
  }

  /** Whether it is the end of a configuration of several lines that is missing. */
  #endsLines(): boolean {
    return this.#in.token.kind === 'end' && this.#open.length === 1 && this.#in.text.trim().includes('\n');
  }

  /** The comma between two entries; a semicolon in its place is one that other languages have. */
  #comma(): TextRange | undefined {
    const { kind, start, end } = this.#in.token;
    const isSemicolon = kind === 'word' && this.#in.text.slice(start, end) === ';';
    if (isSemicolon) this.#in.report(problem.wrongSeparator(this.#in.token, ','));
    return isSemicolon || kind === ',' ? this.#in.advance() : undefined;
  }

  /** Whether the root goes on behind a brace that seems to close it: then that brace is one too many. */
  #goesOn(): boolean {
    const brace = this.#in.advance();
    const { kind } = this.#in.token;
    if (kind !== ',' && kind !== 'text') {
      this.#in.goBackTo(brace);
      return false;
    }
    this.#in.report(problem.other('This `}` is one too many: the configuration goes on behind it.', brace));
    if (kind === ',') this.#in.advance();
    return true;
  }

  /** Something that can't stand here. */
  #stray(first: boolean): void {
    const { kind } = this.#in.token;
    if (kind === ',') {
      this.#in.report(problem.needlessComma(this.#in.advance()));
    } else if (kind === ':') {
      const colon = this.#in.advance();
      if (!this.#in.isReportedHere() || first)
        this.#in.report(problem.other('This colon has no name before it.', colon));
      this.#value();
    } else if (kind === '{' || kind === '[') {
      this.#in.report(
        problem.other('The name of a property in double quotes is expected before this.', this.#in.token),
      );
      this.#value();
    } else {
      this.#in.report(problem.other(`This \`${kind}\` closes nothing that is open.`, this.#in.advance()));
    }
  }

  // Properties

  #property(object: JsonNode): void {
    const key = this.#in.token.kind === 'text' ? readText(this.#in, true) : readWordAsText(this.#in, true);
    const property: JsonNode = { type: 'property', offset: key.offset, length: key.length, children: [] };
    add(property, key);
    const value = this.#valueOfProperty(key);
    if (value !== undefined) add(property, value);
    property.length = this.#in.before - property.offset;
    add(object, property);
  }

  #valueOfProperty(key: JsonNode): JsonNode | undefined {
    const keyEnd = key.offset + key.length;
    if (this.#in.token.kind === ':') {
      const colon = this.#in.advance();
      const value = this.#in.isKey() ? this.#keyInsteadOfValue(key) : this.#list(key, this.#value());
      if (value === undefined) this.#in.report(missingValue(colon));
      return value;
    }
    if (this.#in.token.kind === 'word' && /^=>?$/.test(this.#in.text.slice(this.#in.token.start, this.#in.token.end))) {
      this.#in.report(problem.wrongSeparator(this.#in.advance(), ':'));
      return this.#value();
    }
    const beginsValue = ['text', 'word', '{', '['].includes(this.#in.token.kind);
    const range = { start: key.offset, end: keyEnd };
    if (!beginsValue || this.#in.token.isFirstOnLine || this.#in.isKey()) {
      if (!this.#in.isReported(range)) {
        this.#in.report(problem.other('A colon and a value are missing behind this name.', range));
      }
      return undefined;
    }
    this.#in.report(problem.missingColon(keyEnd, this.#in.token));
    return this.#value();
  }

  /** A key where a value should stand is that of an object without its brace, or that of the next property. */
  #keyInsteadOfValue(key: JsonNode): JsonNode | undefined {
    const { isFirstOnLine, start } = this.#in.token;
    const standsInside = this.#in.indentAt(start) > this.#in.indentAt(key.offset);
    return !isFirstOnLine || standsInside ? this.#objectWithoutBrace() : undefined;
  }

  /** Further values behind a value, or the end of a list, are those of a list without its bracket. */
  #list(key: JsonNode, value: JsonNode | undefined): JsonNode | undefined {
    const isEnd = this.#byIndentation && endsListOf(this.#in, key);
    const isItem = this.#byIndentation && value !== undefined && standsBelow(this.#in, key, value);
    if (!isEnd && (value === undefined || !goesOnAsList(this.#in, value, isItem))) return value;
    const { start, end } = this.#in.token;
    const range = value === undefined ? { start, end } : { start: value.offset, end: value.offset + value.length };
    this.#in.report(problem.missingOpening('[', range));
    return this.#fill('[', range.start, this.#in.indentAt(range.start), value);
  }
}

function add(parent: JsonNode, child: JsonNode): void {
  child.parent = parent;
  parent.children?.push(child);
}

function missingValue(colon: TextRange): SyntaxProblem {
  const allowed = 'a text in double quotes, a number, true, false, a list or an object';
  return problem.other(`A value is missing behind this colon: ${allowed}.`, colon);
}
