import { finished } from '../../util/finished.ts';
import { Brackets } from './brackets.ts';
import type { JsonNode } from './jsonNode.ts';
import { continuesAsList, endsListOf, isBelow, isEmptyWithoutEnd, isListBelow } from './listWithoutBracket.ts';
import { readText, readWord, readWordAsText } from './readScalar.ts';
import * as problem from './syntaxProblem.ts';
import type { SyntaxProblem } from './syntaxProblem.ts';
import { TokenStream } from './tokenStream.ts';

/** A text that isn't meant as JSON has errors everywhere; more than this many problems help nobody. */
const mostProblems = 20;

/** How many entries of objects and lists are read in a step: some milliseconds, before the engine has compiled it. */
const entriesPerStep = 500;

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
  return finished(readingJson(text));
}

/** As {@link readJson}, in steps: a caller may do something else after each. */
export function* readingJson(text: string): Generator<undefined, JsonReading> {
  const { root, problems } = yield* likelierReading(text);
  // A token that neither of two containers can hold is reported by both.
  const keys = new Set<string>();
  const isFirst = ({ message, range }: SyntaxProblem): boolean => {
    const key = `${range.start} ${range.end} ${message}`;
    return !keys.has(key) && keys.add(key).has(key);
  };
  return { root, problems: problems.filter(isFirst) };
}

function* likelierReading(text: string): Generator<undefined, JsonReading> {
  const plain = yield* new Reader(text, false).reading();
  if (plain.problems.every(({ kind }) => kind !== 'other')) return plain;
  // Indentation is used only if brackets are broken.
  const indented = yield* new Reader(text, true).reading();
  return indented.problems.length <= plain.problems.length ? indented : plain;
}

/** What a value becomes: `certain` is one of a property that can't be the first item of a list without its bracket. */
type Use = 'root' | 'item' | 'value' | 'certain' | 'nothing';

/** An object or list that is being read. */
interface Open {
  readonly bracket: '{' | '[';
  readonly node: JsonNode;
  readonly use: Use;
  readonly around: Open | undefined;
  /** How far the line is indented that it begins in; undefined if that isn't needed yet. */
  readonly outerIndent: number | undefined;
  /** Where its children begin among those of all. */
  readonly firstChild: number;
  /** Whether nothing in it was read yet. */
  isFirst: boolean;
  /** The indentation of its first entry that begins a line. */
  innerIndent: number | undefined;
  /** The key of the property that is being read. */
  key: JsonNode | undefined;
  /** Whether all items so far are objects. */
  hasOnlyObjects: boolean;
}

/**
 * Reads entry by entry, with a stack of its own: so the caller can pause anywhere in the text, which functions that call
 * each other for what is nested can't at the same speed.
 */
class Reader {
  readonly #in: TokenStream;
  readonly #byIndentation: boolean;
  readonly #brackets: Brackets;
  /**
   * The children of all open objects and lists so far: a list for each would have room for many more, which is most of
   * the memory of thousands of nodes.
   */
  readonly #children: JsonNode[] = [];
  #open: Open | undefined;
  #root: JsonNode | undefined;
  /** The indentation of the top-level properties. */
  #rootIndent = 0;

  constructor(text: string, byIndentation: boolean) {
    this.#in = new TokenStream(text);
    this.#brackets = new Brackets(this.#in, byIndentation);
    this.#byIndentation = byIndentation;
  }

