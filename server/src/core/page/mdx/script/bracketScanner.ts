import type { TextRange } from '../../../text/textRange.ts';

/** Which brackets are matched: those of expressions, or any. */
type Brackets = 'braces' | 'all';

const openers: Readonly<Record<Brackets, string>> = { braces: '{', all: '{([' };
const closers: Readonly<Record<Brackets, string>> = { braces: '}', all: '})]' };
const special = /[{}()[\]"'`/$\\<>]/g;

/** Brackets that are nested deeper count as unclosed: nobody writes them, and a page of a single `{` has a million. */
const deepest = 50_000;

/** An open construct: a bracket, a template, a tag up to its `>`, or the text between two tags. */
type Kind = 'bracket' | 'template' | 'tag' | 'closingTag' | 'content';

/**
 * Finds where brackets of JavaScript and JSX end, by their tokens alone: those in strings, templates, comments and
 * regular expressions don't count. Unclosed ones are cached, so that many cost no more than one.
 */
export class BracketScanner {
  readonly #text: string;
  readonly #limit: number;
  readonly #openers: string;
  readonly #closers: string;
  readonly #unclosed = new Set<number>();
  #noCommentEndFrom = Infinity;
  /** By quote, the end of a line in which none closes a string. */
  readonly #noQuoteIn = new Map<number, TextRange>();
  /** The open constructs, and the offset of each. */
  #open: Kind[] = [];
  #offsets: number[] = [];

  constructor(text: string, limit: number, brackets: Brackets) {
    this.#text = text;
    this.#limit = limit;
    this.#openers = openers[brackets];
    this.#closers = closers[brackets];
  }

  /** Returns the offset after the bracket that closes the one at `open`; undefined if none does before the limit. */
  endOf(open: number): number | undefined {
    if (this.#unclosed.has(open)) return undefined;
    this.#open = [];
    this.#offsets = [];
    for (let at = open; at < this.#limit; at = this.#nextSpecial(at)) {
      const next = this.#step(at);
      if (next === undefined || this.#open.length > deepest) break;
      if (this.#open.length === 0) return next;
      at = next;
    }
    this.#open.forEach((kind, index) => {
      if (kind === 'bracket') this.#unclosed.add(this.#offsets[index] ?? 0);
    });
    return undefined;
  }

  /** Passes the token at an offset; returns the offset after it, or undefined if nothing further can end. */
  #step(at: number): number | undefined {
    const char = this.#text.charAt(at);
    switch (this.#open.at(-1)) {
      case 'template':
        return this.#inTemplate(char, at);
      case 'tag':
      case 'closingTag':
        return this.#inTag(char, at);
      case 'content':
        return this.#inContent(char, at);
      default:
        return this.#inCode(char, at);
    }
  }

  #inCode(char: string, at: number): number | undefined {
    if (this.#openers.includes(char)) return this.#openBracket(at);
    if (this.#closers.includes(char)) {
      this.#pop();
      return at + 1;
    }
    switch (char) {
      case '`':
        this.#push('template', at);
        return at + 1;
      case '"':
      case "'":
        return this.#endOfText(at);
      case '/':
        return this.#endOfSlash(at);
      case '<':
        if (this.#beginsElement(at)) this.#push('tag', at);
        return at + 1;
      default:
        return at + 1;
    }
  }

  #inTemplate(char: string, at: number): number | undefined {
    if (char === '`') this.#pop();
    else if (char === '$' && this.#text.charAt(at + 1) === '{') return this.#openBracket(at + 1);
    return at + (char === '\\' ? 2 : 1);
  }

  #inTag(char: string, at: number): number | undefined {
    switch (char) {
      case '{':
        return this.#openBracket(at);
      case '}':
        return this.#leaveElements(at);
      case '"':
      case "'": {
        const end = this.#text.indexOf(char, at + 1);
        return end < 0 ? undefined : end + 1;
      }
      case '>':
        return this.#endTag(at);
      default:
        return at + 1;
    }
  }

  /** Passes the end of a tag: an opening one begins an element's content, which a closing one ends. */
  #endTag(at: number): number {
    if (this.#pop() === 'closingTag') this.#pop();
    else if (this.#text.charAt(at - 1) !== '/') this.#push('content', at);
    return at + 1;
  }

  #inContent(char: string, at: number): number | undefined {
    if (char === '{') return this.#openBracket(at);
    if (char === '}') return this.#leaveElements(at);
    if (char === '<') this.#push(this.#text.charAt(at + 1) === '/' ? 'closingTag' : 'tag', at);
    return at + 1;
  }

  #openBracket(at: number): number | undefined {
    if (this.#unclosed.has(at)) return undefined;
    this.#push('bracket', at);
    return at + 1;
  }

  #push(kind: Kind, at: number): void {
    this.#open.push(kind);
    this.#offsets.push(at);
  }

  #pop(): Kind | undefined {
    this.#offsets.pop();
    return this.#open.pop();
  }

  /** Ends the elements that were left open within a brace that closes. */
  #leaveElements(at: number): number {
    while (this.#open.length > 0 && this.#pop() !== 'bracket');
    return at + 1;
  }

  #nextSpecial(at: number): number {
    special.lastIndex = at;
    return special.exec(this.#text)?.index ?? this.#limit;
  }

  /** Returns the end of a string at its quote; an apostrophe that isn't closed on its line begins none. */
  #endOfText(at: number): number {
    const quote = this.#text.charCodeAt(at);
    const known = this.#noQuoteIn.get(quote);
    if (known !== undefined && known.start <= at && at < known.end) return at + 1;
    let end = at + 1;
    for (; end < this.#limit; end++) {
      const code = this.#text.charCodeAt(end);
      if (code === 92) end++;
      else if (code === quote) return end + 1;
      else if (code === 10) break;
    }
    this.#noQuoteIn.set(quote, { start: at, end });
    return at + 1;
  }

  /** Returns the offset after a comment or a regular expression; the next offset for a slash that begins none. */
  #endOfSlash(at: number): number | undefined {
    const next = this.#text.charAt(at + 1);
    if (next === '*') return this.#endOfComment(at);
    if (next === '/') {
      const end = this.#text.indexOf('\n', at + 2);
      return end < 0 ? undefined : end;
    }
    return (this.#isOperand(at) ? endOfRegularExpression(this.#text, at) : undefined) ?? at + 1;
  }

  #endOfComment(at: number): number | undefined {
    if (at >= this.#noCommentEndFrom) return undefined;
    const end = this.#text.indexOf('*/', at + 2);
    if (end < 0) this.#noCommentEndFrom = at;
    return end < 0 ? undefined : end + 2;
  }

  #beginsElement(at: number): boolean {
    return /[\p{ID_Start}$_>]/u.test(this.#text.charAt(at + 1)) && this.#isOperand(at);
  }

  /** Whether a value is expected: after an operator a slash begins no division, and `<` compares nothing. */
  #isOperand(at: number): boolean {
    let before = at - 1;
    while (before > 0 && /\s/.test(this.#text.charAt(before))) before--;
    if ('(,=:[!&|?{;'.includes(this.#text.charAt(before))) return true;
    if (this.#text.charAt(before) === '>') return this.#text.charAt(before - 1) === '=';
    return /(?:^|[^\w$.])(?:return|default)$/.test(this.#text.slice(Math.max(0, before - 8), before + 1));
  }
}

/** Longer ones aren't recognized: unclosed slashes would each be followed to the end of their line. */
const longest = 500;

/**
 * Returns the offset after a regular expression that begins with the slash at `start`; undefined if its line doesn't
 * end it.
 */
function endOfRegularExpression(text: string, start: number): number | undefined {
  let isInClass = false;
  for (let at = start + 1; at - start <= longest; at++) {
    const char = text.charAt(at);
    if (char === '/' && !isInClass) return at + 1;
    if (char === '[' || char === ']') isInClass = char === '[';
    else if (char === '\\') at++;
    const last = text.charAt(at);
    if (last === '' || last === '\n' || last === '\r') return undefined;
  }
  return undefined;
}
