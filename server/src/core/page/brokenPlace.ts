import { isBroken, scanTag, type JsxTag } from './mdx/scanTag.ts';
import type { PageProblem } from './pageProblem.ts';

/** A break, and the offset before which nothing is judged by itself because it belongs to the break. */
export interface BrokenPlace {
  readonly problem: PageProblem;
  readonly until: number;
}

/**
 * What is wrong with the `<` or `{` at an offset that begins neither a tag nor an expression; `limit` is the end of
 * the paragraph, heading or cell that it stands in.
 */
export function problemAt(text: string, at: number, limit: number): BrokenPlace {
  if (text.charAt(at) === '{')
    return { problem: { kind: 'openBrace', range: { start: at, end: at + 1 } }, until: at + 1 };
  return htmlComment(text, at) ?? autolink(text, at) ?? unfinishedTag(text, at, limit) ?? strayLess(at);
}

function htmlComment(text: string, start: number): BrokenPlace | undefined {
  if (text.charAt(start + 1) !== '!') return undefined;
  const isComment = text.startsWith('<!--', start);
  const close = isComment ? text.indexOf('-->', start + 4) : text.indexOf('>', start);
  // A comment that never ends is told of by its beginning, or the whole page would be marked.
  const end = close < 0 ? Math.min(start + 4, text.length) : close + (isComment ? 3 : 1);
  return { problem: { kind: 'htmlComment', range: { start, end }, isComment: isComment && close >= 0 }, until: end };
}

const autolinkPattern = /<(?:[a-z][a-z\d+.-]{1,31}:[^\s<>]*|[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(?:\.[\w-]+)*)>/iy;

function autolink(text: string, start: number): BrokenPlace | undefined {
  autolinkPattern.lastIndex = start;
  const found = autolinkPattern.exec(text)?.[0];
  if (found === undefined) return undefined;
  const end = start + found.length;
  return { problem: { kind: 'autolink', range: { start, end }, address: found.slice(1, -1) }, until: end };
}

function unfinishedTag(text: string, start: number, limit: number): BrokenPlace | undefined {
  const read = scanTag(text, start, limit);
  if (read === undefined || !isBroken(read)) return undefined;
  const { brokenAt } = read;
  const lineEnd = endOfLine(text, start, limit);
  const tag = read.tag.nameRange.start <= lineEnd ? read.tag : { ...read.tag, name: '' };
  const end = Math.min(start + text.slice(start, brokenAt).trimEnd().length, lineEnd, missingQuoteBefore(tag) ?? limit);
  const range = { start, end: Math.max(start + 1, end) };
  return {
    problem: { kind: 'unfinishedTag', range, tag, brokenAt, closing: undefined },
    until: endOfBreak(text, start, lineEnd),
  };
}

/** A tag that a person writes seldom goes on for longer; so far is looked for what belongs to one. */
const mostOfTag = 5_000;

/**
 * How far text belongs to a tag that breaks off and isn't judged by itself: what could be read of its attributes
 * before a blank line, and the lines down to one that holds nothing but the tag's end. A value that goes over lines
 * may lack its quote, so that only what stands on the tag's own line surely belongs to it.
 */
function endOfBreak(text: string, start: number, lineEnd: number): number {
  const part = text.slice(start, start + mostOfTag);
  const blank = /\n[ \t]*\r?\n/.exec(part)?.index;
  const read = scanTag(text, start, start + (blank ?? part.length));
  if (read === undefined) return start + 1;
  if (!isBroken(read)) return read.range.end;
  const { tag, brokenAt } = read;
  const commentEnd = text.startsWith('<!--', brokenAt) ? text.indexOf('-->', brokenAt) : -1;
  if (commentEnd >= 0) return commentEnd + '-->'.length;
  if (tag.attributes.some(({ value }) => value?.kind === 'text' && value.text.includes('\n'))) {
    return Math.min(lineEnd, missingQuoteBefore(tag) ?? lineEnd);
  }
  const rest = text.slice(brokenAt, start + (blank ?? part.length));
  const end = /^(?:[^\n]*\n(?![ \t]*<))+?[ \t]*\/?>(?=[ \t]*(?:\r?\n|$))/.exec(rest)?.[0].length;
  if (end !== undefined) return brokenAt + end;
  return Math.min(brokenAt + (text.charAt(brokenAt) === '{' ? 1 : 0), missingQuoteBefore(tag) ?? Infinity);
}

/** The end of the tag as it was meant, where a `>` stands in a text whose quote is missing: `<a href="/b>`. */
function missingQuoteBefore({ attributes }: JsxTag): number | undefined {
  for (const { value } of attributes) {
    const length = value?.kind === 'text' ? value.text.indexOf('>') : -1;
    if (value !== undefined && length >= 0) return value.range.start + length + 2;
  }
  return undefined;
}

/** The end of the line without the blanks before it. */
function endOfLine(text: string, start: number, limit: number): number {
  const newline = text.indexOf('\n', start);
  const end = newline < 0 ? limit : Math.min(newline, limit);
  return start + text.slice(start, end).trimEnd().length;
}

function strayLess(at: number): BrokenPlace {
  return { problem: { kind: 'strayLess', range: { start: at, end: at + 1 } }, until: at + 1 };
}
