import type { PageModel } from '../core/page/pageModel.ts';
import { recordPage, type PageIndex, type PageRecord } from '../core/page/pageRecord.ts';
import { isSameSummary, type PageSummary } from '../core/page/pageSummary.ts';
import { readPage } from '../core/page/readPage.ts';
import { areSameTraits, type PageTraits } from '../core/page/pageTraits.ts';
import type { SitePath } from '../core/paths/sitePath.ts';
import type { Catalogue } from '../core/components/catalogue.ts';
import type { ReportedFinding } from '../core/rules/runRules.ts';
import { LayeredMap } from './layeredMap.ts';
import { reportedFinding, type PageKind, type PageReading } from './pageReading.ts';

interface OpenPage {
  readonly text: string;
  /** Of an earlier text while `isRead` is false: the next reading starts from it. */
  readonly model: PageModel | undefined;
  readonly isRead: boolean;
}

/** What the rules about a page alone found in the text on the disk, and what the file was taken for. */
export interface AloneFindings {
  readonly kind: PageKind;
  readonly findings: readonly ReportedFinding[];
}

/** What the snapshot of a site has of its pages. */
export interface KnownPages {
  readonly pages: ReadonlyMap<SitePath, PageSummary>;
  readonly pageIndexes: ReadonlyMap<SitePath, PageIndex>;
  readonly traits: ReadonlyMap<SitePath, PageTraits>;
  /** Another number when pages may take in other files than before. */
  readonly importsVersion: number;
}

/**
 * What is known of a site's pages and snippets. Those that an editor has open are read when somebody asks; of the
 * others a record of what was read from the disk is kept, also while a newer text is still to be read.
 */
export class PageRecords {
  readonly #open = new Map<SitePath, OpenPage>();
  /** Files of which the disk may have another text than the record. */
  readonly #stale = new Set<SitePath>();
  #requested: ReadonlySet<SitePath> = new Set();
  #requestedList: readonly SitePath[] = [];
  readonly #pages = new SharedMap<PageSummary>();
  readonly #pageIndexes = new SharedMap<PageIndex>();
  readonly #traits = new SharedMap<PageTraits>();
  readonly #alone = new Map<SitePath, AloneFindings>();
  #importsVersion = 0;
  #openVersion = 0;

