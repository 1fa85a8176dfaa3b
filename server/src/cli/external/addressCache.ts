import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AddressStatus } from '../../core/site/externalAddresses.ts';

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
  readonly #file: string | undefined;
  readonly #now: () => number;
  readonly #known: Map<string, CachedAddress>;

  private constructor(file: string | undefined, now: () => number, known: Map<string, CachedAddress>) {
    this.#file = file;
    this.#now = now;
    this.#known = known;
  }

  /** Reads the cache in a folder; without a folder nothing is kept. */
  static async read(folder: string | undefined, now: () => number): Promise<AddressCache> {
    const file = folder === undefined ? undefined : path.join(folder, 'external.json');
    const known = file === undefined ? new Map<string, CachedAddress>() : await entriesIn(file, now());
    return new AddressCache(file, now, known);
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

  /** Writes the cache; one that can’t be written costs nothing but time. */
  async write(): Promise<void> {
    if (this.#file === undefined) return;
    const temporary = `${this.#file}.${randomUUID()}.tmp`;
    try {
      await mkdir(path.dirname(this.#file), { recursive: true, mode: 0o700 });
      // What another process has kept meanwhile stays.
      const all = new Map([...(await entriesIn(this.#file, this.#now())), ...this.#known]);
      await writeFile(temporary, JSON.stringify([...all.values()]), { mode: 0o600, flag: 'wx' });
      await rename(temporary, this.#file);
    } catch {
      await rm(temporary, { force: true }).catch(() => undefined);
    }
  }
}

/** Returns the entries of a cache that still count; none if it is missing or damaged. */
async function entriesIn(file: string, now: number): Promise<Map<string, CachedAddress>> {
  try {
    const read: unknown = JSON.parse(await readFile(file, 'utf8'));
    const entries = (Array.isArray(read) ? (read as readonly unknown[]) : []).filter(isEntry);
    const fresh = entries.filter(({ at }) => at <= now && now - at < freshMs);
    return new Map(fresh.map((entry) => [entry.address, entry]));
  } catch {
    return new Map();
  }
}

function isEntry(value: unknown): value is CachedAddress {
  const { address, at, to } = (value ?? {}) as Readonly<Record<keyof CachedAddress, unknown>>;
  return typeof address === 'string' && typeof at === 'number' && (to === undefined || typeof to === 'string');
}
