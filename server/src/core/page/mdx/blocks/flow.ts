import type { BlockContext } from './blockContext.ts';
import { skipWhitespace } from '../whitespace.ts';
import { BracketScanner } from '../script/bracketScanner.ts';
import { containerText } from './containerText.ts';
import { isBroken, scanTag } from '../script/scanTag.ts';

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

/**
 * Reads the tags and expressions that begin on the line in as many blocks; undefined if none do. `depth` is the number
 * of open blocks to which they would belong.
 */
export function readFlow(context: BlockContext, depth: number): Flow | undefined {
  const { line, text } = context;
  if (line.next !== 60 && line.next !== 123) return undefined;
  // A `<` before whitespace begins no tag and is literal.
  if (line.next === 60 && /\s/.test(text.charAt(line.from + 1))) return undefined;
  if (depth > 1) return flowInside(context, depth);
  const flow = scanFlow(text, line.from, context.braces);
  context.lookahead(flow.lookahead);
  return flow;
}

/** Most end on their line, so the further lines of a list or quote are joined only when needed. */
function flowInside(context: BlockContext, depth: number): Flow {
  const { from, rest } = context.line;
  const one = `${rest}\n`;
  const flow = scanFlow(one, 0, new BracketScanner(one, one.length, 'braces'));
  if (!isBrokenFlow(flow) || flow.lookahead < one.length) return moved(flow, from);
  const { text, offset, braces, lookahead } = containerText(context, depth);
  const found = moved(scanFlow(text, from - offset, braces), offset);
  const isOpen = found.lookahead > offset + text.length;
  context.lookahead(isOpen ? lookahead : found.lookahead);
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
export function passLinesUntil(context: BlockContext, end: number): void {
  while (context.line.breakAt < end && context.nextLine());
  context.nextLine();
}
