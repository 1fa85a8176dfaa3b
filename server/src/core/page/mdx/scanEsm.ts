import type { BracketScanner } from './bracketScanner.ts';
import { goesOn } from './checkScript.ts';

export interface EsmEnd {
  readonly end: number;
  /** Only text from here on can't change the end. */
  readonly looked: number;
}

/**
 * The end of the imports and exports that begin at an offset: the last line before the first blank line at
 * which no bracket or template is open.
 */
export function endOfEsm(text: string, start: number, brackets: BracketScanner): EsmEnd {
  let looked = 0;
  let blankLines = 0;
  for (let at = start; at < text.length;) {
    const char = text.charAt(at);
    if (char === '\n') {
      const next = endOfLine(text, at + 1);
      const isBlank = text.slice(at + 1, next).trim() === '';
      if (isBlank && (++blankLines > mostBlankLines || !goesOn(text.slice(start, at))))
        return { end: trimmedEnd(text, at), looked: Math.max(looked, next + 1) };
      at++;
    } else {
      const end = endOfToken(text, at, char, brackets);
      // What isn't closed was looked for in all of the text.
      if (end === undefined) looked = text.length + 1;
      at = end ?? at + 1;
    }
  }
  return { end: endOfLastLine(text), looked: text.length + 1 };
}

function endOfToken(text: string, at: number, char: string, brackets: BracketScanner): number | undefined {
  switch (char) {
    case '{':
    case '(':
    case '[':
      return brackets.endOf(at);
    case '`':
    case '"':
    case "'":
      return endOfQuoted(text, at);
    default:
      return at + 1;
  }
}

/** How often a blank line is passed because what stands before it is no whole statement. */
const mostBlankLines = 20;

/** The end of the last line that isn't empty. */
function endOfLastLine(text: string): number {
  return trimmedEnd(text, endOfLine(text, text.trimEnd().length));
}

function trimmedEnd(text: string, at: number): number {
  return text.charAt(at) === '\n' && text.charAt(at - 1) === '\r' ? at - 1 : at;
}

function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}

/** The next offset for a quote that isn't closed on its line; undefined for a template that isn't at all. */
function endOfQuoted(text: string, open: number): number | undefined {
  const quote = text.charAt(open);
  for (let at = open + 1; at < text.length; at++) {
    const char = text.charAt(at);
    if (char === '\\') at++;
    else if (char === quote) return at + 1;
    else if (char === '\n' && quote !== '`') return open + 1;
  }
  return quote === '`' ? undefined : open + 1;
}
