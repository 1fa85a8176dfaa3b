import { severityInSetting, type RuleSettings } from '../../settings/ruleSettings.ts';
import { ownValue } from '../../util/values.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import type { SetAsideReason } from '../../site/navigation/setAside.ts';
import { otherGenerator } from '../navigation/other-generator.ts';
import { unusedSnippet } from '../page/unused-snippet.ts';
import type { RuleMeta } from './rule.ts';
import type { ReportedFinding } from './reportedFindings.ts';

type Found = readonly ReportedFinding[];

const rules: Readonly<Record<SetAsideReason, RuleMeta>> = {
  unusedSnippet: unusedSnippet.meta,
  otherGenerator: otherGenerator.meta,
};

const isHint = ({ rule }: ReportedFinding): boolean => rule.id === unusedSnippet.meta.id;

/**
 * Returns the reported findings of a closed file: if readers never see it, at most one hint instead of errors and
 * warnings. If the rule of that hint is disabled, the file is checked like all others.
 */
export function withoutSetAside(site: SiteSnapshot, file: SitePath, findings: Found, settings: RuleSettings): Found {
  const reason = findings.length === 0 ? undefined : site.setAside.files.get(file);
  if (reason === undefined || isSwitchedOff(rules[reason].id, site, settings)) return findings;
  const isReplaced = (finding: ReportedFinding): boolean =>
    !isHint(finding) && (finding.severity === 'error' || finding.severity === 'warning');
  return findings.some(isReplaced) ? findings.filter(isHint) : [];
}

function isSwitchedOff(id: string, site: SiteSnapshot, settings: RuleSettings): boolean {
  return severityInSetting(ownValue(settings, id) ?? ownValue(site.settings.rules, id)) === 'off';
}

/** Returns the reported findings of an open file: all but the hint that would replace them. */
export function withoutHint(findings: Found): Found {
  return findings.some(isHint) ? findings.filter((finding) => !isHint(finding)) : findings;
}
