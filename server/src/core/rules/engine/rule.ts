import type { PathAbove, SitePath } from '../../paths/sitePath.ts';
import type { Severity } from '../../settings/ruleSettings.ts';
import type { FileEdit } from '../../paths/fileEdit.ts';
import type { HabitQuery } from '../../site/siteHabits.ts';
import type { Unexported } from '../../site/imports/includedExports.ts';
import { lineBefore, lineEndOf } from '../../text/lines.ts';
import { lazy } from '../../util/lazy.ts';
import type { SiteSnapshot, KnownPage, PageContext } from '../../site/siteSnapshot.ts';
import { type TextRange, insertion, replacement, type TextEdit } from '../../text/textRange.ts';
import { code } from '../../util/messageText.ts';
import type { Nearest } from '../../util/nearest.ts';
import type { OptionSchemas, OptionValues } from './ruleOptions.ts';
import { capitalized } from '../../util/strings.ts';

/** The metadata of a rule: what is the same for all that it finds. CONTRIBUTING.md has a table of when to set which. */
export interface RuleMeta {
  /** `area/what`: public and stable. */
  readonly id: string;
  readonly severity: Severity;
  /** The severity of its worst findings, if that is worse than the rule’s own. */
  readonly worst?: Severity;
  /** Its severities in the presets where they are others: `off` by default for what only the strict one has. */
  readonly presets?: { readonly default?: 'off'; readonly strict?: Severity | 'off' };
  /** One line that says what is reported, without a full stop. */
  readonly summary: string;
  /** Its name in lists, where the start of the summary is too long for one. */
  readonly title?: string;
  /**
   * An instruction to writers that avoids its findings, without a full stop, for the rules file; or the numbered
   * convention there that it checks.
   */
  readonly guideline?: string | { readonly convention: Convention };
  /** Its options besides the severity, by name: `["warning", { "required": true }]`. */
  readonly options?: OptionSchemas;
  /** Set if some of its findings depend on a habit: on a site without it, they aren't reported. */
  readonly habit?: Habit;
  /**
   * `slow`: it takes so long that it runs only while nobody types. `whenTyped`: it is about something complete, such as
   * a link, so that editors don’t report it at one that is being typed.
   */
  readonly timing?: 'slow' | 'whenTyped';
  /**
   * What one of its findings represents: all in the folder of its page, all with the same message on its page, or all
   * with the same message and line that a program or a template repeats.
   */
  readonly once?: 'folder' | 'page' | 'template';
  /** How it is with pages that are special. */
  readonly pages?: SpecialPages;
  readonly fixes?: SpecialFixes;
}

export interface SpecialPages {
  /** The highest severity of its findings on pages that record the past, which nobody edits any more. */
  readonly history?: 'info' | 'hint';
  /** Nobody can follow it on a page that a program writes; rules of the conventions are such if they advise. */
  readonly written?: false;
  /** It is about pages outside of the navigation, so that all it finds in them is reported. */
  readonly unlisted?: true;
}

export interface SpecialFixes {
  /** None of them is safe, so that Fix All needn’t compute them: some change all headings of a page. */
  readonly needReview?: true;
  /** Whether other files of a site have what a fix in a page needs (`Finding.fixNeeds`). */
  readonly from?: (site: SiteSnapshot, file: SitePath, needed: string) => boolean;
}

