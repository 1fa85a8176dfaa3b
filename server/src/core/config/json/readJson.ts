import { Brackets } from './brackets.ts';
import type { JsonNode } from './jsonNode.ts';
import * as problem from './syntaxProblem.ts';
import type { SyntaxProblem } from './syntaxProblem.ts';
import { TokenStream } from './tokenStream.ts';

/** A text that isn't meant as JSON has errors everywhere; more than this many problems help nobody. */
const mostProblems = 20;

/** The result of reading a text: always a tree as far as it goes, and each syntax error once. */
export interface JsonReading {
  readonly root: JsonNode | undefined;
  readonly problems: readonly SyntaxProblem[];
}

/**
 * Reads a JSON text, however broken it is. A strict text is read as every JSON reader does. At a syntax error, the
 * reader assumes what a person would: a key on a line of its own is still being typed, a missing quote belongs before
 * the comma, and a key with less indentation than its neighbours closes their object.
 */
export function readJson(text: string): JsonReading {
  const { root, problems } = likelierReading(text);
  // A token that neither of two containers can hold is reported by both.
  const keys = new Set<string>();
  const isFirst = ({ message, range }: SyntaxProblem): boolean => {
    const key = `${range.start} ${range.end} ${message}`;
    return !keys.has(key) && keys.add(key).has(key);
  };
  return { root, problems: problems.filter(isFirst) };
}

function likelierReading(text: string): JsonReading {
  const plain = new Reader(text, false).read();
  if (plain.problems.every(({ kind }) => kind !== 'other')) return plain;
  // Indentation is used only if brackets are broken.
  const indented = new Reader(text, true).read();
  return indented.problems.length <= plain.problems.length ? indented : plain;
}

class Reader {
  readonly #in: TokenStream;
  readonly #byIndentation: boolean;
  readonly #brackets: Brackets;
  /**
   * The children of all open objects and lists so far: a list for each would have room for many more, which is most of
   * the memory of thousands of nodes.
   */
  readonly #children: JsonNode[] = [];
  /** The indentation of the top-level properties. */
  #rootIndent = 0;

  constructor(text: string, byIndentation: boolean) {
    this.#in = new TokenStream(text);
    this.#brackets = new Brackets(this.#in, byIndentation);
    this.#byIndentation = byIndentation;
  }

