import { jsonText } from '../../core/util/printable.ts';
import type { Severity } from '../../core/settings/ruleSettings.ts';
import type { CheckResult } from '../checkResult.ts';
import { platformFindings } from './platformFindings.ts';

const levels: Readonly<Record<Severity, string>> = { error: 'major', warning: 'minor', info: 'info', hint: 'info' };

/** Returns the result as a Code Quality report of GitLab. */
export function reportGitLab(result: CheckResult): string {
  const issues = platformFindings(result).map(({ finding, path, message, fingerprint }) => ({
    description: message,
    check_name: finding.rule,
    fingerprint,
    severity: levels[finding.severity],
    location: { path, lines: { begin: finding.range.start.line + 1, end: finding.range.end.line + 1 } },
  }));
  return `${jsonText(issues)}\n`;
}
