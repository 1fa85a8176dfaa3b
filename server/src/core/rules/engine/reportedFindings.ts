import type { PathAbove, SitePath } from '../../paths/sitePath.ts';
import { isMilder, type Severity } from '../../settings/ruleSettings.ts';
import { count } from '../../util/messageText.ts';
import { mostOfRule, type Finding, type RuleMeta } from './rule.ts';

/** A finding with its rule's id and severity. */
export interface ReportedFinding extends Finding {
  readonly rule: RuleMeta;
  readonly severity: Severity;
  readonly file: SitePath | PathAbove;
  /** Whether it has a fix; set where the fixes were dropped, as for closed files. */
  readonly hasFix?: boolean;
  /** How many findings it represents, which aren’t reported one by one. */
  readonly more?: number;
  /** The line of its start, if the page's text was available, for recognizing copies of the line. */
  readonly line?: string;
}

/** As many as VS Code shows in a file. */
export const mostOfFile = 1000;

/** The smaller, the worse. */
const ranks: Readonly<Record<Severity, number>> = { error: 0, warning: 1, info: 2, hint: 3 };

/** Returns the less severe one of a severity and a limit, if there is a limit. */
export function milder(severity: Severity, most: Severity = severity): Severity {
  return isMilder(most, severity) ? most : severity;
}

/**
 * Returns the reported findings of a file: if they are too many the worst and, among equal ones, the first, in the order
 * of the file. The last one then counts the others, and is as severe as the worst of them, so that a check fails if it
 * has to.
 */
export function boundedInFile(findings: readonly ReportedFinding[]): readonly ReportedFinding[] {
  if (findings.length <= mostOfFile) return findings;
  const single = findings.filter(({ more }) => more === undefined);
  const bySeverity = single.toSorted((a, b) => ranks[a.severity] - ranks[b.severity]);
  const shown = new Set(bySeverity.slice(0, mostOfFile - 1));
  const others = findings.filter((finding) => !shown.has(finding));
  const worst = others.reduce((one, other) => (ranks[other.severity] < ranks[one.severity] ? other : one));
  const more = others.reduce((sum, finding) => sum + (finding.more ?? 1), 0);
  return [...findings.filter((finding) => shown.has(finding)), countOf(worst, more, 'in this file')];
}

/** How many findings of a rule in a file are counted; nobody needs to know how many more a machine has written. */
const mostCounted = 2000;

/** The first findings of a rule in a file, and one that counts the others. */
export class BoundedFindings {
  readonly #first: ReportedFinding[] = [];
  #next: ReportedFinding | undefined;
  #more = 0;

  /** Counts a finding that isn’t kept; false if it has to be added, since it is one of the first or worse than others. */
  counts(severity: Severity): boolean {
    if (this.#first.length < mostOfRule) return false;
    this.#more++;
    // An error among those that aren’t shown must fail a check too.
    return this.#next !== undefined && ranks[severity] >= ranks[this.#next.severity];
  }

  /** Whether no further ones need to be found, unless they may be worse. */
  get isFull(): boolean {
    return this.#more >= mostCounted - mostOfRule;
  }

  /** Whether an error is among those that aren’t shown. */
  get hidesError(): boolean {
    return this.#next?.severity === 'error';
  }

  add(finding: ReportedFinding): void {
    if (this.#first.length < mostOfRule) this.#first.push(finding);
    else this.#next = finding;
  }

  get all(): readonly ReportedFinding[] {
    return this.#next === undefined
      ? this.#first
      : [...this.#first, countOf(this.#next, this.#more, 'of this kind in this file', this.isFull)];
  }
}

/** Returns a finding that represents others, at the position of one of them. */
function countOf(
  { rule, severity, file, range, onlyIf }: ReportedFinding,
  more: number,
  which: string,
  areMore = false,
): ReportedFinding {
  const message = `${areMore ? 'At least ' : ''}${count(more, 'more problem')} ${which} ${more === 1 ? 'isn’t' : 'aren’t'} shown.`;
  return { rule, severity, file, range, message, more, ...(onlyIf === 'habit' && { onlyIf }) };
}
