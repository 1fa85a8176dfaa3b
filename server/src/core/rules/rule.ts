import type { PathAbove, SitePath } from '../paths/sitePath.ts';
import type { KnownPage, PageContext } from '../site/pageContext.ts';
import type { Severity } from '../settings/severity.ts';
import type { FileEdit } from '../site/fileEdit.ts';
import type { HabitName } from '../site/siteHabits.ts';
import type { SiteSnapshot } from '../site/siteSnapshot.ts';
import type { TextRange } from '../text/textRange.ts';

/** What is said of a rule wherever rules are listed: settings, pages, the command line. */
export interface RuleMeta {
  /** `area/what`: public and stable. */
  readonly id: string;
  readonly severity: Severity;
  /** One line that says what is reported, without a full stop. */
  readonly summary: string;
  /** Whether some of its findings bring a fix. */
  readonly fixable: boolean;
  /** Whether some of its findings are errors though the rule’s own severity is a lower one. */
  readonly reportsErrors?: boolean;
  /** Whether it is on only where the strict set of rules is chosen. */
  readonly strictOnly?: boolean;
  /** Whether it is on only where somebody has given it a severity, whichever set of rules is chosen. */
  readonly isOff?: boolean;
  /** What a site can say of it besides the severity: `["warning", { "required": true }]`. */
  readonly options?: readonly RuleOption[];
  /** What a writer does so that it has nothing to report: an order without a full stop, for the rules file. */
  readonly guideline?: string;
  /** The numbered convention of the rules file that it checks, instead of a guideline of its own. */
  readonly convention?: Convention;
  /** What it asks for in some of its findings is a habit: on a site that hasn't it, they aren't reported. */
  readonly habit?: Habit;
  /** Whether one of its findings represents all in the folder of its page. */
  readonly oncePerFolder?: boolean;
  /** Whether it is about pages outside of the navigation, so that it also runs on them. */
  readonly appliesToUnlisted?: boolean;
}

/** A habit that a rule asks for. */
export interface Habit {
  readonly name: HabitName;
  /** The share of occurrences from which on a site has the habit, between 0 and 1. */
  readonly smallestShare: number;
  /** What is reported once, in docs.json, of a site that hasn't the habit; nothing where it is missing. */
  readonly siteMessage?: (missing: number, occurrences: number) => string;
}

/** A rule of style by its number, or one for choosing components. */
export type Convention = `writing-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10}` | `choice-${1 | 2 | 3 | 4 | 5 | 6 | 7}`;

/** Something of a rule that a site can switch on. */
export interface RuleOption {
  readonly name: string;
  /** One sentence. */
  readonly summary: string;
}

/** A repair that a person can choose. */
export interface Fix {
  readonly title: string;
  readonly edits: readonly FileEdit[];
  /** Whether it is what nearly everybody wants, so that an editor may take it by itself. */
  readonly preferred: boolean;
  /** A label under which an editor asks for confirmation, for changes of many files. */
  readonly confirm?: string;
  /** Whether it doesn't change what readers see, so that it can be applied to a file without a review. */
  readonly isSafe?: boolean;
}

/** A range that helps to understand a finding. */
export interface RelatedLocation {
  readonly file: SitePath;
  readonly range: TextRange;
  readonly message: string;
}

/** A problem that a rule reports in the checked file. */
export interface Finding {
  /** Set if it is in another file than the checked one; its range then refers to that file. */
  readonly file?: SitePath | PathAbove;
  readonly range: TextRange;
  readonly message: string;
  /** Where it differs from the rule’s. */
  readonly severity?: Severity | undefined;
  readonly related?: readonly RelatedLocation[];
  /**
   * What brings it about, where that may bring about others of its rule, on other pages too: a renamed section, a habit
   * of whoever wrote a folder. Findings of one cause are reported as one.
   */
  readonly cause?: string | undefined;
  /** Whether it asks for the habit of its rule. */
  readonly asksHabit?: boolean;
  /** Whether it matters only in pages that the navigation lists, though it is an error. */
  readonly onlyListed?: boolean;
  /**
   * Computed only when somebody asks for them. Fixes of other files take their ranges from the current state of the
   * site, where they get it: those files may have changed since.
   */
  readonly fixes?: (current?: SiteSnapshot) => readonly Fix[];
  /** Said by rules that always have a fix, so that nobody need compute it to know. */
  readonly hasFix?: boolean;
}

/** A rule about docs.json: what it is called, and what it finds in a site. */
export interface ConfigRule {
  readonly meta: RuleMeta;
  check(site: SiteSnapshot): Iterable<Finding>;
}

/** A rule about what a page says by itself: what it is called, and what it finds in one of them. */
export interface PageRule {
  readonly meta: RuleMeta;
  /** Whether it also runs on snippets: their syntax, components, links and code are checked. */
  readonly checksSnippets: boolean;
  check(context: PageContext): Iterable<Finding>;
}

/**
 * A rule about a page's relations to its site: its links, its entry in the navigation. It needs no text, so that it can
 * run again on every page when something else in the site changes.
 */
export interface SiteRule {
  readonly meta: RuleMeta;
  /** Whether it also runs on snippets. */
  readonly checksSnippets: boolean;
  check(page: KnownPage): Iterable<Finding>;
}
