import type { SitePath } from '../core/paths/sitePath.ts';
import { findRepeats, type SiteFinding } from '../core/rules/repeats.ts';
import { editionFinder } from '../core/site/editions.ts';
import type { SiteSnapshot } from '../core/site/siteSnapshot.ts';
import type { Checking } from './pageReading.ts';
import type { SiteFindings } from './siteFindings.ts';

/** The input of a report. */
interface ReportSource {
  readonly findings: SiteFindings;
  readonly snapshot: () => SiteSnapshot;
  readonly files: () => readonly SitePath[];
  readonly isOpen: (file: SitePath) => boolean;
  /** Changes when other files are open. */
  readonly openVersion: () => number;
  readonly checking: () => Checking;
}

type Found = readonly SiteFinding[];

const none: Found = [];

function areSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((value, at) => value === b[at]);
}

/**
 * The reported findings of closed pages: one of several equal findings in copies of a page, or in a folder, represents
 * the others.
 */
export class SiteReport {
  readonly #source: ReportSource;
  readonly #editionsOf = editionFinder();
  /** The inputs of the last result, to detect changes. */
  #seen: readonly unknown[] = [];
  #state: readonly unknown[] = [];
  #all: ReadonlyMap<SitePath, Found> = new Map();
  #shown = new WeakMap<Found, Found>();

  constructor(source: ReportSource) {
    this.#source = source;
  }

  /** Returns all findings of a file, including represented ones. */
  all(file: SitePath): Found {
    this.#follow();
    return this.#all.get(file) ?? none;
  }

  /** Returns the findings of a file without represented ones; the same object as long as nothing differs. */
  of(file: SitePath): Found {
    const all = this.all(file);
    const isShown = ({ repeatOf }: SiteFinding): boolean => repeatOf === undefined;
    const shown = this.#shown.get(all) ?? (all.every(isShown) ? all : all.filter(isShown));
    this.#shown.set(all, shown);
    return shown;
  }

  #follow(): void {
    const { findings, snapshot, files, isOpen, openVersion, checking } = this.#source;
    const site = snapshot();
    const { rules, unlistedPages } = checking();
    const seen = [site, openVersion(), rules, unlistedPages];
    if (areSame(seen, this.#seen)) return;
    const closed = files().filter((file) => !isOpen(file));
    const actual = closed.map((file) => ({ file, findings: findings.of(file) }));
    this.#seen = seen;
    const state = [site.config, files(), openVersion(), findings.version];
    if (areSame(state, this.#state)) return;
    this.#state = state;
    this.#all = findRepeats(actual, this.#editionsOf(site.config));
  }
}
