import { element } from '../treeElement.ts';
import type { InlineContext } from './inlineContext.ts';
import { brokenLines } from './tags.ts';

/** Parses code in backticks and math in dollars: both end at the next run of the same length. */
export function parseCodeOrMath(context: InlineContext, next: number, pos: number): number {
  const mark = next === 96 ? '`' : '$';
  const start = pos - context.offset;
  const { text } = context;
  if (text.charAt(start - 1) === mark && !isEscaped(text, start - 1)) return -1;
  const length = runLength(text, start, mark);
  const close = firstFrom(runsOf(context, mark, length), start + length);
  if (close === undefined) return -1;
  const end = context.offset + close + length;
  const [node, markNode] = mark === '`' ? (['InlineCode', 'CodeMark'] as const) : (['InlineMath', 'MathMark'] as const);
  const content = brokenLines(context, start + length, close);
  const marks = [element(markNode, pos, pos + length), ...content, element(markNode, end - length, end)];
  return context.addElement(element(node, pos, end, marks));
}

/** Whether a backslash before a character takes its meaning away. */
function isEscaped(text: string, at: number): boolean {
  let before = at;
  while (text.charAt(before - 1) === '\\') before--;
  return (at - before) % 2 === 1;
}

function runLength(text: string, start: number, mark: string): number {
  let at = start;
  while (text.charAt(at) === mark) at++;
  return at - start;
}

/** Returns where the runs of a length begin; searched once for all of them. */
function runsOf(context: InlineContext, mark: string, length: number): readonly number[] {
  const { runs } = context;
  if (!runs.has(mark)) {
    runs.set(mark, []);
    for (const { 0: run, index } of context.text.matchAll(mark === '`' ? /`+/g : /\$+/g)) {
      const key = `${mark}${run.length}`;
      const known = runs.get(key);
      if (known === undefined) runs.set(key, [index]);
      else known.push(index);
    }
  }
  return runs.get(`${mark}${length}`) ?? [];
}

/** Returns the first of ascending numbers that isn't less than another. */
function firstFrom(numbers: readonly number[], least: number): number | undefined {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return numbers[low];
}
