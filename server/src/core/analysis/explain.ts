import { rulesSwitchedOff } from '../rules/engine/activeRules.ts';
import type { ReportedFinding } from '../rules/engine/reportedFindings.ts';
import { checkConfig, checkPageAlone, checkPageInSite, type RuleRun } from '../rules/engine/runRules.ts';
import type { Severity } from '../settings/ruleSettings.ts';
import type { SiteSnapshot, PageContext } from '../site/siteSnapshot.ts';
import { pageStages, type PageView, type StageName } from './report.ts';

/** What a stage did to a finding. */
export interface Step {
  readonly stage: StageName | 'off';
  /** The severity since then; undefined if the stage dropped the finding. */
  readonly severity: Severity | undefined;
}

/** A finding as a rule made it, and what became of it. */
export interface Explanation {
  readonly finding: ReportedFinding;
  readonly steps: readonly Step[];
}

/** Returns whatever rules find in a page, and which stage dropped or changed it; also what rules that are off would find. */
export function explainPage(context: PageContext, run: RuleRun, view: PageView): readonly Explanation[] {
  const { site, file } = context;
  const trace = new Trace();
  const traced: RuleRun = { ...run, onStage: trace.note };
  let found: readonly ReportedFinding[] = [...checkPageAlone(context, traced), ...checkPageInSite(context, traced)];
  for (const finding of found) trace.add(finding);
  for (const { name, apply } of pageStages) {
    const left = apply(found, { site, file, rules: run.rules, view });
    trace.compare(name, found, left);
    found = left;
  }
  const off: RuleRun = { rules: rulesSwitchedOff(run.rules), onCrash: run.onCrash };
  for (const finding of [...checkPageAlone(context, off), ...checkPageInSite(context, off)]) trace.addOff(finding);
  return trace.all;
}

/** Returns what rules find in docs.json and the files that belong to it, and which stage dropped or changed it. */
export function explainConfig(site: SiteSnapshot, run: RuleRun): readonly Explanation[] {
  const trace = new Trace();
  for (const finding of checkConfig(site, { ...run, onStage: trace.note })) trace.add(finding);
  const off: RuleRun = { rules: rulesSwitchedOff(run.rules), onCrash: run.onCrash };
  for (const finding of checkConfig(site, off)) trace.addOff(finding);
  return trace.all;
}

/** Collects what becomes of findings. Stages replace objects, so that one is known by what it says, and where. */
class Trace {
  readonly #known = new Map<string, { readonly finding: ReportedFinding; readonly steps: Step[] }>();

  get all(): readonly Explanation[] {
    return [...this.#known.values()];
  }

  readonly note: NonNullable<RuleRun['onStage']> = (stage, before, after) => {
    this.add(before).push({ stage, severity: after?.severity });
  };

  /** Adds a finding that isn't known yet; returns the steps of it. */
  add(finding: ReportedFinding): Step[] {
    const known = this.#known.get(keyOfFinding(finding)) ?? { finding, steps: [] };
    this.#known.set(keyOfFinding(finding), known);
    return known.steps;
  }

  /** Adds a finding of a rule that is off. */
  addOff(finding: ReportedFinding): void {
    this.add(finding).push({ stage: 'off', severity: undefined });
  }

  compare(stage: StageName, before: readonly ReportedFinding[], after: readonly ReportedFinding[]): void {
    const left = new Map(after.map((finding) => [keyOfFinding(finding), finding]));
    for (const finding of before) {
      const severity = left.get(keyOfFinding(finding))?.severity;
      if (severity !== finding.severity) this.add(finding).push({ stage, severity });
    }
  }
}

/** Returns what two findings have in common if one is the other after some stages. */
export function keyOfFinding({ rule, range, message }: ReportedFinding): string {
  return JSON.stringify([rule.id, range.start, range.end, message]);
}
