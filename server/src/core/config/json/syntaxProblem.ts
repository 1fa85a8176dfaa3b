import type { TextRange, TextEdit } from '../../text/textRange.ts';
import { shorten } from '../../util/messageText.ts';

/**
 * A syntax error in a JSON text. A `comment` or a `trailingComma` leaves the tree complete; after any other, some of
 * the text may have been misread.
 */
export interface SyntaxProblem {
  readonly kind: 'comment' | 'trailingComma' | 'other';
  /** Whether the tree is complete after another one, too: where nothing lacks but a comma at the end of a line. */
  readonly hidesNothing?: boolean;
  readonly message: string;
  readonly range: TextRange;
  readonly fix?: { readonly title: string; readonly edit: TextEdit };
}

/** The problems that a JSON reader finds, with a message and, if possible, a fix. */
export function comment(text: string, range: TextRange): SyntaxProblem {
  return {
    kind: 'comment',
    message: 'JSON doesn’t allow comments, and the platform rejects the file. Remove the comment.',
    range,
    fix: { title: 'Remove the comment', edit: { range: withItsLine(text, range), newText: '' } },
  };
}

/**
 * Returns the range to remove with a comment: its lines if they hold nothing else, otherwise the whitespace before it
 * too.
 */
function withItsLine(text: string, { start, end }: TextRange): TextRange {
  const before = /[ \t]*$/.exec(text.slice(Math.max(0, start - 200), start))?.[0].length ?? 0;
  const after = /^[ \t]*\r?\n/.exec(text.slice(end, end + 200))?.[0].length ?? 0;
  const isAlone = after > 0 && (start === before || text.charAt(start - before - 1) === '\n');
  return { start: start - before, end: isAlone ? end + after : end };
}

/** `before` is the offset at which the comma is missing. */
export function missingComma(before: number, range: TextRange, hidesNothing: boolean): SyntaxProblem {
  return { ...inserting('Missing comma before this entry.', range, before, ',', 'Add the comma'), hidesNothing };
}

/** A comma that nothing follows, or one of several in a row. */
export function needlessComma(range: TextRange): SyntaxProblem {
  return {
    kind: 'trailingComma',
    message: 'Unexpected comma: JSON allows a comma only between two entries. Remove it.',
    range,
    fix: { title: 'Remove the comma', edit: { range, newText: '' } },
  };
}

/** What other languages write between two entries, or between a name and its value. */
export function wrongSeparator(range: TextRange, right: ',' | ':'): SyntaxProblem {
  const what = right === ',' ? 'Use a comma between two entries.' : 'Use a colon after a property name.';
  return replacing(what, { start: range.start, end: range.end }, right);
}

/** `at` is the offset at which the quote is missing. */
export function missingQuote(range: TextRange, at: number, which: 'opening' | 'closing'): SyntaxProblem {
  return inserting(`This string has no ${which} double quote.`, range, at, '"', `Add the ${which} quote`);
}

/** A bracket that was opened at `opened` and never closed; the closing one belongs at `before`. */
export function missingBracket(
  bracket: '}' | ']',
  range: TextRange,
  before: number,
  after: ',' | '',
  onItsOwnLine = false,
): SyntaxProblem {
  const what = bracket === '}' ? 'an object' : 'a list';
  const message = `Missing \`${bracket}\` before this: ${what} further up isn’t closed.`;
  const newText = `${onItsOwnLine ? '\n' : ''}${bracket}${after}`;
  return inserting(message, range, before, newText, `Add \`${bracket}${after}\``);
}

/** A closing bracket of the other kind. */
export function wrongBracket(right: '}' | ']', { start, end }: TextRange): SyntaxProblem {
  const [what, other] = right === '}' ? ['object', ']'] : ['list', '}'];
  const message = `This ${what} ends with \`${other}\`. Use \`${right}\`.`;
  return replacing(message, { start, end }, right);
}

/** An opening bracket that is missing before its content. */
export function missingOpening(bracket: '{' | '[', range: TextRange): SyntaxProblem {
  const what = bracket === '{' ? 'object' : 'list';
  const message = `Missing \`${bracket}\` at the start of this ${what}.`;
  return inserting(message, range, range.start, bracket, `Add \`${bracket}\``);
}

/** `before` is the offset at which the colon is missing. */
export function missingColon(before: number, range: TextRange): SyntaxProblem {
  return inserting('Missing colon between the property name and its value.', range, before, ':', 'Add the colon');
}

export function missingValue(colon: TextRange): SyntaxProblem {
  const allowed = 'a string in double quotes, a number, `true`, `false`, a list or an object';
  return other(`Missing value after this colon. Add ${allowed}.`, colon);
}

const constants = new Map([
  ['True', 'true'],
  ['False', 'false'],
  ['None', 'null'],
]);

/** A token that JSON doesn't have; equivalents from other languages can be fixed. */
export function strangeWord(word: string, range: TextRange, isName: boolean): SyntaxProblem {
  const quoted = /^'(.*)'$/s.exec(word)?.[1];
  if (quoted !== undefined) {
    return replacing('Strings must be in double quotes, not single quotes.', range, JSON.stringify(quoted));
  }
  const constant = constants.get(word);
  if (constant !== undefined && !isName)
    return replacing(`Unknown value \`${word}\`. Use \`${constant}\`.`, range, constant);
  const what = isName ? 'Property names' : 'Strings';
  const isLikelyString = /^[\w$./#-]+$/.test(word);
  return isLikelyString
    ? replacing(`${what} must be in double quotes.`, range, JSON.stringify(word))
    : other(`Unexpected text \`${shorten(word, 30)}\`; it isn’t valid JSON.`, range);
}

/** Whitespace from a web page or a word processor, which looks like a space. */
export function strangeSpace(text: string, range: TextRange): SyntaxProblem {
  const number = text.charCodeAt(range.start).toString(16).toUpperCase().padStart(4, '0');
  return {
    ...other(`JSON doesn’t allow this invisible character (U+${number}). Replace it with a space.`, range),
    fix: { title: 'Replace it with a space', edit: { range, newText: ' ' } },
  };
}

/**
 * A bracket that closes nothing, or too early. `instead` is what belongs in its place: a comma, if the next entry needs
 * one.
 */
export function needlessBracket(message: string, range: TextRange, instead: ',' | '' = ''): SyntaxProblem {
  if (instead !== '') return replacing(message, range, instead);
  return { ...other(message, range), fix: { title: 'Remove the bracket', edit: { range, newText: '' } } };
}

/** Returns a problem without a fix. */
export function other(message: string, range: TextRange): SyntaxProblem {
  return { kind: 'other', message, range };
}

function inserting(message: string, range: TextRange, at: number, newText: string, title: string): SyntaxProblem {
  return { kind: 'other', message, range, fix: { title, edit: { range: { start: at, end: at }, newText } } };
}

function replacing(message: string, range: TextRange, newText: string): SyntaxProblem {
  return { kind: 'other', message, range, fix: { title: `Change to ${newText}`, edit: { range, newText } } };
}
