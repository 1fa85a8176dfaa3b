import type { BlockContext, Line } from '@lezer/markdown';
import { endOfExpression } from './scanExpression.ts';
import { isBroken, scanTag } from './scanTag.ts';
import { textOf } from './textInput.ts';

/**
 * Where a run of tags and expressions ends that has its lines to itself; undefined where something else
 * stands on them, so that it is part of a paragraph.
 */
export function endOfFlow(text: string, start: number): number | undefined {
  let at = start;
  for (;;) {
    const end = endOfConstruct(text, at);
    if (end === undefined) return undefined;
    at = end;
    while (text.charAt(at) === ' ' || text.charAt(at) === '\t') at++;
    const next = text.charAt(at);
    if (next === '' || next === '\n' || next === '\r') return end;
  }
}

function endOfConstruct(text: string, at: number): number | undefined {
  if (text.charAt(at) === '{') return endOfExpression(text, at, text.length);
  if (text.charAt(at) !== '<') return undefined;
  const tag = scanTag(text, at, text.length);
  return tag === undefined || isBroken(tag) ? undefined : tag.range.end;
}

/** Where tags or expressions that begin on a line end, if they have their lines to themselves. */
export function flowOn(context: BlockContext, line: Line): number | undefined {
  const begins = line.next === 60 || line.next === 123;
  return begins ? endOfFlow(textOf(context), context.lineStart + line.pos) : undefined;
}

/** Moves on to the line behind an offset. */
export function passLinesUntil(context: BlockContext, line: Line, end: number): void {
  while (context.lineStart + line.text.length < end && context.nextLine());
  context.nextLine();
}

const interrupting = [
  /^#{1,6}(?:[ \t]|$)/,
  /^>/,
  /^(?:`{3,}[^`]*|~{3,}.*)$/,
  /^[-+*][ \t]+\S/,
  /^1[.)][ \t]+\S/,
  /^([-*_])[ \t]*(?:\1[ \t]*){2,}$/,
];

/** Whether a line begins a block that ends the paragraph before it. */
export function beginsBlock(context: BlockContext, line: Line): boolean {
  const rest = line.text.slice(line.pos);
  return interrupting.some((pattern) => pattern.test(rest)) || flowOn(context, line) !== undefined;
}
