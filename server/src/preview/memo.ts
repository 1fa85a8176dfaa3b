/** Keeps texts by their keys, up to a number of characters; the oldest are dropped first. */
export class Memo {
  readonly #results = new Map<string, string | undefined>();
  readonly #most: number;
  #characters = 0;

  constructor(most: number) {
    this.#most = most;
  }

  has(key: string): boolean {
    return this.#results.has(key);
  }

  /** Returns the text of a key, which becomes the newest. */
  get(key: string): string | undefined {
    if (!this.#results.has(key)) return undefined;
    const found = this.#results.get(key);
    this.#results.delete(key);
    this.#results.set(key, found);
    return found;
  }

  set(key: string, result: string | undefined): void {
    this.#drop(key);
    this.#results.set(key, result);
    this.#characters += sizeOf(key, result);
    for (const oldest of this.#results.keys()) {
      if (this.#characters <= this.#most || oldest === key) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    if (!this.#results.has(key)) return;
    this.#characters -= sizeOf(key, this.#results.get(key));
    this.#results.delete(key);
  }
}

function sizeOf(key: string, result: string | undefined): number {
  return key.length + (result?.length ?? 0);
}
