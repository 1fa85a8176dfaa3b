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
