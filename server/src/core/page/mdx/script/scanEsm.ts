import { endOfLine } from '../../../text/lines.ts';
import type { BracketScanner } from './bracketScanner.ts';
import { continues, isCompleteScript } from './checkScript.ts';

export interface EsmEnd {
  readonly end: number;
  /** Only text from here on can't change the end. */
  readonly lookahead: number;
}

/**
 * Returns the end of the imports and exports that begin at an offset: the last line before the first empty line at
 * which no bracket or template is open. Unfinished ones that are never closed end at the first empty line, so that one
 * that is being typed leaves the page intact.
 */
export function endOfEsm(text: string, start: number, brackets: BracketScanner): EsmEnd {
  let lookahead = 0;
  let blankLines = 0;
  let first: number | undefined;
  let closing: string | undefined;
  for (let at = start; at < text.length;) {
    const char = text.charAt(at);
    if (char === '\n') {
      const next = endOfLine(text, at + 1);
      if (text.slice(at + 1, next).trim() === '') {
        lookahead = Math.max(lookahead, next + 1);
        const end = trimmedEnd(text, at);
        first ??= end;
        if (closing !== undefined && !text.slice(text.lastIndexOf('\n', at - 1), at).includes(closing)) {
          at++;
          continue;
        }
        const code = text.slice(start, at);
        if (!continues(code)) return { end: end === first || isCompleteScript(code) ? end : first, lookahead };
        if (++blankLines > mostBlankLines) closing ??= closingTag(code);
        if (blankLines > (closing === undefined ? mostBlankLines : mostClosingTags)) return { end: first, lookahead };
      }
      at++;
    } else {
      const end = endOfToken(text, at, char, brackets);
      // The search for the end of an unclosed construct has read the complete text.
      if (end === undefined) lookahead = text.length + 1;
      at = end ?? at + 1;
    }
  }
  const parses = first === undefined || isCompleteScript(text.slice(start));
  return { end: parses ? endOfLastLine(text) : (first ?? text.length), lookahead: text.length + 1 };
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

/** How many empty lines are passed because no complete statement precedes them. */
const mostBlankLines = 2;

/** How often the closing tag of an exported element is tried as its end. */
const mostClosingTags = 50;

/**
 * Returns the closing tag of an element that is exported outside of all brackets; only a line with it can be the last
 * one.
 */
function closingTag(code: string): string | undefined {
  const name = /=>?\s*<([A-Za-z][\w.:-]*|(?=>))/.exec(code)?.[1];
  return name === undefined ? undefined : `</${name}>`;
}

/** Returns the end of the last line that isn't empty. */
function endOfLastLine(text: string): number {
  return trimmedEnd(text, endOfLine(text, text.trimEnd().length));
}

function trimmedEnd(text: string, at: number): number {
  return text.charAt(at) === '\n' && text.charAt(at - 1) === '\r' ? at - 1 : at;
}

/** Returns the next offset for a quote that isn't closed on its line; undefined for a template that is never closed. */
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
