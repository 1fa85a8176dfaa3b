import type { Catalogue } from '../../components/catalogue.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import { isSameData } from '../../util/values.ts';
import { ownText } from '../../util/strings.ts';
import { operationsOfPage, type Endpoint } from './endpoint.ts';
import type { FrontMatter } from '../frontMatter/frontMatter.ts';
import { frontMatterEntry, hasGeneratedTitle } from '../frontMatter/schema.ts';
import type { LocatedText, PageModel } from '../pageModel.ts';
import type { Initializer } from '../mdx/script/readScript.ts';
import type { Section } from '../sections/sections.ts';
import { inclusionsOf, type Inclusion } from './inclusions.ts';
import { isInSite } from './references.ts';
import { headingSlug, shownSlug } from '../sections/slug.ts';
import { computedBeginnings, hasUnknownSections } from '../sections/unknownSections.ts';

/** What is displayed elsewhere of a page's front matter. */
export interface PageTitle {
  readonly title: string | undefined;
  readonly description: string | undefined;
}

/** What the navigation displays next to the title of a page. */
export interface EntryLook {
  readonly icon: string | undefined;
  readonly iconType: string | undefined;
  readonly tag: string | undefined;
  readonly isDeprecated: boolean;
  /** The method of its operation of an API, in upper case. */
  readonly method: string | undefined;
}

/** A section as other pages know it. */
export type SectionSummary = Pick<Section, 'ids' | 'title' | 'isSure' | 'kind'>;

/**
 * What other files may depend on. It has no offsets and is compared by value: as long as it is equal, nothing outside
 * of the page is checked again, however much is typed.
 */
export interface PageSummary extends PageTitle {
  /** What the navigation displays instead of the title. */
  readonly sidebarTitle: string | undefined;
  /** Undefined if the navigation displays nothing but the title. */
  readonly look: EntryLook | undefined;
  /** Left out of the navigation on purpose: `hidden: true`. */
  readonly isHidden: boolean;
  /** Kept out of indexes on purpose: `noindex: true`. */
  readonly isUnindexed: boolean;
  readonly sections: readonly SectionSummary[];
  /** What the ids of its headings with computed text begin with, in letters alone. */
  readonly computedBeginnings: readonly string[];
  /** The anchors that its headings of levels 5 and 6 would have, which get none. */
  readonly headingsWithoutAnchor: readonly string[];
  /** What it shows of other files: their sections are its own. */
  readonly inclusions: readonly Inclusion[];
  /** Whether the page may have more sections than are known, not counting its included files. */
  readonly hasUnknownSections: boolean;
  /** Where the page's content comes from besides its own text: an API named in its front matter, or another address. */
  readonly contentSource: 'api' | 'address' | undefined;
  /** The operations of an API that it describes, as written: `GET /users/{id}`. */
  readonly operations: readonly string[];
  /** The address to which its entry in the navigation links instead of the page: `url`. */
  readonly address: string | undefined;
  /** The paths that it links to, sorted, each as often as it does. */
  readonly linkedPaths: readonly SitePath[];
  /** The keys (see `pathKey`) of the pages that it links to, if it may be the table of contents of many of them. */
  readonly contents: readonly string[];
  /** The names that a page or snippet exports; `*` if there may be more than are known. */
  readonly exports: readonly string[];
  /** What it imports from files of the site, once for each import. */
  readonly imports: readonly ImportSummary[];
  /** Whether it consists of imports and exports, so that it shows nothing by itself. */
  readonly isOnlyScript: boolean;
  /** Those of them that a page doesn’t show by their names alone, with what they are instead of plain text. */
  readonly hiddenExports: readonly HiddenExport[];
  /** The names alone in braces that only the pages that include it can define. */
  readonly namesLeftOpen: readonly string[];
}

/** An import as other pages know it. */
export interface ImportSummary {
  /** The file as the page names it. */
  readonly value: string;
  /** The names that it takes, as the file exports them; the default isn’t one of them. */
  readonly names: readonly string[];
  /** The name that it gives to what the file exports by default. */
  readonly byDefault?: string;
}

/** A constant that `{name}` doesn’t show. */
export interface HiddenExport {
  readonly name: string;
  readonly initializer: Initializer;
}

/** How many pages a page links to, at the least, that is their table of contents. */
export const fewestContents = 10;

/** What a summary shares with the page's index. */
interface SummaryInput {
  readonly sections: readonly Section[];
  /** The keys of the pages that it links to. */
  readonly linked: readonly string[];
  readonly linkedPaths: readonly SitePath[];
  readonly endpoint: Endpoint | undefined;
  readonly open: readonly LocatedText[];
}

