import type { Asked } from '../../core/analysis/askedSite.ts';
import { Recheck } from '../../core/analysis/recheck.ts';
import { reportPage, type Checking } from '../../core/analysis/report.ts';
import type { SiteConfig } from '../../core/config/siteConfig.ts';
import type { PageModel } from '../../core/page/pageModel.ts';
import { suppressionLookup } from '../../core/page/suppressions.ts';
import type { SitePath } from '../../core/paths/sitePath.ts';
import { coveredLookup } from '../../core/rules/engine/covered.ts';
import { isSlow } from '../../core/rules/index.ts';
import type { ReportedFinding } from '../../core/rules/engine/reportedFindings.ts';
import { checkingPageAlone, checkingPageInSite } from '../../core/rules/engine/runRules.ts';
import type { SiteSnapshot, PageContext } from '../../core/site/siteSnapshot.ts';
import { finished } from '../../core/util/finished.ts';
import { keyForPages } from '../../core/site/variables.ts';
import { firstLineOf } from '../pages/pageReading.ts';
import { finishInSlices, type Pause } from '../scheduling.ts';
import type { ConfiguredRules } from '../../core/rules/engine/activeRules.ts';
import { movedBy, type TextRange, changeBetween } from '../../core/text/textRange.ts';

type Found = readonly ReportedFinding[];

/**
 * How many configurations findings may keep in memory besides the current one. Fixes refer to the one that they were
 * found with, and each page that is open could keep another: one for 3,500 pages takes 5 MB.
 */
const mostOldConfigs = 3;

/** Whether the slow rules run at once, or may wait until nothing else is to be done. */
export type SlowTiming = 'now' | 'later';

/** The findings of the rules that need only the page. */
interface Alone {
  readonly quick: Found;
  readonly slow: Found;
  /** Whether the latter were moved from an earlier text, since the slow rules wait. */
  readonly waits: boolean;
  /** The oldest configuration that their fixes may refer to. */
  readonly oldestConfig: SiteConfig;
}

interface Known extends Alone {
  readonly page: PageModel;
  readonly isSnippet: boolean;
  readonly site: SiteSnapshot;
  readonly rules: ConfiguredRules;
  readonly findings: Found;
  /** What they rest on, other than the page. */
  readonly asked: Asked;
  /** The last state with the same answers to that. */
  same: SiteSnapshot;
}

/** The text that a page got last, and the offset in it where the change ended: the cursor, while somebody types. */
interface Typed {
  readonly page: PageModel;
  readonly offset: number;
}

/**
 * The findings in the pages that are open in an editor, with their fixes: computed once for each state, however many
 * requests need them. On a keystroke, those of slow rules may wait: until then, those outside of the changed text stay.
 * So may a finding at a reference that is being typed, which is broken until its last letter.
 */
export class OpenPages {
  readonly #recheck = new Recheck('fine');
  readonly #known = new Map<SitePath, Known>();
  readonly #typed = new Map<SitePath, Typed>();
  /** What was returned for pages in which something waits. */
  readonly #provisional = new Map<SitePath, Found>();

  /** Returns the findings in a page. A new state of the site runs only those rules again that depend on it. */
  in(context: PageContext, checking: Checking, timing: SlowTiming = 'now'): Found {
    const { file } = context;
    const { findings, waits } = this.#current(context, checking, timing);
    if (timing === 'now') return findings;
    const returned = this.#withoutTyped(context, findings);
    if (waits || returned !== findings) this.#provisional.set(file, returned);
    else this.#provisional.delete(file);
    return returned;
  }

  /** Finds what {@link in} returns, with pauses for other work between the rules. */
  async prepare(context: PageContext, checking: Checking, timing: SlowTiming, pause: Pause): Promise<void> {
    await finishInSlices(this.#finding(context, checking, timing), pause);
  }

  /** Leaves out the findings at the reference that is being typed. */
  #withoutTyped({ file, page }: PageContext, findings: Found): Found {
    const typed = this.#typed.get(file);
    if (typed?.page !== page) return findings;
    const others = findings.filter((finding) => !isAtTyped(finding, typed));
    return others.length === findings.length ? findings : others;
  }

