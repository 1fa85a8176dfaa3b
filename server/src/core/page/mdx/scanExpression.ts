/**
 * The offset behind the brace that closes the one at `open`; undefined when none does before `limit`.
 * Braces in texts, templates and comments don't count.
 */
export function endOfExpression(text: string, open: number, limit: number): number | undefined {
  let depth = 0;
  for (let at = open; at < limit; at++) {
    const code = text.charCodeAt(at);
    if (code === 123) depth++;
    else if (code === 125) {
      if (--depth === 0) return at + 1;
    } else if (code === 34 || code === 39 || code === 96 || code === 47) {
      const end = endOfToken(text, at, limit);
      if (end === undefined) return undefined;
      at = end - 1;
    }
  }
  return undefined;
}

/** The offset behind a text, template or comment that begins here; the next offset for a slash that begins none. */
function endOfToken(text: string, at: number, limit: number): number | undefined {
  const next = text.charAt(at + 1);
  switch (text.charAt(at)) {
    case '`':
      return endOfTemplate(text, at, limit);
    case '/':
      if (next === '*') return endBefore(text.indexOf('*/', at + 2), 2, limit);
      if (next === '/') return endBefore(text.indexOf('\n', at + 2), 0, limit);
      return at + 1;
    default:
      return endOfText(text, at, limit);
  }
}

function endBefore(found: number, length: number, limit: number): number | undefined {
  return found < 0 || found + length > limit ? undefined : found + length;
}

/** A text ends at its quote; an apostrophe that isn't closed on its line is none. */
function endOfText(text: string, at: number, limit: number): number {
  const quote = text.charCodeAt(at);
  for (let end = at + 1; end < limit; end++) {
    const code = text.charCodeAt(end);
    if (code === 92) end++;
    else if (code === quote) return end + 1;
    else if (code === 10) break;
  }
  return at + 1;
}

function endOfTemplate(text: string, at: number, limit: number): number | undefined {
  for (let end = at + 1; end < limit; end++) {
    const code = text.charCodeAt(end);
    if (code === 92) end++;
    else if (code === 96) return end + 1;
    else if (code === 36 && text.charCodeAt(end + 1) === 123) {
      const inner = endOfExpression(text, end + 1, limit);
      if (inner === undefined) return undefined;
      end = inner - 1;
    }
  }
  return undefined;
}
