import type { PageModel } from '../../core/page/pageModel.ts';
import { recordingPage, type PageIndex, type PageRecord } from '../../core/page/record/pageRecord.ts';
import { isSameSummary, type PageSummary } from '../../core/page/record/pageSummary.ts';
import { exceededBound } from '../../core/page/pageBounds.ts';
import { readingPage } from '../../core/page/readPage.ts';
import { areSameTraits, type PageTraits } from '../../core/page/record/pageTraits.ts';
import type { SitePath } from '../../core/paths/sitePath.ts';
import type { UnreadableReason } from '../../core/site/siteSnapshot.ts';
import type { Catalogue } from '../../core/components/catalogue.ts';
import { finished } from '../../core/util/finished.ts';
import { LayeredMap } from '../../core/util/layeredMap.ts';
import type { ReportedFinding } from '../../core/rules/engine/reportedFindings.ts';
import { reportedFinding, type PageKind, type PageReading, type ReadingHashes } from './pageReading.ts';

interface OpenPage {
  readonly text: string;
  /** Of an earlier text while `isRead` is false: the next parse reuses it. */
  readonly model: PageModel | undefined;
  readonly isRead: boolean;
}

/** The findings of rules about single pages in the text on the disk, the kind of file they were run for, and its hashes. */
export interface AloneFindings {
  readonly kind: PageKind;
  readonly findings: readonly ReportedFinding[];
  readonly hashes: ReadingHashes | undefined;
}

/** A snapshot's data about its pages. */
export interface KnownPages {
  /** Whether every page was read, if only before its last change: old state stays until the new one is complete. */
  readonly isLoaded: boolean;
  readonly pages: ReadonlyMap<SitePath, PageSummary>;
  readonly pageIndexes: ReadonlyMap<SitePath, PageIndex>;
  readonly traits: ReadonlyMap<SitePath, PageTraits>;
  readonly unreadable: ReadonlyMap<SitePath, UnreadableReason>;
  /** Changes when pages may include other files than before. */
  readonly importsVersion: number;
}

const keysOfKnown = ['isLoaded', 'pages', 'pageIndexes', 'traits', 'unreadable', 'importsVersion'] as const;

/**
 * The records of a site's pages and snippets. Those open in an editor are parsed on demand; of the others the record
 * from the disk is kept, also while a newer text is still to be read.
 */
export class PageRecords {
  #isLoaded = false;
  /** Whether every page was read once, and the pages that weren’t since. */
  #wasLoaded = false;
  readonly #neverRead = new Set<SitePath>();
  readonly #open = new Map<SitePath, OpenPage>();
  /** Files whose text on the disk may differ from the record. */
  readonly #stale = new Set<SitePath>();
  #requested: ReadonlySet<SitePath> = new Set();
  #requestedList: readonly SitePath[] = [];
  readonly #pages = new SharedMap<PageSummary>();
  readonly #pageIndexes = new SharedMap<PageIndex>();
  readonly #traits = new SharedMap<PageTraits>();
  readonly #alone = new Map<SitePath, AloneFindings>();
  readonly #unreadable = new SharedMap<UnreadableReason>();
  #known: KnownPages | undefined;
  #importsVersion = 0;
  #openVersion = 0;

  /** Whether every page was read, and none is being read in the background. */
  get isLoaded(): boolean {
    return this.#isLoaded;
  }

  set isLoaded(isLoaded: boolean) {
    this.#isLoaded = isLoaded;
    this.#wasLoaded ||= isLoaded;
  }