  /** Returns the findings in a page that aren’t reported now, and for which slow rules may wait. */
  known(context: PageContext, checking: Checking): Found {
    return this.#current(context, checking, 'later').findings;
  }

  #current(context: PageContext, checking: Checking, timing: SlowTiming): Known {
    return finished(this.#finding(context, checking, timing));
  }

  *#finding(context: PageContext, checking: Checking, timing: SlowTiming): Generator<undefined, Known> {
    const { file, page, site, isSnippet } = context;
    const { rules } = checking;
    const known = this.#sameElse(context, rules);
    if (known?.page !== page) this.#noteTyped(context);
    const isDone = known?.page === page && (!known.waits || timing === 'later');
    if (isDone && !this.#recheck.differs(known.asked, known.same, site)) {
      known.same = site;
      return known;
    }
    const before = this.#known.get(file);
    const alone = isDone ? known : yield* this.#alone(context, checking, timing);
    const { result: findings, asked } = yield* this.#recheck.askingInSteps(site, function* (view) {
      const inSite = yield* checkingPageInSite({ ...context, site: view }, checking);
      return reportPage([...alone.quick, ...alone.slow, ...inSite], { site: view, file, rules, view: 'open' });
    });
    const { quick, slow, waits, oldestConfig } = alone;
    const current: Known = {
      page,
      isSnippet,
      site,
      same: site,
      rules,
      quick,
      slow,
      waits,
      oldestConfig,
      findings,
      asked,
    };
    // Something else may have found newer ones during a pause.
    if (this.#known.get(file) !== before) return current;
    this.#known.set(file, current);
    this.#forgetOldConfigs(file, site.config);
    return current;
  }

  /** Forgets what refers to old configurations once they are many; those pages are checked again when asked about. */
  #forgetOldConfigs(current: SitePath, config: SiteConfig): void {
    const configs = new Set([...this.#known.values()].flatMap(({ site, oldestConfig }) => [site.config, oldestConfig]));
    configs.delete(config);
    if (configs.size <= mostOldConfigs) return;
    for (const [file, { site, oldestConfig }] of this.#known) {
      if (file !== current && (site.config !== config || oldestConfig !== config)) this.#known.delete(file);
    }
  }

  /** Notes where the text of a page has changed; nowhere if it has just been opened. */
  #noteTyped({ file, page }: PageContext): void {
    const before = this.#known.get(file)?.page;
    if (before === page) return;
    const change = before && changeBetween(before.text, page.text);
    if (change === undefined || !isTyping(change)) this.#typed.delete(file);
    else this.#typed.set(file, { page, offset: change.newEnd });
  }

  *#alone(context: PageContext, checking: Checking, timing: SlowTiming): Generator<undefined, Alone> {
    const { page } = context;
    const known = this.#sameElse(context, checking.rules);
    const quick =
      known?.page === page
        ? known.quick
        : withFirstLines(page, yield* checkingPageAlone(context, checking, (rule) => !isSlow(rule)));
    if (timing === 'later' && known !== undefined) {
      const isSuppressed = suppressionLookup(context.pageIndex.suppressions);
      const isCovered = coveredLookup(context.pageIndex.covered);
      const moved = movedFindings(known.slow, known.page.text, page.text);
      const shown = moved.filter(
        ({ rule, range }) => !isSuppressed(rule.id, range.start) && !isCovered(rule.id, range.start),
      );
      const { oldestConfig } = known;
      return { quick, slow: withFirstLines(page, shown), waits: true, oldestConfig };
    }
    const slow = withFirstLines(page, yield* checkingPageAlone(context, checking, isSlow));
    const oldestConfig = known?.page === page ? known.oldestConfig : context.site.config;
    return { quick, slow, waits: false, oldestConfig };
  }

  /** Returns what is known of a page in its present or an earlier text, if all else is the same. */
  #sameElse({ file, isSnippet, site }: PageContext, rules: ConfiguredRules): Known | undefined {
    const known = this.#known.get(file);
    return known?.isSnippet === isSnippet &&
      known.site.settings === site.settings &&
      known.rules === rules &&
      keyForPages(known.site.config) === keyForPages(site.config)
      ? known
      : undefined;
  }

  /**
   * Runs the slow rules that wait; returns whether anything else is to be reported than what was returned. What is at the
   * reference that was typed last goes on waiting if somebody may be typing it.
   */
  catchUp(
    checking: Checking,
    contextOf: (file: SitePath) => PageContext | undefined,
    { isTyping = false }: { readonly isTyping?: boolean } = {},
  ): boolean {
    if (!isTyping) this.#typed.clear();
    let isChanged = false;
    for (const [file, returned] of this.#provisional) {
      const context = contextOf(file);
      const found = context && this.in(context, checking);
      const shown = found && this.#withoutTyped(context, found);
      if (shown !== undefined && !areSameFindings(shown, returned)) isChanged = true;
      if (shown === found) this.#provisional.delete(file);
      else if (shown !== undefined) this.#provisional.set(file, shown);
    }
    return isChanged;
  }

  /** Finds what {@link catchUp} needs, with pauses for other work. */
  async prepareCatchUp(
    checking: Checking,
    contextOf: (file: SitePath) => PageContext | undefined,
    pause: Pause,
  ): Promise<void> {
    for (const file of [...this.#provisional.keys()]) {
      const context = contextOf(file);
      if (context !== undefined) await this.prepare(context, checking, 'now', pause);
    }
  }

  /** Whether findings were returned while others waited. */
  get waits(): boolean {
    return this.#provisional.size > 0;
  }

  /** Drops the findings in pages that are no longer open. */
  keepOnly(isOpen: (file: SitePath) => boolean): void {
    for (const file of this.#known.keys()) {
      if (isOpen(file)) continue;
      this.#known.delete(file);
      this.#typed.delete(file);
    }
  }
}

