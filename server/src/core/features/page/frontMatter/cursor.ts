import { keyAt, lineFrom } from '../../../page/frontMatter/sections.ts';
import type { FrontMatter } from '../../../page/frontMatter/frontMatter.ts';
import type { PageModel } from '../../../page/pageModel.ts';
import { startOfLine } from '../../../text/lines.ts';
import type { TextRange } from '../../../text/textRange.ts';

export type FrontMatterCursor =
  | {
      readonly role: 'key';
      /** The key at the cursor, however short; includes a quote before it. */
      readonly replace: TextRange;
      /** Its text before the cursor. */
      readonly typed: string;
      /** Whether a colon follows, so that a key needs none. */
      readonly colonFollows: boolean;
    }
  | {
      readonly role: 'value';
      readonly key: string;
      /** The value at the cursor, or the item of a list; quotes left out. */
      readonly replace: TextRange;
      readonly typed: string;
      /** Whether the value is an item of a list. */
      readonly isItem: boolean;
      /** Whether a space is required before it. */
      readonly needsSpace: boolean;
      readonly inQuotes: boolean;
    };

/** Returns the cursor, read from its line alone so that incomplete lines work; undefined outside of front matter. */
export function frontMatterCursorAt({ text, frontMatter }: PageModel, offset: number): FrontMatterCursor | undefined {
  const lineStart = startOfLine(text, offset);
  const isInside = frontMatter === undefined ? isBegun(text, lineStart) : holds(text, frontMatter, lineStart, offset);
  if (!isInside) return undefined;
  const line = lineFrom(text, lineStart);
  const before = text.slice(lineStart, offset);
  if (/(?:^|\s)#/.test(before) && !/["']/.test(before)) return undefined;
  const isWord = /^["']?(?:[a-z][\w.:-]*)?$/i.test(before);
  const key = keyAt(text, lineStart);
  if (key !== undefined && offset >= key.colonEnd) return valueCursor(text, key.written, key.colonEnd, offset);
  if (isWord) return keyCursor(text, line, lineStart, offset);
  return /^[ \t]/.test(line) || before.startsWith('- ') ? itemCursor(text, lineStart, offset) : undefined;
}

/** The line of the closing hyphens is excluded; without them more lines may follow. */
function holds(text: string, { content, language }: FrontMatter, lineStart: number, offset: number): boolean {
  if (language !== 'yaml' || offset < content.start) return false;
  if (offset < content.end) return true;
  return !text.startsWith('---', content.end) && isBegun(text, lineStart);
}

/** A key, an indented line, an item of a list, or an empty line. */
const frontMatterLine = /^(?:[\w"'][\w"':.-]*:(?:[ \t].*)?|[ \t].*|- .*)?$/s;

/** Whether front matter that isn't closed yet begins above a line. */
function isBegun(text: string, lineStart: number): boolean {
  const opening = /^\uFEFF?---[ \t]*\r?\n/.exec(text)?.[0].length;
  if (opening === undefined || lineStart < opening) return false;
  const above = text.slice(opening, lineStart);
  return above.length < 5000 && above.split('\n').every((line) => frontMatterLine.test(line.replace(/\r$/, '')));
}

function keyCursor(text: string, line: string, lineStart: number, offset: number): FrontMatterCursor {
  const rest = line.slice(offset - lineStart);
  const end = offset + (/^[\w.:-]*?(?=["']?[ \t]*:(?:\s|$)|[^\w.:-]|$)["']?/.exec(rest)?.[0].length ?? 0);
  return {
    role: 'key',
    replace: { start: lineStart, end },
    typed: text.slice(lineStart, offset),
    colonFollows: /^[ \t]*:/.test(lineFrom(text, end)),
  };
}

function valueCursor(text: string, written: string, colonEnd: number, offset: number): FrontMatterCursor {
  const line = lineFrom(text, colonEnd);
  const name = /^["']/.test(written) ? written.slice(1, -1) : written;
  const list = /^[ \t]*\[[^\]]*$/.test(text.slice(colonEnd, offset));
  if (list) return flowItemCursor(text, name, colonEnd, offset);
  const whitespace = /^[ \t]*/.exec(line)?.[0].length ?? 0;
  const start = Math.min(offset, colonEnd + whitespace);
  return {
    role: 'value',
    key: name,
    isItem: false,
    needsSpace: start === colonEnd,
    ...wordAt(text, start, offset, comment),
  };
}

/** `related: [/a, /b]`. */
function flowItemCursor(text: string, key: string, colonEnd: number, offset: number): FrontMatterCursor {
  const before = text.slice(colonEnd, offset);
  const item = /[^,[]*$/.exec(before)?.[0] ?? '';
  const start = offset - item.trimStart().length;
  return { role: 'value', key, isItem: true, needsSpace: false, ...wordAt(text, start, offset, endOfItem) };
}

/** Returns the cursor in an item of a list below its key. */
function itemCursor(text: string, lineStart: number, offset: number): FrontMatterCursor | undefined {
  const dash = /^[ \t]*-[ \t]+/.exec(text.slice(lineStart, offset))?.[0].length;
  if (dash === undefined) return undefined;
  let at = lineStart;
  while (at > 0) {
    at = startOfLine(text, at - 1);
    const key = keyAt(text, at);
    if (key === undefined) continue;
    const word = wordAt(text, lineStart + dash, offset, comment);
    return { role: 'value', key: key.written, isItem: true, needsSpace: false, ...word };
  }
  return undefined;
}

// Each pattern reads a run of whitespace once, from its start.
const comment = /(?<![ \t])[ \t]+#.*$/;
const endOfItem = /(?<![ \t])[ \t]*[,\]].*$/;

interface Word {
  readonly replace: TextRange;
  readonly typed: string;
  readonly inQuotes: boolean;
}

/** Returns the value from an offset to the end of its line, its closing quote, or its terminator. */
function wordAt(text: string, from: number, offset: number, end: RegExp): Word {
  const line = lineFrom(text, from);
  const quote = /^["']/.exec(line)?.[0];
  const inQuotes = quote !== undefined && offset > from;
  const start = inQuotes ? from + 1 : from;
  const rest = text.slice(start, from + line.length);
  const closing = inQuotes ? rest.indexOf(quote) : -1;
  const word = closing >= 0 ? rest.slice(0, closing) : rest.replace(end, '').trimEnd();
  return { replace: { start, end: Math.max(offset, start + word.length) }, typed: text.slice(start, offset), inQuotes };
}