  *reading(): Generator<undefined, JsonReading> {
    if (this.#in.isKey()) this.#objectWithoutBrace('root');
    else this.#value('root');
    for (let count = 1; this.#open !== undefined; count++) {
      this.#continue(this.#open);
      if (count % entriesPerStep === 0) yield;
    }
    if (this.#in.token.kind !== 'end') {
      this.#in.report(
        problem.other('Unexpected text after the configuration; only one JSON object is allowed.', this.#in.token),
      );
    }
    for (const range of this.#in.strangeSpaces) this.#in.report(problem.strangeSpace(this.#in.text, range));
    for (const range of this.#in.comments) this.#in.report(problem.comment(this.#in.text, range));
    const problems = this.#in.problems.sort((a, b) => a.range.start - b.range.start).slice(0, mostProblems);
    return { root: this.#root, problems };
  }

  /** Reads a value; an object or list is only begun. */
  #value(use: Use): void {
    const { kind, start } = this.#in.token;
    if (kind === 'text') this.#take(readText(this.#in, false), use);
    else if (kind === 'word') this.#take(readWord(this.#in), use);
    else if (kind === '{' || kind === '[') {
      this.#in.advance();
      this.#begin(kind, start, this.#byIndentation ? this.#in.indentAt(start) : undefined, use);
    }
  }

  #objectWithoutBrace(use: Use): void {
    const { start } = this.#in.token;
    this.#in.report(problem.missingOpening('{', this.#in.token));
    // Its keys are in the column of the missing brace: those of the enclosing object are indented less.
    this.#begin('{', start, this.#in.indentAt(start) - 1, use);
  }

  /** Begins an object or list whose bracket has been passed, or is missing. */
  #begin(bracket: '{' | '[', start: number, outerIndent: number | undefined, use: Use, firstItem?: JsonNode): void {
    const type = bracket === '{' ? 'object' : 'array';
    const open: Open = {
      bracket,
      node: { type, offset: start, length: 0, parent: undefined, children: undefined },
      use,
      around: this.#open,
      outerIndent,
      firstChild: this.#children.length,
      isFirst: firstItem === undefined,
      innerIndent: undefined,
      key: undefined,
      hasOnlyObjects: true,
    };
    this.#open = open;
    if (firstItem !== undefined) this.#addItem(open, firstItem);
    if (!this.#brackets.open(bracket, outerIndent ?? 0)) this.#end(open);
  }

  #end({ node, firstChild, use, around }: Open): void {
    this.#brackets.leave();
    node.length = this.#in.before - node.offset;
    node.children = this.#children.splice(firstChild);
    this.#open = around;
    this.#take(node, use);
  }

  /** Uses a value that was read completely. */
  #take(value: JsonNode, use: Use): void {
    const open = this.#open;
    if (open === undefined) this.#root = value;
    else if (use === 'item') this.#addItem(open, value);
    else if (use === 'value') this.#endProperty(open, value);
    else if (use === 'certain') this.#addProperty(open, value);
  }

