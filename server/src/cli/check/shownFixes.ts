import { keyOf } from '../../core/analysis/explain.ts';
import { isAbove, type SitePath } from '../../core/paths/sitePath.ts';
import { configuredRules } from '../../core/rules/engine/activeRules.ts';
import type { SiteFinding } from '../../core/rules/engine/repeats.ts';
import { shownFixOf, type ShownFix } from '../../core/rules/engine/shownFix.ts';
import type { ReportedFinding } from '../../core/rules/engine/reportedFindings.ts';
import { checkPageAlone, checkPageInSite, isFixable, type RuleRun } from '../../core/rules/engine/runRules.ts';
import { siteRules } from '../../core/rules/index.ts';
import type { RuleSettings } from '../../core/settings/ruleSettings.ts';
import { groupBy } from '../../core/util/collections.ts';
import type { Site } from '../../workspace/site.ts';

/**
 * Returns for each of some findings the first fix that does more than silence it. Where a fix needs what other files have,
 * none is kept of a closed page, so the page is read again.
 */
export async function shownFixes(
  site: Site,
  findings: readonly SiteFinding[],
  rules: RuleSettings,
): Promise<ReadonlyMap<SiteFinding, ShownFix>> {
  const snapshot = site.takeSnapshot();
  const fixes = new Map<SiteFinding, ShownFix>();
  const unknown: SiteFinding[] = [];
  for (const finding of findings.filter((one) => isFixable(snapshot, one))) {
    const isCounted = finding.hasFix === true && finding.fixNeeds === undefined;
    const isKnown = isCounted || finding.fixes !== undefined || isAbove(finding.file);
    const fix = isKnown ? (finding.shownFix ?? shownFixOf(finding)) : undefined;
    if (fix !== undefined) fixes.set(finding, fix);
    else if (!isKnown) unknown.push(finding);
  }
  for (const [file, some] of groupBy(unknown, (finding) => finding.file)) {
    const found = isAbove(file) ? some : await findAgain(site, file, some, rules);
    const byKey = new Map(found.map((finding) => [keyOf(finding), finding]));
    for (const finding of some) {
      const again = byKey.get(keyOf(finding));
      const fix = again && shownFixOf(again);
      if (fix !== undefined) fixes.set(finding, fix);
    }
  }
  return fixes;
}

/** Returns findings of a page with their fixes. */
async function findAgain(
  site: Site,
  file: SitePath,
  findings: readonly SiteFinding[],
  rules: RuleSettings,
): Promise<readonly ReportedFinding[]> {
  const context = await site.contextOf(file);
  if (context === undefined) return findings;
  const ids = new Set(findings.map(({ rule }) => rule.id));
  // A rule that fails was reported by the check before.
  const run: RuleRun = { rules: configuredRules(rules), onCrash: () => undefined };
  const inSite = siteRules.some(({ meta }) => ids.has(meta.id)) ? checkPageInSite(context, run) : [];
  return [...checkPageAlone(context, run, ({ meta }) => ids.has(meta.id)), ...inSite];
}
