import type { SitePath } from '../paths/sitePath.ts';
import type { RuleSettings } from '../settings/ruleSettings.ts';
import type { Severity } from '../settings/severity.ts';
import type { PageInSite } from '../site/pageInSite.ts';
import type { SiteSnapshot } from '../site/siteSnapshot.ts';
import { configRules, pageRules } from './index.ts';
import type { Finding, RuleMeta } from './rule.ts';
import { suppressionsOf } from './suppressions.ts';
import { chosenWeight } from './weight.ts';

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
  const { file } = site.config;
  if (site.settings.isIgnored(file)) return [];
  return inOrder(
    configRules.flatMap((rule) => runRule(rule.meta, () => rule.check(site), { site, file, settings, onCrash })),
  );
}

/** Runs the rules about pages on one of them; findings that a comment silences are left out. */
export function checkPage(page: PageInSite, settings: RuleSettings, onCrash: OnCrash): readonly ReportedFinding[] {
  const { file, site, isSnippet } = page;
  if (site.settings.isIgnored(file)) return [];
  const rules = isSnippet ? pageRules.filter((rule) => rule.checksSnippets) : pageRules;
  const findings = rules.flatMap((rule) =>
    runRule(rule.meta, () => rule.check(page), { site, file, settings, onCrash }),
  );
  const isSuppressed = suppressionsOf(page.page);
  return inOrder(findings.filter(({ rule, range }) => !isSuppressed(rule.id, range.start)));
}

interface Run {
  readonly site: SiteSnapshot;
  readonly file: SitePath;
  readonly settings: RuleSettings;
  readonly onCrash: OnCrash;
}

function runRule(
  meta: RuleMeta,
  check: () => Iterable<Finding>,
  { site, file, settings, onCrash }: Run,
): readonly ReportedFinding[] {
  const chosen = chosenWeight(meta, settings, site.settings);
  if (chosen === 'off') return [];
  try {
    return [...check()].map((finding) => ({
      ...finding,
      rule: meta,
      severity: chosen ?? finding.severity ?? meta.severity,
      file,
    }));
  } catch (error) {
    onCrash(meta.id, error);
    return [];
  }
}

function inOrder(findings: ReportedFinding[]): readonly ReportedFinding[] {
  return findings.sort((a, b) => a.range.start - b.range.start || a.range.end - b.range.end);
}
