import { printParseErrorCode, type ParseError } from 'jsonc-parser';
import { shorten } from '../../util/words.ts';
import type { TextEdit } from '../../text/textEdit.ts';
import type { TextRange } from '../../text/textRange.ts';

/**
 * A place where a text is no JSON. A `comment` or a `trailingComma` leaves the tree whole; behind any
 * other problem a part of the text may have been read as something else than was meant.
 */
export interface SyntaxProblem {
  readonly kind: 'comment' | 'trailingComma' | 'other';
  readonly message: string;
  readonly range: TextRange;
  readonly fix?: { readonly title: string; readonly edit: TextEdit };
}

/** A text that isn't meant as JSON breaks everywhere; more than this many problems help nobody. */
const mostProblems = 20;

/** The parser's complaints in a writer's words: each break once, what only follows from it left out. */
export function syntaxProblems(text: string, errors: readonly ParseError[]): readonly SyntaxProblem[] {
  const problems: SyntaxProblem[] = [];
  let previous: SyntaxProblem | undefined;
  for (const error of errors) {
    const problem = describe(text, error);
    const follows = previous !== undefined && followsFrom(text, previous, problem);
    previous = problem;
    if (!follows) problems.push(problem);
    if (problems.length === mostProblems) break;
  }
  return problems;
}

/**
 * Behind a break the parser stumbles on: what it complains of on the same line, before the next text or bracket,
 * is the same mistake. A problem that can be mended by itself is one of its own.
 */
function followsFrom(text: string, earlier: SyntaxProblem, later: SyntaxProblem): boolean {
  if (later.range.start === earlier.range.start) return true;
  if (later.fix !== undefined || later.kind === 'comment' || earlier.kind === 'comment') return false;
  const between = text.slice(Math.min(earlier.range.end, later.range.start), later.range.start);
  return /^(?:[^\n"{[]*|[\s,:}\]]*|[ :]*"[^"\n]*"[ ,}]*)$/.test(between);
}

function describe(text: string, error: ParseError): SyntaxProblem {
  const range = rangeOf(text, error);
  const found = text.slice(error.offset, error.offset + error.length);
  const name = printParseErrorCode(error.error);
  switch (name) {
    case 'InvalidCommentToken':
      return comment(text, range);
    case 'CommaExpected':
      return /^[}\]]/.test(found) ? other(missingBracket(found), range) : missingComma(text, range);
    case 'InvalidSymbol':
      return invalidSymbol(text, range);
    case 'PropertyNameExpected':
    case 'ValueExpected':
      return trailingComma(text, range) ?? other(expected(name, found), range);
    default:
      return other(expected(name, found), range);
  }
}

/** At the end of a text there is nothing to underline but its last character. */
function rangeOf(text: string, { offset, length }: ParseError): TextRange {
  if (offset < text.length) return { start: offset, end: Math.min(text.length, offset + Math.max(length, 1)) };
  const end = text.trimEnd().length;
  return { start: Math.max(0, end - 1), end };
}

function comment(text: string, range: TextRange): SyntaxProblem {
  return {
    kind: 'comment',
    message: 'Comments are no part of JSON; the platform refuses a file that has one. Take it out.',
    range,
    fix: { title: 'Remove the comment', edit: { range: withItsLine(text, range), newText: '' } },
  };
}

/** A comment that has its lines to itself goes with them; behind something else the blanks before it go. */
function withItsLine(text: string, { start, end }: TextRange): TextRange {
  const before = /[ \t]*$/.exec(text.slice(0, start))?.[0].length ?? 0;
  const after = /^[ \t]*\r?\n/.exec(text.slice(end))?.[0].length ?? 0;
  const isAlone = after > 0 && (start === before || text.charAt(start - before - 1) === '\n');
  return { start: start - before, end: isAlone ? end + after : end };
}

function missingComma(text: string, range: TextRange): SyntaxProblem {
  const before = text.slice(0, range.start).trimEnd().length;
  return {
    kind: 'other',
    message: 'A comma is missing before this.',
    range,
    fix: { title: 'Insert the comma', edit: { range: { start: before, end: before }, newText: ',' } },
  };
}

function missingBracket(found: string): string {
  return found === '}' ? 'A closing `]` is missing before this.' : 'A closing `}` is missing before this.';
}

/** A word that JSON doesn't have; what other languages write in its place is understood and can be mended. */
function invalidSymbol(text: string, range: TextRange): SyntaxProblem {
  const found = text.slice(range.start, range.end);
  const replace = (message: string, newText: string): SyntaxProblem => ({
    ...other(message, range),
    fix: { title: `Change to ${newText}`, edit: { range, newText } },
  });
  const quoted = /^'(.*)'$/s.exec(found)?.[1];
  if (quoted !== undefined) {
    return replace('Texts stand in double quotes in JSON, not in single ones.', JSON.stringify(quoted));
  }
  const constant = { True: 'true', False: 'false', None: 'null' }[found];
  if (constant !== undefined) return replace(`JSON writes this as \`${constant}\`.`, constant);
  const isName = /^[\w$-]+$/.test(found) && /^\s*:/.test(text.slice(range.end));
  if (isName) return replace('The name of a property stands in double quotes in JSON.', JSON.stringify(found));
  return other(`This is no JSON: \`${shorten(found, 30)}\`. Texts stand in double quotes.`, range);
}

function trailingComma(text: string, range: TextRange): SyntaxProblem | undefined {
  const before = text.slice(0, range.start).trimEnd();
  if (!before.endsWith(',') || !/^\s*[}\]]/.test(text.slice(range.start))) return undefined;
  const comma = { start: before.length - 1, end: before.length };
  return {
    kind: 'trailingComma',
    message: 'Nothing follows this comma; JSON allows one only between two entries.',
    range: comma,
    fix: { title: 'Remove the comma', edit: { range: comma, newText: '' } },
  };
}

function other(message: string, range: TextRange): SyntaxProblem {
  return { kind: 'other', message, range };
}

function expected(name: string, found: string): string {
  const instead = found === '' ? '' : ` instead of \`${shorten(found, 30)}\``;
  switch (name) {
    case 'InvalidNumberFormat':
      return `\`${shorten(found, 30)}\` is no number.`;
    case 'PropertyNameExpected':
      return `The name of a property in double quotes is expected here${instead}.`;
    case 'ValueExpected':
      return `A value is missing here: a text in double quotes, a number, true, false, an object or an array${instead === '' ? '' : `; found${instead.slice(' instead of'.length)}`}.`;
    case 'ColonExpected':
      return 'A colon is missing between the name and its value.';
    case 'CloseBraceExpected':
      return 'A closing `}` is missing: an object that was opened before is never closed.';
    case 'CloseBracketExpected':
      return 'A closing `]` is missing: an array that was opened before is never closed.';
    case 'EndOfFileExpected':
      return 'The configuration ends before this; only one JSON object is allowed.';
    case 'UnexpectedEndOfComment':
      return 'This comment is never closed; JSON has no comments.';
    case 'UnexpectedEndOfString':
      return 'The closing double quote of this text is missing.';
    case 'UnexpectedEndOfNumber':
      return 'This number ends too early.';
    case 'InvalidUnicode':
      return 'After `\\u` four hexadecimal digits are expected.';
    case 'InvalidEscapeCharacter':
      return 'This escape is not known; JSON has \\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four digits.';
    case 'InvalidCharacter':
      return 'This character must be written as an escape inside of a text.';
    default:
      return `This is no JSON${found === '' ? '' : `: \`${shorten(found, 30)}\``}.`;
  }
}
