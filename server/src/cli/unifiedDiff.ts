import { addAll } from '../core/util/collections.ts';
import { changedLines, type LineChange } from './lineDiff.ts';

/** The number of unchanged lines shown around changed ones. */
const context = 3;

/** Returns the difference of two texts in the format of `diff -u`. `oldPath` is the path before a rename. */
export function unifiedDiff(path: string, before: string, after: string, oldPath = path): string {
  const [old, now] = [linesOf(before), linesOf(after)];
  const hunks = grouped(changedLines(old, now)).map((changes) => hunk(changes, old, now));
  return [`--- ${oldPath}\n`, `+++ ${path}\n`, ...hunks].join('');
}

/** Returns changes with few lines between them together. */
function grouped(changes: readonly LineChange[]): readonly (readonly LineChange[])[] {
  const groups: LineChange[][] = [];
  for (const change of changes) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (last !== undefined && change.old.start - last.old.end <= 2 * context) group?.push(change);
    else groups.push([change]);
  }
  return groups;
}

function hunk(changes: readonly LineChange[], old: readonly string[], now: readonly string[]): string {
  const [first, last] = [changes[0], changes.at(-1)];
  if (first === undefined || last === undefined) return '';
  const before = Math.min(context, first.old.start);
  const after = Math.min(context, old.length - last.old.end);
  const lines: string[] = [];
  let at = first.old.start - before;
  for (const change of changes) {
    addAll(
      lines,
      old.slice(at, change.old.start).map((line) => ` ${line}`),
    );
    addAll(
      lines,
      old.slice(change.old.start, change.old.end).map((line) => `-${line}`),
    );
    addAll(
      lines,
      now.slice(change.now.start, change.now.end).map((line) => `+${line}`),
    );
    at = change.old.end;
  }
  addAll(
    lines,
    old.slice(at, at + after).map((line) => ` ${line}`),
  );
  const range = (start: number, end: number): string => {
    const length = end + after - (start - before);
    // As `diff` has it, the range of no lines names the line before it.
    return `${length === 0 ? start - before : start - before + 1},${length}`;
  };
  const ranges = `-${range(first.old.start, last.old.end)} +${range(first.now.start, last.now.end)}`;
  return `@@ ${ranges} @@\n${lines.map((line) => `${line}\n`).join('')}`;
}

function linesOf(text: string): readonly string[] {
  const lines = text.split(/\r?\n/);
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}
