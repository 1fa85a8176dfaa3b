import { locateIn } from '../../config/composedTree.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { isHistory, isParsedDocument, isSnippetPath } from '../../paths/fileKinds.ts';
import { isAbove, type SitePath } from '../../paths/sitePath.ts';
import type { Severity } from '../../settings/ruleSettings.ts';
import type { SiteSnapshot, KnownPage, PageContext } from '../../site/siteSnapshot.ts';
import { suppressionLookup } from '../../page/suppressions.ts';
import { addAll } from '../../util/collections.ts';
import { finished } from '../../util/finished.ts';
import type { ActiveRule, ConfiguredRules } from './activeRules.ts';
import { coveredLookup } from './covered.ts';
import { BoundedFindings, milder, type ReportedFinding } from './reportedFindings.ts';
import { habitFindings } from './habits.ts';
import {
  conventionOf,
  hasFixes,
  type Finding,
  type PageRule,
  type RelatedLocation,
  type RuleMeta,
  type SiteRule,
} from './rule.ts';
import type { PageModel } from '../../page/pageModel.ts';

/** Called for a rule that failed; the others continue. */
export type OnCrash = (ruleId: string, error: unknown) => void;

/** The rules of a run, and who is told what about them. */
export interface RuleRun {
  readonly rules: ConfiguredRules;
  readonly onCrash: OnCrash;
  /** Called for each finding that a stage drops or changes; only for explanations. */
  readonly onStage?: OnStage;
}

/** What decides about a single finding, before those of a page are seen together; in this order. */
export type FindingStage = 'severity' | 'preset' | 'covered' | 'suppression' | 'most of a rule';

export type OnStage = (stage: FindingStage, before: ReportedFinding, after: ReportedFinding | undefined) => void;

/** Runs the rules about docs.json and its included files; returns findings in the order of the files, each once. */
export function checkConfig(site: SiteSnapshot, run: RuleRun): readonly ReportedFinding[] {
  return finished(checkingConfig(site, run));
}

/** As {@link checkConfig}, in steps of a rule or a part of one: a caller may do something else after each. */
export function* checkingConfig(
  site: SiteSnapshot,
  { rules, ...told }: RuleRun,
): Generator<undefined, readonly ReportedFinding[]> {
  const { file, composed } = site.config;
  if (site.settings.isIgnored(file)) return [];
  const { config, page } = rules.activeFor(site.settings);
  const run = { site, file, ...told };
  const withHabit = page.forPages.filter(({ rule }) => rule.meta.habit !== undefined);
  const all: ReportedFinding[] = [];
  for (const active of config) {
    addAll(all, yield* runningRule(active, () => active.rule.check(site, active.options), run));
    yield;
  }
  for (const active of withHabit) {
    addAll(all, yield* runningRule(active, () => habitFindings(active.rule.meta, site, rules.overrides), run));
  }
  const found = withoutCutOff(composed.text, all);
  return composed.fragments.length === 1
    ? found
    : inFragments(site.config, found).filter(
        ({ file: fragmentFile }) => isAbove(fragmentFile) || !site.settings.isIgnored(fragmentFile),
      );
}

/** Returns findings in order, without those about a value whose closing quote is missing, which may be incomplete. */
function withoutCutOff(text: string, findings: readonly ReportedFinding[]): readonly ReportedFinding[] {
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
    const inFragment = (one: RelatedLocation): RelatedLocation =>
      one.file === file ? { ...one, ...locateIn(composed, one.range) } : one;
    const [related, counted] = [finding.related?.map(inFragment), finding.counted?.map(inFragment)];
    const located = finding.file === file ? locateIn(composed, finding.range) : {};
    return [{ ...finding, ...located, ...(related && { related }), ...(counted && { counted }) }];
  });
}

/** Returns a test of whether a rule is for a file: of a document about the repository that is no page, only what stops the build counts. */
function rulesForFile({ file, isSnippet }: KnownPage): (rule: RuleMeta) => boolean {
  const isAny = !isSnippet || isSnippetPath(file) || !isParsedDocument(file);
  return ({ id }) => isAny || id === 'mdx/syntax';
}

/** Runs the rules that read only the page, or some of them: their findings change with its text only. */
export function checkPageAlone(
  context: PageContext,
  run: RuleRun,
  isChosen?: (rule: PageRule) => boolean,
): readonly ReportedFinding[] {
  return inOneGo(runAlone(context, run, isChosen));
}

/** As {@link checkPageAlone}, in steps of a finding or a rule: a caller may do something else after each. */
export function checkingPageAlone(
  context: PageContext,
  run: RuleRun,
  isChosen?: (rule: PageRule) => boolean,
): Generator<undefined, readonly ReportedFinding[]> {
  return inSteps(runAlone(context, run, isChosen));
}

