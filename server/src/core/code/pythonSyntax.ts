import type { SyntaxNodeRef } from '@lezer/common';
import { parser } from '@lezer/python';

/**
 * What completes a piece of code: arguments, items, pairs, signatures, and clauses whose statement is in another
 * sample.
 */
const frames: readonly (readonly [before: string, after: string])[] = [
  ['f(', '\n)'],
  ['[', '\n]'],
  ['{', '\n}'],
  ['def ', ': pass'],
  ['', ': pass'],
  ['if a: pass\n', ''],
  ['try: pass\n', ''],
];

/**
 * Returns the offset of the syntax error of a Python sample; undefined if any reading of it as a piece of code has none,
 * or if the parser doesn’t know what the code uses.
 */
export function pythonErrorIn(sample: string): number | undefined {
  const code = sample.trimEnd();
  const error = errorIn(code);
  // The rest of the piece may be in the next sample.
  if (error === undefined || error >= code.length) return undefined;
  if (unknownSyntax.test(code) || isBodyOmitted(code, error)) return undefined;
  return frames.some(([before, after]) => errorIn(before + code + after) === undefined) ? undefined : error;
}

function errorIn(code: string): number | undefined {
  let offset: number | undefined;
  parser.parse(`${code}\n`).iterate({
    enter(node) {
      if (node.type.isError && !isGapOfGrammar(node)) offset ??= node.from;
      return offset === undefined;
    },
  });
  return offset;
}

/** Whether an error is an empty `yield`, or the empty parentheses of a pattern: the grammar requires more. */
function isGapOfGrammar({ node, from, to }: SyntaxNodeRef): boolean {
  if (from !== to) return false;
  const { parent } = node;
  return parent?.name.startsWith('Yield') === true || parent?.parent?.name === 'PatternArgList';
}

/**
 * What Python allows and the grammar doesn’t: `4.`, form feeds, `with … as (a, b)`, `with (… as a)`, `except*`, a starred
 * name in an index or after `in`, decorators with an index, `for a, *b in` in a call, template strings, Python 2.
 */
const unknownSyntax =
  /\d\.(?![\w.])|\f|\bas[ \t]*\(|\bwith[ \t]*\(|\bexcept[ \t]*\*|\[\*|\bin[ \t]+\*|^[ \t]*@[\w.]*\[|\bfor\b.*,[ \t]*\*|\bt["']|^[ \t]*(?:print[ \t]*>>|exec[ \t]["'\w])/m;

/** Whether only comments, or the next clause or definition, follow where the body of a statement is expected. */
function isBodyOmitted(code: string, error: number): boolean {
  const next = error + (/^(?:\s|#.*)*/.exec(code.slice(error))?.[0].length ?? 0);
  const gap = /:((?:\s|#.*\n)*)$/.exec(code.slice(0, next))?.[1];
  if (gap === undefined) return false;
  return gap.includes('#') || /^(?:async def|def|class|elif|else|except|finally|case|@)/.test(code.slice(next));
}
