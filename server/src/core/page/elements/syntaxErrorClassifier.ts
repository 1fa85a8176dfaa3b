import type { SyntaxNode } from '@lezer/common';
import { endOfLine } from '../../text/lines.ts';
import { BracketScanner } from '../mdx/script/bracketScanner.ts';
import { isBroken, scanTag, type BrokenTag, type JsxTag } from '../mdx/script/scanTag.ts';
import { skipWhitespace } from '../mdx/whitespace.ts';
import type { PageProblem } from '../pageProblem.ts';

/** A syntax error, and the offset before which nothing is checked by itself because it belongs to the error. */
export interface SyntaxErrorSpan {
  readonly problem: PageProblem;
  readonly until: number;
}

/** The syntax error of a run of tags and expressions, and the complete tags before it. */
export interface BrokenRun extends SyntaxErrorSpan {
  readonly tags: readonly JsxTag[];
}

/** Classifies syntax errors. The braces it has read are cached, so that many errors cost little more than one. */
export class SyntaxErrorClassifier {
  readonly #text: string;
  readonly #braces = new Map<number, BracketScanner>();
  #blankLine = -1;
  #lineEnd = -1;
  #endsComments = true;

  constructor(text: string) {
    this.#text = text;
  }

  /**
   * Returns the syntax error of the run of tags and expressions that begins at an offset; `limit` is the end of its
   * paragraph, heading or cell, `isContained` whether that is in a list or quote. Offsets must not decrease between
   * calls.
   */
  at(offset: number, limit: number, isContained: boolean): BrokenRun {
    const tags: JsxTag[] = [];
    let at = offset;
    for (let end = this.#endOnLine(at, limit, tags); end !== undefined; end = this.#endOnLine(at, limit, tags)) {
      const next = skipWhitespace(this.#text, end);
      if (next >= limit || !/[<{]/.test(this.#text.charAt(next))) {
        return { ...this.#errorAt(offset, limit, isContained), tags: [] };
      }
      at = next;
    }
    return { ...this.#errorAt(at, limit, isContained), tags };
  }

  /** Returns the end of a tag or expression that is complete on its line, and adds the tag. */
  #endOnLine(start: number, limit: number, tags: JsxTag[]): number | undefined {
    if (tags.length === mostOfRun) return undefined;
    const scanned = this.#text.charAt(start) === '<' ? this.#scan(start, limit) : undefined;
    const tag = scanned !== undefined && !isBroken(scanned) ? scanned : undefined;
    const isExpression = this.#text.charAt(start) === '{';
    const end = isExpression ? this.#bracesBefore(limit).endOf(start) : tag?.range.end;
    if (end === undefined || this.#text.slice(start, end).includes('\n')) return undefined;
    if (tag !== undefined) tags.push(tag);
    return end;
  }

  #errorAt(offset: number, limit: number, isContained: boolean): SyntaxErrorSpan {
    const text = this.#text;
    const outsideLines = this.#linesOutside(offset, limit, isContained);
    if (outsideLines !== undefined) return outsideLines;
    if (text.charAt(offset) === '{') return closedBraces(text, offset, limit) ?? openBrace(offset);
    return (
      this.#htmlComment(offset) ?? autolink(text, offset) ?? this.#unfinishedTag(offset, limit) ?? strayLess(offset)
    );
  }

  /** Returns the error of a complete tag or expression with lines outside of the container in which it begins. */
  #linesOutside(start: number, limit: number, isContained: boolean): SyntaxErrorSpan | undefined {
    const isTag = this.#text.charAt(start) === '<';
    const scanned = isTag ? this.#scan(start, limit) : undefined;
    const tag = scanned !== undefined && !isBroken(scanned) ? scanned : undefined;
    const end = isTag ? tag?.range.end : (this.#bracesBefore(limit).endOf(start) ?? this.#endOfTemplate(start));
    if (end === undefined || (end > limit && !isContained) || !this.#text.slice(start, end).includes('\n'))
      return undefined;
    const range = { start, end };
    return { problem: { kind: 'outsideLines', range, fullTag: tag, isInside: true }, until: start + 1 };
  }

  /** Returns the end of an expression that is a template, which may contain empty lines. */
  #endOfTemplate(start: number): number | undefined {
    const template = /^\{`[^`]*`\}/.exec(this.#text.slice(start, start + mostOfTag))?.[0];
    return template === undefined ? undefined : start + template.length;
  }

  /** Returns the offset of the next empty line; the end of the text if there is none. */
  blankLineAfter(offset: number): number {
    if (offset < this.#blankLine) return this.#blankLine;
    const blankLine = /\n[ \t]*\r?\n/g;
    blankLine.lastIndex = offset;
    this.#blankLine = blankLine.exec(this.#text)?.index ?? this.#text.length;
    return this.#blankLine;
  }

  /** Returns the end of the line around an offset; a line may be as long as the page, and have an error at every word. */
  #endOfLine(offset: number): number {
    if (offset > this.#lineEnd) this.#lineEnd = endOfLine(this.#text, offset);
    return this.#lineEnd;
  }

  #scan(start: number, limit: number): JsxTag | BrokenTag | undefined {
    return scanTag(this.#text, start, limit, this.#bracesBefore(limit));
  }

  #bracesBefore(limit: number): BracketScanner {
    const braces = this.#braces.get(limit) ?? new BracketScanner(this.#text, limit, 'braces');
    // Only those of the current paragraph and of what is in it are requested again: the ones used last are kept.
    this.#braces.delete(limit);
    this.#braces.set(limit, braces);
    const [oldest] = this.#braces.keys();
    if (this.#braces.size > mostScanners && oldest !== undefined) this.#braces.delete(oldest);
    return braces;
  }

  #htmlComment(start: number): SyntaxErrorSpan | undefined {
    const text = this.#text;
    if (text.charAt(start + 1) !== '!') return undefined;
    const isComment = text.startsWith('<!--', start);
    const close = isComment ? this.#commentEnd(start) : text.indexOf('>', start);
    // An unclosed comment is reported at its beginning, because the range would cover the page otherwise.
    const end = close < 0 ? Math.min(start + 4, text.length) : close + (isComment ? 3 : 1);
    return { problem: { kind: 'htmlComment', range: { start, end }, isComment: isComment && close >= 0 }, until: end };
  }

  /** Returns the offset of the next `-->`; its absence is cached. */
  #commentEnd(start: number): number {
    const end = this.#endsComments ? this.#text.indexOf('-->', start) : -1;
    this.#endsComments = end >= 0;
    return end;
  }

  #unfinishedTag(start: number, limit: number): SyntaxErrorSpan | undefined {
    const text = this.#text;
    const read = this.#scan(start, limit) ?? nameless(text, start);
    if (read === undefined || !('brokenAt' in read)) return undefined;
    const { brokenAt } = read;
    const lineEnd = start + text.slice(start, Math.min(this.#endOfLine(start), limit)).trimEnd().length;
    const tag = read.tag.nameRange.start <= lineEnd ? read.tag : { ...read.tag, name: '' };
    const readEnd = start + text.slice(start, brokenAt).trimEnd().length;
    const end = openQuoteEnd(text, brokenAt, lineEnd) ?? Math.min(readEnd, missingQuoteBefore(tag) ?? limit);
    const range = { start, end: Math.max(start + 1, Math.min(end, lineEnd)) };
    return {
      problem: { kind: 'unfinishedTag', range, tag, brokenAt, closing: undefined },
      until: this.#endOfSyntaxError(start, lineEnd),
    };
  }

  /**
   * Returns how far text belongs to an unfinished tag and isn't checked by itself: its attributes before an empty line,
   * and the lines down to one that has only the tag's end. A value over several lines may lack its quote, so that only
   * the tag's own line surely belongs to it.
   */
  #endOfSyntaxError(start: number, lineEnd: number): number {
    const text = this.#text;
    const blankLine = this.blankLineAfter(start);
    const read = this.#scan(start, blankLine);
    if (read === undefined) return start + 1;
    if (!isBroken(read)) return read.range.end;
    const { tag, brokenAt } = read;
    const commentEnd = text.startsWith('<!--', brokenAt) ? this.#commentEnd(brokenAt) : -1;
    if (commentEnd >= 0) return commentEnd + '-->'.length;
    if (tag.attributes.some(({ value }) => value?.kind === 'text' && value.text.includes('\n'))) {
      return Math.min(lineEnd, missingQuoteBefore(tag) ?? lineEnd);
    }
    const restEnd = Math.min(blankLine, brokenAt + mostOfTag);
    // The tag's end is on one of the next lines, and the first may be as long as the page.
    const rest = this.#endOfLine(start) < restEnd ? text.slice(brokenAt, restEnd) : '';
    const end = /^(?:[^\n]*\n(?![ \t]*<))+?[ \t]*\/?>(?=[ \t]*(?:\r?\n|$))/.exec(rest)?.[0].length;
    if (end !== undefined) return brokenAt + end;
    return Math.min(brokenAt + (text.charAt(brokenAt) === '{' ? 1 : 0), missingQuoteBefore(tag) ?? Infinity);
  }
}

function openBrace(start: number): SyntaxErrorSpan {
  return { problem: { kind: 'openBrace', range: { start, end: start + 1 } }, until: start + 1 };
}

/** Braces on one line are hardly longer; what they contain is only text then. */
const mostInBraces = 300;

/**
 * Returns the syntax error of an expression whose `}` is there, but within what JavaScript takes for a comment or a
 * string: `{see https://a.example}`.
 */
function closedBraces(text: string, start: number, limit: number): SyntaxErrorSpan | undefined {
  if (text.startsWith('{/*', start)) return undefined;
  let depth = 0;
  for (let at = start; at < Math.min(limit, start + mostInBraces) && depth < 10; at++) {
    const char = text.charAt(at);
    if (char === '\n') return undefined;
    if (char === '{') depth++;
    if (char !== '}' || --depth > 0) continue;
    return { problem: { kind: 'expression', range: { start, end: at + 1 }, owner: 'text' }, until: at + 1 };
  }
  return undefined;
}

/** As many ends of paragraphs, and of code and the like in them, are braces read to at a time. */
const mostScanners = 5;

/** As many tags may precede the error on its line. */
const mostOfRun = 100;

/** The end of an unfinished tag is searched for this far; few tags are longer. */
const mostOfTag = 5_000;

const autolinkPattern = /<(?:[a-z][a-z\d+.-]{1,31}:[^\s<>]*|[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(?:\.[\w-]+)*)>/iy;

function autolink(text: string, start: number): SyntaxErrorSpan | undefined {
  autolinkPattern.lastIndex = start;
  const found = autolinkPattern.exec(text)?.[0];
  if (found === undefined) return undefined;
  const end = start + found.length;
  return { problem: { kind: 'autolink', range: { start, end }, address: found.slice(1, -1) }, until: end };
}

/** Returns a closing tag that consists only of `</`. */
function nameless(text: string, start: number): Pick<BrokenTag, 'tag' | 'brokenAt'> | undefined {
  if (!text.startsWith('</', start)) return undefined;
  const end = start + '</'.length;
  const nameRange = { start: end, end };
  return { brokenAt: end, tag: { name: '', nameRange, form: 'closing', attributes: [], range: { start, end } } };
}

/** Returns the offset after the `>` of a tag whose last value has no closing quote. */
function openQuoteEnd(text: string, brokenAt: number, lineEnd: number): number | undefined {
  const found = /^["'][^>\n]*>/.exec(text.slice(brokenAt, lineEnd))?.[0].length;
  return found === undefined ? undefined : brokenAt + found;
}

/** Returns the intended end of the tag if a string without its closing quote contains a `>`: `<a href="/b>`. */
function missingQuoteBefore({ attributes }: JsxTag): number | undefined {
  for (const { value } of attributes) {
    const length = value?.kind === 'text' ? value.text.indexOf('>') : -1;
    if (value !== undefined && length >= 0) return value.range.start + length + 2;
  }
  return undefined;
}

function strayLess(at: number): SyntaxErrorSpan {
  return { problem: { kind: 'strayLess', range: { start: at, end: at + 1 } }, until: at + 1 };
}

const inlineContainers = new Set(['Emphasis', 'StrongEmphasis', 'Strikethrough', 'Link', 'Image']);

/** Returns the paragraph, heading or cell that contains a node. */
export function blockAround(node: SyntaxNode | null): SyntaxNode | null {
  let block = node;
  while (block !== null && inlineContainers.has(block.name)) block = block.parent;
  return block;
}
