import type { PathAbove, SitePath } from '../../core/paths/sitePath.ts';
import { reportPage } from '../../core/analysis/report.ts';
import { findRepeats, withCopies, type FileFindings, type SiteFinding } from '../../core/rules/engine/repeats.ts';
import type { ReportedFinding } from '../../core/rules/engine/reportedFindings.ts';
import type { Editions } from '../../core/site/navigation/editions.ts';
import type { SiteSnapshot, PageContext } from '../../core/site/siteSnapshot.ts';
import { groupBy, haveSameItems } from '../../core/util/collections.ts';
import { lazyForEach } from '../../core/util/lazy.ts';
import type { Pause } from '../scheduling.ts';
import type { Basis } from './cachedFindings.ts';
import { ClosedPages, type ClosedPagesSource } from './closedPages.ts';
import { ConfigFiles } from './configFiles.ts';
import { OpenPages, type SlowTiming } from './openPages.ts';

/** What the findings of a site depend on. */
interface DiagnosticsSource extends ClosedPagesSource {
  /** Returns the snapshot with the text of docs.json as it is now. */
  readonly takeSnapshot: () => SiteSnapshot;
  /** Returns the pages and snippets. */
  readonly pages: () => readonly SitePath[];
  /** Changes when other files are open. */
  readonly openVersion: () => number;
  readonly openPage: (site: SiteSnapshot, file: SitePath) => PageContext | undefined;
  /** Leaves out the findings about values in an open file that nobody has filled in yet. */
  readonly withoutUnfilled: (
    file: SitePath | PathAbove,
    findings: readonly ReportedFinding[],
  ) => readonly ReportedFinding[];
}

interface PagesByOriginal {
  readonly editions: Editions | undefined;
  readonly pages: readonly SitePath[];
  readonly files: ReadonlyMap<SitePath, readonly SitePath[]>;
}

type Found = readonly SiteFinding[];

const none: Found = [];

/**
 * What is reported in the files of a site, for editors and the command line. One of several findings with the same cause
 * represents the others, first of all one in an open page: others there aren’t counted, those in closed pages left out.
 */
export class SiteDiagnostics {
  readonly #source: DiagnosticsSource;
  readonly #config = new ConfigFiles();
  readonly #open = new OpenPages();
  readonly #closed: ClosedPages;
  #isKept = false;
  /** Once for each list, not at each question for the version, of which a keystroke asks some. */
  readonly #keysIn = lazyForEach(keysOf);
  /** The inputs of the last search for repeats, to detect changes. */
  #seen: readonly unknown[] = [];
  #state: readonly unknown[] = [];
  #inClosed: ReadonlyMap<SitePath, Found> = new Map();
  #shown = new WeakMap<Found, Found>();
  readonly #shownInOpen = new WeakMap<Found, { readonly inputs: readonly unknown[]; readonly shown: Found }>();
  /** The pages by the original of which they are editions, for the last state that somebody asked about. */
  #byOriginal: PagesByOriginal = { editions: undefined, pages: [], files: new Map() };

  constructor(source: DiagnosticsSource) {
    this.#source = source;
    this.#closed = new ClosedPages(source);
  }

