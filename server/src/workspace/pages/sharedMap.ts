import type { SitePath } from '../../core/paths/sitePath.ts';
import { LayeredMap } from './layeredMap.ts';

/**
 * Values by file. A map that was returned never changes, and its files are sorted, so that no answer depends on the
 * order of edits: the lower layer is copied before a text on the disk changes
 * it, the upper one, for open pages, before any other change.
 */
export class SharedMap<Value> {
  #base = new Map<SitePath, Value>();
  #top = new Map<SitePath, Value>();
  #shared: ReadonlyMap<SitePath, Value> | undefined;
  #isSorted = true;
  #isBaseShared = false;
  #isTopShared = false;

  share(): ReadonlyMap<SitePath, Value> {
    if (!this.#isSorted) this.#sort();
    this.#isBaseShared = true;
    this.#isTopShared = true;
    this.#shared ??= this.#top.size === 0 ? this.#base : new LayeredMap(this.#base, this.#top);
    return this.#shared;
  }

  get(file: SitePath): Value | undefined {
    return this.#top.get(file) ?? this.#base.get(file);
  }

  setOpen(file: SitePath, value: Value): void {
    this.#ownTop().set(file, value);
  }

  set(file: SitePath, value: Value): void {
    if (!this.#base.has(file)) this.#isSorted = false;
    if (this.#base.get(file) !== value) this.#ownBase().set(file, value);
    if (this.#top.has(file)) this.#ownTop().delete(file);
  }

  delete(file: SitePath): void {
    if (this.#base.has(file)) this.#ownBase().delete(file);
    if (this.#top.has(file)) this.#ownTop().delete(file);
  }

  #sort(): void {
    // Units are compared, as `sort` does by default.
    this.#base = new Map([...this.#base].sort(([a], [b]) => (a < b ? -1 : 1)));
    this.#isBaseShared = false;
    this.#isSorted = true;
  }

  #ownTop(): Map<SitePath, Value> {
    if (this.#isTopShared) this.#top = new Map(this.#top);
    this.#isTopShared = false;
    this.#shared = undefined;
    return this.#top;
  }

  #ownBase(): Map<SitePath, Value> {
    if (this.#isBaseShared) this.#base = new Map(this.#base);
    this.#isBaseShared = false;
    this.#shared = undefined;
    return this.#base;
  }
}
