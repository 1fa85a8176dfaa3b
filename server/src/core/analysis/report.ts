import { addTo } from '../util/collections.ts';
import type { ConfiguredRules } from '../rules/engine/activeRules.ts';
import { asksForHabit, hasEstablishedHabit } from '../rules/engine/habits.ts';
import { pageRules } from '../rules/index.ts';
import { boundedInFile, type ReportedFinding } from '../rules/engine/reportedFindings.ts';
import {
  checkingConfig,
  checkPageAlone,
  checkPageInSite,
  inOrder,
  type FindingStage,
  type RuleRun,
} from '../rules/engine/runRules.ts';
import type { PathAbove, SitePath } from '../paths/sitePath.ts';
import { severityInSetting, type UnlistedPages, type RuleSettings } from '../settings/ruleSettings.ts';
import type { SiteSnapshot, PageContext } from '../site/siteSnapshot.ts';
import { keyOfExports, lacksAny } from '../site/imports/includedExports.ts';
import { finished } from '../util/finished.ts';
import { ownValue } from '../util/values.ts';
import type { SetAsideReason } from '../site/navigation/setAside.ts';
import { otherGenerator } from '../rules/navigation/other-generator.ts';
import { unusedSnippet } from '../rules/page/unused-snippet.ts';
import type { RuleMeta } from '../rules/engine/rule.ts';

type Found = readonly ReportedFinding[];

/** How the rules are run, and what is reported of what they find. */
export interface Checking extends RuleRun {
  /** Which findings of unlisted pages are reported, unless the site's settings differ. */
  readonly unlistedPages: UnlistedPages;
  /** Whether to determine for each finding if it has a fix. */
  readonly countsFixes: boolean;
}

export interface ReportedPage {
  readonly site: SiteSnapshot;
  readonly file: SitePath;
  readonly rules: ConfiguredRules;
  readonly view: PageView;
}

/** Who sees a page: whoever has it open sees all that is found in it; else it depends on whether it is listed. */
export type PageView = 'open' | { readonly unlistedPages: UnlistedPages };

/** One decision about the findings of a page. */
interface PageStage {
  readonly name: PageStageName;
  readonly apply: (findings: Found, page: ReportedPage) => Found;
}

type PageStageName = 'habit' | 'order' | 'unused file' | 'unlisted page' | 'file set aside' | 'most of a file';

/** Whatever decides about findings, by the name that explanations use. */
export type StageName = FindingStage | PageStageName;

/**
 * What happens to the findings of all rules in a page, in this order: each stage gets what the one before it has left.
 * Before, `runRules` has decided about each finding alone (`FindingStage`); afterwards, `repeats` groups those of the
 * whole site.
 */
export const pageStages: readonly PageStage[] = [
  { name: 'habit', apply: withHabits },
  { name: 'order', apply: (findings) => inOrder(findings) },
  {
    name: 'unused file',
    apply: (findings, { view }) => (view === 'open' ? withoutHint(findings) : findings),
  },
  { name: 'unlisted page', apply: (findings, page) => (isShort(page) ? ofUnlisted(findings) : findings) },
  {
    name: 'file set aside',
    apply: (findings, { site, file, rules, view }) =>
      view === 'open' ? findings : withoutSetAside(site, file, findings, rules.overrides),
  },
  { name: 'most of a file', apply: (findings) => boundedInFile(findings) },
];

export function reportPage(found: Found, page: ReportedPage): Found {
  return found.length === 0 ? found : pageStages.reduce((findings, stage) => stage.apply(findings, page), found);
}

/** Runs all rules on a page, and returns what is reported of it. */
export function checkPage(context: PageContext, run: RuleRun, view: PageView): Found {
  const { site, file } = context;
  const found = [...checkPageAlone(context, run), ...checkPageInSite(context, run)];
  return reportPage(found, { site, file, rules: run.rules, view });
}

/** Returns what is reported in docs.json and the files that belong to it, by file. */
export function reportConfig(site: SiteSnapshot, run: RuleRun): ReadonlyMap<SitePath | PathAbove, Found> {
  return finished(reportingConfig(site, run));
}

/** As {@link reportConfig}, in steps of a rule or a part of one: a caller may do something else after each. */
export function* reportingConfig(
  site: SiteSnapshot,
  run: RuleRun,
): Generator<undefined, ReadonlyMap<SitePath | PathAbove, Found>> {
  const all = new Map<SitePath | PathAbove, ReportedFinding[]>();
  for (const { file } of site.config.composed.fragments) all.set(file, []);
  for (const finding of yield* checkingConfig(site, run)) addTo(all, finding.file, finding);
  return new Map([...all].map(([file, found]) => [file, boundedInFile(found)]));
}

/** Returns the number of warnings in a page that aren’t reported, since no navigation lists it. */
export function warningsLeftOut(found: Found, page: ReportedPage): number {
  if (!isShort(page) || page.site.setAside.files.has(page.file)) return 0;
  const warnings = (some: Found): number => some.filter(({ severity }) => severity === 'warning').length;
  const judged = withHabits(found, page);
  return warnings(judged) - warnings(ofUnlisted(judged));
}

