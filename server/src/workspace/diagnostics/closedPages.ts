import { Recheck } from '../../core/analysis/recheck.ts';
import {
  reportingOf,
  reportPage,
  warningsLeftOut,
  type Checking,
  type ReportedPage,
  type Reporting,
} from '../../core/analysis/report.ts';
import type { SitePath } from '../../core/paths/sitePath.ts';
import type { ConfiguredRules } from '../../core/rules/engine/activeRules.ts';
import type { ReportedFinding } from '../../core/rules/engine/reportedFindings.ts';
import { checkPageInSite } from '../../core/rules/engine/runRules.ts';
import { type SiteSnapshot, knownPage } from '../../core/site/siteSnapshot.ts';
import { changedKeys, haveSameItems, symmetricDifference } from '../../core/util/collections.ts';
import { plainFinding, reportedFinding, type PlainFinding } from '../pages/pageReading.ts';
import type { AloneFindings } from '../pages/pageRecords.ts';
import { inSlices, type Pause } from '../scheduling.ts';
import { basisOf, hashesOfPages, stateKey, usableFindings, type Basis, type CachedFindings } from './cachedFindings.ts';

/** What the findings in closed pages depend on. */
export interface ClosedPagesSource {
  readonly takeCheckedSnapshot: () => SiteSnapshot;
  readonly checking: () => Checking;
  readonly isOpen: (file: SitePath) => boolean;
  /** Returns the findings of the rules about single pages in the text on the disk. */
  readonly aloneOf: (file: SitePath) => AloneFindings | undefined;
  /** Whether to note what findings depend on; else all pages are due after a change. */
  readonly followsChanges: boolean;
  /** Where the findings of the site's rules are kept for the next run; undefined if they aren't. */
  readonly kept: CachedFindings | undefined;
}

interface Known {
  readonly alone: AloneFindings | undefined;
  readonly inSite: readonly ReportedFinding[];
  /** The reported findings of both, in order of position. */
  readonly all: readonly ReportedFinding[];
}

/** The key of a site with what it was computed from. */
interface State extends Pick<Checking, 'rules' | 'countsFixes'> {
  readonly site: SiteSnapshot;
  readonly key: string | undefined;
}

const none: readonly ReportedFinding[] = [];

/**
 * The findings in closed pages. Rules about single pages ran when a page was read; rules about the page in its site run
 * again when something changes that they may depend on.
 */
export class ClosedPages {
  readonly #source: ClosedPagesSource;
  readonly #ask: typeof checkPageInSite;
  readonly #known = new Map<SitePath, Known>();
  readonly #recheck = new Recheck('fine');
  /** Pages to check again in their site. */
  readonly #due = new Set<SitePath>();
  #seen: SiteSnapshot | undefined;
  #prepared: Pick<SiteSnapshot, 'links' | 'files'> | undefined;
  #rules: ConfiguredRules | undefined;
  #reporting: Reporting | undefined;
  #unlistedPages: Checking['unlistedPages'] | undefined;
  #version = 0;
  #state: State | undefined;
  /** Whether it was looked for what an earlier run has kept. */
  #hasStarted = false;
  /** The state in which everything was kept. */
  #kept: SiteSnapshot | undefined;

  constructor(source: ClosedPagesSource, ask = checkPageInSite) {
    this.#source = source;
    this.#ask = ask;
  }

  /** Changes when findings may differ. */
  get version(): number {
    return this.#version;
  }

  /** Returns the findings of a page on the disk; the same object as long as they are equal. */
  in(file: SitePath): readonly ReportedFinding[] {
    const site = this.#follow();
    const before = this.#known.get(file);
    const alone = this.#source.aloneOf(file);
    const isCurrent = before !== undefined && !this.#due.has(file);
    if (isCurrent && before.alone === alone) return before.all;
    const inSite = isCurrent ? before.inSite : this.#checkInSite(site, file);
    this.#due.delete(file);
    return this.#keep(site, file, { alone, inSite });
  }

