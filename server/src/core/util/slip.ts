import { distance } from 'fastest-levenshtein';

/** Rows of a keyboard; adjacent letters are easily mistyped. */
const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const vowels = 'aeiou';

/**
 * Whether a name is likely a mistyped other one, rather than a similar name of its own: letters omitted, doubled or in
 * the wrong order, and wrong ones only if they are easily mistyped or the name is long.
 */
export function isLikelySlip(written: string, known: string): boolean {
  const [a, b] = [written, known].map((name) => name.toLowerCase().replace(/[-_ ]/g, '')) as [string, string];
  if (a === b) return true;
  const changes = distance(a, b);
  if (changes === 1) return a.length !== b.length ? a.length > 2 : isEasilyMistaken(a, b);
  return isSwapped(a, b) || changes <= Math.floor(Math.min(a.length, b.length) / 5);
}

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

/** Whether two neighbouring letters are in the wrong order. */
export function isSwapped(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  const at = Array.from(a).findIndex((char, index) => char !== b.charAt(index));
  return a.charAt(at) === b.charAt(at + 1) && a.charAt(at + 1) === b.charAt(at) && a.slice(at + 2) === b.slice(at + 2);
}