/** Whether a page is reported shortly, since no navigation lists it. */
function isShort({ site, file, view }: ReportedPage): boolean {
  return view !== 'open' && !reportsAll(site, view.unlistedPages) && site.listing.unlisted.has(file);
}

function reportsAll(site: SiteSnapshot, unlistedPages: UnlistedPages): boolean {
  return unlistedPages === 'all' || site.settings.unlistedPages === 'all';
}

/** Returns the findings to report of an unlisted page: errors, and that it is unlisted. */
function ofUnlisted(findings: Found): Found {
  return findings.filter(
    ({ severity, rule, onlyIf }) => (severity === 'error' && onlyIf !== 'listed') || rule.pages?.unlisted === true,
  );
}

/**
 * Returns findings as the site's habits require. What one finding in docs.json counts is a hint on a page that somebody
 * has open.
 */
function withHabits(findings: Found, { site, file, rules: { overrides }, view }: ReportedPage): Found {
  const isCounted = ({ onlyIf, rule }: ReportedFinding): boolean =>
    view === 'open' && onlyIf === 'habit' && rule.habit?.siteMessage !== undefined;
  const isRequested = ({ onlyIf, rule }: ReportedFinding): boolean => {
    if (typeof onlyIf === 'object') {
      if ('unusual' in onlyIf) return site.habits.unusualSpellings.has(onlyIf.unusual);
      if ('unexplained' in onlyIf) return site.habits.leavesUnexplained(onlyIf.unexplained);
      return lacksAny(site, file, onlyIf);
    }
    return onlyIf !== 'habit' || asksForHabit(rule, site, overrides);
  };
  const requested = findings.every(isRequested)
    ? findings
    : findings.flatMap((finding): Found => {
        if (isRequested(finding)) return [finding];
        return isCounted(finding) ? [{ ...finding, severity: 'hint' }] : [];
      });
  const isMinor = ({ isMinorByHabit, severity, rule }: ReportedFinding): boolean =>
    isMinorByHabit === true && severity !== 'error' && hasEstablishedHabit(rule, site, overrides);
  return requested.some(isMinor)
    ? requested.map((finding) => (isMinor(finding) ? { ...finding, severity: 'hint' } : finding))
    : requested;
}

const rulesWithHabit = pageRules.filter(({ meta }) => meta.habit !== undefined);

/** What the stages know besides a page and its findings: where it differs, findings are reported again. */
export interface Reporting {
  readonly unlisted: ReadonlySet<SitePath>;
  readonly setAside: SiteSnapshot['setAside']['files'];
  /** A key of the habits that the rules apply. */
  readonly habits: string;
  readonly reportsAll: boolean;
  /** A key of the names that pages may take from others. */
  readonly exports: string;
}

export function reportingOf(site: SiteSnapshot, { rules, unlistedPages }: Checking): Reporting {
  const asking = rulesWithHabit.filter(({ meta }) => asksForHabit(meta, site, rules.overrides));
  const { unusualSpellings, explainedTerms } = site.habits;
  const ids = asking.map(({ meta }) => `${meta.id}${hasEstablishedHabit(meta, site, rules.overrides) ? '+' : ''}`);
  return {
    unlisted: site.listing.unlisted,
    setAside: site.setAside.files,
    exports: keyOfExports(site.pages),
    habits: [...ids, ...[...unusualSpellings].sort(), ...[...explainedTerms].sort()].join(' '),
    reportsAll: reportsAll(site, unlistedPages),
  };
}

const ruleOfReason: Readonly<Record<SetAsideReason, RuleMeta>> = {
  unusedSnippet: unusedSnippet.meta,
  otherGenerator: otherGenerator.meta,
};

const isHint = ({ rule }: ReportedFinding): boolean => rule.id === unusedSnippet.meta.id;

/**
 * Returns the reported findings of a closed file: if readers never see it, at most one hint instead of errors and
 * warnings. If the rule of that hint is disabled, the file is checked like all others.
 */
function withoutSetAside(site: SiteSnapshot, file: SitePath, findings: Found, settings: RuleSettings): Found {
  const reason = findings.length === 0 ? undefined : site.setAside.files.get(file);
  if (reason === undefined || isSwitchedOff(ruleOfReason[reason].id, site, settings)) return findings;
  const isReplaced = (finding: ReportedFinding): boolean =>
    !isHint(finding) && (finding.severity === 'error' || finding.severity === 'warning');
  return findings.some(isReplaced) ? findings.filter(isHint) : [];
}

function isSwitchedOff(id: string, site: SiteSnapshot, settings: RuleSettings): boolean {
  return severityInSetting(ownValue(settings, id) ?? ownValue(site.settings.rules, id)) === 'off';
}

/** Returns the reported findings of an open file: all but the hint that would replace them. */
function withoutHint(findings: Found): Found {
  return findings.some(isHint) ? findings.filter((finding) => !isHint(finding)) : findings;
}
