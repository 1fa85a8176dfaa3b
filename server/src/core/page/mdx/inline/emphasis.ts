import { Delimiter } from './delimiters.ts';
import type { InlineContext } from './inlineContext.ts';

/** More marks in one paragraph are text: finding pairs takes the square of their number. */
const mostMarks = 2_000;
/** So is a longer run: each mark of it would be a level of nesting. */
const longestRun = 100;

/** `*`, `_` and `~`: which runs can open and close depends on the characters around them. */
export function parseEmphasis(context: InlineContext, next: 42 | 95 | 126, pos: number): number {
  let end = pos + 1;
  while (context.char(end) === next) end++;
  if (context.delimiters++ > mostMarks || end - pos > longestRun) return end;
  const before = around(context, pos - 1);
  const after = around(context, end);
  const canOpen = after === 'letter' || (after === 'sign' && before !== 'letter');
  const canClose = before === 'letter' || (before === 'sign' && after !== 'letter');
  if (next === 126) return parseStrikethrough(context, pos, end, canOpen, canClose);
  const opens = canOpen || context.char(end) === 126;
  const closes = canClose || context.char(pos - 1) === 126;
  const isStar = next === 42;
  return context.addDelimiter(
    new Delimiter({
      kind: isStar ? '*' : '_',
      from: pos,
      to: end,
      canOpen: isStar ? opens : opens && (before !== 'letter' || !closes),
      canClose: isStar ? closes : closes && (after !== 'letter' || !opens),
    }),
  );
}

function parseStrikethrough(
  context: InlineContext,
  from: number,
  to: number,
  canOpen: boolean,
  canClose: boolean,
): number {
  if (to - from > 2) return to;
  return context.addDelimiter(new Delimiter({ kind: to - from === 1 ? '~' : '~~', from, to, canOpen, canClose }));
}

/** Returns the kind of character at an offset; the ends of the text count as space. */
function around(context: InlineContext, pos: number): 'space' | 'sign' | 'letter' {
  const char = pos < context.offset ? '' : context.slice(pos, pos + 1);
  if (char === '' || /\s/.test(char)) return 'space';
  return /[\p{P}\p{S}]/u.test(char) ? 'sign' : 'letter';
}
