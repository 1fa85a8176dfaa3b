import { endOfExpression } from './scanExpression.ts';

/**
 * The end of the imports and exports that begin at an offset: the last line before the first blank line at
 * which no brace, bracket or template is open. Undefined where none begin.
 */
export function endOfEsm(text: string, start: number): number | undefined {
  if (!/^(?:import|export)(?=[\s{*"'])/.test(text.slice(start, start + 8))) return undefined;
  let at = start;
  while (at < text.length) {
    const char = text.charAt(at);
    if (char === '\n' && /^[ \t]*\r?(?:\n|$)/.test(text.slice(at + 1, lineEndAfter(text, at + 1) + 1))) return at;
    at = endOfGroup(text, at) ?? at + 1;
  }
  return text.trimEnd().length;
}

function lineEndAfter(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}

/** The offset behind a group in braces or parentheses, a text or a template that begins here. */
function endOfGroup(text: string, at: number): number | undefined {
  switch (text.charAt(at)) {
    case '{':
      return endOfExpression(text, at, text.length);
    case '(':
      return endOfParenthesis(text, at);
    case '`':
    case '"':
    case "'":
      return endOfQuoted(text, at);
    default:
      return undefined;
  }
}

function endOfParenthesis(text: string, open: number): number | undefined {
  let at = open + 1;
  while (at < text.length && text.charAt(at) !== ')') at = endOfGroup(text, at) ?? at + 1;
  return at < text.length ? at + 1 : undefined;
}

function endOfQuoted(text: string, open: number): number | undefined {
  const quote = text.charAt(open);
  for (let at = open + 1; at < text.length; at++) {
    const char = text.charAt(at);
    if (char === '\\') at++;
    else if (char === quote) return at + 1;
    else if (char === '\n' && quote !== '`') return undefined;
  }
  return undefined;
}
