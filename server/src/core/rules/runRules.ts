import type { SitePath } from '../paths/sitePath.ts';
import type { SiteSnapshot } from '../site/siteSnapshot.ts';
import type { ConfigRule, Finding, RuleMeta, Severity } from './rule.ts';
import { configRules } from './index.ts';
import type { RuleSettings } from './ruleSettings.ts';
import { severityFor } from './ruleSettings.ts';

/** A finding with all that is said about it outside of its rule. */
export interface ReportedFinding extends Finding {
  readonly rule: RuleMeta;
  readonly severity: Severity;
  readonly file: SitePath;
}

/** Told of a rule that failed; the others go on. */
export type OnCrash = (ruleId: string, error: unknown) => void;

/** Runs the rules about docs.json; findings come in the order of the file, each once. */
export function checkConfig(site: SiteSnapshot, settings: RuleSettings, onCrash: OnCrash): readonly ReportedFinding[] {
  const findings = configRules.flatMap((rule) => runRule(rule, site, settings, onCrash));
  return findings.sort((a, b) => a.range.start - b.range.start || a.range.end - b.range.end);
}

function runRule(
  rule: ConfigRule,
  site: SiteSnapshot,
  settings: RuleSettings,
  onCrash: OnCrash,
): readonly ReportedFinding[] {
  const chosen = severityFor(settings, rule.meta.id);
  if (chosen === 'off') return [];
  try {
    return [...rule.check(site)].map((finding) => ({
      ...finding,
      rule: rule.meta,
      severity: chosen ?? finding.severity ?? rule.meta.severity,
      file: site.config.file,
    }));
  } catch (error) {
    onCrash(rule.meta.id, error);
    return [];
  }
}
