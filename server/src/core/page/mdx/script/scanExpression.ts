import type { TextRange } from '../../../text/textRange.ts';

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
