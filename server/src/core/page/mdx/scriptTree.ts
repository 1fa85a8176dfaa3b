import type { Comment, Program } from 'acorn';
import { scriptOptions, scriptParser } from './scriptParser.ts';

/** A script as a tree, with its comments. */
export interface ScriptTree {
  readonly program: Program;
  readonly comments: readonly Comment[];
}

/** The scripts read last: readers of a page and several rules want the same. */
const kept = new Map<string, ScriptTree>();
const mostKept = 8;
/** Longer scripts aren’t kept, for their trees take a lot of memory. */
const longestKept = 50_000;

/** Returns imports and exports, or a complete script, as a tree that nobody changes; throws what the parser throws. */
export function scriptTree(code: string): ScriptTree {
  const known = kept.get(code);
  if (known !== undefined) return known;
  const comments: Comment[] = [];
  const tree = { program: scriptParser.parse(code, { ...scriptOptions, onComment: comments }), comments };
  if (code.length > longestKept) return tree;
  for (const [oldest] of kept) {
    if (kept.size < mostKept) break;
    kept.delete(oldest);
  }
  kept.set(code, tree);
  return tree;
}
