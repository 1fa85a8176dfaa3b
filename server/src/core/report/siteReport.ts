import type { PathAbove, SitePath } from '../paths/sitePath.ts';
import type { SiteFinding } from '../rules/engine/repeats.ts';
import type { SiteSnapshot } from '../site/siteSnapshot.ts';
import type { UnusedFile } from '../site/unusedFile.ts';

/** What is wrong with a site as a whole, and how complete it is: figures, each with the list of what it counts. */
export interface SiteReport {
  readonly name: string;
  readonly pages: number;
  readonly errors: number;
  readonly warnings: number;
  readonly sections: readonly ReportSection[];
}

export interface ReportSection {
  readonly title: string;
  /** What its figures mean, in a sentence. */
  readonly note: string;
  readonly figures: readonly Figure[];
}

export interface Figure {
  readonly label: string;
  /** A number with its unit or its share: `3 of 4 (75 %)`. */
  readonly value: string;
  readonly rows: readonly ReportRow[];
  /** How many rows there would be; more than `rows` if those are too many to read. */
  readonly total: number;
}

export interface ReportRow extends ReportPlace {
  readonly text: string;
  /** Other places with the same cause. */
  readonly others?: readonly ReportPlace[];
}

export interface ReportPlace {
  readonly file: SitePath | PathAbove;
  /** From 1; undefined for the whole file. */
  readonly line?: number;
}

/** What a report is built from, besides the site. */
export interface ReportSource {
  readonly site: SiteSnapshot;
  readonly name: string;
  /** All findings, with those that others represent. */
  readonly findings: readonly SiteFinding[];
  /** Returns the line of an offset, from 1. */
  readonly lineOf: (file: SitePath | PathAbove, offset: number) => number;
  /** The sizes of the site’s files in bytes. */
  readonly sizes: ReadonlyMap<SitePath, number>;
  readonly unused: readonly UnusedFile[];
  /** Returns the owners of a file, undefined if nobody has said who owns the files of the site. */
  readonly ownersOf: ((file: SitePath | PathAbove) => readonly string[]) | undefined;
  /** Returns who changed a file last, undefined if that is unknown; undefined if nobody has asked. */
  readonly authorOf: ((file: SitePath | PathAbove) => string | undefined) | undefined;
  /** What differs from an earlier state; undefined if none is known. */
  readonly changes: ReportChanges | undefined;
  /** The words of the pages that take the longest to read, these first. */
  readonly longest: readonly PageWords[];
}

export interface PageWords {
  readonly file: SitePath;
  readonly words: number;
}

export interface ReportChanges {
  /** The name of the earlier state: `the baseline`, or a revision. */
  readonly since: string;
  readonly added: readonly SiteFinding[];
  readonly gone: readonly GoneFinding[];
}

/** Findings of the earlier state that are gone; their lines are unknown. */
export interface GoneFinding {
  readonly file: SitePath | PathAbove;
  readonly message: string;
  readonly number: number;
}

/** As many rows are read at most. */
const mostRows = 500;

/** Returns a figure with its list, bounded. */
export function figure(label: string, value: string, rows: readonly ReportRow[]): Figure {
  return { label, value, rows: rows.slice(0, mostRows), total: rows.length };
}

/** Formats a share, which is 100 % only if it is complete, and 0 % only if it is empty. */
export function shareText(part: number, whole: number): string {
  if (whole === 0) return '0';
  const percent = Math.max(Math.sign(part), Math.floor((100 * part) / whole));
  return `${part} of ${whole} (${percent} %)`;
}