function runAlone(
  context: PageContext,
  run: RuleRun,
  isChosen: (rule: PageRule) => boolean = () => true,
): PageRun<PageRule> {
  const isForFile = rulesForFile(context);
  const isWritten = isWrittenByProgram(context.page);
  const { forPages, forSnippets } = run.rules.activeFor(context.site.settings).page;
  return {
    rules: context.isSnippet ? forSnippets : forPages,
    isDue: (active) =>
      isChosen(active.rule) && isForFile(active.rule.meta) && !(isWritten && isAdviceForAuthors(active)),
    check: ({ rule, options }) => rule.check(context, options),
    ...pageRunOf(context, run),
  };
}

/** Whether a rule is advice on style, which nobody can follow on a page that a program writes, and nobody asked for. */
function isAdviceForAuthors({ rule: { meta }, chosen }: ActiveRule<PageRule>): boolean {
  const { severity, pages } = meta;
  const isAdvice = conventionOf(meta) !== undefined && (severity === 'hint' || severity === 'info');
  return chosen === undefined && (pages?.written === false || isAdvice);
}

/** Runs the rules about relations in the site on a page, whose text isn't needed. */
export function checkPageInSite(page: KnownPage, run: RuleRun): readonly ReportedFinding[] {
  return inOneGo(runInSite(page, run));
}

/** As {@link checkPageInSite}, in steps of a finding or a rule: a caller may do something else after each. */
export function checkingPageInSite(page: KnownPage, run: RuleRun): Generator<undefined, readonly ReportedFinding[]> {
  return inSteps(runInSite(page, run));
}

function runInSite(page: KnownPage, run: RuleRun): PageRun<SiteRule> {
  const isForFile = rulesForFile(page);
  const { forPages, forSnippets } = run.rules.activeFor(page.site.settings).site;
  return {
    rules: page.isSnippet ? forSnippets : forPages,
    isDue: ({ rule }) => isForFile(rule.meta),
    check: ({ rule, options }) => rule.check(page, options),
    ...pageRunOf(page, run),
  };
}

interface PageRun<Rule extends AnyRule> extends Run {
  readonly rules: readonly ActiveRule<Rule>[];
  readonly isDue: (active: ActiveRule<Rule>) => boolean;
  readonly check: (active: ActiveRule<Rule>) => Iterable<Finding | undefined>;
}

function pageRunOf({ file, site, pageIndex }: KnownPage, { onCrash, onStage }: RuleRun): Run {
  const isSuppressed = suppressionLookup(pageIndex.suppressions);
  return { site, file, onCrash, onStage, isSuppressed, isCovered: coveredLookup(pageIndex.covered) };
}

/** Runs the rules without steps, which cost time in each of them and which only open pages need. */
function inOneGo<Rule extends AnyRule>(run: PageRun<Rule>): readonly ReportedFinding[] {
  if (run.site.settings.isIgnored(run.file)) return nothing;
  const found: ReportedFinding[] = [];
  for (const active of run.rules) {
    if (!run.isDue(active)) continue;
    const ofRule = runRule(active, run);
    if (ofRule.length > 0) addAll(found, ofRule);
  }
  return found;
}

function* inSteps<Rule extends AnyRule>(run: PageRun<Rule>): Generator<undefined, readonly ReportedFinding[]> {
  if (run.site.settings.isIgnored(run.file)) return nothing;
  const found: ReportedFinding[] = [];
  for (const active of run.rules) {
    if (!run.isDue(active)) continue;
    addAll(found, yield* runningRule(active, () => run.check(active), run));
    yield;
  }
  return found;
}

interface Run {
  readonly site: SiteSnapshot;
  readonly file: SitePath;
  readonly onCrash: OnCrash;
  readonly onStage?: OnStage | undefined;
  /** Whether a comment of the page suppresses the findings of a rule at an offset. */
  readonly isSuppressed?: (ruleId: string, offset: number) => boolean;
  /** Whether something around an offset is the cause of what a rule finds there. */
  readonly isCovered?: (ruleId: string, offset: number) => boolean;
}

const nothing: readonly ReportedFinding[] = [];

function runRule<Rule extends AnyRule>(active: ActiveRule<Rule>, run: PageRun<Rule>): readonly ReportedFinding[] {
  try {
    // Most rules find nothing.
    let findings: RuleFindings | undefined;
    for (const raw of run.check(active))
      if (raw !== undefined && (findings ??= new RuleFindings(active, run)).isEndedBy(raw)) break;
    return findings?.all ?? nothing;
  } catch (error) {
    run.onCrash(active.rule.meta.id, error);
    return nothing;
  }
}

