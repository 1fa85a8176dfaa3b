import { Parser, type Options } from 'acorn';
import jsx from 'acorn-jsx';
import type { TextRange } from '../../text/textRange.ts';

/** Why a piece of JavaScript can't be read, and where. */
export interface ScriptProblem {
  /** In the page's text. */
  readonly offset: number;
  /** `unfinished`: it breaks off; `notEsm`: a sentence that happens to begin with `import` or `export`. */
  readonly reason: 'unexpected' | 'unfinished' | 'notEsm';
}

/** The reader that MDX uses, with the settings of remark-mdx. */
export const jsxParser = Parser.extend(jsx());
export const scriptOptions: Options = { ecmaVersion: 2024, sourceType: 'module' };

/** Where an expression stands: in the text or between blocks, as a value, or in place of attributes (`{...props}`). */
export type ExpressionOwner = 'text' | 'attribute' | 'spread';

/** Numbers, names, plain texts and what is built of names: nearly every attribute, so nobody need parse them. */
const plainExpression = /^\s*(?:-?\d+(?:\.\d+)?|"[^"\\\n]*"|'[^'\\\n]*'|[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*)\s*$/;
/** Words that no expression consists of. */
const reserved =
  /^\s*(?:break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|finally|for|function|if|import|in|instanceof|let|new|return|static|super|switch|throw|try|typeof|var|void|while|with|yield|await|implements|interface|package|private|protected|public)\s*$/;

/** Says what keeps the text between two braces from being an expression; `range` includes the braces. */
export function checkExpression(text: string, range: TextRange, owner: ExpressionOwner): ScriptProblem | undefined {
  const code = text.slice(range.start + 1, range.end - 1);
  if (owner !== 'spread' && plainExpression.test(code) && !reserved.test(code)) return undefined;
  if (isBlank(code)) return owner === 'attribute' ? { offset: range.end - 1, reason: 'unfinished' } : undefined;
  // A spread is none by itself, but it is one within the braces of an object.
  const wrapped = owner === 'spread' ? `({${code}\n})` : code;
  const shift = range.start + 1 - (owner === 'spread' ? 2 : 0);
  try {
    const node = jsxParser.parseExpressionAt(wrapped, 0, scriptOptions);
    if (owner === 'spread') return isOneSpread(node) ? undefined : { offset: range.start + 1, reason: 'unexpected' };
    const rest = wrapped.slice(node.end);
    // Parentheses around the whole are no part of its node.
    const isRest = isBlank(rest) || (wrapped.trimStart().startsWith('(') && isWholeExpression(wrapped));
    return isRest ? undefined : { offset: shift + node.end, reason: 'unexpected' };
  } catch (error) {
    return problemOf(error, wrapped, shift);
  }
}

function isWholeExpression(code: string): boolean {
  try {
    const { body } = jsxParser.parse(code, scriptOptions);
    return body.length === 1 && body[0]?.type === 'ExpressionStatement';
  } catch {
    return false;
  }
}

function isOneSpread(node: { readonly type: string }): boolean {
  const { properties } = node as { readonly properties?: readonly { readonly type: string }[] };
  return node.type === 'ObjectExpression' && properties?.length === 1 && properties[0]?.type === 'SpreadElement';
}

/** Whether a text holds nothing but blanks and comments. */
function isBlank(code: string): boolean {
  return /^(?:\s|\/\*[\s\S]*?\*\/|\/\/[^\n]*(?:\n|$))*$/.test(code);
}

/** What the parser's failure says of a text that begins at an offset of the page. */
export function problemOf(error: unknown, code: string, shift: number): ScriptProblem {
  const { pos } = error as { readonly pos?: unknown };
  const at = typeof pos === 'number' ? pos : 0;
  return { offset: shift + at, reason: code.slice(at).trim() === '' ? 'unfinished' : 'unexpected' };
}
