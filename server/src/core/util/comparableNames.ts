/** More names of a list than these aren't compared. */
const mostNames = 100_000;

/** A name as it is compared: letters count more than case and hyphens. */
export function fold(name: string): string {
  return name.toLowerCase().replace(/[-_ ]/g, '');
}

/**
 * Names among which similar ones are searched, by their lengths: most differ too much in length from a mistyped one to
 * be looked at.
 */
export class ComparableNames {
  readonly #byLength = new Map<number, NamesOfLength>();
  /** How many there are. */
  readonly size: number;

  constructor(names: Iterable<string>) {
    let count = 0;
    for (const name of names) {
      if (++count > mostNames) break;
      const folded = fold(name);
      const alike = this.#byLength.get(folded.length) ?? new NamesOfLength();
      alike.add(name, folded);
      this.#byLength.set(folded.length, alike);
    }
    this.size = count;
  }

  /** Returns the names that have a length when they are folded. */
  ofLength(length: number): NamesOfLength | undefined {
    return this.#byLength.get(length);
  }
}

/** Names of one length, with the letters of each in one table, which is made when it is needed. */
export class NamesOfLength {
  readonly names: string[] = [];
  readonly folded: string[] = [];
  #letters: Int32Array | undefined;

  add(name: string, folded: string): void {
    this.names.push(name);
    this.folded.push(folded);
    this.#letters = undefined;
  }

  /** {@link letterSetsOf} each name, one after the other. */
  get letters(): Int32Array {
    if (this.#letters === undefined) {
      this.#letters = new Int32Array(this.folded.length * letterSets);
      for (const [at, folded] of this.folded.entries()) countLetters(folded, this.#letters, at * letterSets);
    }
    return this.#letters;
  }
}

/** How many occurrences of a letter tell names apart; those of long names all have most letters. */
const letterSets = 6;

/** Returns a bit for each letter that occurs in a folded name, then for each that occurs twice, and so on. */
export function letterSetsOf(folded: string): Int32Array {
  const letters = new Int32Array(letterSets);
  countLetters(folded, letters, 0);
  return letters;
}

function countLetters(folded: string, letters: Int32Array, start: number): void {
  for (let at = 0; at < folded.length; at++) {
    const bit = 1 << (folded.charCodeAt(at) & 31);
    let level = start;
    while (level < start + letterSets && ((letters[level] ?? 0) & bit) !== 0) level++;
    if (level < start + letterSets) letters[level] = (letters[level] ?? 0) | bit;
  }
}

/**
 * Returns the number of letters that only one of two names has, or has more often; any larger number than `most` if it
 * exceeds that.
 * @param index of the second name in the table of its list
 */
export function differentLetters(letters: Int32Array, table: Int32Array, index: number, most: number): number {
  let different = 0;
  for (let level = 0; level < letterSets && different <= most; level++)
    different += countBits((letters[level] ?? 0) ^ (table[index * letterSets + level] ?? 0));
  return different;
}

/** Returns the number of bits that are set, counted in pairs, in fours, then in bytes. */
function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
