import { distance } from 'fastest-levenshtein';
import { fold } from './comparableNames.ts';
import { wordsIn } from './strings.ts';

// Two policies, chosen by what a wrong guess costs. Where the finding exists anyway and only its suggestion depends on the
// guess, a possible typo will do. Where a name of its own would be reported or replaced, it has to be a likely one.

/** Whether two names differ so little that one may be meant by the other: in case and hyphens, or in one of four letters at most. */
export function isPossibleTypo(written: string, known: string): boolean {
  const [a, b] = [fold(written), fold(known)];
  const most = Math.max(1, Math.floor(Math.min(a.length, b.length) / 4));
  return Math.abs(a.length - b.length) <= most && (isReordered(a, b) || distance(a, b) <= most);
}

/**
 * Whether two names of several words may mean the same: the words that only one has are similar to those that only the
 * other has, or forms of them. `booking-link` isn’t `booking-rules`, however many of their letters are equal.
 */
export function haveSimilarWords(written: string, known: string): boolean {
  const [ofWritten, ofKnown] = [wordsIn(written), wordsIn(known)];
  const inWritten = ofWritten.filter((word) => !ofKnown.includes(word));
  const inKnown = ofKnown.filter((word) => !ofWritten.includes(word));
  if (inWritten.length === 0 || inKnown.length === 0) return true;
  const [a, b] = [inWritten.join(''), inKnown.join('')];
  if (isPossibleTypo(a, b)) return true;
  const longer = Math.max(a.length, b.length);
  const half = Math.ceil(longer / 2);
  const isForm = a.slice(0, half) === b.slice(0, half) || distance(a, b) <= Math.floor(longer / 3);
  return inWritten.length === 1 && inKnown.length === 1 && isForm;
}

/**
 * Whether a name is likely a mistyped other one, rather than a similar name of its own: letters omitted, doubled or in
 * the wrong order, and wrong ones only if they are easily mistyped or the name is long.
 */
export function isLikelyTypo(written: string, known: string): boolean {
  const [a, b] = [fold(written), fold(known)];
  if (a === b) return true;
  const changes = distance(a, b);
  if (changes === 1) return a.length !== b.length ? a.length > 2 : isEasilyMistaken(a, b);
  return hasSwappedNeighbors(a, b) || changes <= Math.floor(Math.min(a.length, b.length) / 5);
}

/**
 * Whether two strings differ by one letter that is missing, too many, another one, or swapped with its neighbor. A
 * number or a plural makes another name.
 */
export function isOneLetterOff(a: string, b: string): boolean {
  if (a === b || Math.max(a.length, b.length) < 4 || Math.abs(a.length - b.length) > 1) return false;
  const { inA, inB, isAtEnd } = differenceOf(a, b);
  const isPlural = isAtEnd && (inA === 's' || inB === 's');
  return (isSwap(inA, inB) || Math.max(inA.length, inB.length) === 1) && !isPlural && !/\d/.test(inA + inB);
}

/** Whether only the order of the letters after the first differs. */
export function isReordered(a: string, b: string): boolean {
  const letters = (text: string): string => Array.from(text).sort().join('');
  return a.length === b.length && a.startsWith(b.charAt(0)) && letters(a) === letters(b);
}

/** Whether two neighboring letters are in the wrong order. */
function hasSwappedNeighbors(a: string, b: string): boolean {
  const { inA, inB } = differenceOf(a, b);
  return a.length === b.length && isSwap(inA, inB);
}

function isSwap(a: string, b: string): boolean {
  return a.length === 2 && b === `${a.charAt(1)}${a.charAt(0)}`;
}

/** Returns what is left of two strings without their common beginning and end. */
function differenceOf(a: string, b: string): { readonly inA: string; readonly inB: string; readonly isAtEnd: boolean } {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start++;
  let end = 0;
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  return { inA: a.slice(start, a.length - end), inB: b.slice(start, b.length - end), isAtEnd: end === 0 };
}

/** Rows of a keyboard; adjacent letters are easily mistyped. */
const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const vowels = 'aeiou';

/** Whether the one letter that differs is next to the right one on a keyboard, or both are vowels. */
function isEasilyMistaken(a: string, b: string): boolean {
  const at = Array.from(a).findIndex((char, index) => char !== b.charAt(index));
  const [one, other] = [a.charAt(at), b.charAt(at)];
  if (vowels.includes(one) && vowels.includes(other)) return true;
  const [upper, lower] = [keyOf(one), keyOf(other)].sort((x, y) => (x?.row ?? 0) - (y?.row ?? 0));
  if (upper === undefined || lower === undefined) return false;
  const shift = upper.column - lower.column;
  if (upper.row === lower.row) return Math.abs(shift) === 1;
  // Each row is moved to the right of the one above it by less than a key.
  return lower.row - upper.row === 1 && (shift === 0 || shift === 1);
}

function keyOf(char: string): { readonly row: number; readonly column: number } | undefined {
  const row = rows.findIndex((letters) => letters.includes(char));
  return row < 0 ? undefined : { row, column: rows[row]?.indexOf(char) ?? 0 };
}