  #keep(site: SiteSnapshot, file: SitePath, { alone, inSite }: Omit<Known, 'all'>): Known['all'] {
    const found = reportPage([...(alone?.findings ?? none), ...inSite], this.#page(site, file));
    const before = this.#known.get(file)?.all ?? none;
    const all = haveSameItems(found, before) ? before : found;
    if (all !== before) this.#version++;
    this.#known.set(file, { alone, inSite, all });
    return all;
  }

  /** Returns the number of warnings in a page that aren’t reported, since no navigation lists it. */
  warningsLeftOut(file: SitePath): number {
    const site = this.#follow();
    const found = [...(this.#source.aloneOf(file)?.findings ?? none), ...(this.#known.get(file)?.inSite ?? none)];
    return warningsLeftOut(found, this.#page(site, file));
  }

  #page(site: SiteSnapshot, file: SitePath): ReportedPage {
    const { rules, unlistedPages } = this.#source.checking();
    return { site, file, rules, view: { unlistedPages } };
  }

  /** Checks every affected page, with pauses for other work; includes changes made meanwhile. */
  async bringUpToDate(pause: Pause): Promise<void> {
    const pauseIfLong = inSlices(pause);
    for (;;) {
      await this.#prepare(pauseIfLong);
      this.#follow();
      const next = this.#nextDue();
      if (next === undefined) return;
      this.in(next);
      await pauseIfLong();
    }
  }

  /** Computes page by page what the rules would compute of all pages at once. */
  async #prepare(pauseIfLong: Pause): Promise<void> {
    const { links, files, pages } = this.#source.takeCheckedSnapshot();
    if (links === this.#prepared?.links && files === this.#prepared.files) return;
    for (const file of pages.keys()) {
      links.prepare(files, file);
      await pauseIfLong();
    }
    this.#prepared = { links, files };
  }

  #nextDue(): SitePath | undefined {
    for (const file of this.#due) if (!this.#source.isOpen(file)) return file;
    return undefined;
  }

  /** Marks the pages affected by changes since the last call. */
  #follow(): SiteSnapshot {
    const site = this.#source.takeCheckedSnapshot();
    const checking = this.#source.checking();
    const { rules, unlistedPages } = checking;
    const before = this.#seen;
    const isChanged =
      site.habits !== before?.habits ||
      site.setAside !== before.setAside ||
      site.settings !== before.settings ||
      site.pages !== before.pages;
    if (isChanged || unlistedPages !== this.#unlistedPages) this.#followReporting(site, checking);
    if (site === before && rules === this.#rules) return site;
    const due = this.#hasStarted || !site.isLoaded ? this.#dueAfter(before, site, rules) : this.#startFromCache(site);
    for (const file of due) this.#due.add(file);
    for (const file of this.#known.keys()) if (!site.pageIndexes.has(file)) this.#drop(file);
    for (const file of this.#due) if (!site.pageIndexes.has(file)) this.#due.delete(file);
    this.#seen = site;
    this.#rules = rules;
    return site;
  }

  #dueAfter(before: SiteSnapshot | undefined, site: SiteSnapshot, rules: ConfiguredRules): Iterable<SitePath> {
    const knowsNothing = before === undefined || rules !== this.#rules || !this.#source.followsChanges;
    return knowsNothing ? site.pageIndexes.keys() : this.#recheck.due(before, site);
  }

  /** Takes over what an earlier run has found; returns the pages of which nothing is kept. */
  #startFromCache(site: SiteSnapshot): Iterable<SitePath> {
    const { kept, aloneOf, followsChanges } = this.#source;
    this.#hasStarted = true;
    const files = [...site.pageIndexes.keys()];
    const state = kept && this.#stateOf(site);
    const before = state === undefined ? undefined : kept?.read(state);
    if (before === undefined) return files;
    const usable = new Map(usableFindings(before, this.#hashes(site)));
    for (const [file, findings] of usable) {
      if (followsChanges && !before.notes.pages.has(file)) {
        usable.delete(file);
        continue;
      }
      const inSite = findings.flatMap((finding) => reportedFinding(file, finding));
      this.#keep(site, file, { alone: aloneOf(file), inSite });
      this.#due.delete(file);
    }
    this.#recheck.takeNotes(before.notes, usable.keys());
    const others = files.filter((file) => !usable.has(file));
    // Of an open page nothing is kept.
    if (others.every((file) => this.#source.isOpen(file))) this.#kept = site;
    return others;
  }

  /** Keeps what the site's rules have found for the next run, if it is complete. */
  keep(): void {
    const { kept, takeCheckedSnapshot, checking, isOpen } = this.#source;
    const site = takeCheckedSnapshot();
    if (kept === undefined || site === this.#kept || site !== this.#seen || this.#nextDue() !== undefined) return;
    const state = this.#stateOf(site);
    const hashes = this.#hashes(site);
    if (state === undefined || [...hashes.values()].every(({ text }) => text === '')) return;
    const { countsFixes } = checking();
    const plain = (file: SitePath): readonly PlainFinding[] | undefined =>
      isOpen(file) ? undefined : this.#known.get(file)?.inSite.map((finding) => plainFinding(finding, countsFixes));
    const pages = new Map([...hashes].map(([file, one]) => [file, { hashes: one, inSite: plain(file) }]));
    kept.write(state, { pages, notes: this.#recheck.notes });
    this.#kept = site;
  }

  /** Returns what the findings in closed pages and their fixes follow from; undefined where that can’t be told. */
  basis(): Basis | undefined {
    const site = this.#source.takeCheckedSnapshot();
    const state = this.#stateOf(site);
    return state === undefined ? undefined : basisOf(state, this.#hashes(site));
  }

  /** Returns the {@link stateKey} of a site, which hashes all descriptions and the list of files, once. */
  #stateOf(site: SiteSnapshot): string | undefined {
    const checking = this.#source.checking();
    const known = this.#state;
    if (known?.site === site && known.rules === checking.rules && known.countsFixes === checking.countsFixes)
      return known.key;
    const { rules, countsFixes } = checking;
    const key = stateKey(site, checking);
    this.#state = { site, rules, countsFixes, key };
    return key;
  }

  #hashes(site: SiteSnapshot): ReturnType<typeof hashesOfPages> {
    const { aloneOf, isOpen } = this.#source;
    return hashesOfPages(site, (file) => (isOpen(file) ? undefined : aloneOf(file)?.hashes));
  }

  /** Determines again which findings are reported, if the settings for that have changed. */
  #followReporting(site: SiteSnapshot, checking: Checking): void {
    const [before, now] = [this.#reporting, reportingOf(site, checking)];
    this.#unlistedPages = checking.unlistedPages;
    const isSame =
      before?.habits === now.habits &&
      before.exports === now.exports &&
      before.reportsAll === now.reportsAll &&
      symmetricDifference(before.unlisted, now.unlisted).length === 0 &&
      changedKeys(before.setAside, now.setAside).length === 0;
    if (isSame) return;
    this.#reporting = now;
    for (const [file, known] of this.#known) this.#keep(site, file, known);
  }

  #drop(file: SitePath): void {
    if ((this.#known.get(file)?.all ?? none).length > 0) this.#version++;
    this.#known.delete(file);
    this.#recheck.drop(file);
  }

  /**
   * Runs the site's rules on a page. Fixes aren't kept: they would keep the old snapshot in memory, and are needed for
   * open documents only.
   */
  #checkInSite(site: SiteSnapshot, file: SitePath): readonly ReportedFinding[] {
    if (!this.#source.followsChanges) return this.#foundIn(site, file);
    const { result, asked } = this.#recheck.asking(site, (view) => this.#foundIn(view, file));
    this.#recheck.note(file, asked);
    return result;
  }

  #foundIn(site: SiteSnapshot, file: SitePath): readonly ReportedFinding[] {
    const checking = this.#source.checking();
    const page = knownPage(site, file);
    const found = page === undefined ? none : this.#ask(page, checking);
    const plain = found.flatMap((finding) => reportedFinding(file, plainFinding(finding, checking.countsFixes)));
    return plain.length === 0 ? none : plain;
  }
}
