import { locateIn } from '../config/composedTree.ts';
import type { SiteConfig } from '../config/siteConfig.ts';
import { isHistory, isParsedDocument, isSnippetPath } from '../paths/fileKinds.ts';
import { isAbove, type SitePath } from '../paths/sitePath.ts';
import type { RuleSettings } from '../settings/ruleSettings.ts';
import type { KnownPage, PageContext } from '../site/pageContext.ts';
import type { SiteSnapshot } from '../site/siteSnapshot.ts';
import { isWrittenByProgram } from '../page/writtenByProgram.ts';
import { suppressionLookup } from '../page/suppressions.ts';
import { addAll } from '../util/collections.ts';
import type { ActiveRule, ConfiguredRules } from './activeRules.ts';
import { BoundedFindings, milder, type ReportedFinding } from './reportedFindings.ts';
import { asksForHabit, habitFindings, hasEstablishedHabit } from './habits.ts';
import { pageRules } from './index.ts';
import { hasFixes, type Finding, type PageRule, type RuleMeta, type SiteRule } from './rule.ts';

const rulesWithHabit = pageRules.filter(({ meta }) => meta.habit !== undefined);

/** Called for a rule that failed; the others continue. */
export type OnCrash = (ruleId: string, error: unknown) => void;

/** Runs the rules about docs.json and its included files; returns findings in the order of the files, each once. */
export function checkConfig(site: SiteSnapshot, rules: ConfiguredRules, onCrash: OnCrash): readonly ReportedFinding[] {
  const { file, composed } = site.config;
  if (site.settings.isIgnored(file)) return [];
  const { config, page } = rules.activeFor(site.settings);
  const run = { site, file, onCrash };
  const withHabit = page.forPages.filter(({ rule }) => rule.meta.habit !== undefined);
  const found = withoutCutOff(composed.text, [
    ...config.flatMap((active) => runRule(active, () => active.rule.check(site, active.options), run)),
    ...withHabit.flatMap((active) =>
      runRule(active, () => habitFindings(active.rule.meta, site, rules.overrides), run),
    ),
  ]);
  return composed.fragments.length === 1
    ? found
    : inFragments(site.config, found).filter(
        ({ file: fragmentFile }) => isAbove(fragmentFile) || !site.settings.isIgnored(fragmentFile),
      );
}

/** Returns findings in order, without those about a value whose closing quote is missing, which may be incomplete. */
function withoutCutOff(text: string, findings: ReportedFinding[]): readonly ReportedFinding[] {
  const isSyntax = ({ rule }: ReportedFinding): boolean => rule.id === 'config/syntax';
  const cutOff = findings.filter((one) => isSyntax(one) && /^"[^"]*$/.test(text.slice(one.range.start, one.range.end)));
  const isCutOff = ({ range }: ReportedFinding): boolean =>
    cutOff.some((one) => range.start < one.range.end && one.range.start < range.end);
  return inOrder(findings.filter((one) => isSyntax(one) || !isCutOff(one)));
}

/**
 * Returns findings at their positions in docs.json and its included files; those of a file included twice are reported
 * once.
 */
function inFragments({ file, composed }: SiteConfig, findings: readonly ReportedFinding[]): readonly ReportedFinding[] {
  const seen = new Set<string>();
  return findings.flatMap((finding) => {
    const key = JSON.stringify([finding.rule.id, finding.range, finding.message]);
    if (seen.has(key)) return [];
    seen.add(key);
    const related = finding.related?.map((one) =>
      one.file === file ? { ...one, ...locateIn(composed, one.range) } : one,
    );
    const located = finding.file === file ? locateIn(composed, finding.range) : {};
    return [{ ...finding, ...located, ...(related !== undefined && { related }) }];
  });
}

/** Runs all rules about pages on one of them; suppressed findings are left out. */
export function checkPage(context: PageContext, rules: ConfiguredRules, onCrash: OnCrash): readonly ReportedFinding[] {
  const alone = withHabits(checkPageAlone(context, rules, onCrash), context.site, rules.overrides);
  return inOrder([...alone, ...checkPageInSite(context, rules, onCrash)]);
}

/** Returns findings of the rules about pages alone as the site's habits require. */
export function withHabits(
  findings: readonly ReportedFinding[],
  site: SiteSnapshot,
  settings: RuleSettings,
): readonly ReportedFinding[] {
  const isRequested = ({ asksHabit, asksSpelling, asksTerm, rule }: ReportedFinding): boolean =>
    (asksHabit !== true || asksForHabit(rule, site, settings)) &&
    (asksSpelling === undefined || site.habits.unusualSpellings.has(asksSpelling)) &&
    (asksTerm === undefined || site.habits.leavesUnexplained(asksTerm));
  const requested = findings.every(isRequested) ? findings : findings.filter(isRequested);
  const isMinor = ({ isMinorByHabit, severity, rule }: ReportedFinding): boolean =>
    isMinorByHabit === true && severity !== 'error' && hasEstablishedHabit(rule, site, settings);
  return requested.some(isMinor)
    ? requested.map((finding) => (isMinor(finding) ? { ...finding, severity: 'hint' } : finding))
    : requested;
}

/** Whether a rule is for a file: of a document about the repository that is no page, only what stops the build counts. */
function isForFile({ id }: RuleMeta, { file, isSnippet }: Pick<PageContext, 'file' | 'isSnippet'>): boolean {
  return id === 'mdx/syntax' || !isSnippet || isSnippetPath(file) || !isParsedDocument(file);
}

