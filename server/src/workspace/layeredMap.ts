/**
 * A map with some values replaced, and some entries appended. Frequently changed values are in the upper layer, so that
 * a change needn't copy all others.
 */
export class LayeredMap<Key, Value> implements ReadonlyMap<Key, Value> {
  readonly #base: ReadonlyMap<Key, Value>;
  readonly #top: ReadonlyMap<Key, Value>;
  readonly #added: readonly Key[];

  constructor(base: ReadonlyMap<Key, Value>, top: ReadonlyMap<Key, Value>) {
    this.#base = base;
    this.#top = top;
    this.#added = [...top.keys()].filter((key) => !base.has(key));
  }

  get size(): number {
    return this.#base.size + this.#added.length;
  }

  get(key: Key): Value | undefined {
    return this.#top.get(key) ?? this.#base.get(key);
  }

  has(key: Key): boolean {
    return this.#top.has(key) || this.#base.has(key);
  }

  *entries(): MapIterator<[Key, Value]> {
    for (const [key, value] of this.#base) yield [key, this.#top.get(key) ?? value];
    for (const key of this.#added) {
      const value = this.#top.get(key);
      if (value !== undefined) yield [key, value];
    }
  }

  *keys(): MapIterator<Key> {
    yield* this.#base.keys();
    yield* this.#added;
  }

  *values(): MapIterator<Value> {
    for (const [, value] of this.entries()) yield value;
  }

  [Symbol.iterator](): MapIterator<[Key, Value]> {
    return this.entries();
  }

  forEach(work: (value: Value, key: Key, map: ReadonlyMap<Key, Value>) => void): void {
    for (const [key, value] of this.entries()) work(value, key, this);
  }
}
