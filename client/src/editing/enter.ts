import { split, type Change, type Lines } from './change.ts';
import { enterAfterFence } from './fences.ts';
import { enterInList } from './lists.ts';

/** Returns what Enter does in a list, in a quote and after the line that opens a block of code; elsewhere nothing. */
export function enterAt(lines: Lines, line: number, character: number, eol: string): Change | undefined {
  return enterAfterFence(lines, line, character, eol) ?? enterInList(lines, line, character, eol);
}

/**
 * Returns what Enter does where the editor's own commands can do it: `end` if the line is emptied up to the cursor, else
 * what is inserted at the cursor after a line break, as a snippet with a space for each further line break. Undefined if
 * only the extension can. The manifest binds the usual ones.
 *
 * What the editor does itself is done before the next key. An extension may answer later, on a busy machine or one far
 * away, and what is typed meanwhile would come before the line break.
 */
export function ownEnterAt(lines: Lines, line: number, character: number): string | undefined {
  const change = enterAt(lines, line, character, '\n');
  const [edit, ...others] = change?.edits ?? [];
  if (change === undefined || edit === undefined || others.length > 0) return undefined;
  const cursor = lines.start(line) + character;
  if (edit.range.start === edit.range.end) {
    if (edit.range.start !== cursor) return undefined;
    const { before, after } = split('', { edits: [at(0, edit.newText)], selection: moved(change, cursor) });
    const [indent = ''] = /^\s*/.exec(lines.text(line)) ?? [];
    // The editor indents the lines of a snippet as the line where it is inserted.
    const plain = (text: string): string => text.replaceAll(`\n${indent}`, '\n');
    const inserted = plain(before) + (after === '' ? '' : `$0${plain(after)}`);
    return inserted.startsWith('\n') ? inserted.slice(1).replaceAll('\n', ' ') : undefined;
  }
  const isEmptied = edit.newText === '' && edit.range.start === lines.start(line) && edit.range.end === cursor;
  return isEmptied ? 'end' : undefined;
}

function at(offset: number, newText: string): Change['edits'][number] {
  return { range: { start: offset, end: offset }, newText };
}

function moved({ selection }: Change, by: number): Change['selection'] {
  return { start: selection.start - by, end: selection.end - by };
}
