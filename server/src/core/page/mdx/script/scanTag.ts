import type { TextRange } from '../../../text/textRange.ts';
import { BracketScanner } from './bracketScanner.ts';

/** An attribute of a tag: `title="Install"`, `cols={2}`, `required`, or a spread `{...props}`, whose name is empty. */
export interface JsxAttribute {
  readonly name: string;
  readonly range: TextRange;
  readonly nameRange: TextRange;
  readonly value: JsxValue | undefined;
}

export interface JsxValue {
  readonly kind: 'text' | 'expression';
  /** Quotes or braces included. */
  readonly range: TextRange;
  /** The text between the quotes or braces. */
  readonly text: string;
}

/** A tag as it is written; which tags belong together is another matter. */
export interface JsxTag {
  readonly range: TextRange;
  /** `Card`, `Color.Row`, `svg:path`; empty for a fragment (`<>`). */
  readonly name: string;
  readonly nameRange: TextRange;
  readonly form: 'opening' | 'closing' | 'selfClosing';
  /** At most {@link mostAttributes}. */
  readonly attributes: readonly JsxAttribute[];
}

/** As many attributes of a tag are kept; nobody writes more, and a page may consist of a million. */
export const mostAttributes = 10_000;

/** Where an unfinished tag ends, and what was read of it until then. */
export interface BrokenTag {
  readonly brokenAt: number;
  readonly tag: JsxTag;
  /** Only text from here on can't complete the tag. */
  readonly lookahead: number;
}

const firstOfName = /\p{ID_Start}/u;
const namePart = /\p{ID_Continue}/u;

/** Reads the tag that begins with the `<` at an offset; undefined if none begins there. */
export function scanTag(
  text: string,
  offset: number,
  limit: number,
  braces?: BracketScanner,
): JsxTag | BrokenTag | undefined {
  const plain = scanPlainTag(text, offset, limit);
  if (plain !== undefined) return plain;
  return new TagScanner(text, offset, limit, braces ?? new BracketScanner(text, limit, 'braces')).scan();
}

const noAttributes: readonly JsxAttribute[] = [];

/** Reads a tag that is no more than a name of ASCII letters and digits, or a fragment’s; undefined for all others. */
function scanPlainTag(text: string, start: number, limit: number): JsxTag | undefined {
  const isClosing = text.charCodeAt(start + 1) === 47;
  const nameStart = start + (isClosing ? 2 : 1);
  let end = nameStart;
  while (isLetter(text.charCodeAt(end)) || (end > nameStart && isDigit(text.charCodeAt(end)))) end++;
  if (end >= limit || text.charCodeAt(end) !== 62) return undefined;
  return {
    name: text.slice(nameStart, end),
    nameRange: { start: nameStart, end },
    attributes: noAttributes,
    form: isClosing ? 'closing' : 'opening',
    range: { start, end: end + 1 },
  };
}

function isLetter(code: number): boolean {
  return (code | 32) >= 97 && (code | 32) <= 122;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

export function isBroken(tag: JsxTag | BrokenTag): tag is BrokenTag {
  return 'brokenAt' in tag;
}

/** Nearly all characters of tags are ASCII, for which a pattern for every script is much slower. */
function isFirstOfName(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code < 128 ? isLetter(code) || code === 36 || code === 95 : firstOfName.test(text.charAt(at));
}

function isNamePart(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code >= 128) return namePart.test(text.charAt(at));
  return isLetter(code) || isDigit(code) || code === 45 || code === 36 || code === 95;
}

function isSpace(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code === 32 || ((code < 33 || code > 126) && /\s/.test(text.charAt(at)));
}

class TagScanner {
  readonly #text: string;
  readonly #start: number;
  readonly #limit: number;
  readonly #braces: BracketScanner;
  readonly #attributes: JsxAttribute[] = [];
  #at: number;
  /** Whether a quote or brace stays open until the end, so that the complete text was read. */
  #isOpen = false;

  constructor(text: string, start: number, limit: number, braces: BracketScanner) {
    this.#text = text;
    this.#start = start;
    this.#limit = limit;
    this.#braces = braces;
    this.#at = start + 1;
  }

