import { distance } from 'fastest-levenshtein';
import { ComparableNames, differentLetters, fold, letterSetsOf, type NamesOfLength } from './comparableNames.ts';
import { isReordered } from './typo.ts';

/** Names that may have been meant. */
export interface Nearest {
  /** The nearest first. */
  readonly names: readonly string[];
  /** Whether the first is nearer than all others, so that it may be taken without asking. */
  readonly isClear: boolean;
}

/**
 * Returns the known name that a mistyped one probably means; undefined if none is near. Letters count more than case and
 * hyphens.
 */
export function nearestName(written: string, known: Iterable<string>): string | undefined {
  return findNearest(written, known, 1).names[0];
}

/** Longer ones, such as a path of 1 MB, aren’t typos of a name: its length alone has a million others near it. */
const longestMistyped = 2000;

/** As {@link nearestName}, and whether one of them is clearly nearest. */
export function findNearest(written: string, known: Iterable<string> | ComparableNames, limit = 3): Nearest {
  if (written.length > longestMistyped) return { names: [], isClear: false };
  const mistyped = new MistypedName(written);
  const scores = new BestScores(mistyped.farthest, Math.max(limit, 2));
  mistyped.compareWith(known instanceof ComparableNames ? known : new ComparableNames(known), scores);
  const [first, second] = scores.inOrder;
  return {
    names: scores.inOrder.slice(0, limit).map((candidate) => candidate.name),
    isClear: first !== undefined && (second === undefined || first.score < second.score),
  };
}

/** Whether a mistyped name may mean one of those that are known. */
export function hasNear(written: string, known: ComparableNames): boolean {
  if (written.length > longestMistyped) return false;
  const mistyped = new MistypedName(written);
  const scores = new AnyScore(mistyped.farthest);
  mistyped.compareWith(known, scores);
  return scores.hasAny;
}

/** What collects the names that are near enough. */
interface Scores {
  /** The distance up to which a name is; below 0 if no other one is needed. */
  readonly farthest: number;
  add(name: string, score: number): void;
}

/** Names with their distances; the more are near, the nearer another has to be to count. */
class BestScores implements Scores {
  readonly #scored: { readonly name: string; readonly score: number }[] = [];
  /** How many have each distance. */
  readonly #counts: number[] = [];
  readonly #enough: number;
  #farthest: number;

  constructor(farthest: number, enough: number) {
    this.#farthest = farthest;
    this.#enough = enough;
  }

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

/** Whether there is any name; the first ends the search. */
class AnyScore implements Scores {
  farthest: number;
  hasAny = false;

  constructor(farthest: number) {
    this.farthest = farthest;
  }

  add(): void {
    this.hasAny = true;
    this.farthest = -1;
  }
}

/** Names of one word are compared fastest one by one. */
const longName = 32;

/** A name, prepared for comparison with many. */
class MistypedName {
  /** The distance up to which a name may be similar to it. */
  readonly farthest: number;
  readonly #folded: string;
  readonly #letters: Int32Array;
  /** Returns the distance to a folded name, or a larger number than the limit if it exceeds that. */
  readonly #distanceTo: (name: string, limit: number) => number;

  constructor(name: string) {
    const folded = fold(name);
    this.#folded = folded;
    this.#letters = letterSetsOf(folded);
    this.farthest = Math.max(1, Math.floor(folded.length / 3));
    if (folded.length <= longName || !BoundedDistance.takes(folded)) {
      this.#distanceTo = (other) => distance(folded, other);
    } else {
      const prepared = new BoundedDistance(folded);
      this.#distanceTo = (other, limit) => prepared.to(other, limit);
    }
  }

  /** Adds the names that are near enough; those of similar length, which may be the nearest, come first. */
  compareWith(known: ComparableNames, scores: Scores): void {
    const { length } = this.#folded;
    for (let apart = 0; apart <= scores.farthest; apart++) {
      for (const other of apart === 0 ? [length] : [length - apart, length + apart]) {
        const names = known.ofLength(other);
        if (names !== undefined) this.#compareWithLength(names, apart, scores);
      }
    }
  }

