import { code, shorten } from '../../util/messageText.ts';
import type { PageRule } from '../engine/rule.ts';
import { braceFixes } from './braceFixes.ts';
import type { AnyNode } from 'acorn';
import { endOfLineText, startOfLine } from '../../text/lines.ts';
import { type TextRange, isInAny } from '../../text/textRange.ts';
import { sumOf } from '../../page/mdx/script/sumOf.ts';
import type { PageModel } from '../../page/pageModel.ts';
import { blocksAround } from '../../page/pageQueries.ts';

export const braces: PageRule = {
  meta: {
    id: 'mdx/braces',
    title: 'Braces that readers don’t see',
    severity: 'info',
    worst: 'warning',
    summary:
      'numbers, strings or nothing in braces that were meant as text, as in `\\d{3}`: readers don’t see the braces',
    timing: 'whenTyped',
    fixes: { needReview: true },
    once: 'page',
  },
  *check(context) {
    const { text } = context.page;
    for (const group of groupedByWord(text, constantBraces(context.page))) {
      const [first, ...others] = group.map((one) => one.range);
      if (first === undefined) continue;
      const range = { start: first.start, end: others.at(-1)?.end ?? first.end };
      const written = shorten(text.slice(range.start, range.end), 40);
      yield {
        range,
        ...(group.every(({ isEmpty }) => isEmpty) && { severity: 'warning' }),
        message: `${effectOf(group, written)}. Escape the braces, or format the text as code.`,
        fixes: () => braceFixes(context, [first, ...others]),
      };
    }
  },
};

function effectOf([first, ...others]: Word, written: string): string {
  if (first.isEmpty && others.length === 0) return `${code(written)} isn’t shown, since braces hold code`;
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

/** An expression of constants that was meant as text, such as `{1,15}`, or of nothing: `{}`. */
interface ConstantBraces {
  readonly range: TextRange;
  readonly isEmpty: boolean;
  /** What readers see instead; undefined if that isn’t known. */
  readonly shown: string | undefined;
}

type Constant = string | number | boolean | null;

/** Constants have no names, no calls and no templates; longer ones are data. */
const constant = /^\{(?:[^\p{L}`<]|"[^"\n]*"|'[^'\n]*'|true|false|null)+\}$/u;
const longest = 200;

/**
 * Returns the expressions of constants within text whose braces are text: lists and sums, what shows nothing, and
 * numbers right after a character, as in `\d{3}`. A string or a number by itself is written on purpose.
 */
function constantBraces(page: PageModel): readonly ConstantBraces[] {
  const { text } = page;
  if (!text.includes('{')) return [];
  const constants = page.shownExpressions.flatMap((range): readonly ConstantBraces[] => {
    const { start, end } = range;
    if (end - start > longest || !constant.test(text.slice(start, end))) return [];
    const node = unwrapped(page.trees.expression(range));
    if (node === undefined || !isMeantAsText(text, start, node) || isAlone(page, range)) return [];
    return [{ range, isEmpty: false, shown: shownText(valueOf(node)) }];
  });
  const empty = emptyBraces(page).map((range) => ({ range, isEmpty: true, shown: '' }));
  return empty.length === 0 ? constants : [...constants, ...empty].sort((a, b) => a.range.start - b.range.start);
}

/** Returns the braces within text that hold nothing, as in `interface{}`. */
function emptyBraces({ text, expressions, images }: PageModel): readonly TextRange[] {
  const labels = images.map(({ label }) => label);
  return expressions.flatMap(({ range, isComment, isUncertain }) => {
    const { start, end } = range;
    if (!isComment || isUncertain || !/^\{[ \t]*\}$/.test(text.slice(start, end))) return [];
    const line = text.slice(startOfLine(text, start), endOfLineText(text, end));
    const isText = line.trim() !== text.slice(start, end) && !isInAny(labels, start);
    return isText ? [range] : [];
  });
}

function unwrapped(node: AnyNode | undefined): AnyNode | undefined {
  return node?.type === 'ParenthesizedExpression' ? unwrapped(node.expression) : node;
}

function isMeantAsText(text: string, start: number, node: AnyNode): boolean {
  switch (node.type) {
    case 'SequenceExpression':
      return node.expressions.every(isConstant);
    case 'BinaryExpression':
      return isConstant(node);
    case 'UnaryExpression':
      return isConstant(node) && isAttached(text, start);
    case 'Literal':
      if (typeof node.value === 'number') return isAttached(text, start);
      return typeof node.value === 'boolean' || node.raw === 'null';
    default:
      return false;
  }
}

function isConstant(node: AnyNode): boolean {
  switch (node.type) {
    case 'Literal':
      return node.regex === undefined;
    case 'UnaryExpression':
      return isConstant(node.argument);
    case 'BinaryExpression':
      return isConstant(node.left) && isConstant(node.right);
    case 'ParenthesizedExpression':
      return isConstant(node.expression);
    default:
      return false;
  }
}

/** Whether a brace directly follows what it belongs to: a character, a class or a group, or the sign of a power. */
function isAttached(text: string, start: number): boolean {
  return /[\p{L}\d\])^_.+*?\\]/u.test(text.charAt(start - 1));
}

/** Whether an expression is a block of its own, as in JSX. */
function isAlone(page: PageModel, { start, end }: TextRange): boolean {
  const block = blocksAround(page, start)[0];
  if (block === undefined || block.kind === 'flow') return true;
  return page.text.slice(block.range.start, start).trim() === '' && page.text.slice(end, block.range.end).trim() === '';
}

/** Returns the value of constants; undefined if it takes more than a look. */
function valueOf(node: AnyNode): Constant | undefined {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'object' && node.value !== null ? undefined : (node.value as Constant | undefined);
    case 'SequenceExpression': {
      const last = node.expressions.at(-1);
      return last && valueOf(last);
    }
    case 'ParenthesizedExpression':
      return valueOf(node.expression);
    case 'UnaryExpression': {
      const value = valueOf(node.argument);
      return node.operator === '-' && typeof value === 'number' ? -value : undefined;
    }
    case 'BinaryExpression':
      return sumOf(node.operator, valueOf(node.left), valueOf(node.right));
    default:
      return undefined;
  }
}

function shownText(value: Constant | undefined): string | undefined {
  if (value === undefined) return undefined;
  return value === null || typeof value === 'boolean' ? '' : String(value);
}
