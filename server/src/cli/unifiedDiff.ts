import { addAll } from '../core/util/collections.ts';

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

/** Lines that two texts have in common or not: `old` and `now` are ranges of line numbers, from 0. */
interface LineChange {
  readonly old: LineRange;
  readonly now: LineRange;
}

interface LineRange {
  readonly start: number;
  readonly end: number;
}

/** More differences than this are shown as one; finding the fewest takes time that grows with their square. */
const mostDifferences = 1_000;

/** Returns the fewest changes that turn one list of lines into another, in order. */
function changedLines(old: readonly string[], now: readonly string[]): readonly LineChange[] {
  const shortest = Math.min(old.length, now.length);
  let start = 0;
  while (start < shortest && old[start] === now[start]) start++;
  let end = 0;
  while (end < shortest - start && old.at(-1 - end) === now.at(-1 - end)) end++;
  const [oldEnd, nowEnd] = [old.length - end, now.length - end];
  if (start === oldEnd && start === nowEnd) return [];
  const all = { old: { start, end: oldEnd }, now: { start, end: nowEnd } };
  const steps = fewestSteps(old.slice(start, oldEnd), now.slice(start, nowEnd));
  return steps === undefined ? [all] : joined(steps, start);
}

/** A removed line (`x` grows) or an added one (`y` grows), at a position in both lists. */
interface Step {
  readonly x: number;
  readonly y: number;
  readonly isAdded: boolean;
}

/** Returns the fewest single changes, by the algorithm of Myers; undefined if there are too many. */
function fewestSteps(old: readonly string[], now: readonly string[]): readonly Step[] | undefined {
  const trace: Map<number, number>[] = [];
  let reached = new Map([[1, 0]]);
  for (let distance = 0; distance <= mostDifferences; distance++) {
    trace.push(reached);
    const next = new Map(reached);
    for (let k = -distance; k <= distance; k += 2) {
      let x = isDown(k, distance, reached) ? at(reached, k + 1) : at(reached, k - 1) + 1;
      while (x < old.length && x - k < now.length && old[x] === now[x - k]) x++;
      next.set(k, x);
      if (x >= old.length && x - k >= now.length) return stepsBack(trace, old.length, now.length);
    }
    reached = next;
  }
  return undefined;
}

function isDown(k: number, distance: number, reached: ReadonlyMap<number, number>): boolean {
  return k === -distance || (k !== distance && at(reached, k - 1) < at(reached, k + 1));
}

function at(reached: ReadonlyMap<number, number>, k: number): number {
  return reached.get(k) ?? -1;
}

function stepsBack(trace: readonly ReadonlyMap<number, number>[], oldLength: number, nowLength: number): Step[] {
  const steps: Step[] = [];
  let [x, y] = [oldLength, nowLength];
  for (let distance = trace.length - 1; distance > 0; distance--) {
    const reached = trace[distance] ?? new Map<number, number>();
    const isAdded = isDown(x - y, distance, reached);
    const k = isAdded ? x - y + 1 : x - y - 1;
    x = at(reached, k);
    y = x - k;
    steps.push({ x, y, isAdded });
  }
  return steps.reverse();
}

/** Joins single changes that touch each other. */
function joined(steps: readonly Step[], offset: number): readonly LineChange[] {
  const changes: { old: { start: number; end: number }; now: { start: number; end: number } }[] = [];
  for (const step of steps) {
    const [x, y] = [step.x + offset, step.y + offset];
    const last = changes.at(-1);
    const current =
      last?.old.end === x && last.now.end === y ? last : { old: { start: x, end: x }, now: { start: y, end: y } };
    if (current !== last) changes.push(current);
    if (step.isAdded) current.now.end++;
    else current.old.end++;
  }
  return changes;
}
