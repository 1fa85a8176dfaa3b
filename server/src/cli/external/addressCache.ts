import type { AddressStatus } from '../../core/site/externalAddresses.ts';
import { readCached, writeCached } from '../../workspace/cache/cacheFile.ts';
import type { Cache, CacheSlot } from '../../workspace/cache/cacheFolder.ts';

const fileName = 'addresses';

/** How long an address that works isn’t requested again. */
const freshMs = 24 * 60 * 60 * 1000;

/** An address that works. */
interface CachedAddress {
  readonly address: string;
  /** When it was requested, in milliseconds. */
  readonly at: number;
  /** Where it has moved. */
  readonly to?: string;
}

/**
 * The addresses that were found to work, for the next run. Broken ones aren’t kept, so that one that was repaired, or a
 * network that is back, is noticed at once.
 */
export class AddressCache {
  readonly #slot: CacheSlot | undefined;
  readonly #now: () => number;
  readonly #known: Map<string, CachedAddress>;

  /** Reads the addresses in a cache; without one, none are known. */
  constructor(cache: Cache | undefined, now: () => number) {
    this.#slot = cache?.slot('addresses', []);
    this.#now = now;
    this.#known = entriesIn(this.#slot, now());
  }

  get(address: string): AddressStatus | undefined {
    const known = this.#known.get(address);
    if (known === undefined) return undefined;
    return known.to === undefined ? { kind: 'works' } : { kind: 'moved', to: known.to };
  }

  /** Keeps an address if it works. */
  add(address: string, status: AddressStatus): void {
    const at = this.#now();
    if (status.kind === 'works') this.#known.set(address, { address, at });
    else if (status.kind === 'moved') this.#known.set(address, { address, at, to: status.to });
  }

  /** Writes the cache. What another process has added meanwhile stays. */
  write(): void {
    if (this.#slot === undefined) return;
    const all = new Map([...entriesIn(this.#slot, this.#now()), ...this.#known]);
    writeCached(this.#slot, fileName, [...all.values()]);
  }
}

/** Returns the entries that still count; none if the file is missing or damaged. */
function entriesIn(slot: CacheSlot | undefined, now: number): Map<string, CachedAddress> {
  const read = slot === undefined ? [] : readCached(slot, fileName);
  const entries = (Array.isArray(read) ? (read as readonly unknown[]) : []).filter(isEntry);
  const fresh = entries.filter(({ at }) => at <= now && now - at < freshMs);
  return new Map(fresh.map((entry) => [entry.address, entry]));
}

function isEntry(value: unknown): value is CachedAddress {
  const { address, at, to } = (value ?? {}) as Readonly<Record<keyof CachedAddress, unknown>>;
  return typeof address === 'string' && typeof at === 'number' && (to === undefined || typeof to === 'string');
}
