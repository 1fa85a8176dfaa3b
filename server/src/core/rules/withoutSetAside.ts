import type { RuleSettings } from '../settings/ruleSettings.ts';
import type { SetAsideReason } from '../site/setAside.ts';
import type { SiteSnapshot } from '../site/siteSnapshot.ts';
import type { SitePath } from '../paths/sitePath.ts';
import { otherGenerator } from './navigation/other-generator.ts';
import { unusedSnippet } from './page/unused-snippet.ts';
import type { RuleMeta } from './rule.ts';
import type { ReportedFinding } from './runRules.ts';

type Found = readonly ReportedFinding[];

const rules: Readonly<Record<SetAsideReason, RuleMeta>> = {
  unusedSnippet: unusedSnippet.meta,
  otherGenerator: otherGenerator.meta,
};

const isHint = ({ rule }: ReportedFinding): boolean => rule.id === unusedSnippet.meta.id;

/**
 * Returns what is reported of the findings in a closed file: in one that readers never see at most one hint, in place of
 * errors and warnings. Where somebody has switched off the very rule that says so, the file is checked as all others.
 */
export function withoutSetAside(site: SiteSnapshot, file: SitePath, findings: Found, settings: RuleSettings): Found {
  const reason = findings.length === 0 ? undefined : site.setAside.files.get(file);
  if (reason === undefined || isSwitchedOff(rules[reason].id, site, settings)) return findings;
  const isReplaced = (finding: ReportedFinding): boolean =>
    !isHint(finding) && (finding.severity === 'error' || finding.severity === 'warning');
  return findings.some(isReplaced) ? findings.filter(isHint) : [];
}

function isSwitchedOff(id: string, site: SiteSnapshot, settings: RuleSettings): boolean {
  return (settings[id] ?? site.settings.rules[id]) === 'off';
}

/** Returns what is reported of the findings in an open file: all but the hint, which would take their place. */
export function withoutHint(findings: Found): Found {
  return findings.some(isHint) ? findings.filter((finding) => !isHint(finding)) : findings;
}
