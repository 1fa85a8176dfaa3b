/** Pseudorandom choices that are the same in each run with the same seed. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = (seed * 2_654_435_761) >>> 0;
  }

  /** Returns a number from 0 up to, but not including, 1 (mulberry32). */
  share(): number {
    this.#state = (this.#state + 0x6d_2b_79_f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** Returns an integer from 0 up to, but not including, `end`; 0 if `end` is 0. */
  below(end: number): number {
    return Math.floor(this.share() * end);
  }

  /** Whether one of `times` cases has come. */
  oneIn(times: number): boolean {
    return this.below(times) === 0;
  }

  pick<Value>(choices: readonly Value[]): Value {
    if (choices.length === 0) throw new Error('There is nothing to choose from.');
    return choices[this.below(choices.length)] as Value;
  }

  /** Picks by weight: an entry of weight 3 comes three times as often as one of weight 1. */
  weighted<Value>(choices: readonly (readonly [weight: number, value: Value])[]): Value {
    const total = choices.reduce((sum, [weight]) => sum + weight, 0);
    let left = this.below(total);
    for (const [weight, value] of choices) {
      left -= weight;
      if (left < 0) return value;
    }
    throw new Error('There is nothing to choose from.');
  }

  /** Returns a seed for a part of a run, so that a change in one part leaves the others as they were. */
  seed(): number {
    return this.below(1_000_000_000);
  }
}