  read(): JsonReading {
    const root = this.#in.isKey() ? this.#objectWithoutBrace() : this.#value();
    if (this.#in.token.kind !== 'end') {
      this.#in.report(
        problem.other('Unexpected text after the configuration; only one JSON object is allowed.', this.#in.token),
      );
    }
    for (const range of this.#in.strangeSpaces) this.#in.report(problem.strangeSpace(this.#in.text, range));
    for (const range of this.#in.comments) this.#in.report(problem.comment(this.#in.text, range));
    const problems = this.#in.problems.sort((a, b) => a.range.start - b.range.start).slice(0, mostProblems);
    return { root, problems };
  }

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

  /** Reads the content of an object or list whose bracket has been passed, or is missing. */
  #fill(bracket: '{' | '[', start: number, outerIndent: number, firstItem?: JsonNode): JsonNode {
    const type = bracket === '{' ? 'object' : 'array';
    const node: JsonNode = { type, offset: start, length: 0, parent: undefined, children: undefined };
    const first = this.#children.length;
    if (firstItem !== undefined) this.#add(node, firstItem);
    const isReadable = this.#brackets.open(bracket, outerIndent);
    if (isReadable && bracket === '{') this.#properties(node, outerIndent);
    else if (isReadable) this.#items(node, outerIndent, first);
    this.#brackets.leave();
    node.length = this.#in.before - node.offset;
    node.children = this.#children.splice(first);
    return node;
  }

  #properties(object: JsonNode, outerIndent: number): void {
    let innerIndent: number | undefined;
    for (let first = true; ; first = false) {
      if (this.#brackets.closesWrongly('}')) return;
      if (this.#brackets.closes('}', first)) return;
      const { start, kind, isFirstOnLine } = this.#in.token;
      if (kind === 'text' || kind === 'word') {
        // Only the first token on a line says how far the line is indented.
        const indent = isFirstOnLine ? this.#in.indentAt(start) : Infinity;
        // A first key is significant only in a file whose properties are indented at all.
        const isUsual = first ? this.#rootIndent > 0 : (innerIndent ?? Infinity) > outerIndent;
        const isOutside = isFirstOnLine && indent <= outerIndent && isUsual;
        if (this.#brackets.depth === 1 && first && isFirstOnLine) this.#rootIndent = indent;
        if (this.#byIndentation && isOutside && this.#brackets.depth > 1) {
          this.#brackets.endWithout('}');
          return;
        }
        if (isFirstOnLine) innerIndent ??= indent;
        this.#property(object);
      } else if (kind === '{' && first && isFirstOnLine && this.#brackets.isEntry()) {
        this.#in.report(
          problem.needlessBracket('Unexpected `{`: an object has just begun. Remove it.', this.#in.advance()),
        );
      } else if (kind === '{' && this.#brackets.isEntry()) {
        this.#brackets.endWithout('}');
        return;
      } else if (this.#brackets.stray(first)) this.#value();
    }
  }

  #items(array: JsonNode, outerIndent: number, firstItem: number): void {
    let itemIndent: number | undefined;
    for (let first = this.#children.length === firstItem; ; first = false) {
      if (this.#brackets.closesWrongly(']')) return;
      if (this.#brackets.closes(']', first)) return;
      const { start, kind, isFirstOnLine } = this.#in.token;
      const isKey = kind === 'text' && this.#brackets.isWithin('{') && this.#in.isKey();
      const isPast = isKey ? !this.#takesKey(firstItem, outerIndent, itemIndent) : first && isEmptyWithoutEnd(this.#in);
      if (isPast) {
        this.#brackets.endWithout(']');
        return;
      }
      if (isFirstOnLine && !isKey) itemIndent ??= this.#in.indentAt(start);
      const item = isKey ? this.#objectWithoutBrace() : this.#value();
      if (item !== undefined) this.#add(array, item);
      else if (this.#brackets.stray(first)) this.#value();
    }
  }

  /**
   * Whether a key in a list belongs to an object without its brace, rather than to the object around an unclosed list.
   */
  #takesKey(firstItem: number, outerIndent: number, itemIndent = Infinity): boolean {
    const { start, isFirstOnLine } = this.#in.token;
    const indent = this.#in.indentAt(start);
    const isInside = !isFirstOnLine || indent > outerIndent;
    const holdsObjects = this.#children.slice(firstItem).every((item) => item.type === 'object');
    return isInside && (holdsObjects || (this.#byIndentation && isFirstOnLine && indent > itemIndent));
  }

  #objectWithoutBrace(): JsonNode {
    const { start } = this.#in.token;
    this.#in.report(problem.missingOpening('{', this.#in.token));
    // Its keys are in the column of the missing brace: those of the enclosing object are indented less.
    return this.#fill('{', start, this.#in.indentAt(start) - 1);
  }

  /** Adds a node to those of the innermost object or list. */
  #add(parent: JsonNode, child: JsonNode): void {
    child.parent = parent;
    this.#children.push(child);
  }

  #property(object: JsonNode): void {
    const key = this.#in.token.kind === 'text' ? readText(this.#in, true) : readWordAsText(this.#in, true);
    const value = this.#valueOfProperty(key);
    const { offset } = key;
    const children = value === undefined ? [key] : [key, value];
    const length = this.#in.before - offset;
    const property: JsonNode = { type: 'property', offset, length, parent: undefined, children };
    for (const child of children) child.parent = property;
    this.#add(object, property);
  }

  #valueOfProperty(key: JsonNode): JsonNode | undefined {
    const keyEnd = key.offset + key.length;
    if (this.#in.token.kind === ':') {
      const colon = this.#in.advance();
      const value = this.#in.isKey() ? this.#keyInsteadOfValue(key) : this.#list(key, this.#value());
      if (value === undefined) this.#in.report(problem.missingValue(colon));
      return value;
    }
    if (this.#in.token.kind === 'word' && /^=>?$/.test(this.#in.text.slice(this.#in.token.start, this.#in.token.end))) {
      this.#in.report(problem.wrongSeparator(this.#in.advance(), ':'));
      return this.#value();
    }
    const beginsValue = ['text', 'word', '{', '['].includes(this.#in.token.kind);
    const range = { start: key.offset, end: keyEnd };
    if (this.#byIndentation && beginsValue && isListBelow(this.#in, key)) {
      this.#in.report(problem.other('Missing `: [` after this property name.', range));
      return this.#fill('[', this.#in.token.start, this.#in.indentAt(key.offset));
    }
    if (!beginsValue || this.#in.token.isFirstOnLine || this.#in.isKey()) {
      if (!this.#in.isReported(range)) {
        this.#in.report(problem.other('Missing colon and value after this property name.', range));
      }
      return undefined;
    }
    this.#in.report(problem.missingColon(keyEnd, this.#in.token));
    return this.#value();
  }

  /** A key instead of a value belongs to an object without its brace, or is that of the next property. */
  #keyInsteadOfValue(key: JsonNode): JsonNode | undefined {
    const { isFirstOnLine, start } = this.#in.token;
    const isInside = this.#in.indentAt(start) > this.#in.indentAt(key.offset);
    return !isFirstOnLine || isInside ? this.#objectWithoutBrace() : undefined;
  }

  /** Further values after a value, or the end of a list, belong to a list without its bracket. */
  #list(key: JsonNode, value: JsonNode | undefined): JsonNode | undefined {
    const isEnd = this.#byIndentation && endsListOf(this.#in, key);
    const isItem = this.#byIndentation && value !== undefined && isBelow(this.#in, key, value);
    if (!isEnd && (value === undefined || !continuesAsList(this.#in, value, isItem))) return value;
    const { start, end } = this.#in.token;
    const range = value === undefined ? { start, end } : { start: value.offset, end: value.offset + value.length };
    this.#in.report(problem.missingOpening('[', range));
    return this.#fill('[', range.start, this.#in.indentAt(range.start), value);
  }
}

const text = '"(?:[^"\\\\\\n]|\\\\.)*"';
/** Strings up to a closing bracket; a single one with a comma after it is a key that is being typed. */
const textsToTheEnd = new RegExp(`^(?:\\s*${text}\\s*,){0,20}\\s*${text}\\s*\\]`);
const nextKey = new RegExp(`^\\s*${text}\\s*:`);
const nextItem = new RegExp(`^\\s*(?:${text}\\s*[,\\]]|\\{)`);

/** Whether the current token ends a list that began in the line of a property, and not one around it. */
function endsListOf(input: TokenStream, key: JsonNode): boolean {
  const { kind, start, isFirstOnLine } = input.token;
  return kind === ']' && (!isFirstOnLine || input.indentAt(start) >= input.indentAt(key.offset));
}

/** Whether the current token is a comma followed by a property, so that the list before it is empty. */
function isEmptyWithoutEnd(input: TokenStream): boolean {
  return input.token.kind === ',' && nextKey.test(input.text.slice(input.token.end, input.token.end + 500));
}

/** Whether a value is on its own line and indented deeper than its name, as only items of a list are. */
function isBelow(input: TokenStream, key: JsonNode, { offset }: JsonNode): boolean {
  const isOnOtherLine = input.text.slice(key.offset + key.length, offset).includes('\n');
  return isOnOtherLine && input.indentAt(offset) > input.indentAt(key.offset);
}

/** Whether the current token is a comma that continues a list which began with a value. */
function continuesAsList(input: TokenStream, value: JsonNode, isItem: boolean): boolean {
  if (input.token.kind !== ',') return false;
  const rest = input.text.slice(input.token.end, input.token.end + 500);
  if (value.type === 'object') return /^\s*\{/.test(rest);
  return value.type === 'string' && (isItem ? nextItem : textsToTheEnd).test(rest);
}

/**
 * Whether the lines below a name, up to a bracket in its column, are the items of its list: the end of its own line is
 * still to be typed.
 */
function isListBelow(input: TokenStream, key: JsonNode): boolean {
  const { start, isFirstOnLine } = input.token;
  const indent = input.indentAt(key.offset);
  if (!isFirstOnLine || input.isKey() || input.indentAt(start) <= indent) return false;
  const rest = input.text.slice(start, start + farthestEnd);
  // The first line that isn't indented deeper ends the list, if it is one.
  const end = rest
    .split('\n')
    .slice(1)
    .find((line) => line.trim() !== '' && line.search(/\S/) <= indent);
  return end?.search(/\S/) === indent && end.trimStart().startsWith(']');
}

/** The longest text in which the end of a list is looked for. */
const farthestEnd = 20_000;

/** Reads a text in double quotes; one of them may be missing. */
function readText(input: TokenStream, isName: boolean): JsonNode {
  const { start, end, isClosed, isPlain } = input.token;
  const written = input.text.slice(start + 1, isClosed ? end - 1 : end);
  if (!isClosed || runsOn(input.text, end)) return readOpenText(input, start, isName ? nameIn(written) : written);
  input.advance();
  const value = isPlain ? written : unescape(input, start, end);
  return { type: 'string', offset: start, length: end - start, value, parent: undefined };
}

/** Whether what follows a quote goes on with its text, so that the quote begins it, or is one within it. */
function runsOn(text: string, end: number): boolean {
  // Nearly always punctuation follows, or the end of the line.
  if (',:\n\r ]}'.includes(text.charAt(end))) return false;
  return /^(?:[\p{L}\p{N}\p{Extended_Pictographic}_.#-]|\/(?![/*]))/u.test(text.slice(end, end + 2));
}

/** A name ends before the colon that a value follows; other colons may belong to it, as in `og:title`. */
function nameIn(written: string): string {
  const name = /^.*?(?=:[ \t]*(?:["{[\d-]|true|false|null|$))/.exec(written)?.[0];
  return name ?? written.split(/:(?=[ \t])/, 1)[0] ?? '';
}

/** Reads a string without its closing quote, which ends before the punctuation that follows it. */
function readOpenText(input: TokenStream, start: number, written: string): JsonNode {
  // By hand: a pattern that searches for the end of the text takes quadratic time on long runs.
  let length = written.length;
  while (length > 0 && ' \t\r\n,:{}[]'.includes(written.charAt(length - 1))) length--;
  const content = written.slice(0, length);
  const end = start + 1 + content.length;
  input.report(problem.missingQuote({ start, end }, end, 'closing'));
  input.cutAt(end);
  return { type: 'string', offset: start, length: end - start, value: content, parent: undefined };
}

function unescape(input: TokenStream, start: number, end: number): string {
  const raw = input.text.slice(start, end);
  try {
    return JSON.parse(raw) as string;
  } catch {
    input.report(problem.other(escapeMessage(raw), { start, end }));
    return raw.slice(1, -1);
  }
}

/** Reads a bare token: a number, true, false, null, or a string without its quotes. */
function readWord(input: TokenStream): JsonNode {
  const { start, end } = input.token;
  const word = input.text.slice(start, end);
  // A quote right after it makes it a string: the opening quote is missing.
  if (input.text.charAt(end) === '"' && closedAfter(input, false) !== undefined) return readWordAsText(input, false);
  if (word === 'true' || word === 'false') return literal(input, 'boolean', word === 'true');
  if (word === 'null') return literal(input, 'null', null);
  if (/^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(word)) return literal(input, 'number', Number(word));
  return readWordAsText(input, false);
}

function literal(input: TokenStream, type: 'boolean' | 'null' | 'number', value: boolean | null | number): JsonNode {
  const { start, end } = input.advance();
  return { type, offset: start, length: end - start, value, parent: undefined };
}

/** Reads a bare token as the string that was meant. */
function readWordAsText(input: TokenStream, isName: boolean): JsonNode {
  const { start, end } = input.token;
  const quoted = closedAfter(input, isName);
  if (quoted !== undefined) {
    const length = quoted.length;
    input.report(problem.missingQuote({ start, end: start + length }, start, 'opening'));
    input.cutAt(start + length);
    return { type: 'string', offset: start, length, value: quoted.slice(0, -1), parent: undefined };
  }
  input.advance();
  const word = input.text.slice(start, end);
  input.report(problem.strangeWord(word, { start, end }, isName));
  return {
    type: 'string',
    offset: start,
    length: end - start,
    value: word.replace(/^'(.*)'$/s, '$1'),
    parent: undefined,
  };
}

/** Returns a string from the current token to its closing quote; undefined if it has none. */
function closedAfter(input: TokenStream, isName: boolean): string | undefined {
  const { start } = input.token;
  const closing = isName
    ? /^(?:[^"\n,:{}[\]]|:(?=[^\s"]))*"(?=\s*:)/
    : /^(?:[^"\n,{}[\]]|,(?=[ \t]))*"(?=\s*(?:[,\]}]|$|\r?\n))/;
  const following = input.text.slice(start, start + 500);
  return following.includes('"') ? closing.exec(following)?.[0] : undefined;
}

function escapeMessage(raw: string): string {
  const escape = /\\(?:u(?![0-9a-fA-F]{4}).{0,4}|[^"\\/bfnrtu])/.exec(raw)?.[0];
  if (escape === undefined) return 'Escape this character in a string.';
  return `Invalid escape \`${escape}\`. Valid: \\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four hexadecimal digits.`;
}
