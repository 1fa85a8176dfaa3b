import { type TextRange, deletion, insertion, type TextEdit } from '../../../server/src/core/text/textRange.ts';
import type { Change } from './change.ts';

/** What the marks around a text mean. */
export type Mark = 'bold' | 'italic' | 'code';

/**
 * Puts marks around a selection, around the word at the cursor, or around nothing; removes those that are there. A
 * selection of several lines gets marks on each.
 */
export function toggleMark(text: string, selection: TextRange, mark: Mark): Change {
  const isEmpty = selection.start === selection.end;
  const target = isEmpty ? wordAt(text, selection.start) : selection;
  const parts = isEmpty ? [target] : partsOf(text, target);
  const marked = parts.map((part) => marksAround(text, part, mark));
  const isOn = parts.length > 0 && marked.every((found) => found !== undefined);
  const edits = isOn
    ? marked.flat()
    : parts.flatMap((part) => addMarks(text, part, newMark(text.slice(part.start, part.end), mark)));
  // The same characters stay selected, so that the same key takes the marks back.
  const selected = { start: moved(selection.start, edits), end: moved(selection.end, edits) };
  return { edits, selection: parts.length > 1 ? around(selection, edits) : selected };
}

/** The longest tag that is looked at, in characters. */
const longestTag = 5_000;

/** Whether an offset is within a tag, where marks would be part of an attribute. */
export function isInTag(text: string, offset: number): boolean {
  const before = text.slice(Math.max(0, offset - longestTag), offset);
  // What is in quotes may contain `>`; an empty line ends a paragraph, and with it what isn’t a tag.
  return /<[A-Za-z][\w.]*(?:\s+[\w:-]+(?:=(?:"[^"]*"|'[^']*'|\{[^{}]*\}))?)*(?:\s+[\w:-]+=(?:"[^"]*|'[^']*|\{[^{}]*)|\s+[\w:-]*)$/.test(
    before,
  );
}

/** Returns the word at an offset; empty if there is none. */
export function wordAt(text: string, offset: number): TextRange {
  const [before = ''] = /[\p{L}\p{M}\p{N}_-]*$/u.exec(text.slice(Math.max(0, offset - 200), offset)) ?? [];
  const [after = ''] = /^[\p{L}\p{M}\p{N}_-]*/u.exec(text.slice(offset, offset + 200)) ?? [];
  return { start: offset - before.length, end: offset + after.length };
}

/** Returns the text of each line in a range, without list markers and the whitespace around it. */
function partsOf(text: string, { start, end }: TextRange): readonly TextRange[] {
  const parts: TextRange[] = [];
  let at = start;
  for (const line of text.slice(start, end).split('\n')) {
    const isLineStart = at === 0 || text[at - 1] === '\n';
    const [lead = ''] =
      (isLineStart ? /^(?:\s|>|[-*+]\s|\d{1,9}[.)]\s|\[[ xX]\]\s|#{1,6}\s)*/ : /^\s*/).exec(line) ?? [];
    const content = line.slice(lead.length).trimEnd();
    if (content !== '') parts.push({ start: at + lead.length, end: at + lead.length + content.length });
    at += line.length + 1;
  }
  return parts;
}

function newMark(content: string, mark: Mark): string {
  if (mark !== 'code') return mark === 'bold' ? '**' : '*';
  const longest = [...content.matchAll(/`+/g)].reduce((most, [run]) => Math.max(most, run.length), 0);
  return '`'.repeat(longest === 0 ? 1 : longest + 1);
}

function addMarks(text: string, { start, end }: TextRange, marks: string): readonly TextEdit[] {
  const isCode = marks.startsWith('`');
  const [before, after] = [isCode && text[start] === '`' ? ' ' : '', isCode && text[end - 1] === '`' ? ' ' : ''];
  return [insertion(start, marks + before), insertion(end, after + marks)];
}

/** Returns the edits that remove the marks around or at the ends of a range; undefined if it has none. */
function marksAround(text: string, { start, end }: TextRange, mark: Mark): readonly TextEdit[] | undefined {
  for (const char of mark === 'code' ? ['`'] : ['*', '_']) {
    const outer = Math.min(runBefore(text, start, char), runAfter(text, end, char));
    const inner = Math.min(runAfter(text, start, char), runBefore(text, end, char));
    if (has(outer, mark)) {
      const length = lengthOf(outer, mark);
      return [removal(start - length, length), removal(end, length)];
    }
    if (has(inner, mark) && end - start > 2 * inner) {
      const length = lengthOf(inner, mark);
      return [removal(start, length), removal(end - length, length)];
    }
  }
  return undefined;
}

/** Whether a run of marks includes one: three are both bold and italic. */
function has(run: number, mark: Mark): boolean {
  if (mark === 'code') return run > 0;
  return mark === 'bold' ? run === 2 || run === 3 : run === 1 || run === 3;
}

function lengthOf(run: number, mark: Mark): number {
  if (mark === 'code') return run;
  return mark === 'bold' ? 2 : 1;
}

function removal(start: number, length: number): TextEdit {
  return deletion({ start, end: start + length });
}

function runBefore(text: string, offset: number, char: string): number {
  let at = offset;
  while (at > 0 && text[at - 1] === char) at--;
  return offset - at;
}

function runAfter(text: string, offset: number, char: string): number {
  let at = offset;
  while (text[at] === char) at++;
  return at - offset;
}

/** Returns where an offset is afterwards: between new marks rather than outside of them. */
function moved(offset: number, edits: readonly TextEdit[]): number {
  return edits.reduce((at, { range: { start, end }, newText }, index) => {
    const isClosing = index % 2 === 1;
    const isBefore = isClosing ? start < offset : start <= offset;
    return isBefore ? at + newText.length - (Math.min(offset, end) - start) : at;
  }, offset);
}

/** Returns a selection of several lines afterwards, with the marks of all of them. */
function around({ start, end }: TextRange, edits: readonly TextEdit[]): TextRange {
  return { start, end: edits.reduce((at, { range, newText }) => at + newText.length - (range.end - range.start), end) };
}
