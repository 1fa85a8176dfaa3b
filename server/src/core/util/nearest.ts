import { distance } from 'fastest-levenshtein';
import { BoundedDistance } from './boundedDistance.ts';

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
  /** A bit for each letter that occurs, then for each that occurs twice, and so on. */
  readonly letters: readonly number[];
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
  const scored = new BestScores(farthestFrom(target), Math.max(limit, 2));
  const measure = measureFrom(target);
  let seen = 0;
  for (const candidate of known) {
    if (++seen > mostCandidates) break;
    const other = typeof candidate === 'string' ? comparable(candidate) : candidate;
    const score = distanceWithin(scored.farthest, target, other, measure);
    if (score !== undefined) scored.add(other.name, score);
  }
  const [first, second] = scored.inOrder;
  return {
    names: scored.inOrder.slice(0, limit).map((candidate) => candidate.name),
    isClear: first !== undefined && (second === undefined || first.score < second.score),
  };
}

/** Names with their distances; the more are near, the nearer another has to be to count. */
class BestScores {
  readonly #scored: { readonly name: string; readonly score: number }[] = [];
  /** How many have each distance. */
  readonly #counts: number[] = [];
  readonly #enough: number;
  #farthest: number;

  constructor(farthest: number, enough: number) {
    this.#farthest = farthest;
    this.#enough = enough;
  }

  /** The distance up to which a name may be one of the nearest. */
  get farthest(): number {
    return this.#farthest;
  }

  get inOrder(): readonly { readonly name: string; readonly score: number }[] {
    return this.#scored.sort((a, b) => a.score - b.score || (a.name < b.name ? -1 : 1));
  }

  add(name: string, score: number): void {
    this.#scored.push({ name, score });
    this.#counts[score] = (this.#counts[score] ?? 0) + 1;
    let nearer = 0;
    for (let at = 0; at < this.#farthest && nearer < this.#enough; at++) {
      nearer += this.#counts[at] ?? 0;
      if (nearer >= this.#enough) this.#farthest = at;
    }
  }
}

/** Whether a mistyped name may mean one of those that are known; ends at the first. */
export function hasNear(written: string, known: readonly ComparableName[]): boolean {
  const target = comparable(written);
  const farthest = farthestFrom(target);
  const measure = measureFrom(target);
  return known.slice(0, mostCandidates).some((other) => distanceWithin(farthest, target, other, measure) !== undefined);
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

/** Returns the distance to a name, or a larger number than the limit if it exceeds that. */
type Measure = (name: string, limit: number) => number;

/** Names of one word are compared fastest one by one. */
const longName = 32;

function measureFrom({ folded }: ComparableName): Measure {
  if (folded.length <= longName || !BoundedDistance.takes(folded)) return (name) => distance(folded, name);
  const prepared = new BoundedDistance(folded);
  return (name, limit) => prepared.to(name, limit);
}

/** Returns the distance of two names; undefined if it exceeds `farthest`, or the names have nothing in common. */
function distanceWithin(farthest: number, a: ComparableName, b: ComparableName, measure: Measure): number | undefined {
  if (Math.abs(a.folded.length - b.folded.length) > farthest) return undefined;
  const different = differentLetters(a.letters, b.letters);
  // A change takes one letter away and brings one at most.
  if (different > 2 * farthest) return undefined;
  const score = different === 0 && isSwapped(a.folded, b.folded) ? 1 : measure(b.folded, farthest);
  const isUnlike = score >= Math.max(a.folded.length, b.folded.length) && score > 0;
  return score > farthest || isUnlike ? undefined : score;
}

/** How many occurrences of a letter tell names apart; those of long names all have most letters. */
const mostOccurrences = 6;

function lettersOf(folded: string): readonly number[] {
  const letters = Array<number>(mostOccurrences).fill(0);
  for (let at = 0; at < folded.length; at++) {
    const bit = 1 << (folded.charCodeAt(at) & 31);
    const level = letters.findIndex((seen) => (seen & bit) === 0);
    if (level >= 0) letters[level] = (letters[level] ?? 0) | bit;
  }
  return letters;
}

/** Returns the number of letters that only one of two names has, or has more often. */
function differentLetters(a: readonly number[], b: readonly number[]): number {
  let different = 0;
  for (let level = 0; level < mostOccurrences; level++) different += countBits((a[level] ?? 0) ^ (b[level] ?? 0));
  return different;
}

/** Returns the number of bits that are set, counted in pairs, in fours, then in bytes. */
function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

function fold(name: string): string {
  return name.toLowerCase().replace(/[-_ ]/g, '');
}

/** Whether only the order of the letters differs, as when two were typed in the wrong order. */
function isSwapped(a: string, b: string): boolean {
  const letters = (text: string): string => Array.from(text).sort().join('');
  return a.length === b.length && a.startsWith(b.charAt(0)) && letters(a) === letters(b);
}
