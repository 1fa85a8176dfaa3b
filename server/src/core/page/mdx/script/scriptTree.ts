import type { AnyNode, Comment, Program } from 'acorn';
import type { TextRange } from '../../../text/textRange.ts';
import { parseExpression, parseScript } from './scriptParser.ts';

/** A script as a tree, with its comments. */
export interface ScriptTree {
  readonly program: Program;
  readonly comments: readonly Comment[];
}

/** Returns imports and exports, or a complete script, as a tree; throws what the parser throws. */
export function scriptTree(code: string): ScriptTree {
  const comments: Comment[] = [];
  return { program: parseScript(code, { onComment: comments }), comments };
}

/** What an expression is: a value, which is read in parentheses, or `{...props}`, which is read as an object. */
export type ExpressionForm = 'value' | 'spread';

/** What encloses an expression so that it can be read: as long before it as the brace is that it replaces, or longer. */
export const enclosing: Readonly<Record<ExpressionForm, readonly [before: string, after: string]>> = {
  value: ['(', '\n)'],
  spread: ['({', '})'],
};

/** So many characters of a page are kept as trees, which take a lot of memory. */
const mostKept = 50_000;

/** The scripts and expressions of a page as trees: several readers and rules want the same, which is parsed once. */
export class PageTrees {
  readonly #text: string;
  readonly #scripts = new Map<number, ScriptTree>();
  readonly #expressions: Readonly<Record<ExpressionForm, Map<number, AnyNode | undefined>>> = {
    value: new Map(),
    spread: new Map(),
  };
  #length = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** Returns imports and exports as a tree; throws what the parser throws. */
  script({ start, end }: TextRange): ScriptTree {
    const known = this.#scripts.get(start);
    if (known !== undefined) return known;
    const tree = scriptTree(this.#text.slice(start, end));
    if (this.#isKept(end - start)) this.#scripts.set(start, tree);
    return tree;
  }

  /** Returns imports and exports as a tree; undefined if they can’t be read, which is a syntax error. */
  program(range: TextRange): Program | undefined {
    try {
      return this.script(range).program;
    } catch {
      return undefined;
    }
  }

  /** Returns what is in braces, which are in the range, as a tree; undefined if it is no expression: a syntax error. */
  expression({ start, end }: TextRange, form: ExpressionForm = 'value'): AnyNode | undefined {
    const trees = this.#expressions[form];
    if (trees.has(start)) return trees.get(start);
    const tree = treeOf(this.#text.slice(start + 1, end - 1), form);
    if (this.#isKept(end - start)) trees.set(start, tree);
    return tree;
  }

  #isKept(length: number): boolean {
    if (this.#length + length > mostKept) return false;
    this.#length += length;
    return true;
  }
}

function treeOf(code: string, form: ExpressionForm): AnyNode | undefined {
  const [before, after] = enclosing[form];
  try {
    const node = parseExpression(before + code + after);
    return node.end === before.length + code.length + after.length ? node : undefined;
  } catch {
    return undefined;
  }
}
