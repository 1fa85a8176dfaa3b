import { severities, type Severity } from '../../core/settings/ruleSettings.ts';
import type { CheckResult } from '../checkResult.ts';
import type { Io } from '../io.ts';

/** How a result is shown. */
export interface ReportOptions {
  readonly lowest: Severity;
  readonly useColor: boolean;
  readonly json: JsonOptions;
  /** The arguments of the check as they were typed, and the paths among them. */
  readonly args: readonly string[];
  readonly paths: readonly string[];
  readonly tools: Io['tools'];
}

/** How JSON is written. */
export interface JsonOptions {
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