  /**
   * Returns the findings in any file of the site, open or closed; in a closed page those that others represent are left
   * out, in docs.json they are extra. For files that aren't open, the same object as long as nothing differs. On a keystroke, the slow rules
   * may run `later`, by {@link catchUp}, which also releases the findings at what is being typed.
   */
  in(file: SitePath | PathAbove, timing: SlowTiming = 'now'): Found {
    const all = this.all(file, timing);
    if (this.#source.isOpen(file as SitePath)) return this.#inOpen(file as SitePath, all);
    const shown = this.#shown.get(all) ?? this.#withoutRepeats(file, all);
    this.#shown.set(all, shown);
    return shown;
  }

  /** Leaves out what other findings represent; in docs.json it is shown, but not counted. */
  #withoutRepeats(file: SitePath | PathAbove, all: Found): Found {
    const isShown = ({ repeatOf }: SiteFinding): boolean => repeatOf === undefined;
    if (all.every(isShown)) return all;
    const { takeSnapshot, checking } = this.#source;
    if (!this.#config.in(takeSnapshot(), checking()).has(file)) return all.filter(isShown);
    return all.map((finding) => (isShown(finding) ? finding : { ...finding, isExtra: true }));
  }

  /** Returns the findings in a file as `in` does, with those that others represent. */
  all(file: SitePath | PathAbove, timing: SlowTiming = 'now'): Found {
    const { takeSnapshot, takeCheckedSnapshot, checking, isOpen, withoutUnfilled } = this.#source;
    const page = file as SitePath;
    const site = takeCheckedSnapshot();
    // What is found in an open page waits for no rule about docs.json.
    const context = this.#openPageIn(site)(page);
    if (context !== undefined) return withoutUnfilled(page, this.#open.in(context, checking(), timing));
    const inConfig = this.#config.in(takeSnapshot(), checking()).get(file);
    if (inConfig !== undefined) return withoutUnfilled(file, inConfig);
    return isOpen(page) ? none : this.#ofClosed(site, page);
  }

  /** Whether slow rules, or findings at what is being typed, wait in open pages. */
  get waits(): boolean {
    return this.#open.waits;
  }

  /** Runs the rules that wait; returns whether anything else is to be reported than what was. */
  catchUp(pause: { readonly isTyping?: boolean } = {}): boolean {
    return this.#open.catchUp(this.#source.checking(), this.#openPageIn(this.#source.takeCheckedSnapshot()), pause);
  }

  /** Runs the rules that wait, with pauses for other work, so that {@link catchUp} needn’t. */
  async prepareCatchUp(pause: Pause): Promise<void> {
    const { takeCheckedSnapshot, checking } = this.#source;
    await this.#open.prepareCatchUp(checking(), this.#openPageIn(takeCheckedSnapshot()), pause);
  }

  #openPageIn(site: SiteSnapshot): (file: SitePath) => PageContext | undefined {
    const { isOpen, openPage } = this.#source;
    return (file) => (isOpen(file) ? openPage(site, file) : undefined);
  }

  /** Returns docs.json, its included files, and the other files with findings of the rules about docs.json. */
  configFiles(): readonly (SitePath | PathAbove)[] {
    const { takeSnapshot, checking } = this.#source;
    return [...this.#config.in(takeSnapshot(), checking()).keys()];
  }

  /** Runs the rules about docs.json with pauses for other work; returns whether it is still the same configuration. */
  async checkConfig(pause: Pause): Promise<boolean> {
    const { takeSnapshot, checking } = this.#source;
    const site = takeSnapshot();
    await this.#config.prepare(site, checking(), pause);
    return takeSnapshot().config === site.config;
  }

  /**
   * Runs the rules about a file that is open as a page, or else those about docs.json, with pauses for other work; returns
   * whether what they checked is still the same.
   */
  async prepare(file: SitePath, timing: SlowTiming, pause: Pause): Promise<boolean> {
    const { takeCheckedSnapshot, checking } = this.#source;
    const context = this.#openPageIn(takeCheckedSnapshot())(file);
    if (context === undefined) return this.checkConfig(pause);
    await this.#open.prepare(context, checking(), timing, pause);
    return this.#openPageIn(takeCheckedSnapshot())(file)?.page === context.page;
  }

  /** Returns the pages and snippets, but for those of {@link configFiles}, such as pages that can’t be read. */
  pages(): readonly SitePath[] {
    const { takeSnapshot, checking, pages } = this.#source;
    const inConfig = this.#config.in(takeSnapshot(), checking());
    return pages().filter((file) => !inConfig.has(file));
  }

  /** Returns the pages whose warnings aren’t reported, since no navigation lists them, with their number. */
  leftOut(): { readonly pages: number; readonly warnings: number } {
    const closed = this.#source.pages().filter((file) => !this.#source.isOpen(file));
    const warnings = closed.map((file) => this.#closed.warningsLeftOut(file)).filter((some) => some > 0);
    return { pages: warnings.length, warnings: warnings.reduce((sum, some) => sum + some, 0) };
  }

  /** Changes when the findings in closed pages may differ. */
  get version(): string {
    return `${this.#closed.version} ${this.#representedBy(this.#inOpenPages())}`;
  }

  /** Checks every affected closed page, with pauses for other work; includes changes made meanwhile. */
  async bringUpToDate(pause: Pause): Promise<void> {
    this.#open.keepOnly(this.#source.isOpen);
    await this.checkConfig(pause);
    await this.#closed.bringUpToDate(pause);
    if (!this.#isKept) this.keep();
  }

  /** Keeps what was found in closed pages for the next run, where that is wanted; the first time it is done unasked. */
  keep(): void {
    this.#isKept = true;
    this.#closed.keep();
  }

  /** Returns what the findings in closed pages follow from; undefined where that can’t be told. */
  get basis(): Basis | undefined {
    return this.#closed.basis();
  }

  #ofClosed(site: SiteSnapshot, file: SitePath): Found {
    this.#findRepeats(site);
    return this.#inClosed.get(file) ?? none;
  }

  /**
   * Returns what is shown in an open page: all that was found. What isn’t a problem of its own, or wouldn’t be reported
   * if the page were closed, is extra, so that opening a page changes no count of problems.
   */
  #inOpen(file: SitePath, found: Found): Found {
    if (found.length === 0) return found;
    const { takeCheckedSnapshot, checking } = this.#source;
    const site = takeCheckedSnapshot();
    const { rules, unlistedPages } = checking();
    const others = this.#inOpenPages().filter((one) => one.file !== file);
    const inputs = [found, site, rules, unlistedPages, this.#closed.version, this.#representedBy(others)];
    const before = this.#shownInOpen.get(found);
    if (before !== undefined && haveSameItems(before.inputs, inputs)) return before.shown;
    const whenClosed = new Set(reportPage(found, { site, file, rules, view: { unlistedPages } }));
    const open = [...others, { file, findings: found }].sort((a, b) => (a.file < b.file ? -1 : 1));
    const grouped = findRepeats(open, site.editions).get(file) ?? found;
    const own = grouped.map((finding, at) => {
      const isOwn = finding.repeatOf === undefined && whenClosed.has(found[at] ?? finding);
      return isOwn ? finding : { ...finding, isExtra: true as const };
    });
    const shown = this.#withCopies(file, own);
    this.#shownInOpen.set(found, { inputs, shown });
    return shown;
  }

  /** Returns a text that changes when findings in open pages may represent others than before. */
  #representedBy(open: readonly FileFindings[]): string {
    return open.map(({ file, findings }) => `${file}${this.#keysIn(findings)}`).join('\n');
  }

  #withCopies(file: SitePath, findings: Found): Found {
    const { editions } = this.#source.takeCheckedSnapshot();
    if (editions.isEmpty) return findings;
    const others = this.#editionsOfPage(file, editions).filter((one) => !this.#source.isOpen(one));
    return withCopies(
      { file, findings },
      others.map((one) => ({ file: one, findings: this.#closed.in(one) })),
      editions,
    );
  }

  #editionsOfPage(file: SitePath, editions: Editions): readonly SitePath[] {
    const pages = this.#source.pages();
    if (this.#byOriginal.editions !== editions || this.#byOriginal.pages !== pages) {
      this.#byOriginal = { editions, pages, files: groupBy(pages, (one) => editions.originalOf(one)) };
    }
    return this.#byOriginal.files.get(editions.originalOf(file)) ?? [];
  }

  #findRepeats(site: SiteSnapshot): void {
    const { pages, isOpen, openVersion, checking } = this.#source;
    const { rules, unlistedPages } = checking();
    const seen = [site, openVersion(), rules, unlistedPages];
    if (haveSameItems(seen, this.#seen)) return;
    const closed = pages().filter((file) => !isOpen(file));
    const actual = closed.map((file) => ({ file, findings: this.#closed.in(file) }));
    this.#seen = seen;
    const open = this.#inOpenPages();
    const state = [site.config, pages(), openVersion(), this.#closed.version, this.#representedBy(open)];
    if (haveSameItems(state, this.#state)) return;
    this.#state = state;
    this.#inClosed = findRepeats(actual, site.editions, open);
  }

  /** Returns the findings of open pages in the order of the pages' paths. */
  #inOpenPages(): readonly FileFindings[] {
    const { pages, isOpen, openPage, takeCheckedSnapshot, checking, withoutUnfilled } = this.#source;
    const site = takeCheckedSnapshot();
    const files = pages().filter((file) => isOpen(file));
    return files.sort().flatMap((file) => {
      const context = openPage(site, file);
      if (context === undefined) return [];
      return { file, findings: withoutUnfilled(file, this.#open.known(context, checking())) };
    });
  }
}

/** Returns a text of what decides whether findings represent others. */
function keysOf(findings: Found): string {
  return JSON.stringify(
    findings.map(({ rule, severity, message, cause, lackedBy, line }) => [
      rule.id,
      severity,
      message,
      cause,
      lackedBy,
      line,
    ]),
  );
}
