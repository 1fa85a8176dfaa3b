import { keyOfFinding } from '../../core/analysis/explain.ts';
import { isAbove, type SitePath } from '../../core/paths/sitePath.ts';
import { configuredRules } from '../../core/rules/engine/activeRules.ts';
import type { SiteFinding } from '../../core/rules/engine/repeats.ts';
import type { Fix } from '../../core/rules/engine/rule.ts';
import type { ReportedFinding } from '../../core/rules/engine/reportedFindings.ts';
import { checkPageAlone, checkPageInSite, isFixable, type RuleRun } from '../../core/rules/engine/runRules.ts';
import { siteRules } from '../../core/rules/index.ts';
import { settingsFileName } from '../../core/settings/settingsFile.ts';
import type { RuleSettings } from '../../core/settings/ruleSettings.ts';
import { groupBy } from '../../core/util/collections.ts';
import type { Site } from '../../workspace/site.ts';
import type { ShownFix } from '../checkResult.ts';
import type { CachedFixes, PageFixes } from './cachedFixes.ts';

/**
 * Returns for each of some findings the first fix that does more than silence it. The check keeps no fixes of closed pages:
 * computing those of all findings takes a quarter of its time. So each page with fixable findings is read again, unless
 * an earlier report has shown their fixes.
 */
export async function shownFixes(
  site: Site,
  findings: readonly SiteFinding[],
  rules: RuleSettings,
  kept: CachedFixes | undefined,
): Promise<ReadonlyMap<SiteFinding, ShownFix>> {
  const snapshot = site.takeSnapshot();
  const shown = new Map<SiteFinding, ShownFix>();
  const fixable = findings.filter((finding) => isFixable(snapshot, finding));
  const known = new Map(fixable.length === 0 ? [] : kept?.read(site));
  let isNew = false;
  for (const [file, some] of groupBy(fixable, (finding) => finding.file)) {
    const areHere = isAbove(file) || some.every((finding) => finding.fixes !== undefined);
    let fixes = areHere ? firstFixes(some, some) : known.get(file);
    if (!areHere && !some.every((finding) => fixes?.has(keyOfFinding(finding)))) {
      fixes = firstFixes(some, await findAgain(site, file, some, rules));
      known.set(file, fixes);
      isNew = true;
    }
    for (const finding of some) {
      const fix = fixes?.get(keyOfFinding(finding));
      if (fix !== undefined) shown.set(finding, fix);
    }
  }
  if (isNew) kept?.write(site, known);
  return shown;
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

function firstFixes(findings: readonly SiteFinding[], again: readonly ReportedFinding[]): PageFixes {
  const byKey = new Map(again.map((finding) => [keyOfFinding(finding), finding]));
  return new Map(findings.map(keyOfFinding).map((key) => [key, firstFix(byKey.get(key))]));
}

function firstFix(finding: ReportedFinding | undefined): ShownFix | undefined {
  const first = finding?.fixes?.().find((fix) => !isOfSettings(fix));
  return first && { title: first.title, isSafe: first.isSafe === true };
}

/** Whether a fix only silences a finding, in the settings. */
function isOfSettings({ edits }: Fix): boolean {
  return edits.length > 0 && edits.every(({ file }) => file === settingsFileName);
}