  /** Sets which files are pages and snippets; records of others are dropped. */
  setRequested(files: readonly SitePath[]): void {
    if (files === this.#requestedList) return;
    this.#requestedList = files;
    const requested = new Set(files);
    for (const file of requested) if (!this.#requested.has(file)) this.#want(file);
    for (const file of this.#requested) if (!requested.has(file)) this.#drop(file);
    this.#requested = requested;
  }

  /** Adds a page. One that was open before it belonged to the site gets a record now. */
  #want(file: SitePath): void {
    this.#stale.add(file);
    this.#neverRead.add(file);
    const open = this.#open.get(file);
    if (open !== undefined) this.#open.set(file, { ...open, isRead: false });
  }

  /** Returns the files whose texts have to be read from the disk. */
  get stale(): readonly SitePath[] {
    return [...this.#stale].filter((file) => !this.#open.has(file) && this.#requested.has(file));
  }

  /** Marks files as being read; those that change meanwhile are stale again. */
  startReading(files: Iterable<SitePath>): void {
    for (const file of files) this.#stale.delete(file);
  }

  markStale(which: (file: SitePath) => boolean): void {
    for (const file of this.#requested) if (which(file)) this.#stale.add(file);
  }

  /** Marks every page as stale, as after a change of the components that pages may use. */
  markAllStale(): void {
    for (const file of this.#requested) this.#stale.add(file);
    for (const [file, page] of this.#open) this.#open.set(file, { ...page, isRead: false });
  }

  /** Marks the pages that were checked as another kind of file, as before others imported them. */
  markMisread(kindOf: (file: SitePath) => PageKind): void {
    for (const [file, { kind }] of this.#alone) if (kind !== kindOf(file)) this.#stale.add(file);
  }

  /** Marks the pages that use one of some variables, or may: an undefined variable is an error. */
  markUsing(variables: ReadonlySet<string>): void {
    // Pages without an index may be being read at this moment.
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

  /** Changes when other files are open. */
  get openVersion(): number {
    return this.#openVersion;
  }

  isOpen(file: SitePath): boolean {
    return this.#open.has(file);
  }

  isMissing(file: SitePath): boolean {
    return this.#requested.has(file) && !this.#open.has(file) && this.#pages.get(file) === undefined;
  }

  /** Returns the findings in the text on the disk when it was last read. */
  aloneOf(file: SitePath): AloneFindings | undefined {
    return this.#alone.get(file);
  }

  /** Stores a reading from the disk. */
  take({ file, kind, record, findings, unreadable, hashes }: PageReading): void {
    if (this.#open.has(file) || !this.#requested.has(file)) return;
    if (record === undefined) {
      this.#drop(file);
      this.#setUnreadable(file, unreadable);
      return;
    }
    this.#put(file, record);
    const reported = findings.flatMap((finding) => reportedFinding(file, finding));
    this.#alone.set(file, { kind, findings: reported, hashes });
  }

  /** Returns the current model of an open page; undefined for others. */
  modelOf(file: SitePath, catalogue: Catalogue): PageModel | undefined {
    finished(this.#reading(file, catalogue));
    return this.#open.get(file)?.model;
  }

  /**
   * Returns the current data, with open pages as in the editor; it and each of its maps are the same object as long as
   * nothing in them differs.
   */
  known(catalogue: Catalogue): KnownPages {
    finished(this.readingOpen(catalogue));
    const known: KnownPages = {
      isLoaded: this.#isLoaded || (this.#wasLoaded && this.#neverRead.size === 0),
      pages: this.#pages.share(),
      pageIndexes: this.#pageIndexes.share(),
      traits: this.#traits.share(),
      unreadable: this.#unreadable.share(),
      importsVersion: this.#importsVersion,
    };
    const before = this.#known;
    if (before === undefined || keysOfKnown.some((key) => before[key] !== known[key])) this.#known = known;
    return this.#known ?? known;
  }

  /** Whether the text of an open page has changed since it was read. */
  get hasUnreadOpen(): boolean {
    return [...this.#open.values()].some(({ isRead }) => !isRead);
  }

  /** Reads the open pages whose text has changed, in small steps: a caller may do something else after each. */
  *readingOpen(catalogue: Catalogue): Generator<undefined, void> {
    for (const file of [...this.#open.keys()]) yield* this.#reading(file, catalogue);
  }

  *#reading(file: SitePath, catalogue: Catalogue): Generator<undefined, void> {
    const page = this.#open.get(file);
    if (page === undefined || page.isRead) return;
    const exceeded = exceededBound(page.text);
    if (exceeded !== undefined) {
      this.#open.set(file, { text: page.text, model: undefined, isRead: true });
      this.#drop(file);
      if (this.#requested.has(file)) this.#setUnreadable(file, exceeded);
      return;
    }
    const model = page.model?.text === page.text ? page.model : yield* readingPage(page.text, page.model);
    const record = this.#requested.has(file) ? yield* recordingPage(file, model, catalogue) : undefined;
    const current = this.#open.get(file);
    if (current === page) {
      this.#open.set(file, { text: page.text, model, isRead: true });
      if (record !== undefined && this.#requested.has(file)) this.#put(file, record);
      // Somebody has typed meanwhile: what was read helps to read the new text.
    } else if (current?.isRead === false && current.model === page.model) this.#open.set(file, { ...current, model });
  }

  #setUnreadable(file: SitePath, reason: UnreadableReason | undefined): void {
    if (reason === undefined) this.#unreadable.delete(file);
    else this.#unreadable.set(file, reason);
  }

  #put(file: SitePath, { summary, pageIndex, traits }: PageRecord): void {
    this.#neverRead.delete(file);
    this.#setUnreadable(file, undefined);
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
    this.#neverRead.delete(file);
    this.#alone.delete(file);
    this.#setUnreadable(file, undefined);
    if (importsOf(this.#pageIndexes.get(file)) !== '') this.#importsVersion++;
    this.#pages.delete(file);
    this.#pageIndexes.delete(file);
    this.#traits.delete(file);
  }
}

/** Returns a key of a page's imports. */
function importsOf(pageIndex: PageIndex | undefined): string {
  return (pageIndex?.includes ?? []).map(({ kind, value }) => `${kind} ${value}`).join('\n');
}

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
