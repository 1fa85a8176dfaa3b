import type { BlockContext, Line } from '@lezer/markdown';
import { isBlank } from './blanks.ts';
import { internalsOf } from './lezerInternals.ts';
import { inputOf } from './textInput.ts';

/** The columns by which the content of a footnote is indented. */
export const footnoteIndent = 4;

/** Text in which everything stands at the place that it has on the page, less `offset`. */
export interface PlacedText {
  readonly text: string;
  readonly offset: number;
  /** Whether all is there that lies in the lists and quotes around. */
  readonly isWhole: boolean;
}

/**
 * What follows from the current line's content on within the lists and quotes around it, of which `depth` are
 * asked, at most as many lines as given; the marks of quotes are blanks in it.
 */
export function contentFrom(context: BlockContext, line: Line, depth: number, lines: number): PlacedText {
  const input = inputOf(context);
  const offset = context.lineStart + line.pos;
  let text = line.text.slice(line.pos);
  let end = context.lineStart + line.text.length;
  for (let count = 1; end < input.length; count++) {
    if (count === lines) return { text: `${text}\n`, offset, isWhole: false };
    const next = lineAt(input.text, end + 1);
    input.looked(end + 1 + next.length);
    const start = contentStart(context, depth, next);
    if (start === undefined) break;
    text += `\n${' '.repeat(start)}${next.slice(start)}`;
    end += 1 + next.length;
  }
  if (end >= input.length) input.looked(input.length + 1);
  else text += '\n';
  return { text, offset, isWhole: true };
}

/** The content of the line after the current one; undefined where the lists and quotes around don't go on. */
export function peekContent(context: BlockContext, line: Line, depth: number): string | undefined {
  const input = inputOf(context);
  const end = context.lineStart + line.text.length;
  if (end >= input.length) return undefined;
  const next = lineAt(input.text, end + 1);
  input.looked(end + 2 + next.length);
  const start = contentStart(context, depth, next);
  return start === undefined ? undefined : next.slice(start).trimEnd();
}

function lineAt(text: string, start: number): string {
  const end = text.indexOf('\n', start);
  return end < 0 ? text.slice(start) : text.slice(start, end);
}

/** Where the content of a line begins within the blocks that are open; undefined when one of them ends before it. */
function contentStart(context: BlockContext, depth: number, line: string): number | undefined {
  const place = { at: 0, column: 0 };
  for (let level = 1; level < depth; level++) {
    switch (context.parentType(level).name) {
      case 'Blockquote':
        if (!passQuoteMark(line, place)) return undefined;
        break;
      case 'ListItem':
        if (!passIndent(line, place, internalsOf(context).stack[level]?.value ?? 0)) return undefined;
        break;
      case 'FootnoteDefinition':
        if (!passIndent(line, place, footnoteIndent)) return undefined;
        break;
    }
  }
  return place.at;
}

interface Place {
  at: number;
  column: number;
}

function passQuoteMark(line: string, place: Place): boolean {
  while (isBlank(line.charAt(place.at))) passChar(line, place);
  if (line.charAt(place.at) !== '>') return false;
  passChar(line, place);
  if (isBlank(line.charAt(place.at))) passChar(line, place);
  return true;
}

/** Passes as many columns of blanks; a line without anything else always has them. */
function passIndent(line: string, place: Place, columns: number): boolean {
  const goal = place.column + columns;
  while (place.column < goal && isBlank(line.charAt(place.at))) passChar(line, place);
  return place.column >= goal || line.slice(place.at).trim() === '';
}

function passChar(line: string, place: Place): void {
  place.column += line.charAt(place.at) === '\t' ? 4 - (place.column % 4) : 1;
  place.at++;
}