/** Runs the rules that read only the page, or some of them: their findings change with its text only. */
export function checkPageAlone(
  context: PageContext,
  configured: ConfiguredRules,
  onCrash: OnCrash,
  isChosen: (rule: PageRule) => boolean = () => true,
): ReportedFinding[] {
  const { forPages, forSnippets } = configured.activeFor(context.site.settings).page;
  const chosen = (context.isSnippet ? forSnippets : forPages).filter(
    ({ rule }) => isChosen(rule) && isForFile(rule.meta, context),
  );
  const rules = isWrittenByProgram(context.page) ? chosen.filter((active) => !isAdviceForAuthors(active)) : chosen;
  return runPageRules(rules, context, onCrash, ({ rule, options }) => rule.check(context, options));
}

/** Whether a rule is advice on style, which nobody can follow on a page that a program writes, and nobody asked for. */
function isAdviceForAuthors({ rule: { meta }, chosen }: ActiveRule<PageRule>): boolean {
  const { convention, severity, isForAuthors } = meta;
  const isAdvice = convention !== undefined && (severity === 'hint' || severity === 'info');
  return chosen === undefined && (isForAuthors === true || isAdvice);
}

/** Runs the rules about relations in the site on a page, whose text isn't needed. */
export function checkPageInSite(page: KnownPage, configured: ConfiguredRules, onCrash: OnCrash): ReportedFinding[] {
  const { forPages, forSnippets } = configured.activeFor(page.site.settings).site;
  const rules = (page.isSnippet ? forSnippets : forPages).filter(({ rule }) => isForFile(rule.meta, page));
  return runPageRules(rules, page, onCrash, ({ rule, options }) => rule.check(page, options));
}

function runPageRules<Rule extends PageRule | SiteRule>(
  rules: readonly ActiveRule<Rule>[],
  { file, site, pageIndex }: KnownPage,
  onCrash: OnCrash,
  check: (active: ActiveRule<Rule>) => Iterable<Finding>,
): ReportedFinding[] {
  if (site.settings.isIgnored(file)) return [];
  const isSuppressed = suppressionLookup(pageIndex.suppressions);
  const run = { site, file, onCrash, isSuppressed };
  const found: ReportedFinding[] = [];
  for (const active of rules)
    addAll(
      found,
      runRule(active, () => check(active), run),
    );
  return found;
}

/** Returns a key of the habits that the rules apply to the pages of a site, for comparison. */
export function habitsAskedFor(site: SiteSnapshot, settings: RuleSettings): string {
  const asking = rulesWithHabit.filter(({ meta }) => asksForHabit(meta, site, settings));
  const { unusualSpellings, explainedTerms } = site.habits;
  const ids = asking.map(({ meta }) => `${meta.id}${hasEstablishedHabit(meta, site, settings) ? '+' : ''}`);
  return [...ids, ...[...unusualSpellings].sort(), ...[...explainedTerms].sort()].join(' ');
}

/** Returns the findings to report of an unlisted page, unless more are requested: errors, and that it is unlisted. */
export function ofUnlisted(findings: readonly ReportedFinding[]): readonly ReportedFinding[] {
  return findings.filter(
    ({ severity, rule, onlyListed }) =>
      (severity === 'error' && onlyListed !== true) || rule.appliesToUnlisted === true,
  );
}

/** Returns the number of warnings that {@link ofUnlisted} leaves out. */
export function warningsLeftOut(findings: readonly ReportedFinding[]): number {
  const warnings = (some: readonly ReportedFinding[]): number =>
    some.filter(({ severity }) => severity === 'warning').length;
  return warnings(findings) - warnings(ofUnlisted(findings));
}

interface Run {
  readonly site: SiteSnapshot;
  readonly file: SitePath;
  readonly onCrash: OnCrash;
  /** Whether a comment of the page suppresses the findings of a rule at an offset. */
  readonly isSuppressed?: (ruleId: string, offset: number) => boolean;
}

const nothing: readonly ReportedFinding[] = [];

function runRule(
  { rule: { meta }, chosen }: ActiveRule<{ readonly meta: RuleMeta }>,
  check: () => Iterable<Finding>,
  { site, file, onCrash, isSuppressed }: Run,
): readonly ReportedFinding[] {
  try {
    const isUniform = chosen !== undefined || meta.worst === undefined;
    let findings: BoundedFindings | undefined;
    for (const finding of check()) {
      const severity = chosen ?? milder(finding.severity ?? meta.severity, mostIn(file, meta));
      const isRequested = chosen !== undefined || site.settings.preset !== 'minimal' || severity === 'error';
      if (!isRequested || isSuppressed?.(meta.id, finding.range.start) === true) continue;
      findings ??= new BoundedFindings();
      if (!findings.counts(severity)) findings.add({ ...finding, rule: meta, severity, file: finding.file ?? file });
      if (findings.isFull && (isUniform || findings.hidesError)) break;
    }
    return findings?.all ?? nothing;
  } catch (error) {
    onCrash(meta.id, error);
    return nothing;
  }
}

/** Returns the severity that a rule’s findings have at most in a file of the site’s history; undefined elsewhere. */
function mostIn(file: SitePath, { inHistory }: RuleMeta): RuleMeta['inHistory'] {
  return inHistory !== undefined && isHistory(file) ? inHistory : undefined;
}

/** Sorts findings by their position in the file. */
export function inOrder(findings: ReportedFinding[]): readonly ReportedFinding[] {
  return findings.sort((a, b) => a.range.start - b.range.start || a.range.end - b.range.end);
}

/** Whether a finding has a fix, in its own file or from what other files of the site have. */
export function isFixable(site: SiteSnapshot, finding: ReportedFinding): boolean {
  const { rule, file, hasFix, fixNeeds } = finding;
  if (hasFix ?? hasFixes(finding)) return true;
  return fixNeeds !== undefined && !isAbove(file) && rule.canFixFrom?.(site, file, fixNeeds) === true;
}