/** Returns the name of a rule in lists: its title, or the start of its summary. */
export function titleOf({ title, summary }: Pick<RuleMeta, 'title' | 'summary'>): string {
  if (title !== undefined) return title;
  const start = summary.replace(/(?:, (?:which|since|so|such as|instead)|[:;] | \().*$/, '').replaceAll('`', '');
  const name = start.replace(/^(?:an?|the) /, '');
  return capitalized(name);
}

/** Whether a rule is on by default, only in the strict preset, or only where the configuration sets its severity. */
export function isOnIn({ presets = {} }: RuleMeta): 'default' | 'strict' | 'none' {
  if (presets.default !== 'off') return 'default';
  return presets.strict === 'off' ? 'none' : 'strict';
}

/** Returns the numbered convention of the rules file that a rule checks. */
export function conventionOf({ guideline }: RuleMeta): Convention | undefined {
  return typeof guideline === 'object' ? guideline.convention : undefined;
}

/** A habit that a rule checks. */
export interface Habit extends HabitQuery {
  /** Returns the message reported once, in docs.json, for a site without the habit; undefined if there is none. */
  readonly siteMessage?: (missing: number, occurrences: number) => string;
  /** Returns what is said of a page that this message counts. */
  readonly pageMessage?: (missing: number) => string;
  /** The share of occurrences below which that message is only an info; 0 if there is none. */
  readonly smallestWarned?: number;
}

/** A rule of style by its number, or one for choosing components. */
export type Convention = `writing-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10}` | `choice-${1 | 2 | 3 | 4 | 5 | 6 | 7}`;

/** A fix that a user can choose. */
export interface Fix {
  readonly title: string;
  readonly edits: readonly FileEdit[];
  /** Whether it is nearly always right, so that an editor may apply it directly. */
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

/** The most findings of a rule that are kept of a file: one of a megabyte could have a million. The others are counted. */
export const mostOfRule = 1000;

/**
 * Computes the fixes of a finding, at least one. Fixes of other files take their ranges from the current state of the
 * site, if given: those files may have changed since.
 */
export interface Fixes {
  (current?: SiteSnapshot): readonly Fix[];
  readonly mayBeNone?: boolean;
}

/** What decides whether a finding is reported, other than its page. */
export type Condition =
  /** The site has the habit of its rule. */
  | 'habit'
  /** The navigation lists the page, though the finding is an error. */
  | 'listed'
  /** The site nearly always spells this word otherwise. */
  | { readonly unusual: string }
  /** No glossary of the site explains this abbreviation. */
  | { readonly unexplained: string }
  /** No file whose text the page imports exports the names. */
  | Unexported;

/** A problem that a rule reports in the checked file. */
export interface Finding {
  /** Set if it is in another file than the checked one; its range then refers to that file. */
  readonly file?: SitePath | PathAbove;
  readonly range: TextRange;
  readonly message: string;
  /** Set if it differs from the rule’s. */
  readonly severity?: Severity | undefined;
  readonly related?: readonly RelatedLocation[];
  /**
   * What its message counts, all of it: the numbers in the message are then not part of what the finding is, so that a
   * baseline holds it by its rule and file.
   */
  readonly counted?: readonly RelatedLocation[];
  /**
   * The cause, if it may produce other findings of its rule, on other pages too: a renamed section, a habit in a
   * folder. Findings of one cause are reported as one.
   */
  readonly cause?: string | undefined;
  /** The page that lacks something. Where most pages of its folder do, the cause is the folder’s, whatever they lack. */
  readonly lackedBy?: SitePath | undefined;
  /** On what it depends whether it is reported at all. */
  readonly onlyIf?: Condition | undefined;
  /** Whether it is only a hint on a site that has enough occurrences of the habit of its rule to show it. */
  readonly isMinorByHabit?: boolean;
  readonly fixes?: Fixes | undefined;
  /**
   * What a fix takes from other files, such as the name of a component: pages are read before it is known which files
   * have that.
   */
  readonly fixNeeds?: string;
}

/** A rule about docs.json: its metadata, and its check of a site. */
export interface ConfigRule<Options extends OptionSchemas = OptionSchemas> {
  readonly meta: RuleMeta & { readonly options?: Options };
  /** Yields undefined where others may get their answers: docs.json may have thousands of what a rule reads. */
  check(site: SiteSnapshot, options: OptionValues<Options>): Iterable<Finding | undefined>;
}

/** A rule about a page by itself: its metadata, and its check of a page. */
export interface PageRule<Options extends OptionSchemas = OptionSchemas> {
  readonly meta: RuleMeta & { readonly options?: Options };
  /** Set if it doesn’t run on snippets: their syntax, components, links and code are checked as those of pages. */
  readonly pagesOnly?: true;
  /** Yields undefined where others may get their answers, if much is between two findings. */
  check(context: PageContext, options: OptionValues<Options>): Iterable<Finding | undefined>;
}

/**
 * A rule about a page's relations to its site: its links, its entry in the navigation. It needs no text, so that it can
 * run again on every page when something else in the site changes.
 */
export interface SiteRule<Options extends OptionSchemas = OptionSchemas> {
  readonly meta: RuleMeta & { readonly options?: Options };
  /** Set if it doesn’t run on snippets. */
  readonly pagesOnly?: true;
  /** Yields undefined where others may get their answers, if much is between two findings. */
  check(page: KnownPage, options: OptionValues<Options>): Iterable<Finding | undefined>;
}

/** Returns the fixes of a finding that may have none, which is only known once they are computed. */
export function fixesIfAny(compute: () => readonly Fix[]): Fixes {
  return Object.assign(lazy(compute), { mayBeNone: true });
}

/** Whether a finding has a fix; computes fixes that may be none. */
export function hasFixes({ fixes }: Finding): boolean {
  return fixes !== undefined && (fixes.mayBeNone !== true || fixes().length > 0);
}

/** The rules of an area by kind, in the order of lists. */
export interface AreaRules {
  readonly config?: readonly ConfigRule[];
  readonly page?: readonly PageRule[];
  readonly site?: readonly SiteRule[];
}

/** A possible fix of a page. */
export interface TitledEdits {
  readonly title: string;
  readonly edits: readonly TextEdit[];
}

interface FixOptions {
  readonly preferred?: boolean;
  readonly isSafe?: boolean;
}

/** Returns a fix that changes only the page. */
export function pageFix(
  { file }: Pick<KnownPage, 'file'>,
  title: string,
  edits: readonly TextEdit[],
  options: FixOptions = {},
): Fix {
  const { preferred = false, isSafe = false } = options;
  return { title, edits: [{ kind: 'edit', file, edits }], preferred, ...(isSafe ? { isSafe } : {}) };
}

/** Returns a fix that replaces a range of the page by a text, which its title names. */
export function changeFix(
  page: Pick<KnownPage, 'file'>,
  range: TextRange,
  newText: string,
  options: FixOptions = { preferred: true },
): Fix {
  return pageFix(page, `Change to ${code(newText)}`, [replacement(range, newText)], options);
}

/** Returns a fix for each likely name; the first is preferred if it is clearly the best. */
export function changeFixes(
  page: Pick<KnownPage, 'file'>,
  range: TextRange,
  { names, isClear }: Nearest,
): readonly Fix[] {
  return names.map((name, index) => changeFix(page, range, name, { preferred: isClear && index === 0 }));
}

/** Returns the whitespace (and quote markers) before an offset on its line, if there is nothing else. */
export function indentBefore(text: string, offset: number): string {
  return /^[ \t>]*/.exec(lineBefore(text, offset))?.[0] ?? '';
}

/**
 * Wraps a range of a page in two tags on lines of their own. A single line is indented by two more spaces; several
 * lines keep their indentation.
 */
export function wrapBlock(text: string, range: TextRange, opening: string, closing: string): readonly TextEdit[] {
  const lineEnd = lineEndOf(text);
  const indent = indentBefore(text, range.start);
  const inner = text.slice(range.start, range.end).includes('\n') ? '' : '  ';
  return [
    insertion(range.start, `${opening}${lineEnd}${indent}${inner}`),
    insertion(range.end, `${lineEnd}${indent}${closing}`),
  ];
}