  /** Reads the next entry of an object or list, or its end. */
  #continue(open: Open): void {
    const { isFirst } = open;
    open.isFirst = false;
    const goesOn = open.bracket === '{' ? this.#property(open, isFirst) : this.#item(open, isFirst);
    if (!goesOn) this.#end(open);
  }

  /** Reads the next property of an object; returns false at its end. */
  #property(object: Open, isFirst: boolean): boolean {
    if (this.#brackets.closesWrongly('}') || this.#brackets.closes('}', isFirst)) return false;
    const { kind, isFirstOnLine } = this.#in.token;
    if (kind === 'text' || kind === 'word') {
      if (this.#byIndentation && isFirstOnLine && this.#isOutside(object, isFirst)) {
        this.#brackets.endWithout('}');
        return false;
      }
      this.#keyAndValue(object);
    } else if (kind === '{' && isFirst && isFirstOnLine && this.#brackets.isEntry()) {
      const brace = this.#in.advance();
      this.#in.report(problem.needlessBracket('Unexpected `{`: an object has just begun. Remove it.', brace));
    } else if (kind === '{' && this.#brackets.isEntry()) {
      this.#brackets.endWithout('}');
      return false;
    } else if (this.#brackets.stray(isFirst)) this.#value('nothing');
    return true;
  }

  /** Whether a key at the start of a line is indented as those of an object further out. */
  #isOutside(object: Open, isFirst: boolean): boolean {
    const { depth } = this.#brackets;
    const outerIndent = object.outerIndent ?? 0;
    const indent = this.#in.indentAt(this.#in.token.start);
    if (depth === 1 && isFirst) this.#rootIndent = indent;
    // A first key is significant only in a file whose properties are indented at all.
    const isUsual = isFirst ? this.#rootIndent > 0 : (object.innerIndent ?? Infinity) > outerIndent;
    if (depth > 1 && isUsual && indent <= outerIndent) return true;
    object.innerIndent ??= indent;
    return false;
  }

  /** Reads the next item of a list; returns false at its end. */
  #item(array: Open, isFirst: boolean): boolean {
    if (this.#brackets.closesWrongly(']') || this.#brackets.closes(']', isFirst)) return false;
    const { start, kind, isFirstOnLine } = this.#in.token;
    const isKey = kind === 'text' && this.#brackets.isWithin('{') && this.#in.isKey();
    const isPast = isKey ? !this.#takesKey(array) : isFirst && isEmptyWithoutEnd(this.#in);
    if (isPast) {
      this.#brackets.endWithout(']');
      return false;
    }
    if (this.#byIndentation && isFirstOnLine && !isKey) array.innerIndent ??= this.#in.indentAt(start);
    if (isKey) this.#objectWithoutBrace('item');
    else if (this.#in.beginsValue()) this.#value('item');
    else if (this.#brackets.stray(isFirst)) this.#value('nothing');
    return true;
  }

  /**
   * Whether a key in a list belongs to an object without its brace, rather than to the object around an unclosed list.
   */
  #takesKey({ node, outerIndent, innerIndent = Infinity, hasOnlyObjects }: Open): boolean {
    const { start, isFirstOnLine } = this.#in.token;
    const indent = this.#in.indentAt(start);
    const isInside = !isFirstOnLine || indent > (outerIndent ?? this.#in.indentAt(node.offset));
    return isInside && (hasOnlyObjects || (this.#byIndentation && isFirstOnLine && indent > innerIndent));
  }

  #addItem(array: Open, item: JsonNode): void {
    if (item.type !== 'object') array.hasOnlyObjects = false;
    this.#add(array, item);
  }

  /** Adds a node to those of the innermost object or list. */
  #add({ node }: Open, child: JsonNode): void {
    child.parent = node;
    this.#children.push(child);
  }

  #keyAndValue(object: Open): void {
    const key = this.#in.token.kind === 'text' ? readText(this.#in, true) : readWordAsText(this.#in, true);
    object.key = key;
    if (this.#in.token.kind === ':') {
      this.#in.advance();
      if (this.#in.isKey()) this.#keyInsteadOfValue(object, key);
      else if (this.#in.beginsValue()) this.#value('value');
      else this.#endProperty(object, undefined);
      return;
    }
    const { kind, start, end, isFirstOnLine } = this.#in.token;
    if (kind === 'word' && /^=>?$/.test(this.#in.text.slice(start, end))) {
      this.#in.report(problem.wrongSeparator(this.#in.advance(), ':'));
      this.#certainValue(object);
      return;
    }
    const keyEnd = key.offset + key.length;
    const range = { start: key.offset, end: keyEnd };
    const beginsValue = this.#in.beginsValue();
    if (this.#byIndentation && beginsValue && isListBelow(this.#in, key)) {
      this.#in.report(problem.other('Missing `: [` after this property name.', range));
      this.#begin('[', start, this.#in.indentAt(key.offset), 'certain');
    } else if (!beginsValue || isFirstOnLine || this.#in.isKey()) {
      if (!this.#in.isReported(range)) {
        this.#in.report(problem.other('Missing colon and value after this property name.', range));
      }
      this.#addProperty(object, undefined);
    } else {
      this.#in.report(problem.missingColon(keyEnd, this.#in.token));
      this.#value('certain');
    }
  }

  /** Reads a value where a colon is missing or wrong. */
  #certainValue(object: Open): void {
    if (this.#in.beginsValue()) this.#value('certain');
    else this.#addProperty(object, undefined);
  }

  /** A key instead of a value belongs to an object without its brace, or is that of the next property. */
  #keyInsteadOfValue(object: Open, key: JsonNode): void {
    const { isFirstOnLine, start } = this.#in.token;
    const isInside = this.#in.indentAt(start) > this.#in.indentAt(key.offset);
    if (!isFirstOnLine || isInside) this.#objectWithoutBrace('certain');
    else this.#addWithoutValue(object);
  }

  /** Ends a property, or goes on: more values, or the end of a list, belong to a list without its bracket. */
  #endProperty(object: Open, value: JsonNode | undefined): void {
    if (!this.#isList(object, value)) {
      if (value === undefined) this.#addWithoutValue(object);
      else this.#addProperty(object, value);
      return;
    }
    const { start, end } = this.#in.token;
    const range = value === undefined ? { start, end } : { start: value.offset, end: value.offset + value.length };
    this.#in.report(problem.missingOpening('[', range));
    this.#begin('[', range.start, this.#in.indentAt(range.start), 'certain', value);
  }

  /** Whether the value after a colon, if there is one, is in a list without its opening bracket. */
  #isList({ key }: Open, value: JsonNode | undefined): boolean {
    if (key === undefined) return false;
    if (this.#byIndentation && endsListOf(this.#in, key)) return true;
    if (value === undefined) return false;
    return continuesAsList(this.#in, value, this.#byIndentation && isBelow(this.#in, key, value));
  }

  /** Adds a property with a colon that nothing follows. */
  #addWithoutValue(object: Open): void {
    const { before } = this.#in;
    this.#in.report(problem.missingValue({ start: before - 1, end: before }));
    this.#addProperty(object, undefined);
  }

  #addProperty(object: Open, value: JsonNode | undefined): void {
    const { key } = object;
    if (key === undefined) return;
    object.key = undefined;
    const { offset } = key;
    const children = value === undefined ? [key] : [key, value];
    const length = this.#in.before - offset;
    const property: JsonNode = { type: 'property', offset, length, parent: undefined, children };
    for (const child of children) child.parent = property;
    this.#add(object, property);
  }
}