  scan(): JsxTag | BrokenTag | undefined {
    const closing = this.#take('/');
    if (closing) this.#skipSpace();
    const nameRange = this.#name(true);
    const name = this.#text.slice(nameRange.start, nameRange.end);
    if (name === '' && !this.#sees('>')) return undefined;
    const end = this.#end(closing);
    const form = closing ? 'closing' : end.selfClosing ? 'selfClosing' : 'opening';
    const range = { start: this.#start, end: this.#at };
    const tag: JsxTag = { name, nameRange, attributes: this.#attributes, form, range };
    if (end.complete) return tag;
    return { brokenAt: this.#at, tag, lookahead: this.#isOpen ? this.#limit : this.#at + 1 };
  }

  /** Reads attributes up to the end of the tag or a syntax error. */
  #end(closing: boolean): { readonly complete: boolean; readonly selfClosing: boolean } {
    for (;;) {
      this.#skipSpace();
      if (this.#take('>')) return { complete: true, selfClosing: false };
      if (closing) return { complete: false, selfClosing: false };
      if (this.#take('/')) {
        this.#skipSpace();
        return { complete: this.#take('>'), selfClosing: true };
      }
      const attribute = this.#sees('{') ? this.#spread() : this.#attribute();
      if (attribute === undefined) return { complete: false, selfClosing: false };
      if (this.#attributes.length < mostAttributes) this.#attributes.push(attribute);
    }
  }

  #spread(): JsxAttribute | undefined {
    const start = this.#at;
    const value = this.#expression();
    if (value === undefined) return undefined;
    return { name: '', range: { start, end: this.#at }, nameRange: { start, end: start }, value };
  }

  #attribute(): JsxAttribute | undefined {
    const nameRange = this.#name(false);
    if (nameRange.start === nameRange.end) return undefined;
    const name = this.#text.slice(nameRange.start, nameRange.end);
    const afterName = this.#at;
    this.#skipSpace();
    if (!this.#take('=')) {
      this.#at = afterName;
      return { name, range: nameRange, nameRange, value: undefined };
    }
    this.#skipSpace();
    const value = this.#sees('{') ? this.#expression() : this.#quoted();
    const range = { start: nameRange.start, end: this.#at };
    if (value === undefined) {
      this.#attributes.push({ name, range, nameRange, value });
      return undefined;
    }
    return { name, range, nameRange, value };
  }

  #expression(): JsxValue | undefined {
    const start = this.#at;
    const end = this.#braces.endOf(start);
    if (end === undefined) {
      this.#isOpen = true;
      return undefined;
    }
    this.#at = end;
    return { kind: 'expression', range: { start, end }, text: this.#text.slice(start + 1, end - 1) };
  }

  #quoted(): JsxValue | undefined {
    const quote = this.#text.charAt(this.#at);
    if (quote !== '"' && quote !== "'") return undefined;
    const start = this.#at;
    const close = this.#text.indexOf(quote, start + 1);
    if (close < 0 || close >= this.#limit) {
      this.#isOpen = true;
      return undefined;
    }
    this.#at = close + 1;
    return { kind: 'text', range: { start, end: close + 1 }, text: this.#text.slice(start + 1, close) };
  }

  /** Reads a name with one segment after a colon or, of tags, any after dots; empty if there is none. */
  #name(ofTag: boolean): TextRange {
    const start = this.#at;
    if (!this.#namePart()) return { start, end: start };
    if (ofTag && this.#sees('.')) while (this.#sees('.') && this.#furtherNamePart());
    else if (this.#sees(':')) this.#furtherNamePart();
    return { start, end: this.#at };
  }

  #furtherNamePart(): boolean {
    const before = this.#at++;
    if (this.#namePart()) return true;
    this.#at = before;
    return false;
  }

  #namePart(): boolean {
    if (!isFirstOfName(this.#text, this.#at)) return false;
    do this.#at++;
    while (this.#at < this.#limit && isNamePart(this.#text, this.#at));
    return this.#at <= this.#limit;
  }

  #skipSpace(): void {
    while (this.#at < this.#limit && isSpace(this.#text, this.#at)) this.#at++;
  }

  #sees(char: string): boolean {
    return this.#at < this.#limit && this.#text.charAt(this.#at) === char;
  }

  #take(char: string): boolean {
    if (!this.#sees(char)) return false;
    this.#at++;
    return true;
  }
}
