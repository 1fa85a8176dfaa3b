import { distance } from 'fastest-levenshtein';

/** Comparing costs; a list longer than this is first narrowed to names of a similar length. */
const mostCandidates = 20_000;

/** Names that may have been meant. */
export interface Nearest {
  /** The nearest first. */
  readonly names: readonly string[];
  /** Whether the first is nearer than all others, so that it may be taken without asking. */
  readonly isClear: boolean;
}

/** A name that is prepared for repeated comparison. */
export interface ComparableName {
  readonly name: string;
  readonly folded: string;
  /** A bit for each letter that occurs. */
  readonly letters: number;
}

/** Prepares constant names: folding ten thousand of them costs more than comparing them. */
export function comparableNames(names: Iterable<string>): readonly ComparableName[] {
  return Array.from(names, comparable);
}

function comparable(name: string): ComparableName {
  const folded = fold(name);
  return { name, folded, letters: lettersOf(folded) };
}

/**
 * Returns the known names that a mistyped one probably means, at most `limit`; letters count more than case and
 * hyphens.
 */
export function nearestNames(written: string, known: Iterable<string>, limit = 1): readonly string[] {
  return findNearest(written, known, limit).names;
}

/** As {@link nearestNames}, and whether one of them is clearly nearest. */
export function findNearest(written: string, known: Iterable<string | ComparableName>, limit = 3): Nearest {
  const target = comparable(written);
  const farthest = farthestFrom(target);
  const scored: { readonly name: string; readonly score: number }[] = [];
  let seen = 0;
  for (const candidate of known) {
    if (++seen > mostCandidates) break;
    const other = typeof candidate === 'string' ? comparable(candidate) : candidate;
    const score = distanceWithin(farthest, target, other);
    if (score !== undefined) scored.push({ name: other.name, score });
  }
  scored.sort((a, b) => a.score - b.score || (a.name < b.name ? -1 : 1));
  const [first, second] = scored;
  return {
    names: scored.slice(0, limit).map((candidate) => candidate.name),
    isClear: first !== undefined && (second === undefined || first.score < second.score),
  };
}

/** Whether a mistyped name may mean one of those that are known; ends at the first. */
export function hasNear(written: string, known: readonly ComparableName[]): boolean {
  const target = comparable(written);
  const farthest = farthestFrom(target);
  return known.slice(0, mostCandidates).some((other) => distanceWithin(farthest, target, other) !== undefined);
}

/** Whether two names differ by a slip only: in case and hyphens, or in one of four letters at most. */
export function isSlip(a: string, b: string): boolean {
  const [left, right] = [fold(a), fold(b)];
  const most = Math.max(1, Math.floor(Math.min(left.length, right.length) / 4));
  return Math.abs(left.length - right.length) <= most && (isSwapped(left, right) || distance(left, right) <= most);
}

function farthestFrom({ folded }: ComparableName): number {
  return Math.max(1, Math.floor(folded.length / 3));
}

/** Returns the distance of two names; undefined if it exceeds `farthest`, or the names have nothing in common. */
function distanceWithin(farthest: number, a: ComparableName, b: ComparableName): number | undefined {
  if (Math.abs(a.folded.length - b.folded.length) > farthest) return undefined;
  // A change takes one letter away and brings one at most.
  if (countBits(a.letters ^ b.letters) > 2 * farthest) return undefined;
  const score = a.letters === b.letters && isSwapped(a.folded, b.folded) ? 1 : distance(a.folded, b.folded);
  const isUnlike = score >= Math.max(a.folded.length, b.folded.length) && score > 0;
  return score > farthest || isUnlike ? undefined : score;
}

function lettersOf(folded: string): number {
  let letters = 0;
  for (let at = 0; at < folded.length; at++) letters |= 1 << (folded.charCodeAt(at) & 31);
  return letters;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

function fold(name: string): string {
  return name.toLowerCase().replace(/[-_ ]/g, '');
}

/** Whether only the order of the letters differs, as when two were typed in the wrong order. */
function isSwapped(a: string, b: string): boolean {
  const letters = (text: string): string => Array.from(text).sort().join('');
  return a.length === b.length && a.startsWith(b.charAt(0)) && letters(a) === letters(b);
}
