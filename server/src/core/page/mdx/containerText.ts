import type { BlockContext, Line } from '@lezer/markdown';
import { isWhitespace } from './whitespace.ts';
import { BracketScanner } from './bracketScanner.ts';
import { internalsOf } from './lezerInternals.ts';
import { inputOf } from './textInput.ts';

/** The columns by which the content of a footnote is indented. */
export const footnoteIndent = 4;

/** The text of a list item, quote or footnote from an offset on, with spaces for the marks of quotes. */
export interface ContainerText {
  readonly text: string;
  /** The page's offset at which it begins. */
  readonly offset: number;
  readonly braces: BracketScanner;
  /** How far the text was read to find its end. */
  readonly lookahead: number;
}

/** Put together once for each block; a page's parse ends before its blocks are of no use. */
const texts = new WeakMap<object, ContainerText>();

/** Returns the text from the current line's content on within the `depth` innermost lists and quotes. */
export function containerText(context: BlockContext, line: Line, depth: number): ContainerText {
  const block = internalsOf(context).stack[depth - 1];
  const at = context.lineStart + line.pos;
  const known = block === undefined ? undefined : texts.get(block);
  if (known !== undefined && at >= known.offset && at < known.offset + known.text.length) return known;
  const built = buildText(context, line, depth);
  if (block !== undefined) texts.set(block, built);
  return built;
}

function buildText(context: BlockContext, line: Line, depth: number): ContainerText {
  const { text, length } = inputOf(context);
  const offset = context.lineStart + line.pos;
  const lines = [line.text.slice(line.pos)];
  let end = context.lineStart + line.text.length;
  let lookahead = length + 1;
  while (end < length) {
    const next = lineAt(text, end + 1);
    const start = contentStart(context, depth, next);
    if (start === undefined) {
      lookahead = end + 2 + next.length;
      lines.push('');
      break;
    }
    lines.push(' '.repeat(start) + next.slice(start));
    end += 1 + next.length;
  }
  const content = lines.join('\n');
  return { text: content, offset, braces: new BracketScanner(content, content.length, 'braces'), lookahead };
}

/** Returns the content of the next line; undefined if the enclosing lists and quotes don't continue. */
export function peekContent(context: BlockContext, line: Line, depth: number): string | undefined {
  const input = inputOf(context);
  const end = context.lineStart + line.text.length;
  if (end >= input.length) return undefined;
  const next = lineAt(input.text, end + 1);
  input.lookahead(end + 2 + next.length);
  const start = contentStart(context, depth, next);
  return start === undefined ? undefined : next.slice(start).trimEnd();
}

function lineAt(text: string, start: number): string {
  const end = text.indexOf('\n', start);
  return end < 0 ? text.slice(start) : text.slice(start, end);
}

/** Returns where the content of a line begins within the open blocks; undefined if one of them ends before it. */
function contentStart(context: BlockContext, depth: number, line: string): number | undefined {
  const linePosition = { at: 0, column: 0 };
  for (let level = 1; level < depth; level++) {
    switch (context.parentType(level).name) {
      case 'Blockquote':
        if (!passQuoteMark(line, linePosition)) return undefined;
        break;
      case 'ListItem':
        if (!passIndent(line, linePosition, internalsOf(context).stack[level]?.value ?? 0)) return undefined;
        break;
      case 'FootnoteDefinition':
        if (!passIndent(line, linePosition, footnoteIndent)) return undefined;
        break;
    }
  }
  return linePosition.at;
}

interface LinePosition {
  at: number;
  column: number;
}

function passQuoteMark(line: string, linePosition: LinePosition): boolean {
  while (isWhitespace(line.charAt(linePosition.at))) passChar(line, linePosition);
  if (line.charAt(linePosition.at) !== '>') return false;
  passChar(line, linePosition);
  if (isWhitespace(line.charAt(linePosition.at))) passChar(line, linePosition);
  return true;
}

/** Passes a number of columns of indentation; an empty line always has them. */
function passIndent(line: string, linePosition: LinePosition, columns: number): boolean {
  const goal = linePosition.column + columns;
  while (linePosition.column < goal && isWhitespace(line.charAt(linePosition.at))) passChar(line, linePosition);
  return linePosition.column >= goal || line.slice(linePosition.at).trim() === '';
}

function passChar(line: string, linePosition: LinePosition): void {
  linePosition.column += line.charAt(linePosition.at) === '\t' ? 4 - (linePosition.column % 4) : 1;
  linePosition.at++;
}
