import { type TextRange, applyEdits, type TextEdit } from '../../../server/src/core/text/textRange.ts';
import { linesOf, type Change, type Lines } from './change.ts';
import { itemIn, lastLineOf } from './listItems.ts';
import { indentItem, outdentItem } from './lists.ts';

/**
 * Moves the selected items with everything in them below the item before the first one. Undefined if there is none, or
 * if something else than items is selected.
 */
export function indentItems(text: string, selection: TextRange): Change | undefined {
  return shiftItems(text, selection, { shift: indentItem, isNeeded: true });
}

/** Moves those selected items that are in a list of their own to the list around it. Undefined as above. */
export function outdentItems(text: string, selection: TextRange): Change | undefined {
  return shiftItems(text, selection, { shift: outdentItem, isNeeded: false });
}

interface Shift {
  readonly shift: (lines: Lines, line: number, character: number) => Change | undefined;
  /** Whether nothing is moved if an item can't be. */
  readonly isNeeded: boolean;
}

/** Moves one item after the other, since the place and the number of each depend on those above. */
function shiftItems(text: string, selection: TextRange, { shift, isNeeded }: Shift): Change | undefined {
  const before = linesOf(text);
  const { first, last } = selectedLines(before, selection);
  let changed = text;
  for (let line = first; line <= last;) {
    const item = itemIn(before.text(line));
    if (item === undefined && before.text(line).trim() !== '') return undefined;
    const change = item && shift(linesOf(changed), line, 0);
    if (change !== undefined) changed = applyEdits(changed, change.edits);
    else if (item !== undefined && isNeeded) return undefined;
    // What is in a moved item has moved with it.
    line = (item !== undefined && change !== undefined ? lastLineOf(before, line, item) : line) + 1;
  }
  return changed === text ? undefined : changeOfLines(before, linesOf(changed), selection);
}

/** Returns the lines of a selection. One whose start alone is selected, as by selecting whole lines, isn't among them. */
function selectedLines(lines: Lines, { start, end }: TextRange): { readonly first: number; readonly last: number } {
  const [first, last] = [lineAt(lines, start), lineAt(lines, end)];
  return { first, last: last > first && lines.start(last) === end ? last - 1 : last };
}

function lineAt(lines: Lines, offset: number): number {
  let line = 0;
  while (line + 1 < lines.count && lines.start(line + 1) <= offset) line++;
  return line;
}

/** Returns the change between two texts whose lines differ at their beginnings. The same text stays selected. */
function changeOfLines(before: Lines, after: Lines, { start, end }: TextRange): Change {
  const edits: TextEdit[] = [];
  for (let line = 0; line < before.count; line++) {
    const [old, changed] = [before.text(line), after.text(line)];
    if (old === changed) continue;
    let same = 0;
    while (same < Math.min(old.length, changed.length) && old.at(-1 - same) === changed.at(-1 - same)) same++;
    const from = before.start(line);
    edits.push({
      range: { start: from, end: from + old.length - same },
      newText: changed.slice(0, changed.length - same),
    });
  }
  const moved = (offset: number): number => {
    const line = lineAt(before, offset);
    const character = offset - before.start(line);
    const fromEnd = before.text(line).length - character;
    return after.start(line) + (character === 0 ? 0 : Math.max(0, after.text(line).length - fromEnd));
  };
  return { edits, selection: { start: moved(start), end: moved(end) } };
}
