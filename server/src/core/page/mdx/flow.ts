import type { BlockContext, Line } from '@lezer/markdown';
import { skipWhitespace } from './whitespace.ts';
import { BracketScanner } from './bracketScanner.ts';
import { containerText } from './containerText.ts';
import { isBroken, scanTag } from './scanTag.ts';
import { inputOf, textOf } from './textInput.ts';

/** The result of parsing tags and expressions that begin a line. */
export interface Flow {
  /** Where they end, if they have their lines to themselves. */
  readonly end: number | undefined;
  /** Where something else follows on the line of the last; no block other than theirs begins before. */
  readonly followedAt: number | undefined;
  /** How far the text was read. */
  readonly lookahead: number;
}

/** Whether MDX gives up at what begins the line. */
export function isBrokenFlow({ end, followedAt }: Flow): boolean {
  return end === undefined && followedAt === undefined;
}

/** Reads the tags and expressions that begin on a line in as many blocks; undefined if none do. */
export function flowOn(context: BlockContext, line: Line, depth: number): Flow | undefined {
  if (line.next !== 60 && line.next !== 123) return undefined;
  // A `<` before whitespace begins no tag and is literal.
  if (line.next === 60 && /\s/.test(textOf(context).charAt(context.lineStart + line.pos + 1))) return undefined;
  const input = inputOf(context);
  if (depth === 1) {
    const start = context.lineStart + line.pos;
    const flow = scanFlow(input.text, start, input.braces);
    input.lookahead(flow.lookahead);
    return flow;
  }
  return flowInside(context, line, depth);
}

/** Most end on their line, so the further lines of a list or quote are joined only when needed. */
function flowInside(context: BlockContext, line: Line, depth: number): Flow {
  const start = context.lineStart + line.pos;
  const rest = `${line.text.slice(line.pos)}\n`;
  const flow = scanFlow(rest, 0, new BracketScanner(rest, rest.length, 'braces'));
  if (!isBrokenFlow(flow) || flow.lookahead < rest.length) return moved(flow, start);
  const { text, offset, braces, lookahead } = containerText(context, line, depth);
  const found = moved(scanFlow(text, start - offset, braces), offset);
  const isOpen = found.lookahead > offset + text.length;
  inputOf(context).lookahead(isOpen ? lookahead : found.lookahead);
  return found;
}

function moved({ end, followedAt, lookahead }: Flow, offset: number): Flow {
  return { end: shifted(end, offset), followedAt: shifted(followedAt, offset), lookahead: lookahead + offset };
}

function shifted(at: number | undefined, offset: number): number | undefined {
  return at === undefined ? undefined : at + offset;
}

function scanFlow(text: string, start: number, braces: BracketScanner): Flow {
  let at = start;
  for (;;) {
    const { end, lookahead } = endOfConstruct(text, at, braces);
    if (end === undefined) return { end, followedAt: undefined, lookahead };
    const next = skipWhitespace(text, end);
    if (isLineEnd(text, next)) return { end, followedAt: undefined, lookahead: next + 2 };
    if (!canFollow(text, at, next)) return { end: undefined, followedAt: next, lookahead: next + 2 };
    at = next;
  }
}

/** Whether what begins at an offset can go on with the line; of two expressions in a row MDX makes a paragraph. */
function canFollow(text: string, before: number, at: number): boolean {
  if (text.charAt(at) === '{') return text.charAt(before) === '<';
  // A `<` before whitespace begins no tag and is literal.
  return text.charAt(at) === '<' && !/\s/.test(text.charAt(at + 1));
}

function isLineEnd(text: string, at: number): boolean {
  const char = text.charAt(at);
  return char === '' || char === '\n' || (char === '\r' && text.charAt(at + 1) === '\n');
}

function endOfConstruct(
  text: string,
  at: number,
  braces: BracketScanner,
): { readonly end: number | undefined; readonly lookahead: number } {
  if (text.charAt(at) === '{') {
    const end = braces.endOf(at);
    return { end, lookahead: end ?? text.length + 1 };
  }
  const tag = scanTag(text, at, text.length, braces);
  if (tag === undefined) return { end: undefined, lookahead: lookaheadForName(text, at) };
  return isBroken(tag)
    ? { end: undefined, lookahead: tag.lookahead + 1 }
    : { end: tag.range.end, lookahead: tag.range.end };
}

/** Returns the offset after the first character of a tag's name; whitespace may follow the slash of a closing tag. */
function lookaheadForName(text: string, at: number): number {
  if (text.charAt(at + 1) !== '/') return at + 2;
  const name = /\S/g;
  name.lastIndex = at + 2;
  return (name.exec(text)?.index ?? text.length) + 1;
}

/** Moves on to the line after an offset. */
export function passLinesUntil(context: BlockContext, line: Line, end: number): void {
  while (context.lineStart + line.text.length < end && context.nextLine());
  context.nextLine();
}