/** Returns what other files may depend on. */
export function summarizePage(
  page: PageModel,
  catalogue: Catalogue,
  { sections, linked, linkedPaths, endpoint, open }: SummaryInput,
): PageSummary {
  const { frontMatter } = page;
  return {
    sidebarTitle: scalar(frontMatter && frontMatterEntry(frontMatter, 'sidebarTitle')?.value),
    look: frontMatter && lookOf(frontMatter),
    isHidden: isSwitchedOn(frontMatter, 'hidden'),
    isUnindexed: isSwitchedOn(frontMatter, 'noindex'),
    sections: sections.map(({ ids, title, isSure, kind }) => ({ ids, title, isSure, kind })),
    computedBeginnings: computedBeginnings(page).map(ownText),
    headingsWithoutAnchor: headingsWithoutAnchor(page),
    inclusions: inclusionsOf(page),
    hasUnknownSections: hasUnknownSections(page, catalogue),
    contentSource: subjectOf(frontMatter),
    operations: operationsOfPage(page, endpoint),
    linkedPaths,
    contents: linked.length < fewestContents ? [] : linked.toSorted(),
    address: scalar(frontMatter && frontMatterEntry(frontMatter, 'url')?.value),
    exports: exportsOf(page),
    imports: importsOf(page),
    isOnlyScript: isOnlyScript(page),
    hiddenExports: hiddenExports(page),
    namesLeftOpen: [...new Set(open.map(({ value }) => value))],
    // At the end: Node 20 takes a microsecond for each property after a spread.
    ...titleOfPage(frontMatter),
  };
}

function lookOf(frontMatter: FrontMatter): EntryLook | undefined {
  const text = (key: string): string | undefined => scalar(frontMatterEntry(frontMatter, key)?.value);
  const look: EntryLook = {
    icon: text('icon'),
    iconType: text('iconType'),
    tag: text('tag'),
    isDeprecated: isSwitchedOn(frontMatter, 'deprecated'),
    method: methodIn(text('openapi')?.split(/\s+/).at(-2) ?? text('api')?.split(/\s+/)[0]),
  };
  return Object.values(look).some((value) => value !== undefined && value !== false) ? look : undefined;
}

function methodIn(word: string | undefined): string | undefined {
  return word !== undefined && /^(?:get|post|put|patch|delete|head|options|trace)$/i.test(word)
    ? word.toUpperCase()
    : undefined;
}

function headingsWithoutAnchor({ headings }: PageModel): readonly string[] {
  return headings.flatMap(({ level, id, text }) =>
    level <= 4 || id !== undefined ? [] : [ownText(shownSlug(headingSlug(text)))],
  );
}

function isSwitchedOn(frontMatter: FrontMatter | undefined, key: string): boolean {
  return frontMatter?.entries.some((entry) => entry.key === key && isTrue(entry.value)) ?? false;
}

/** Whether a value is true, with or without quotes. */
function isTrue(value: unknown): boolean {
  return value === true || (typeof value === 'string' && value.trim().toLowerCase() === 'true');
}

function subjectOf(frontMatter: FrontMatter | undefined): PageSummary['contentSource'] {
  if (frontMatter === undefined || !hasGeneratedTitle(frontMatter)) return undefined;
  return frontMatterEntry(frontMatter, 'url') === undefined ? 'api' : 'address';
}

function exportsOf({ text, script, problems }: PageModel): readonly string[] {
  const names = script.declared.filter(({ isExported }) => isExported).map(({ name }) => ownText(name));
  const listsNames = script.ranges.some(({ start, end }) => /\bexport\s*[{*]/.test(text.slice(start, end)));
  return listsNames || problems.some(({ kind }) => kind === 'script') ? [...names, '*'] : names;
}

function importsOf({ script }: PageModel): readonly ImportSummary[] {
  return script.imports.flatMap(({ source, names }) => {
    if (!isInSite(source)) return [];
    const named = names.flatMap(({ imported }) => (/^(?:default|\*)$/.test(imported) ? [] : [ownText(imported)]));
    const byDefault = names.find(({ imported }) => imported === 'default')?.local;
    return [
      { value: ownText(source), names: named, ...(byDefault !== undefined && { byDefault: ownText(byDefault) }) },
    ];
  });
}

function isOnlyScript({ text, script, frontMatter, expressions }: PageModel): boolean {
  if (!script.ranges.some(({ start, end }) => /^[ \t]*export\b/m.test(text.slice(start, end)))) return false;
  const comments = expressions.filter(({ isComment }) => isComment);
  const ranges = [...(frontMatter ? [frontMatter] : []), ...comments].map(({ range }) => range);
  let at = 0;
  for (const { start, end } of [...ranges, ...script.ranges].toSorted((a, b) => a.start - b.start)) {
    if (text.slice(at, start).trim() !== '') return false;
    at = Math.max(at, end);
  }
  return text.slice(at).trim() === '';
}

/** Returns those that an import can bring: the platform doesn’t find what is exported in a pattern. */
function hiddenExports({ script }: PageModel): readonly HiddenExport[] {
  return script.declared.flatMap(({ name, isExported, initializer = 'shown' }) =>
    isExported && initializer !== 'shown' && initializer !== 'part' ? [{ name: ownText(name), initializer }] : [],
  );
}

export function titleOfPage(frontMatter: FrontMatter | undefined): PageTitle {
  const valueOf = (name: string): unknown => frontMatter?.entries.find(({ key }) => key === name)?.value;
  return { title: scalar(valueOf('title')), description: scalar(valueOf('description')) };
}

/** Whether two summaries say the same. */
export function isSameSummary(a: PageSummary, b: PageSummary): boolean {
  return isSameData(a, b);
}

function scalar(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim() === '' ? undefined : ownText(value.trim());
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}
