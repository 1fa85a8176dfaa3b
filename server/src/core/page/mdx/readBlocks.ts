import type { Tree, TreeFragment } from '@lezer/common';
import type { Labels } from './definitions.ts';
import { guardReuse } from './lezerInternals.ts';
import { parserFor } from './mdxParser.ts';
import { TextInput } from './textInput.ts';

/** The range of a block, and of the text on which it depends. */
export interface ReadBlock {
  /** The start of its first line, empty lines before it included. */
  readonly start: number;
  /** Its first character. */
  readonly from: number;
  readonly end: number;
  /** It depends on no text before. */
  readonly back: number;
  /** The offset from which it depends on no text; one after the text's end if it depends on that end. */
  readonly lookahead: number;
}

export interface ReadText {
  readonly tree: Tree;
  /** The blocks that were read, those left out that the fragments had. */
  readonly blocks: readonly ReadBlock[];
}

/** What can be reused from an earlier tree. */
export interface Reusable {
  readonly fragments: readonly TreeFragment[];
  /** The starts of the lines on which reusable blocks begin. */
  readonly beginnings: ReadonlySet<number>;
}

/** Parses a text block by block, and notes how far each of them looked. */
export function readBlocks(text: string, labels: Labels, reusable?: Reusable): ReadText {
  const input = new TextInput(text);
  const parse = parserFor(labels).startParse(input, reusable?.fragments);
  if (reusable !== undefined) guardReuse(parse, text, reusable.beginnings);
  const blocks: ReadBlock[] = [];
  for (;;) {
    const start = parse.parsedPos;
    const tree = parse.advance();
    const end = parse.parsedPos;
    const { reach, from, isInFootnote } = input.takeNotes();
    if (from !== undefined) {
      const ahead = isInFootnote ? endOfNextText(text, end) : endOfLine(text, end) + 1;
      const lookahead = end >= text.length ? text.length + 1 : Math.max(reach, ahead);
      blocks.push({ start, from, end, back: Math.min(start, startOfDependence(text, from, end)), lookahead });
    }
    if (tree !== null) return { tree, blocks };
  }
}

const tagAlone = /^<(?:\/[A-Za-z]\w*|[A-Za-z]\w*(?:[ \t]+[A-Za-z][\w-]*(?:="[^"<>{}]*")?)*[ \t]*\/?)>$/;

/**
 * A tag or an expression over several lines depends on the lines directly above: a tag on a line of its own is no
 * list's or quote's text, but anything else can be judged only from the beginning of the page.
 */
function startOfDependence(text: string, from: number, end: number): number {
  const isFlow = text.charAt(from) === '<' || text.charAt(from) === '{';
  const start = text.lastIndexOf('\n', from - 1) + 1;
  if (!isFlow || start === 0 || endOfLine(text, from) + 1 >= end) return from;
  const before = text.lastIndexOf('\n', start - 2) + 1;
  const line = text.slice(before, start).trim();
  if (line === '') return from;
  return tagAlone.test(line) ? before : 0;
}

/** Whether a footnote is over shows at the next line that isn't empty. */
function endOfNextText(text: string, start: number): number {
  const next = /\S/g;
  next.lastIndex = start;
  return endOfLine(text, next.exec(text)?.index ?? text.length) + 1;
}

function endOfLine(text: string, start: number): number {
  const end = text.indexOf('\n', start);
  return end < 0 ? text.length : end;
}
