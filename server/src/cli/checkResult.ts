import { countOf } from '../core/analysis/counts.ts';
import type { Severity } from '../core/settings/ruleSettings.ts';
import type { Position } from '../core/text/lines.ts';

/** A finding as reporters show it; positions count from 0. */
export interface CheckFinding {
  readonly rule: string;
  readonly severity: Severity;
  readonly message: string;
  /** Relative to the site's root. */
  readonly file: string;
  readonly range: { readonly start: Position; readonly end: Position };
  readonly fixable: boolean;
  /** Its first fix; undefined also where no format shows fixes. */
  readonly fix?: ShownFix | undefined;
  /** The number of copies of the page, in other versions and languages, with the same finding. */
  readonly copies?: number;
  /** The versions and languages of these copies. */
  readonly editions?: readonly string[];
  /** The number of other pages in the folder with findings of the same rule. */
  readonly inFolder?: number;
  /** The number of other findings of the rule with the same cause. */
  readonly sameCause?: number;
  /** The starts of what its message counts. */
  readonly counted?: readonly { readonly file: string; readonly start: Position }[];
  /** The start of the finding that represents this one. */
  readonly repeatOf?: { readonly file: string; readonly start: Position };
}

/** A fix as reports show it. */
export interface ShownFix {
  readonly title: string;
  /** Whether `--fix` applies it. */
  readonly isSafe: boolean;
}

export interface CheckedSite {
  /** Relative to where the command runs; `.` for that folder itself. */
  readonly root: string;
  /** The root relative to the repository’s, or to where the command runs if there is none; `.` for that folder. */
  readonly inRepository: string;
  readonly config: string;
  readonly format: string;
  readonly pages: number;
  readonly findings: readonly CheckFinding[];
  readonly unchecked: Unchecked;
  /** The findings in other files than those that the run is about; undefined if it is about the whole site. */
  readonly elsewhere: SeverityCounts | undefined;
}

/** The number of findings of each severity, without those that others represent. */
export type SeverityCounts = Readonly<Record<Severity, number>>;

/** What a clean result doesn’t vouch for. */
export interface Unchecked {
  /** Links to pages that would be generated from an API description that isn’t known. */
  readonly generatedLinks: number;
  /** Warnings that aren’t reported, since no navigation lists their pages, and the number of those pages. */
  readonly unlistedWarnings: number;
  readonly unlistedPages: number;
}

export interface CheckResult {
  readonly sites: readonly CheckedSite[];
  readonly durationMs: number;
}

/** Returns the number of findings of a severity, without those that others represent. */
export function countFindings({ sites }: CheckResult, severity: Severity): number {
  return sites.reduce((sum, { findings }) => sum + countOf(findings, severity), 0);
}

/** Returns the number of findings of a severity in other files; undefined if the run is about all files. */
export function countElsewhere({ sites }: CheckResult, severity: Severity): number | undefined {
  const counts = sites.flatMap(({ elsewhere }) => elsewhere ?? []);
  return counts.length === 0 ? undefined : counts.reduce((sum, count) => sum + count[severity], 0);
}

/** Returns the number of findings that others represent. */
export function countRepeats({ sites }: CheckResult): number {
  return sites.reduce((sum, site) => sum + site.findings.filter(({ repeatOf }) => repeatOf !== undefined).length, 0);
}
