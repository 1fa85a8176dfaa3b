import { deletion, insertion, replacement, type TextEdit } from '../../../server/src/core/text/textRange.ts';
import type { Lines, NewLine } from './change.ts';
import { enterAfterFence, hasClosingFence, isCodeOrFrontMatter } from './fences.ts';
import { enterInList } from './lists.ts';
import { enterInTable } from './tables.ts';

/** A line break that was typed, and what was at the cursor then. */
export interface LineBreak {
  readonly line: number;
  /** The line below what was typed since: the one below the new line if it is still one; the number of lines at the end. */
  readonly next: number;
  /** The indentation that the editor has given to the new line. */
  readonly indent: string;
  /** The text that was after the cursor. */
  readonly rest: string;
}

/** The edits that complete a line break. */
export interface Completion {
  readonly edits: readonly TextEdit[];
  /** What is inserted at the end of the text, where the cursor may be, which has to stay before it. */
  readonly atEnd?: string;
}

/**
 * Returns what has to be edited after a line break in a list, in a quote, in a table and after the line that opens a block
 * of code; undefined where a line break is all.
 *
 * The editor breaks the line itself, at once: an extension may answer later, on a busy machine or one far away, and what is
 * typed meanwhile would come before the break. So \`lines\` are those of any moment after it, with what was typed since
 * between \`indent\` and \`rest\`.
 */
export function completeLineBreak(lines: Lines, at: LineBreak, eol: string): Completion | undefined {
  if (!isStillThere(lines, at)) return undefined;
  const before = linesBefore(lines, at);
  const cursor = lines.text(at.line).length;
  const typed = lines.text(at.line + 1).slice(at.indent.length);
  const newLine =
    enterAfterFence(before, at.line, cursor) ??
    enterInTable(before, { line: at.line, character: cursor, typed }) ??
    enterInList(before, at.line, cursor);
  if (newLine === undefined || isCodeOrFrontMatter(before, at.line)) return undefined;
  return completion(lines, at, newLine, eol);
}

function isStillThere(lines: Lines, { line, next, indent, rest }: LineBreak): boolean {
  if (line < 0 || next <= line + 1 || next > lines.count) return false;
  const last = lines.text(next - 1);
  const typed = last.length - rest.length - (next - 1 === line + 1 ? indent.length : 0);
  return typed >= 0 && lines.text(line + 1).startsWith(indent) && last.endsWith(rest);
}

/** Returns the lines as they were before a line break, without what was typed since. */
function linesBefore(lines: Lines, at: LineBreak): Lines {
  const { line, next, rest } = at;
  const added = next - line - 1;
  const growth = growthOf(lines, at);
  return {
    count: lines.count - added,
    text: (one) => (one < line ? lines.text(one) : one > line ? lines.text(one + added) : lines.text(line) + rest),
    start: (one) => (one <= line ? lines.start(one) : lines.start(one + added) - growth),
  };
}

/** Returns the length of what came in at the cursor: the break, the indentation and what was typed since. */
function growthOf(lines: Lines, { line, next, rest }: LineBreak): number {
  return endOf(lines, next - 1) - rest.length - endOf(lines, line);
}

function endOf(lines: Lines, line: number): number {
  return lines.start(line) + lines.text(line).length;
}

function completion(lines: Lines, at: LineBreak, newLine: NewLine, eol: string): Completion {
  const { above, between, prefix, below, others = [] } = newLine;
  const growth = growthOf(lines, at);
  const moved = ({ range: { start, end }, newText }: TextEdit): TextEdit =>
    replacement({ start: start + growth, end: end + growth }, newText);
  const [start, text] = [lines.start(at.line), lines.text(at.line)];
  const edits = [
    ...(above === null ? [] : lineEdit(start, text, `${above ?? text}${between === undefined ? '' : eol + between}`)),
    ...beginning(lines.start(at.line + 1), { from: above === null ? start : undefined, indent: at.indent, prefix }),
    ...others.map(moved),
  ];
  // What was typed since may have closed the block of code already.
  const isAdded = below !== undefined && !hasClosingFence(lines, { from: at.line + 1, to: at.next }, below);
  if (!isAdded) return { edits };
  if (at.next === lines.count) return { edits, atEnd: `${eol}${below}` };
  return { edits: [...edits, insertion(lines.start(at.next), `${below}${eol}`)] };
}

/** Returns the edit that removes the end of a line, or appends to it; none if nothing is to be edited. */
function lineEdit(start: number, text: string, to: string): readonly TextEdit[] {
  if (text === to) return [];
  return to.startsWith(text)
    ? [insertion(start + text.length, to.slice(text.length))]
    : [deletion({ start: start + to.length, end: start + text.length })];
}

/** Returns the edit that gives a line its prefix, and removes what is before it from an offset on. */
function beginning(
  start: number,
  { from, indent, prefix }: { readonly from: number | undefined; readonly indent: string; readonly prefix: string },
): readonly TextEdit[] {
  const end = start + indent.length;
  if (from !== undefined || !prefix.startsWith(indent)) return [replacement({ start: from ?? start, end }, prefix)];
  return prefix === indent ? [] : [insertion(end, prefix.slice(indent.length))];
}
