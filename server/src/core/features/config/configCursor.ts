import { getLocation } from 'jsonc-parser';
import type { JsonPath } from '../../config/json/jsonTree.ts';
import type { TextRange } from '../../text/textRange.ts';

/** What a cursor in docs.json is about to write. */
export interface ConfigCursor {
  readonly role: 'key' | 'value';
  /** The object that gets the key, or the place of the value. */
  readonly path: JsonPath;
  /** The key that stands at the cursor already, however short. */
  readonly currentKey: string | undefined;
  /** The token that accepting a completion replaces, quotes included; empty where none stands yet. */
  readonly replace: TextRange;
  readonly inQuotes: boolean;
  /** What was typed of the token, without its quote. */
  readonly typed: string;
  /** Whether a colon follows, so that a key needs none. */
  readonly colonFollows: boolean;
  /** Where a comma is missing before the token. */
  readonly missingCommaAt: number | undefined;
  readonly needsCommaAfter: boolean;
}

/** Reads the place of a cursor, also where the JSON around it is half-written. */
export function configCursorAt(text: string, offset: number): ConfigCursor | undefined {
  const location = getLocation(text, offset);
  if (isInComment(text, offset)) return undefined;
  const node = location.previousNode;
  const isText = node !== undefined && (node.type === 'string' || node.type === 'property');
  const inQuotes = isText && node.offset < offset && (offset < node.offset + node.length || isOpen(text, node));
  const replace = inQuotes ? quotedToken(text, node, offset) : bareToken(text, offset);
  const before = lastSignificant(text, replace.start);
  const continues = before === undefined || '[{,:'.includes(text.charAt(before));
  const isKey = location.isAtPropertyKey || (inQuotes && node.type === 'property');
  if (!continues && !isKey && !inQuotes) return afterValue(text, location.path, replace);
  const next = text.slice(replace.end).trimStart().charAt(0);
  return {
    role: isKey ? 'key' : 'value',
    path: isKey ? location.path.slice(0, -1) : location.path,
    currentKey: isKey ? String(location.path.at(-1) ?? '') : undefined,
    replace,
    inQuotes,
    typed: text.slice(replace.start + (inQuotes ? 1 : 0), offset),
    colonFollows: next === ':',
    missingCommaAt: continues ? undefined : before + 1,
    needsCommaAfter: !['', ',', '}', ']', ':'].includes(next),
  };
}

/** Behind a complete value the next item or key begins, once a comma stands between. */
function afterValue(text: string, path: JsonPath, replace: TextRange): ConfigCursor | undefined {
  const last = path.at(-1);
  const before = lastSignificant(text, replace.start);
  if (last === undefined || before === undefined || replace.start === before + 1) return undefined;
  const next = text.slice(replace.end).trimStart().charAt(0);
  return {
    role: typeof last === 'number' ? 'value' : 'key',
    path: typeof last === 'number' ? [...path.slice(0, -1), last + 1] : path.slice(0, -1),
    currentKey: typeof last === 'number' ? undefined : '',
    replace,
    inQuotes: false,
    typed: text.slice(replace.start, replace.end),
    colonFollows: false,
    missingCommaAt: before + 1,
    needsCommaAfter: !['', ',', '}', ']', ':'].includes(next),
  };
}

interface TextToken {
  readonly offset: number;
  readonly length: number;
}

/** Whether a text's closing quote is missing; one that a word follows at once opens the next text. */
function isOpen(text: string, node: TextToken): boolean {
  const end = node.offset + node.length;
  if (/[\w/.-]/.test(text.charAt(end))) return true;
  return node.length < 2 || text.charAt(end - 1) !== '"' || text.charAt(end - 2) === '\\';
}

/** An open text runs to the end of its line; only what looks like one word is taken for it. */
function quotedToken(text: string, node: TextToken, offset: number): TextRange {
  if (!isOpen(text, node)) return { start: node.offset, end: node.offset + node.length };
  const word = /^[\w./-]*/.exec(text.slice(offset))?.[0] ?? '';
  return { start: node.offset, end: offset + word.length };
}

function bareToken(text: string, offset: number): TextRange {
  const before = /[\w$.#/-]*$/.exec(text.slice(Math.max(0, offset - 200), offset))?.[0] ?? '';
  const after = /^[\w$.#/-]*/.exec(text.slice(offset, offset + 200))?.[0] ?? '';
  return { start: offset - before.length, end: offset + after.length };
}

function lastSignificant(text: string, offset: number): number | undefined {
  for (let at = offset - 1; at >= 0; at--) if (!' \t\r\n\uFEFF'.includes(text.charAt(at))) return at;
  return undefined;
}

/** Comments are no JSON; in a line that begins as one nothing is offered. */
function isInComment(text: string, offset: number): boolean {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  return /^\s*(?:\/\/|\/\*)/.test(text.slice(lineStart, offset));
}
