import type { PageModel } from '../core/page/pageModel.ts';
import { recordPage, type PagePlaces, type PageRecord } from '../core/page/pageRecord.ts';
import { isSameSummary, type PageSummary } from '../core/page/pageSummary.ts';
import { readPage } from '../core/page/readPage.ts';
import type { SitePath } from '../core/paths/sitePath.ts';
import type { Catalogue } from '../core/components/catalogue.ts';

interface OpenPage {
  readonly text: string;
  /** Of an earlier text while `isRead` is false: the next reading starts from it. */
  readonly model: PageModel | undefined;
  readonly isRead: boolean;
}

/** What the snapshot of a site has of its pages. */
export interface KnownPages {
  readonly pages: ReadonlyMap<SitePath, PageSummary>;
  readonly places: ReadonlyMap<SitePath, PagePlaces>;
}

/**
 * What is known of a site's pages and snippets. Those that an editor has open are read when somebody asks; of the
 * others a record of what was read from the disk is kept, also while a newer text is still to be read.
 */
export class PageRecords {
  readonly #open = new Map<SitePath, OpenPage>();
  /** Files of which the disk may have another text than the record. */
  readonly #stale = new Set<SitePath>();
  #wanted: ReadonlySet<SitePath> = new Set();
  readonly #pages = new SharedMap<PageSummary>();
  readonly #places = new SharedMap<PagePlaces>();

  /** Takes over which files are pages and snippets; what is known of others is dropped. */
  setWanted(files: Iterable<SitePath>): void {
    const wanted = new Set(files);
    for (const file of wanted) if (!this.#wanted.has(file)) this.#stale.add(file);
    for (const file of this.#wanted) if (!wanted.has(file)) this.#drop(file);
    this.#wanted = wanted;
  }

  /** The files whose texts have to be read from the disk. */
  get stale(): readonly SitePath[] {
    return [...this.#stale].filter((file) => !this.#open.has(file) && this.#wanted.has(file));
  }

  markStale(file: SitePath): void {
    this.#stale.add(file);
  }

  /** Every page has to be read again, as when the components that pages may use have changed. */
  markAllStale(): void {
    for (const file of this.#wanted) this.#stale.add(file);
    for (const [file, page] of this.#open) this.#open.set(file, { ...page, isRead: false });
  }

  setOpenText(file: SitePath, text: string): void {
    const known = this.#open.get(file);
    if (known?.text === text) return;
    this.#open.set(file, { text, model: known?.model, isRead: false });
  }

  close(file: SitePath): void {
    if (this.#open.delete(file)) this.#stale.add(file);
  }

  /** Takes over what was read from the disk; undefined where the file could not be read. */
  take(file: SitePath, record: PageRecord | undefined): void {
    this.#stale.delete(file);
    if (this.#open.has(file) || !this.#wanted.has(file)) return;
    if (record === undefined) this.#drop(file);
    else this.#put(file, record);
  }

  /** The model of an open page as it is now; undefined for others. */
  modelOf(file: SitePath, catalogue: Catalogue): PageModel | undefined {
    this.#readOpen(file, catalogue);
    return this.#open.get(file)?.model;
  }

  /** What is known now, open pages as they are in the editor; each map the same one as long as nothing in it differs. */
  known(catalogue: Catalogue): KnownPages {
    for (const file of this.#open.keys()) this.#readOpen(file, catalogue);
    return { pages: this.#pages.share(), places: this.#places.share() };
  }

  #readOpen(file: SitePath, catalogue: Catalogue): void {
    const page = this.#open.get(file);
    if (page === undefined || page.isRead) return;
    const model = page.model?.text === page.text ? page.model : readPage(page.text, page.model);
    this.#open.set(file, { text: page.text, model, isRead: true });
    if (this.#wanted.has(file)) this.#put(file, recordPage(file, model, catalogue));
  }

  #put(file: SitePath, { summary, places }: PageRecord): void {
    this.#places.set(file, places);
    const before = this.#pages.get(file);
    if (before === undefined || !isSameSummary(before, summary)) this.#pages.set(file, summary);
  }

  #drop(file: SitePath): void {
    this.#stale.delete(file);
    this.#pages.delete(file);
    this.#places.delete(file);
  }
}

/** A map that is copied before it changes, but only when somebody was given it since the last copy. */
class SharedMap<Value> {
  #map = new Map<SitePath, Value>();
  #isShared = false;

  share(): ReadonlyMap<SitePath, Value> {
    this.#isShared = true;
    return this.#map;
  }

  get(file: SitePath): Value | undefined {
    return this.#map.get(file);
  }

  set(file: SitePath, value: Value): void {
    this.#own().set(file, value);
  }

  delete(file: SitePath): void {
    if (this.#map.has(file)) this.#own().delete(file);
  }

  #own(): Map<SitePath, Value> {
    if (this.#isShared) this.#map = new Map(this.#map);
    this.#isShared = false;
    return this.#map;
  }
}
