import type { Lines, NewLine } from './change.ts';

/** The line that opens or closes a block of code. */
interface Fence {
  readonly indent: string;
  readonly marks: string;
  readonly info: string;
}

function fenceIn(text: string): Fence | undefined {
  const match = /^((?:\s*>)*\s*(?:(?:[-*+]|\d{1,9}[.)])\s+)*)(`{3,}|~{3,})\s*(.*)$/.exec(text);
  const [, indent = '', marks = '', info = ''] = match ?? [];
  return match === null || (marks.startsWith('`') && info.includes('`')) ? undefined : { indent, marks, info };
}

function closes({ marks, info }: Fence, open: Fence): boolean {
  return info === '' && marks.startsWith(open.marks);
}

/** Whether a line is code or front matter, in which no mark means anything. */
export function isCodeOrFrontMatter(lines: Lines, line: number): boolean {
  const first = endOfFrontMatter(lines);
  return line < first || openAfter(lines, { from: first, to: line }) !== undefined;
}

/** Whether the key of an entry of the front matter begins on a line: nothing but a letter is there. */
export function beginsKey(lines: Lines, line: number): boolean {
  return /^\s*[a-z]$/i.test(lines.text(line)) && line > 0 && line < endOfFrontMatter(lines);
}

function endOfFrontMatter(lines: Lines): number {
  if (lines.count === 0 || lines.text(0).trimEnd() !== '---') return 0;
  for (let line = 1; line < lines.count; line++) if (lines.text(line).trimEnd() === '---') return line + 1;
  return lines.count;
}

/** Returns the fence that is still open after some lines. */
function openAfter(
  lines: Lines,
  { from, to, open: before }: { readonly from: number; readonly to: number; readonly open?: Fence },
): Fence | undefined {
  let open = before;
  for (let line = from; line < to; line++) {
    const fence = fenceIn(lines.text(line));
    if (fence === undefined) continue;
    if (open === undefined) open = fence;
    else if (closes(fence, open)) open = undefined;
  }
  return open;
}

/**
 * Returns the fence that Enter has to close: it was just written at the cursor, with a language, and no line closes it
 * yet.
 */
function unclosedFence(lines: Lines, line: number, character: number): Fence | undefined {
  const text = lines.text(line);
  const fence = character === text.length ? fenceIn(text) : undefined;
  if (fence === undefined || fence.info === '' || isCodeOrFrontMatter(lines, line)) return undefined;
  const rest = { from: line + 1, to: lines.count };
  const next = nextFence(lines, rest.from);
  const isClosed =
    next !== undefined && closes(next, fence) && openAfter(lines, { ...rest, open: fence }) === undefined;
  return isClosed || openAfter(lines, rest) !== undefined ? undefined : fence;
}

function nextFence(lines: Lines, from: number): Fence | undefined {
  for (let line = from; line < lines.count; line++) {
    const fence = fenceIn(lines.text(line));
    if (fence !== undefined) return fence;
  }
  return undefined;
}

/** Whether one of some lines closes a block of code that a fence opens. */
export function hasClosingFence(
  lines: Lines,
  { from, to }: { readonly from: number; readonly to: number },
  open: string,
): boolean {
  const fence = fenceIn(open);
  return fence !== undefined && openAfter(lines, { from, to, open: fence }) === undefined;
}

/** Adds the closing fence, below an empty line for the code. */
export function enterAfterFence(lines: Lines, line: number, character: number): NewLine | undefined {
  const fence = unclosedFence(lines, line, character);
  if (fence === undefined) return undefined;
  // A fence on the line of a list item continues below the item's text.
  const prefix = fence.indent.replaceAll(/[^\s>]/g, ' ');
  return { prefix, below: `${prefix}${fence.marks}` };
}

/**
 * Whether the line below is the closing fence that Enter had added, and this one was typed by hand, as people do who don’t
 * know that. Below the typed one it would open a block that nothing closes.
 */
export function isFenceDoubled(lines: Lines, line: number): boolean {
  if (line + 1 >= lines.count || lines.text(line) !== lines.text(line + 1)) return false;
  const typed = fenceIn(lines.text(line));
  const open = openAfter(lines, { from: endOfFrontMatter(lines), to: line });
  if (typed === undefined || open === undefined || !closes(typed, open)) return false;
  return openAfter(lines, { from: line + 1, to: lines.count }) !== undefined;
}
