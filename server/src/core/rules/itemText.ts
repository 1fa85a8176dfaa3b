import type { JsonNode } from '../config/json/jsonTree.ts';
import type { TextRange } from '../text/textRange.ts';

/** An item of a list, or a property of an object, with the comments that are about it. */
export interface Item {
  readonly node: JsonNode;
  /** Where its comments begin that stand before it; its own start without any. */
  readonly start: number;
  /** Behind its comma and the comment at the end of its line. */
  readonly end: number;
  /** The offset of its comma. */
  readonly comma: number | undefined;
  /** Whether nothing stands before it on its line, its comments left aside. */
  readonly beginsLine: boolean;
}

/** Which comments go with an item. */
export interface CommentChoice {
  /** Whether those on lines of their own right above it do. */
  readonly withAbove: boolean;
}

/** What is written of an item, so that it can be written elsewhere; the comma is left out. */
export interface ItemText {
  /** With the comments above it. */
  readonly text: string;
  /** Comments behind it, with the blanks before them; empty without any. */
  readonly comment: string;
  /** What its first line is indented by. */
  readonly indent: string;
}

/**
 * The items of a list or the properties of an object, each with the comments on its lines, and with those on the lines
 * above it where they are wanted.
 */
export function readItems(text: string, container: JsonNode, { withAbove }: CommentChoice): readonly Item[] {
  const { children = [], offset, length } = container;
  let from = offset + 1;
  return children.map((node, at) => {
    const until = children[at + 1]?.offset ?? offset + length - 1;
    const start = startWithComments(text, { start: from, end: node.offset }, withAbove, at === 0);
    const item = { node, start, beginsLine: isWhitespace(text.slice(lineStart(text, start), start)) };
    const rest = text.slice(endOf(node), until);
    const comma = upToComma.exec(rest)?.[0].length;
    const afterComma = endOf(node) + (comma ?? 0);
    const comments = (children[at + 1] === undefined && comma === undefined ? commentsAtEnd : commentsAtLineEnd).exec(
      text.slice(afterComma, until),
    )?.[0];
    from = afterComma + (comments ?? '').trimEnd().length;
    return { ...item, end: from, comma: comma === undefined ? undefined : afterComma - 1 };
  });
}

/** Blanks and comments before a comma, and the comma. A comment is taken to the end of its line, or a row of slashes could be read in many ways. */
const upToComma = /^(?:\s|\/\/[^\r\n]*(?![^\r\n])|\/\*(?:(?!\*\/)[^])*\*\/)*,/;

/** Comments that nothing follows on their line. */
const commentsAtLineEnd = /^[ \t]*(?:\/\*(?:(?!\*\/)[^\r\n])*\*\/[ \t]*)*(?:\/\/[^\r\n]*)?(?=\r?\n)/;

/** Comments behind the last item, which a bracket may follow on their line. */
const commentsAtEnd = /^[ \t]*(?:\/\*(?:(?!\*\/)[^\r\n])*\*\/[ \t]*)*(?:\/\/[^\r\n]*)?(?=\r?\n|$)/;

const comment = /\/\/[^\r\n]*|\/\*(?:(?!\*\/)[^])*\*\//g;

/** Comments belong to what stands on their line or right below; one behind the opening bracket is about the list. */
function startWithComments(text: string, gap: TextRange, withAbove: boolean, isFirst: boolean): number {
  const between = text.slice(gap.start, gap.end);
  let start = between.length;
  for (const { 0: found, index } of [...between.matchAll(comment)].reverse()) {
    const lines = between.slice(index + found.length, start).split('\n').length;
    const isAboutList = isFirst && !between.slice(0, index).includes('\n') && lines > 1;
    if (isAboutList || lines > (withAbove ? 2 : 1)) break;
    start = index;
  }
  return gap.start + start;
}

/** What is written of an item. */
export function itemText(text: string, { node, start, end, comma }: Item): ItemText {
  const after = [text.slice(endOf(node), comma ?? end), comma === undefined ? '' : text.slice(comma + 1, end)];
  const comments = after.filter((part) => !isWhitespace(part)).map((part) => part.trimEnd());
  return {
    text: text.slice(start, endOf(node)),
    comment: comments.join('').replace(/[ \t]*\r?\n[ \t]*/g, ' '),
    indent: indentAt(text, start),
  };
}

/** The blanks at the beginning of the line of an offset. */
export function indentAt(text: string, offset: number): string {
  return /^[ \t]*/.exec(text.slice(lineStart(text, offset), offset))?.[0] ?? '';
}

/** Where the line of an offset begins. */
export function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}

/** Where a node ends. */
export function endOf({ offset, length }: JsonNode): number {
  return offset + length;
}

export function isWhitespace(text: string): boolean {
  return text.trim() === '';
}
