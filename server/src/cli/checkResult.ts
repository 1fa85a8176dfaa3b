import type { Severity } from '../core/settings/severity.ts';
import type { Position } from '../core/text/lineIndex.ts';

/** A finding as reporters show it; positions count from 0. */
export interface CheckFinding {
  readonly rule: string;
  readonly severity: Severity;
  readonly message: string;
  /** Relative to the site's root. */
  readonly file: string;
  readonly range: { readonly start: Position; readonly end: Position };
  readonly fixable: boolean;
  readonly url: string;
}

export interface CheckedSite {
  /** Relative to where the command runs; `.` for that folder itself. */
  readonly root: string;
  readonly config: string;
  readonly format: string;
  readonly pages: number;
  readonly findings: readonly CheckFinding[];
}

export interface CheckResult {
  readonly sites: readonly CheckedSite[];
  readonly durationMs: number;
}

/** How many findings of a severity there are. */
export function countFindings({ sites }: CheckResult, severity: Severity): number {
  return sites.reduce((sum, site) => sum + site.findings.filter((finding) => finding.severity === severity).length, 0);
}
