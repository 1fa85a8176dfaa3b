import { severityFor, type RuleSettings } from '../settings/ruleSettings.ts';
import type { Severity } from '../settings/severity.ts';
import type { SiteSettings } from '../settings/siteSettings.ts';
import type { RuleMeta } from './rule.ts';

/**
 * How much a rule weighs where somebody has chosen: what was said for this run (the editor's settings, the command
 * line) before the site's own file, and that before the set of rules that the file starts from. Undefined where
 * the rule's and its findings' own severity counts.
 */
export function chosenSeverity(
  meta: RuleMeta,
  overrides: RuleSettings,
  site: SiteSettings,
): Severity | 'off' | undefined {
  return severityFor(overrides, meta.id) ?? severityFor(site.rules, meta.id) ?? severityInPreset(meta, site);
}

function severityInPreset(meta: RuleMeta, { preset }: SiteSettings): 'off' | undefined {
  if (meta.isOff === true) return 'off';
  if (preset === 'minimal') return meta.severity === 'error' || meta.reportsErrors === true ? undefined : 'off';
  return meta.strictOnly === true && preset !== 'strict' ? 'off' : undefined;
}