/** Runs a rule, with a pause after each finding and where the rule has some. */
function* runningRule(
  active: ActiveRule<AnyRule>,
  check: () => Iterable<Finding | undefined>,
  run: Run,
): Generator<undefined, readonly ReportedFinding[]> {
  try {
    const findings = new RuleFindings(active, run);
    for (const raw of check()) {
      if (raw !== undefined && findings.isEndedBy(raw)) break;
      yield;
    }
    return findings.all;
  } catch (error) {
    run.onCrash(active.rule.meta.id, error);
    return nothing;
  }
}

interface AnyRule {
  readonly meta: RuleMeta;
}

/** Whatever is reported of the findings of a rule in a file. */
class RuleFindings {
  readonly #rule: ActiveRule<AnyRule>;
  readonly #run: Run;
  #findings: BoundedFindings | undefined;

  constructor(rule: ActiveRule<AnyRule>, run: Run) {
    this.#rule = rule;
    this.#run = run;
  }

  get all(): readonly ReportedFinding[] {
    return this.#findings?.all ?? nothing;
  }

  /** Takes a finding; returns whether no others are needed. */
  isEndedBy(raw: Finding): boolean {
    const { chosen, rule } = this.#rule;
    const { meta } = rule;
    const { site, file, onStage, isSuppressed, isCovered } = this.#run;
    const own = raw.severity ?? meta.severity;
    const severity = chosen ?? milder(own, mostIn(file, meta));
    const finding: ReportedFinding = { ...raw, rule: meta, severity, file: raw.file ?? file };
    if (severity !== own) onStage?.('severity', { ...finding, severity: own }, finding);
    const isRequested = chosen !== undefined || site.settings.preset !== 'minimal' || severity === 'error';
    const { start } = finding.range;
    const isSilent = isCovered?.(meta.id, start) === true;
    if (!isRequested || isSilent || isSuppressed?.(meta.id, start) === true) {
      onStage?.(!isRequested ? 'preset' : isSilent ? 'covered' : 'suppression', finding, undefined);
      return false;
    }
    const findings = (this.#findings ??= new BoundedFindings());
    if (findings.counts(severity)) onStage?.('most of a rule', finding, undefined);
    else findings.add(finding);
    const isUniform = chosen !== undefined || meta.worst === undefined;
    return findings.isFull && (isUniform || findings.hidesError);
  }
}

/** Returns the severity that a rule’s findings have at most in a file of the site’s history; undefined elsewhere. */
function mostIn(file: SitePath, { pages }: RuleMeta): Severity | undefined {
  return pages?.history !== undefined && isHistory(file) ? pages.history : undefined;
}

/** Sorts findings by their position in the file. */
export function inOrder(findings: readonly ReportedFinding[]): readonly ReportedFinding[] {
  return findings.toSorted((a, b) => a.range.start - b.range.start || a.range.end - b.range.end);
}

/** Whether a finding has a fix, in its own file or from what other files of the site have. */
export function isFixable(site: SiteSnapshot, finding: ReportedFinding): boolean {
  const { rule, file, hasFix, fixNeeds } = finding;
  if (hasFix ?? hasFixes(finding)) return true;
  return fixNeeds !== undefined && !isAbove(file) && rule.fixes?.from?.(site, file, fixNeeds) === true;
}

/** How much of a page is searched: such a remark is above the content. */
const searched = 3000;

const comments = /\{\/\*[^]*?\*\/\}|<!--[^]*?-->/g;
const frontMatterComments = /^[ \t]*#.*$/gm;

const remark =
  /\bdo(?: not|n['’]t)(?: \p{L}+)? (?:edit|modify)\b|\b(?:file|page|snippet|document|section) (?:is|was|has been) (?:auto(?:matically)?[- ]?)?generated\b/iu;

/**
 * Lines that name the line of a source file from which they come: nobody keeps its number up to date by hand. Both parts
 * of such a link are short; without a limit, a long line of addresses would take minutes.
 */
const sourceLines = /^(?:#{1,6} |Defined in\b).{0,300}?\/blob\/[^\s"')>]{1,300}?#L\d/gm;
const fewestSources = 2;

/**
 * Whether a program writes a page, so that nobody edits it by hand: a comment at its beginning says so, or its sections
 * link to lines of source files.
 */
function isWrittenByProgram(page: PageModel): boolean {
  return saysSo(page) || hasSources(page);
}

function hasSources({ text }: PageModel): boolean {
  return text.includes('#L') && (text.match(sourceLines)?.length ?? 0) >= fewestSources;
}

function saysSo({ text, frontMatter }: PageModel): boolean {
  const contentStart = frontMatter?.range.end ?? 0;
  const above = text.slice(0, contentStart).match(frontMatterComments) ?? [];
  const within = text.slice(contentStart, contentStart + searched).match(comments) ?? [];
  return [...above, ...within].some((comment) => remark.test(comment));
}
