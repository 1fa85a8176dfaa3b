import type { JsonNode } from './jsonNode.ts';
import * as problem from './syntaxProblem.ts';
import type { TokenStream } from './tokenStream.ts';

/** Reads a text in double quotes; one of them may be missing. */
export function readText(input: TokenStream, isName: boolean): JsonNode {
  const { start, end, isClosed, isPlain } = input.token;
  const written = input.text.slice(start + 1, isClosed ? end - 1 : end);
  if (!isClosed || runsOn(input.text, end)) return readOpenText(input, start, isName ? nameIn(written) : written);
  input.advance();
  const value = isPlain ? written : unescape(input, start, end);
  return { type: 'string', offset: start, length: end - start, value, parent: undefined };
}

/** Whether what follows a quote goes on with its text, so that the quote begins it, or is one within it. */
function runsOn(text: string, end: number): boolean {
  // Nearly always punctuation follows, or the end of the line.
  if (',:\n\r ]}'.includes(text.charAt(end))) return false;
  return /^(?:[\p{L}\p{N}\p{Extended_Pictographic}_.#-]|\/(?![/*]))/u.test(text.slice(end, end + 2));
}

/** A name ends before the colon that a value follows; other colons may belong to it, as in `og:title`. */
function nameIn(written: string): string {
  const name = /^.*?(?=:[ \t]*(?:["{[\d-]|true|false|null|$))/.exec(written)?.[0];
  return name ?? written.split(/:(?=[ \t])/, 1)[0] ?? '';
}

/** Reads a string without its closing quote, which ends before the punctuation that follows it. */
function readOpenText(input: TokenStream, start: number, written: string): JsonNode {
  // By hand: a pattern that searches for the end of the text takes quadratic time on long runs.
  let length = written.length;
  while (length > 0 && ' \t\r\n,:{}[]'.includes(written.charAt(length - 1))) length--;
  const content = written.slice(0, length);
  const end = start + 1 + content.length;
  input.report(problem.missingQuote({ start, end }, end, 'closing'));
  input.cutAt(end);
  return { type: 'string', offset: start, length: end - start, value: content, parent: undefined };
}

function unescape(input: TokenStream, start: number, end: number): string {
  const raw = input.text.slice(start, end);
  try {
    return JSON.parse(raw) as string;
  } catch {
    input.report(problem.other(escapeMessage(raw), { start, end }));
    return raw.slice(1, -1);
  }
}

/** Reads a bare token: a number, true, false, null, or a string without its quotes. */
export function readWord(input: TokenStream): JsonNode {
  const { start, end } = input.token;
  const word = input.text.slice(start, end);
  // A quote right after it makes it a string: the opening quote is missing.
  if (input.text.charAt(end) === '"' && closedAfter(input, false) !== undefined) return readWordAsText(input, false);
  if (word === 'true' || word === 'false') return literal(input, 'boolean', word === 'true');
  if (word === 'null') return literal(input, 'null', null);
  if (/^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(word)) return literal(input, 'number', Number(word));
  return readWordAsText(input, false);
}

function literal(input: TokenStream, type: 'boolean' | 'null' | 'number', value: boolean | null | number): JsonNode {
  const { start, end } = input.advance();
  return { type, offset: start, length: end - start, value, parent: undefined };
}

/** Reads a bare token as the string that was meant. */
export function readWordAsText(input: TokenStream, isName: boolean): JsonNode {
  const { start, end } = input.token;
  const quoted = closedAfter(input, isName);
  if (quoted !== undefined) {
    const length = quoted.length;
    input.report(problem.missingQuote({ start, end: start + length }, start, 'opening'));
    input.cutAt(start + length);
    return { type: 'string', offset: start, length, value: quoted.slice(0, -1), parent: undefined };
  }
  input.advance();
  const word = input.text.slice(start, end);
  if (!input.isFull) input.report(problem.strangeWord(word, { start, end }, isName));
  return {
    type: 'string',
    offset: start,
    length: end - start,
    value: word.replace(/^'(.*)'$/s, '$1'),
    parent: undefined,
  };
}

/** Returns a string from the current token to its closing quote; undefined if it has none. */
function closedAfter(input: TokenStream, isName: boolean): string | undefined {
  const { start } = input.token;
  const closing = isName
    ? /^(?:[^"\n,:{}[\]]|:(?=[^\s"]))*"(?=\s*:)/
    : /^(?:[^"\n,{}[\]]|,(?=[ \t]))*"(?=\s*(?:[,\]}]|$|\r?\n))/;
  const following = input.text.slice(start, start + 500);
  return following.includes('"') ? closing.exec(following)?.[0] : undefined;
}

function escapeMessage(raw: string): string {
  const escape = /\\(?:u(?![0-9a-fA-F]{4}).{0,4}|[^"\\/bfnrtu])/.exec(raw)?.[0];
  if (escape === undefined) return 'Escape this character in a string.';
  return `Invalid escape \`${escape}\`. Valid: \\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four hexadecimal digits.`;
}
