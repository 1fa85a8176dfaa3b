import type { TextRange } from '../text/textRange.ts';
import type { ComposedTree } from './composedTree.ts';

/** Returns the range of a JSON string without its quotes; one that is being typed may have no closing quote yet. */
export function insideQuotes({ text }: Pick<ComposedTree, 'text'>, { start, end }: TextRange): TextRange {
  const isClosed = end - start > 1 && text.charAt(end - 1) === '"';
  return { start: start + 1, end: isClosed ? end - 1 : end };
}
