import type { Reference } from '../../core/page/record/references.ts';
import type { Section } from '../../core/page/sections/sections.ts';
import type { TextRange } from '../../core/text/textRange.ts';
import { CacheIndex } from './cacheIndex.ts';
import type { PageReading } from '../pages/pageReading.ts';

const nothing: readonly unknown[] = [];

/**
 * Makes readings small: lists have room for more than they hold, and so have objects that came from a thread, and each
 * string is a copy of its own, even the name of a kind. This halves the records of a large site.
 */
export class CompactReadings {
  readonly #strings = new Map<string, string>();
  /** Lists of a single string, such as the ids of a heading: many pages have the same. */
  readonly #singles = new Map<string, readonly string[]>();

  /**
   * Returns a reading with equal strings as one. It takes over the objects of the given one. Of one from the cache in
   * this thread, most is still packed, and the rest is too little to be worth it.
   */
  of(reading: PageReading): PageReading {
    const index = reading.record?.pageIndex;
    if (!(index instanceof CacheIndex)) return this.#compact(reading) as PageReading;
    index.compactWith((rest) => this.#compact(rest) as typeof rest);
    return reading;
  }

  #compact(value: unknown): unknown {
    if (typeof value === 'string') return this.#shared(value);
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return this.#compactItems(value);
    if (value instanceof Set) return new Set([...value].map((item) => this.#compact(item)));
    if (value instanceof Map) return new Map([...value].map(([key, item]) => [key, this.#compact(item)]));
    return this.#compactObject(value);
  }

  #shared(text: string): string {
    const known = this.#strings.get(text);
    if (known === undefined) this.#strings.set(text, text);
    return known ?? text;
  }

  #compactItems(items: readonly unknown[]): readonly unknown[] {
    if (items.length === 0) return nothing;
    if (items.length > 1 || typeof items[0] !== 'string') return items.map((item) => this.#compact(item));
    const text = this.#shared(items[0]);
    const single = this.#singles.get(text) ?? [text];
    this.#singles.set(text, single);
    return single;
  }

  #compactObject(value: object): object {
    const properties = value as Record<string, unknown>;
    const names = Object.keys(properties);
    if (names.length === 2 && 'start' in value && 'end' in value) return withoutRoom(value as TextRange);
    for (const [name, item] of Object.entries(properties)) {
      // One for each line of the site.
      if (name === 'lineStarts') properties[name] = Uint32Array.from(item as number[]);
      else if (typeof item === 'string' || typeof item === 'object') properties[name] = this.#compact(item);
    }
    if ('written' in value) return referenceWithoutRoom(value as Reference, names.length);
    if (names.length === 5 && 'ids' in value) return sectionWithoutRoom(value as Section);
    return value;
  }
}

// An object literal has room for exactly its own properties.

function withoutRoom({ start, end }: TextRange): TextRange {
  return { start, end };
}

function sectionWithoutRoom({ ids, title, range, kind, isSure }: Section): Section {
  return { ids, title, range, kind, isSure };
}

function referenceWithoutRoom(reference: Reference, size: number): Reference {
  const { kind, form, value, written, range, isSure, isResolved } = reference;
  if (size === 6) return { kind, form, value, written, range, isSure };
  if (size === 7 && isResolved !== undefined) return { kind, form, value, written, range, isSure, isResolved };
  return reference;
}
