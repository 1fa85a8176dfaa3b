import { insertion } from '../../../server/src/core/text/textEdit.ts';
import { split, type Change, type Lines } from './change.ts';
import { enterAfterFence } from './fences.ts';
import { enterInList } from './lists.ts';

/** Returns what Enter does in a list, in a quote and after the line that opens a block of code; elsewhere nothing. */
export function enterAt(lines: Lines, line: number, character: number, eol: string): Change | undefined {
  return enterAfterFence(lines, line, character, eol) ?? enterInList(lines, line, character, eol);
}

/**
 * Returns what Enter inserts at the cursor after a line break, where it changes nothing else: a snippet, with a space for
 * each further line break. The manifest binds the usual ones to commands of the editor's own.
 *
 * What the editor does itself is done before the next key. An extension may answer later, on a busy machine or one far
 * away, and what is typed meanwhile would come before the line break. What an item loses is left to the extension all the
 * same: what the editor knows of it from the extension may be older than the last letters, which would be lost.
 */
export function ownEnterAt(lines: Lines, line: number, character: number): string | undefined {
  const change = enterAt(lines, line, character, '\n');
  const [edit, ...others] = change?.edits ?? [];
  const cursor = lines.start(line) + character;
  if (change === undefined || edit?.range.start !== cursor || edit.range.end !== cursor || others.length > 0) {
    return undefined;
  }
  const { before, after } = split('', { edits: [insertion(0, edit.newText)], selection: moved(change, cursor) });
  const [indent = ''] = /^\s*/.exec(lines.text(line)) ?? [];
  // The editor indents the lines of a snippet as the line where it is inserted.
  const plain = (text: string): string => text.replaceAll(`\n${indent}`, '\n');
  const inserted = plain(before) + (after === '' ? '' : `$0${plain(after)}`);
  return inserted.startsWith('\n') ? inserted.slice(1).replaceAll('\n', ' ') : undefined;
}

function moved({ selection }: Change, by: number): Change['selection'] {
  return { start: selection.start - by, end: selection.end - by };
}
