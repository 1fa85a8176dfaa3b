import type { SitePath } from '../../core/paths/sitePath.ts';
import { eachLimited } from '../pages/pageReader.ts';

/** The results of a load so far, by file; undefined for files that can't be read. */
type Read<T> = Map<SitePath, T | undefined>;

/**
 * The values read from some files of a site. The result of a first read is dropped if the file was set or forgotten
 * meanwhile: the disk may have had an older text.
 */
export class LoadedFiles<T> {
  readonly #read: (file: SitePath) => Promise<T | undefined>;
  #known: ReadonlyMap<SitePath, T> = new Map();
  /** The files that were requested last, read or not. */
  #requested: ReadonlySet<SitePath> = new Set();
  /** The files whose results each load in progress may still store. */
  readonly #pending = new Set<Set<SitePath>>();

  constructor(read: (file: SitePath) => Promise<T | undefined>) {
    this.#read = read;
  }

  /** Returns the known values by file; the same map as long as nothing in it differs. */
  get known(): ReadonlyMap<SitePath, T> {
    return this.#known;
  }

  /** Whether a file is among those requested last, also while it is being read or can't be. */
  isRequested(file: SitePath): boolean {
    return this.#requested.has(file);
  }

  /** Reads the requested files that aren't known yet, and drops all others. */
  async load(files: Iterable<SitePath>): Promise<void> {
    const requested = new Set(files);
    this.#requested = requested;
    const pending = new Set([...requested].filter((file) => !this.#known.has(file)));
    this.#pending.add(pending);
    try {
      const read: Read<T> = new Map();
      await eachLimited([...pending], async (file) => {
        read.set(file, await this.#read(file));
      });
      this.#take(requested, pending, read);
    } finally {
      this.#pending.delete(pending);
    }
  }

  /** Sets the value of a file from another source, such as its text in an editor. */
  set(file: SitePath, value: T): void {
    this.#overtake((one) => one === file);
    this.#known = new Map(this.#known).set(file, value);
  }

  /** Forgets the values of some files, so that the next load reads them again. */
  forget(isForgotten: (file: SitePath) => boolean): void {
    this.#overtake(isForgotten);
    const kept = [...this.#known].filter(([file]) => !isForgotten(file));
    if (kept.length < this.#known.size) this.#known = new Map(kept);
  }

  #overtake(isOvertaken: (file: SitePath) => boolean): void {
    for (const pending of this.#pending) {
      for (const file of pending) if (isOvertaken(file)) pending.delete(file);
    }
  }

  #take(requested: ReadonlySet<SitePath>, pending: ReadonlySet<SitePath>, read: Read<T>): void {
    const kept = [...this.#known].filter(([file]) => requested.has(file));
    const added = [...pending].flatMap((file) => {
      const value = read.get(file);
      return value === undefined ? [] : [[file, value] as const];
    });
    if (kept.length < this.#known.size || added.length > 0) this.#known = new Map([...kept, ...added]);
  }
}
