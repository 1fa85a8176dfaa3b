import { severityFor, type RuleSettings } from '../settings/ruleSettings.ts';
import type { Severity } from '../settings/severity.ts';
import type { SiteSettings } from '../settings/siteSettings.ts';
import type { RuleMeta } from './rule.ts';

/**
 * Returns the configured severity of a rule: that of this run (the editor's settings, the command line) overrides the
 * site's own file, and that overrides the preset it extends. Undefined if the severity of the rule and its findings
 * applies.
 */
export function chosenSeverity(
  meta: RuleMeta,
  overrides: RuleSettings,
  site: SiteSettings,
): Severity | 'off' | undefined {
  return severityFor(overrides, meta.id) ?? severityFor(site.rules, meta.id) ?? severityInPreset(meta, site);
}

function severityInPreset(meta: RuleMeta, { preset }: SiteSettings): Severity | 'off' | undefined {
  if (meta.isOff === true) return 'off';
  if (preset === 'minimal') return meta.severity === 'error' || meta.reportsErrors === true ? undefined : 'off';
  if (preset === 'strict') return meta.strictSeverity;
  return meta.strictOnly === true ? 'off' : undefined;
}
