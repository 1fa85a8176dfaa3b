import { endOf, type JsonNode } from '../json/jsonTree.ts';
import { lazyForEach } from '../../util/lazy.ts';
import { beginsLine, lineBefore } from '../../text/lines.ts';
import type { TextRange } from '../../text/textRange.ts';

/** An item of a list, or a property of an object, with its comments. */
export interface Item {
  readonly node: JsonNode;
  /** The start of the comments before it; its own start if there are none. */
  readonly start: number;
  /** After its comma and the comment at the end of its line. */
  readonly end: number;
  /** The offset of its comma. */
  readonly comma: number | undefined;
  /** Whether it is the first on its line, apart from its comments. */
  readonly beginsLine: boolean;
}

/** The comments that belong to an item. */
export interface CommentChoice {
  /** Whether those on lines of their own directly above it do. */
  readonly withAbove: boolean;
}

/** The text of an item, to write elsewhere; without its comma. */
export interface ItemText {
  /** Includes the comments above it. */
  readonly text: string;
  /** The comments after it, with the whitespace before them; empty if there are none. */
  readonly comment: string;
  /** The indentation of its first line. */
  readonly indent: string;
}

/**
 * Returns the items of a list or the properties of an object, each with the comments on its lines, and if requested
 * with those on the lines above it.
 */
export function readItems(text: string, container: JsonNode, { withAbove }: CommentChoice): readonly Item[] {
  const choices = itemsOfContainer(container);
  const known = choices.get(withAbove);
  if (known?.text === text) return known.items;
  const items = newItems(text, container, { withAbove });
  choices.set(withAbove, { text, items });
  return items;
}

interface KnownItems {
  readonly text: string;
  readonly items: readonly Item[];
}

/** A fix of each of a thousand findings may need the items of one large list. */
const itemsOfContainer = lazyForEach((_container: JsonNode) => new Map<boolean, KnownItems>());

function newItems(text: string, container: JsonNode, { withAbove }: CommentChoice): readonly Item[] {
  const { children = [], offset, length } = container;
  let from = offset + 1;
  return children.map((node, at) => {
    const until = children[at + 1]?.offset ?? offset + length - 1;
    const start = startWithComments(text, { start: from, end: node.offset }, withAbove, at === 0);
    const item = { node, start, beginsLine: beginsLine(text, start) };
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

/**
 * Whitespace and comments before a comma, and the comma. A comment extends to the end of its line, or a row of slashes
 * could match in many ways.
 */
const upToComma = /^(?:\s|\/\/[^\r\n]*(?![^\r\n])|\/\*(?:(?!\*\/)[^])*\*\/)*,/;

/** Comments at the end of their line. */
const commentsAtLineEnd = /^[ \t]*(?:\/\*(?:(?!\*\/)[^\r\n])*\*\/[ \t]*)*(?:\/\/[^\r\n]*)?(?=\r?\n)/;

/** Comments after the last item, which a bracket may follow on their line. */
const commentsAtEnd = /^[ \t]*(?:\/\*(?:(?!\*\/)[^\r\n])*\*\/[ \t]*)*(?:\/\/[^\r\n]*)?(?=\r?\n|$)/;

const comment = /\/\/[^\r\n]*|\/\*(?:(?!\*\/)[^])*\*\//g;

/** Comments belong to the item on their line or directly below; one after the opening bracket is about the list. */
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

export function itemText(text: string, { node, start, end, comma }: Item): ItemText {
  const after = [text.slice(endOf(node), comma ?? end), comma === undefined ? '' : text.slice(comma + 1, end)];
  const comments = after.filter((part) => !isBlank(part)).map((part) => part.trimEnd());
  return {
    text: text.slice(start, endOf(node)),
    comment: comments.join('').replace(/[ \t]*\r?\n[ \t]*/g, ' '),
    indent: indentAt(text, start),
  };
}

/** Returns the indentation of the line of an offset. */
export function indentAt(text: string, offset: number): string {
  return /^[ \t]*/.exec(lineBefore(text, offset))?.[0] ?? '';
}

export function isBlank(text: string): boolean {
  return text.trim() === '';
}
