import type { AnyNode } from 'acorn';
import type { TextRange } from '../../../text/textRange.ts';
import { beginsWithReservedWord } from './identifiers.ts';
import { isTooDeep, parseExpression } from './scriptParser.ts';
import { scriptTree } from './scriptTree.ts';

/** Why a piece of JavaScript can't be read, and the location of the error. */
export interface ScriptProblem {
  /** In the page's text. */
  readonly offset: number;
  /**
   * `unfinished`: more has to follow; `notEsm`: a sentence that happens to begin with `import` or `export`;
   * `declaredTwice`, `notDeclared`: a name that was imported above, or that is exported without a declaration.
   */
  readonly reason: 'unexpected' | 'unfinished' | 'notEsm' | 'declaredTwice' | 'notDeclared';
}

/** The context of an expression: in the text or between blocks, as a value, or instead of attributes (`{...props}`). */
export type ExpressionOwner = 'text' | 'attribute' | 'spread';

/** Numbers, names, plain texts and what is built of names: nearly every attribute, so nobody need parse them. */
const plainExpression =
  /^\s*(?:-?(?:0|[1-9]\d*)(?:\.\d+)?|"[^"\\\n]*"|'[^'\\\n]*'|[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*)\s*$/;
/** Returns why the text between two braces is no expression; `range` includes the braces. */
export function checkExpression(text: string, range: TextRange, owner: ExpressionOwner): ScriptProblem | undefined {
  const code = text.slice(range.start + 1, range.end - 1);
  if (owner !== 'spread' && plainExpression.test(code) && !beginsWithReservedWord(code)) return undefined;
  // Between tags and in the text braces may be empty; as the value of an attribute they may not.
  if (isEmptyScript(code)) return owner === 'text' ? undefined : { offset: range.end - 1, reason: 'unfinished' };
  // A spread is none by itself, but it is one within the braces of an object.
  const [before, after] = owner === 'spread' ? ['({', '})'] : ['', ''];
  const shift = range.start + 1 - before.length;
  try {
    const node = parseExpression(before + code + after);
    if (owner === 'spread' && !isOneSpread(node)) return { offset: range.start + 1, reason: 'unexpected' };
    return isEmptyScript((before + code + after).slice(node.end))
      ? undefined
      : { offset: shift + node.end, reason: 'unexpected' };
  } catch (error) {
    return problemOf(error, before + code, shift);
  }
}

/** Whether an expression in parentheses is an object that holds one spread and nothing else. */
function isOneSpread(node: AnyNode): boolean {
  if (node.type === 'ParenthesizedExpression') return isOneSpread(node.expression);
  return (
    node.type === 'ObjectExpression' && node.properties.length === 1 && node.properties[0]?.type === 'SpreadElement'
  );
}

/** Returns the problem of a parser error in a text that begins at an offset of the page; undefined if there is none. */
export function problemOf(error: unknown, code: string, shift: number): ScriptProblem | undefined {
  if (isTooDeep(error)) return undefined;
  const { pos, message = '' } = error as { readonly pos?: unknown; readonly message?: string };
  const at = typeof pos === 'number' ? pos : 0;
  if (/^Identifier .* has already been declared/.test(message)) return { offset: shift + at, reason: 'declaredTwice' };
  if (/^Export .* is not defined/.test(message)) return { offset: shift + at, reason: 'notDeclared' };
  return { offset: shift + at, reason: code.slice(at).trim() === '' ? 'unfinished' : 'unexpected' };
}

/** Whether nothing is missing from imports and exports, right or wrong as they may be. */
export function isCompleteScript(code: string): boolean {
  try {
    scriptTree(code);
    return true;
  } catch (error) {
    const problem = problemOf(error, code, 0);
    return problem === undefined || /^(?:declaredTwice|notDeclared)$/.test(problem.reason);
  }
}

/** Whether imports and exports are unfinished at the end of a text, so that they may continue after an empty line. */
export function continues(code: string): boolean {
  if (/["';}][ \t\r]*$/.test(code)) return false;
  try {
    scriptTree(code);
    return false;
  } catch (error) {
    const { raisedAt = 0, message = '' } = error as { readonly raisedAt?: number; readonly message?: string };
    // What is exported may be imported above.
    // A text in quotes ends on its line or never.
    const isOpen = raisedAt >= code.length && !/^(?:Export |Unterminated string)/.test(message);
    return isOpen || message.startsWith('Unterminated comment');
  }
}

/** Whether the braces of an expression contain only comments and whitespace: `{/* … *\/}`. */
export function isComment(text: string, range: TextRange): boolean {
  return isEmptyScript(text.slice(range.start + 1, range.end - 1));
}

/** Whether JavaScript consists of comments and whitespace alone; a comment up to the line's end needs that end. */
export function isEmptyScript(script: string): boolean {
  const whitespace = /\s+|\/\*[\s\S]*?\*\/|\/\/[^\r\n]*[\r\n]/y;
  let end = 0;
  while (whitespace.test(script)) end = whitespace.lastIndex;
  return end === script.length;
}
