import type { AnyNode, Comment, Program } from 'acorn';
import { scriptOptions, scriptParser } from './scriptParser.ts';

/** A script as a tree, with its comments. */
export interface ScriptTree {
  readonly program: Program;
  readonly comments: readonly Comment[];
}

/** So many characters of scripts are kept as trees, which take a lot of memory. */
const mostKept = 50_000;

/** The trees of the scripts read last, which nobody changes: readers of a page and several rules want the same. */
class KeptTrees<Tree> {
  readonly #parse: (code: string) => Tree;
  readonly #trees = new Map<string, Tree>();
  #length = 0;

  constructor(parse: (code: string) => Tree) {
    this.#parse = parse;
  }

  of(code: string): Tree {
    const known = this.#trees.get(code);
    if (known !== undefined) return known;
    const tree = this.#parse(code);
    if (code.length > mostKept) return tree;
    this.#length += code.length;
    for (const [oldest] of this.#trees) {
      if (this.#length <= mostKept) break;
      this.#trees.delete(oldest);
      this.#length -= oldest.length;
    }
    this.#trees.set(code, tree);
    return tree;
  }
}

const scripts = new KeptTrees((code): ScriptTree => {
  const comments: Comment[] = [];
  return { program: scriptParser.parse(code, { ...scriptOptions, onComment: comments }), comments };
});
const expressions = new KeptTrees((code): AnyNode => scriptParser.parseExpressionAt(code, 0, scriptOptions));

/** Returns imports and exports, or a complete script, as a tree; throws what the parser throws. */
export function scriptTree(code: string): ScriptTree {
  return scripts.of(code);
}

/** Returns what is between two braces as a tree; undefined if it is no expression, which is a syntax error. */
export function expressionIn(code: string, before = '(', after = '\n)'): AnyNode | undefined {
  try {
    const node = expressions.of(before + code + after);
    return node.end === before.length + code.length + after.length ? node : undefined;
  } catch {
    return undefined;
  }
}
