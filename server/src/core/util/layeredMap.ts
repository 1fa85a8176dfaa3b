/**
 * A map with some values replaced, and some entries added; its keys are sorted if those of its base are. Frequently
 * changed values are in the upper layer, so that a change needn't copy all others.
 */
export class LayeredMap<Key extends string, Value> implements ReadonlyMap<Key, Value> {
  readonly #base: ReadonlyMap<Key, Value>;
  readonly #top: ReadonlyMap<Key, Value>;
  readonly #added: readonly Key[];

  constructor(base: ReadonlyMap<Key, Value>, top: ReadonlyMap<Key, Value>) {
    this.#base = base;
    this.#top = top;
    this.#added = [...top.keys()].filter((key) => !base.has(key)).sort();
  }

  /** Returns the keys that may have other values than in another map; undefined if any may. Neither map may change later. */
  possiblyChangedFrom(other: ReadonlyMap<Key, Value>): ReadonlySet<Key> | undefined {
    if (!(other instanceof LayeredMap)) return other === this.#base ? new Set(this.#top.keys()) : undefined;
    return other.#base === this.#base ? new Set([...this.#top.keys(), ...other.#top.keys()]) : undefined;
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
    for (const key of this.keys()) {
      const value = this.get(key);
      if (value !== undefined) yield [key, value];
    }
  }

  *keys(): MapIterator<Key> {
    let at = 0;
    for (const key of this.#base.keys()) {
      for (let next = this.#added[at]; next !== undefined && next < key; next = this.#added[at]) {
        yield next;
        at++;
      }
      yield key;
    }
    yield* this.#added.slice(at);
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

/** Returns the keys that may have other values in two maps that no longer change; undefined if any may. */
export function possiblyChangedKeys<Key extends string, Value>(
  a: ReadonlyMap<Key, Value>,
  b: ReadonlyMap<Key, Value>,
): ReadonlySet<Key> | undefined {
  if (a instanceof LayeredMap) return (a as LayeredMap<Key, Value>).possiblyChangedFrom(b);
  return b instanceof LayeredMap ? (b as LayeredMap<Key, Value>).possiblyChangedFrom(a) : undefined;
}
