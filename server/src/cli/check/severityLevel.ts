import { severities, type Severity } from '../../core/settings/ruleSettings.ts';
import type { CheckResult } from '../checkResult.ts';

/** How a result is shown. */
export interface ReportOptions {
  /** The lowest severity that is shown. */
  readonly lowest: Severity;
  readonly useColor: boolean;
  readonly json: JsonOptions;
  /** The checked paths, as they were typed. */
  readonly paths: readonly string[];
}

/** How JSON is written. */
export interface JsonOptions {
  /** Whether it is indented. */
  readonly isPretty: boolean;
  /** Whether each finding has the address of its rule’s page. */
  readonly hasUrls: boolean;
}

/** Returns the severities from the highest down to a level. */
export function severitiesFrom(lowest: Severity): readonly Severity[] {
  return severities.slice(0, severities.indexOf(lowest) + 1);
}

/** Returns a result with the findings of a level and above only. */
export function atLeast(result: CheckResult, lowest: Severity): CheckResult {
  const shown = severitiesFrom(lowest);
  if (shown.length === severities.length) return result;
  const sites = result.sites.map((site) => ({
    ...site,
    findings: site.findings.filter(({ severity }) => shown.includes(severity)),
  }));
  return { ...result, sites };
}
