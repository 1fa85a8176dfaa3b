import type { Severity } from '../settings/ruleSettings.ts';
import type { SiteSnapshot } from '../site/siteSnapshot.ts';

/** What is counted of a finding. */
interface Counted {
  readonly severity: Severity;
  /** Set if another finding represents it. */
  readonly repeatOf?: unknown;
  readonly isExtra?: boolean;
}

/**
 * Returns the number of problems among findings: of errors and warnings, several with one cause once; docs/extension.md says
 * the same to users.
 */
export function countProblems(findings: readonly Counted[]): { readonly errors: number; readonly warnings: number } {
  return { errors: countOf(findings, 'error'), warnings: countOf(findings, 'warning') };
}

/** Returns the number of findings of a severity, without those that others represent. */
export function countOf(findings: readonly Counted[], severity: Severity): number {
  return findings.filter((finding) => finding.severity === severity && isOwnProblem(finding)).length;
}

/** Whether a finding is a problem that no other one represents. */
export function isOwnProblem({ repeatOf, isExtra }: Omit<Counted, 'severity'>): boolean {
  return repeatOf === undefined && isExtra !== true;
}

/** Returns the number of pages of a site: of files with an address of their own, listed or not. */
export function countPages({ files }: Pick<SiteSnapshot, 'files'>): number {
  return files.pages.length;
}
