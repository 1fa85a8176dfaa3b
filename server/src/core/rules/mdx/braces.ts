import { constantBraces, type ConstantBraces } from './constantBraces.ts';
import { code, shorten } from '../../util/messageText.ts';
import type { PageRule } from '../engine/rule.ts';
import { braceFixes } from './braceFixes.ts';

export const braces: PageRule = {
  meta: {
    id: 'mdx/braces',
    severity: 'info',
    summary: 'numbers or strings in braces that were meant as text, such as `\\d{3}`: readers don’t see the braces',
    timing: 'whenTyped',
    fixes: { needReview: true },
    once: 'page',
  },
  checksSnippets: true,
  *check(context) {
    const { text } = context.page;
    for (const group of groupedByWord(text, constantBraces(context.page))) {
      const [first, ...others] = group.map((one) => one.range);
      if (first === undefined) continue;
      const range = { start: first.start, end: others.at(-1)?.end ?? first.end };
      yield {
        range,
        message: `${effectOf(group, shorten(text.slice(range.start, range.end), 40))}. Escape the braces, or format the text as code.`,
        fixes: () => braceFixes(context, [first, ...others]),
      };
    }
  },
};

function effectOf([first, ...others]: Word, written: string): string {
  if (first.shown === undefined || others.length > 0) return `Readers don’t see the braces of ${code(written)}`;
  return `Readers see ${first.shown === '' ? 'nothing' : code(first.shown)} instead of ${code(written)}`;
}

type Word = [ConstantBraces, ...ConstantBraces[]];

/** Returns expressions of one word together: those of a regular expression, such as `\d{3}-\d{2}`. */
function groupedByWord(text: string, all: readonly ConstantBraces[]): readonly Word[] {
  const words: Word[] = [];
  for (const one of all) {
    const word = words.at(-1);
    const end = word?.at(-1)?.range.end;
    if (word !== undefined && end !== undefined && isOneWord(text, end, one.range.start)) word.push(one);
    else words.push([one]);
  }
  return words;
}

function isOneWord(text: string, start: number, end: number): boolean {
  return end - start < 60 && /^(?:[^\s|`[]|\[ ?[^\s\]]*\])*$/.test(text.slice(start, end));
}