  /** Takes over which files are pages and snippets; what is known of others is dropped. */
  setRequested(files: readonly SitePath[]): void {
    if (files === this.#requestedList) return;
    this.#requestedList = files;
    const requested = new Set(files);
    for (const file of requested) if (!this.#requested.has(file)) this.#want(file);
    for (const file of this.#requested) if (!requested.has(file)) this.#drop(file);
    this.#requested = requested;
  }

  /** A page that was open before it belonged to the site is taken down now. */
  #want(file: SitePath): void {
    this.#stale.add(file);
    const open = this.#open.get(file);
    if (open !== undefined) this.#open.set(file, { ...open, isRead: false });
  }

  /** The files whose texts have to be read from the disk. */
  get stale(): readonly SitePath[] {
    return [...this.#stale].filter((file) => !this.#open.has(file) && this.#requested.has(file));
  }

  /** Somebody reads these files now; those that change meanwhile are stale again. */
  startReading(files: Iterable<SitePath>): void {
    for (const file of files) this.#stale.delete(file);
  }

  markStale(which: (file: SitePath) => boolean): void {
    for (const file of this.#requested) if (which(file)) this.#stale.add(file);
  }

  /** Every page has to be read again, as when the components that pages may use have changed. */
  markAllStale(): void {
    for (const file of this.#requested) this.#stale.add(file);
    for (const [file, page] of this.#open) this.#open.set(file, { ...page, isRead: false });
  }

  /** Marks the pages that were taken for something else when they were checked, as before others imported them. */
  markMisread(kindOf: (file: SitePath) => PageKind): void {
    for (const [file, { kind }] of this.#alone) if (kind !== kindOf(file)) this.#stale.add(file);
  }

  /** Marks the pages that take in one of some variables, or may: what is broken without one isn't with it. */
  markTakingIn(variables: ReadonlySet<string>): void {
    // Those of which nothing is known may just be being read.
    this.markStale((file) => this.#pageIndexes.get(file)?.variables.some(({ name }) => variables.has(name)) ?? true);
  }

  setOpenText(file: SitePath, text: string): void {
    const known = this.#open.get(file);
    if (known?.text === text) return;
    if (known === undefined) this.#openVersion++;
    this.#open.set(file, { text, model: known?.model, isRead: false });
  }

  close(file: SitePath): void {
    if (!this.#open.delete(file)) return;
    this.#stale.add(file);
    this.#openVersion++;
  }

  /** Another number when other files are open. */
  get openVersion(): number {
    return this.#openVersion;
  }

  isOpen(file: SitePath): boolean {
    return this.#open.has(file);
  }

  /** Whether a file has to be read before anything can be said of it. */
  isMissing(file: SitePath): boolean {
    return this.#requested.has(file) && !this.#open.has(file) && this.#pages.get(file) === undefined;
  }

  /** What was found in the text on the disk when it was last read. */
  aloneOf(file: SitePath): AloneFindings | undefined {
    return this.#alone.get(file);
  }

  /** Takes over what was read from the disk. */
  take({ file, kind, record, findings }: PageReading): void {
    if (this.#open.has(file) || !this.#requested.has(file)) return;
    if (record === undefined) {
      this.#drop(file);
      return;
    }
    this.#put(file, record);
    this.#alone.set(file, { kind, findings: findings.flatMap((finding) => reportedFinding(file, finding)) });
  }

  /** The model of an open page as it is now; undefined for others. */
  modelOf(file: SitePath, catalogue: Catalogue): PageModel | undefined {
    this.#readOpen(file, catalogue);
    return this.#open.get(file)?.model;
  }

  /** What is known now, open pages as they are in the editor; each map the same one as long as nothing in it differs. */
  known(catalogue: Catalogue): KnownPages {
    for (const file of this.#open.keys()) this.#readOpen(file, catalogue);
    return {
      pages: this.#pages.share(),
      pageIndexes: this.#pageIndexes.share(),
      traits: this.#traits.share(),
      importsVersion: this.#importsVersion,
    };
  }

  #readOpen(file: SitePath, catalogue: Catalogue): void {
    const page = this.#open.get(file);
    if (page === undefined || page.isRead) return;
    const model = page.model?.text === page.text ? page.model : readPage(page.text, page.model);
    this.#open.set(file, { text: page.text, model, isRead: true });
    if (this.#requested.has(file)) this.#put(file, recordPage(file, model, catalogue));
  }

  #put(file: SitePath, { summary, pageIndex, traits }: PageRecord): void {
    if (importsOf(this.#pageIndexes.get(file)) !== importsOf(pageIndex)) this.#importsVersion++;
    const before = this.#pages.get(file);
    const kept = before !== undefined && isSameSummary(before, summary) ? before : summary;
    const traitsBefore = this.#traits.get(file);
    const keptTraits = traitsBefore !== undefined && areSameTraits(traitsBefore, traits) ? traitsBefore : traits;
    if (this.#open.has(file)) {
      this.#pageIndexes.setOpen(file, pageIndex);
      if (kept !== before) this.#pages.setOpen(file, kept);
      if (keptTraits !== traitsBefore) this.#traits.setOpen(file, keptTraits);
    } else {
      this.#pageIndexes.set(file, pageIndex);
      this.#pages.set(file, kept);
      this.#traits.set(file, keptTraits);
    }
  }

  #drop(file: SitePath): void {
    this.#stale.delete(file);
    this.#alone.delete(file);
    if (importsOf(this.#pageIndexes.get(file)) !== '') this.#importsVersion++;
    this.#pages.delete(file);
    this.#pageIndexes.delete(file);
    this.#traits.delete(file);
  }
}

/** What a page takes in, in one text. */
function importsOf(pageIndex: PageIndex | undefined): string {
  return (pageIndex?.includes ?? []).map(({ kind, value }) => `${kind} ${value}`).join('\n');
}

/**
 * What is known by file. A map that was given away never changes: its bottom is copied before a text on the disk
 * changes it, its top, which holds open pages, before anything else does.
 */
class SharedMap<Value> {
  #base = new Map<SitePath, Value>();
  #top = new Map<SitePath, Value>();
  #shared: ReadonlyMap<SitePath, Value> | undefined;
  #isBaseShared = false;
  #isTopShared = false;

  share(): ReadonlyMap<SitePath, Value> {
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
    if (this.#base.get(file) !== value) this.#ownBase().set(file, value);
    if (this.#top.has(file)) this.#ownTop().delete(file);
  }

  delete(file: SitePath): void {
    if (this.#base.has(file)) this.#ownBase().delete(file);
    if (this.#top.has(file)) this.#ownTop().delete(file);
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
