import { parse } from 'unbash';

/**
 * Returns the offset of a quote in a shell command that isn’t closed, or that is closed by the next string’s quote;
 * undefined if there is none. Other syntax errors are usually output, a request or another language in a block for
 * commands.
 */
export function unclosedQuoteIn(code: string): number | undefined {
  const errors = parse(code).errors ?? [];
  if (errors.length === 0) return undefined;
  const swallowing = stringOverContinuation(code);
  if (swallowing !== undefined) return swallowing;
  const unclosed = errors.find(({ message }) => message.startsWith('unterminated ') && message.endsWith(' quote'))?.pos;
  return unclosed === undefined || isApostrophe(code, unclosed) ? undefined : unclosed;
}

/** Returns where a string in single quotes starts that has a line’s continuation in it: its closing quote is missing. */
function stringOverContinuation(code: string): number | undefined {
  for (const { 0: part, index } of code.matchAll(quotedParts)) {
    if (part.startsWith("'") && /\\[ \t]*\r?\n/.test(part)) return index;
  }
  return undefined;
}

const quotedParts = /\\[^]|#.*|'[^']*'|"(?:[^"\\]|\\[^])*"/g;

/** Whether a quote is an apostrophe in a word, as in prose or output. */
function isApostrophe(code: string, offset: number): boolean {
  return code[offset] === "'" && /\p{L}/u.test(code[offset - 1] ?? '');
}