/** Whether a change may be a keystroke: what replaces words with others is complete. */
function isTyping({ start, oldEnd, newEnd }: ReturnType<typeof changeBetween>): boolean {
  return oldEnd === start || newEnd - start <= '()'.length;
}

/** Whether a finding is about a reference that was typed last. The bracket after it may have come with the same change. */
function isAtTyped({ rule, range }: ReportedFinding, { offset }: Typed): boolean {
  return rule.timing === 'whenTyped' && range.start <= offset && offset <= range.end + 1;
}

/** Returns findings with the text of their first line, by which copies of them in closed files are recognized. */
function withFirstLines({ text }: PageModel, findings: Found): Found {
  return findings.map((finding) => ({ ...finding, line: firstLineOf(text, finding.range) }));
}

/** Returns the findings of an earlier text that the change leaves alone, at their new positions and without fixes. */
function movedFindings(
  findings: readonly ReportedFinding[],
  before: string,
  after: string,
): readonly ReportedFinding[] {
  if (findings.length === 0 || before === after) return findings;
  const { start, oldEnd, newEnd } = changeBetween(before, after);
  const moved = (range: TextRange): TextRange | undefined => {
    if (range.end < start) return range;
    return range.start <= oldEnd ? undefined : movedBy(range, newEnd - oldEnd);
  };
  return findings.flatMap((finding): readonly ReportedFinding[] => {
    const range = moved(finding.range);
    const related = finding.related?.flatMap((one) => {
      const range = moved(one.range);
      return range === undefined ? [] : [{ ...one, range }];
    });
    return range === undefined
      ? []
      : [{ ...finding, range, fixes: undefined, ...(related !== undefined && { related }) }];
  });
}

/** Whether two lists of findings look the same to people. */
function areSameFindings(a: readonly ReportedFinding[], b: readonly ReportedFinding[]): boolean {
  return a.length === b.length && a.every((one, at) => looksSame(one, b[at]));
}

function looksSame(a: ReportedFinding, b: ReportedFinding | undefined): boolean {
  return (
    a.rule === b?.rule &&
    a.message === b.message &&
    a.severity === b.severity &&
    a.range.start === b.range.start &&
    a.range.end === b.range.end
  );
}
