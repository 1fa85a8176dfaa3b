/** Keeps the results of a function for texts; the oldest are dropped first. */
export class Memo<Result> {
  readonly #results = new Map<string, Result>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  get(key: string, compute: () => Result): Result {
    if (this.#results.has(key)) {
      const known = this.#results.get(key) as Result;
      this.#results.delete(key);
      this.#results.set(key, known);
      return known;
    }
    const result = compute();
    this.#results.set(key, result);
    for (const oldest of this.#results.keys()) {
      if (this.#results.size <= this.#most) break;
      this.#results.delete(oldest);
    }
    return result;
  }
}