  #compareWithLength({ names, folded, letters }: NamesOfLength, apart: number, scores: Scores): void {
    for (let at = 0; at < folded.length && apart <= scores.farthest; at++) {
      // A change takes one letter away and brings one at most; each letter more or less is a change.
      const most = 2 * scores.farthest - apart;
      const different = differentLetters(this.#letters, letters, at, most);
      if (different > most) continue;
      const score = this.#score(folded[at] ?? '', different, scores.farthest);
      if (score !== undefined) scores.add(names[at] ?? '', score);
    }
  }

  /** Returns the distance to a folded name; undefined if it is too far or the two have nothing in common. */
  #score(other: string, different: number, farthest: number): number | undefined {
    const folded = this.#folded;
    const score = different === 0 && isReordered(folded, other) ? 1 : this.#distanceTo(other, farthest);
    const isUnlike = score >= Math.max(folded.length, other.length) && score > 0;
    return score > farthest || isUnlike ? undefined : score;
  }
}

/** The bits of a word of the matrix. */
const wordLength = 32;

/** The string has only characters below this code, as nearly all paths and names; no other ones equal them. */
const mostCode = 128;

/**
 * Compares one string with many others by Levenshtein's distance. What Myers' algorithm needs to know of the string is
 * computed once, and a comparison ends as soon as the distance surely exceeds a limit.
 */
export class BoundedDistance {
  readonly #length: number;
  readonly #words: number;
  /** For each character, a bit for each of its positions in the string. */
  readonly #positions: Int32Array;
  readonly #plus: Int32Array;
  readonly #minus: Int32Array;

  constructor(text: string) {
    this.#length = text.length;
    this.#words = Math.max(1, Math.ceil(text.length / wordLength));
    this.#positions = new Int32Array(mostCode * this.#words);
    this.#plus = new Int32Array(this.#words);
    this.#minus = new Int32Array(this.#words);
    for (let at = 0; at < text.length; at++) {
      const index = text.charCodeAt(at) * this.#words + Math.floor(at / wordLength);
      this.#positions[index] = (this.#positions[index] ?? 0) | (1 << (at % wordLength));
    }
  }

  /** Whether a string can be compared in this way. */
  static takes(text: string): boolean {
    for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) >= mostCode) return false;
    return text !== '';
  }

  /** Returns the distance to another string; a number above the limit if it exceeds that. */
  to(other: string, limit: number): number {
    this.#plus.fill(-1);
    this.#minus.fill(0);
    let distance = this.#length;
    for (let at = 0; at < other.length; at++) {
      distance += this.#pass(other.charCodeAt(at));
      // Each character that is left lowers it by one at most.
      if (distance - (other.length - at - 1) > limit) return limit + 1;
    }
    return distance;
  }

  /** Moves on to the next column of the matrix; returns by how much its last cell differs from the one before. */
  #pass(code: number): number {
    const words = this.#words;
    const first = code * words;
    let plusIn = 1;
    let minusIn = 0;
    for (let word = 0; word < words; word++) {
      const positions = code < mostCode ? (this.#positions[first + word] ?? 0) : 0;
      const plus = this.#plus[word] ?? 0;
      const minus = this.#minus[word] ?? 0;
      const equal = positions | minusIn;
      const horizontal = (((equal & plus) + plus) ^ plus) | equal;
      const up = minus | ~(horizontal | plus);
      const down = plus & horizontal;
      const bit = word === words - 1 ? (this.#length - 1) % wordLength : wordLength - 1;
      const upShifted = (up << 1) | plusIn;
      const vertical = positions | minus;
      this.#plus[word] = (down << 1) | minusIn | ~(vertical | upShifted);
      this.#minus[word] = upShifted & vertical;
      plusIn = (up >>> bit) & 1;
      minusIn = (down >>> bit) & 1;
    }
    return plusIn - minusIn;
  }
}
