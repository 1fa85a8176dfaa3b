import type { Catalogue } from '../../components/catalogue.ts';
import { isDotted, isExternal, meantPaths, pathKey, pathsWithin, splitAddress } from '../../paths/address.ts';
import { snippetFolders } from '../../paths/fileKinds.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import { readWebAddress, type WebAddress } from '../../paths/webAddress.ts';
import type { TextRange } from '../../text/textRange.ts';
import { lineStartsOf } from '../../text/lines.ts';
import { finished } from '../../util/finished.ts';
import { ownText } from '../../util/strings.ts';
import { endpointOf, type Endpoint } from './endpoint.ts';
import { readFenceMeta } from '../fences/fenceMeta.ts';
import { hiddenValues, type HiddenValue } from './hiddenValues.ts';
import { linkedPaths } from './linkedPaths.ts';
import { linkTexts } from './linkTexts.ts';
import { isInSite, referencesOf, type Reference } from './references.ts';
import type { LocatedText, PageModel } from '../pageModel.ts';
import { summarizePage, type PageSummary } from './pageSummary.ts';
import { traitsOf, type PageTraits } from './pageTraits.ts';
import { refusedImports, type RefusedImport } from './refusedImports.ts';
import { readingSections, type Section } from '../sections/sections.ts';
import { coveredRangesOf, type CoveredRange } from '../coveredRanges.ts';
import { suppressionsOf, type Suppression } from '../suppressions.ts';
import { importsShownAlone, membersLeftOpen, namesLeftOpen } from './unresolvedNames.ts';
import { isBrand, isIconOf, librariesOf, siteIconLibraries, isIconName } from '../../icons/iconNames.ts';
import type { Element } from '../elements/elements.ts';
import { specIn } from '../elements/componentUses.ts';
import { kindOfKey, schemaOfKey } from '../frontMatter/schema.ts';
import { variableUses, type VariableUse } from '../variableUses.ts';
import { attributeOf, attributeText, attributeTextRange, hasSpread } from '../pageQueries.ts';

export interface WebLink extends WebAddress {
  readonly range: TextRange;
}

/** A link to this computer. */
export interface LocalLink {
  /** From the root of the server. */
  readonly path: string;
  readonly range: TextRange;
}

/**
 * The references, variables, icons and sections of a page, in offsets of its text. Other files' findings never depend
 * on it.
 */
export interface PageIndex {
  /** What the page names inside the site, in the order of its text. */
  readonly references: readonly Reference[];
  /** The keys (see `pathKey`) of all paths that those may mean: what the page could depend on. */
  readonly keys: ReadonlySet<string>;
  /** The links to the web, and what it shows from there. */
  readonly webLinks: readonly WebLink[];
  /** The links to this computer that may mean a page of the site. */
  readonly localLinks: readonly LocalLink[];
  /** The references that include a file in the page: imports and the files of snippets. */
  readonly includes: readonly Reference[];
  readonly refusedImports: readonly RefusedImport[];
  /** The imported names that it shows by themselves: `{name}`. */
  readonly importsShownAlone: readonly LocatedText[];
  /** The names in braces that only the pages that include it can define; `props` also as a part of an expression. */
  readonly namesLeftOpen: readonly LocatedText[];
  readonly hiddenValues: readonly HiddenValue[];
  /** Such names of which an expression reads a member, or that it calls, each once. */
  readonly membersLeftOpen: readonly LocatedText[];
  readonly sections: readonly Section[];
  readonly suppressions: readonly Suppression[];
  readonly covered: readonly CoveredRange[];
  readonly variables: readonly VariableUse[];
  readonly icons: readonly IconUse[];
  /** The icons that it shows, and the keys of its front matter that the format has, each as often as it has them. */
  readonly iconNames: readonly string[];
  readonly frontMatterKeys: readonly string[];
  /** See {@link linkTexts}. */
  readonly linkTexts: readonly string[];
  /** The names of its code blocks' languages, each once. */
  readonly languages: readonly string[];
  /** The endpoint of an API that it documents; undefined for most pages. */
  readonly endpoint: Endpoint | undefined;
  /** With both lines of hyphens; undefined if there is none. */
  readonly frontMatter: TextRange | undefined;
  /** The value of `title`, quotes included. */
  readonly title: TextRange | undefined;
  /** Where its lines begin, and where it ends, for converting offsets to positions without its text. */
  readonly lineStarts: ArrayLike<number>;
  readonly length: number;
}

/** What is kept of a page that nobody has open. Plain data that doesn't keep the page's text in memory. */
export interface PageRecord {
  readonly summary: PageSummary;
  readonly pageIndex: PageIndex;
  readonly traits: PageTraits;
}

export function recordPage(file: SitePath, page: PageModel, catalogue: Catalogue): PageRecord {
  return finished(recordingPage(file, page, catalogue));
}

/** As {@link recordPage}, in steps: a caller may do something else after each. */
export function* recordingPage(
  file: SitePath,
  page: PageModel,
  catalogue: Catalogue,
): Generator<undefined, PageRecord> {
  const all = referencesOf(page, catalogue);
  yield;
  const references = all.filter(({ value, kind }) => pointsInside(kind, value)).map(ownReference);
  yield;
  const sections = (yield* readingSections(page, catalogue)).map(ownSection);
  yield;
  const linked = keysOf(file, references.filter(isLink));
  const named = keysOf(
    file,
    references.filter((reference) => !isLink(reference)),
  );
  const endpoint = endpointOf(page, catalogue);
  const open = namesLeftOpen(page).map(ownLocated);
  const shared = { sections, linked: [...linked], linkedPaths: linkedPaths(file, references), endpoint, open };
  yield;
  const summary = summarizePage(page, catalogue, shared);
  yield;
  const traits = traitsOf(page, summary.isHidden, glossaryTerms(file, page, summary.title, sections));
  yield;
  const script = indexOfScript(page);
  const marked = {
    ...script,
    namesLeftOpen: open,
    suppressions: suppressionsOf(page),
    covered: coveredRangesOf(page, script.refusedImports),
  };
  yield;
  const used = { variables: variableUses(page.text), icons: iconUses(page, catalogue), ...namesIn(page, catalogue) };
  yield;
  const pageIndex = {
    references,
    linkTexts: linkTexts(file, all),
    webLinks: all.flatMap(webLinkOf),
    localLinks: all.flatMap((reference) => localLinkOf(page.text, reference)),
    keys: new Set([...linked, ...named]),
    includes: references.filter(({ kind }) => kind === 'import' || kind === 'snippet'),
    sections,
    endpoint,
    ...outline(page),
    ...marked,
    ...used,
  };
  return { summary, traits, pageIndex };
}

function outline({ text, frontMatter }: PageModel): Pick<PageIndex, 'frontMatter' | 'title' | 'lineStarts' | 'length'> {
  const title = frontMatter?.entries.find(({ key }) => key === 'title');
  return {
    frontMatter: frontMatter?.range,
    title: title?.valueRange,
    lineStarts: lineStartsOf(text),
    length: text.length,
  };
}

function indexOfScript(
  page: PageModel,
): Pick<PageIndex, 'refusedImports' | 'importsShownAlone' | 'hiddenValues' | 'membersLeftOpen'> {
  return {
    refusedImports: refusedImports(page),
    importsShownAlone: importsShownAlone(page).map(ownLocated),
    hiddenValues: hiddenValues(page),
    membersLeftOpen: membersLeftOpen(page).map(ownLocated),
  };
}

function ownSection(section: Section): Section {
  return { ...section, ids: section.ids.map(ownText), title: ownText(section.title) };
}

function ownLocated({ value, range }: LocatedText): LocatedText {
  return { value: ownText(value), range };
}

/** Returns the link of a reference to the web; none for other references, and if it is uncertain whether it is one. */
function webLinkOf({ kind, value, range, isSure }: Reference): readonly WebLink[] {
  if (!isSure || kind === 'import' || kind === 'use') return [];
  const found = readWebAddress(value);
  return found === undefined ? [] : [{ address: ownText(found.address), section: ownText(found.section), range }];
}

const localAddress = /^https?:\/\/(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\])(?::\d+)?(\/[^/?#].*)$/is;

/**
 * Returns the link of a reference to this computer; none for an address that the reader sees as such, which is about a
 * program that runs there.
 */
function localLinkOf(text: string, { kind, form, value, range, isSure, linkSyntax }: Reference): readonly LocalLink[] {
  const path = kind === 'link' && isSure ? localAddress.exec(value.trim())?.[1] : undefined;
  if (path === undefined || (form === 'markdown' && linkSyntax === undefined)) return [];
  const label = linkSyntax === undefined ? '' : text.slice(linkSyntax[0].end, linkSyntax[1].start);
  return /localhost|\d\.0\.0\.\d|::1/i.test(label) ? [] : [{ path: ownText(path), range }];
}

function namesIn(
  page: PageModel,
  catalogue: Catalogue,
): Pick<PageIndex, 'iconNames' | 'frontMatterKeys' | 'languages'> {
  return {
    iconNames: iconNamesIn(page, catalogue),
    frontMatterKeys: keysOfFrontMatter(page),
    languages: languagesOf(page),
  };
}

function languagesOf({ text, fences }: PageModel): readonly string[] {
  const names = fences.flatMap((fence) => readFenceMeta(text, fence).language?.value ?? []);
  return [...new Set(names)].map(ownText);
}

function isLink({ kind }: Reference): boolean {
  return kind === 'link';
}

function pointsInside(kind: Reference['kind'], value: string): boolean {
  return kind === 'import' || kind === 'use' ? isInSite(value) : !isExternal(value);
}

/** Returns a reference without the page’s text; that of the link is kept in `linkTexts`. */
function ownReference(reference: Reference): Reference {
  const { names, text: _text, ...others } = reference;
  const value = ownText(reference.value);
  const written = reference.written === reference.value ? value : ownText(reference.written);
  if (names === undefined) return { ...others, value, written };
  return {
    ...others,
    value,
    written,
    names: names.map((name) => ({ ...name, local: ownText(name.local), imported: ownText(name.imported) })),
  };
}

function keysOf(file: SitePath, references: readonly Reference[]): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const { kind, value } of references) {
    const { path } = splitAddress(value);
    if (path === '') keys.add(pathKey(file));
    else for (const candidate of pathsMeantBy(file, kind, path)) keys.add(pathKey(candidate));
  }
  return keys;
}

/** Returns the paths that an address of a kind may mean, except for those with an extension that an import omits. */
export function pathsMeantBy(file: SitePath, kind: Reference['kind'], path: string): readonly SitePath[] {
  if (kind !== 'snippet') return meantPaths(file, path);
  if (isDotted(path)) return pathsWithin(file, path);
  return [...snippetFolders, ''].flatMap((folder) => pathsWithin(file, `/${folder}/${path}`));
}

interface IconUse {
  readonly name: string;
  readonly range: TextRange;
}

/**
 * Returns the abbreviations that a glossary explains: those in its sections, in the first cells of its tables, and with
 * which its paragraphs and list items begin. Other pages explain none.
 */
function glossaryTerms(
  file: SitePath,
  page: PageModel,
  title: string | undefined,
  sections: readonly Section[],
): readonly string[] {
  if (!isGlossary(file, title)) return [];
  const leads = [...sections.map((section) => section.title), ...leadsOf(page)];
  const terms = leads.flatMap((lead) => lead.match(abbreviation) ?? []);
  return [...new Set(terms)].sort().map(ownText);
}

function isGlossary(file: SitePath, title = ''): boolean {
  const name =
    file
      .replace(/(?:\/index)?\.\w+$/, '')
      .split('/')
      .at(-1) ?? '';
  return [name, title].some((text) => text.split(/[^\p{L}]+/u).some((word) => names.test(word)) && !legal.test(text));
}

const names = /^(?:glossar(?:y|ies)|terminolog(?:y|ies)|terms|abbreviations?|acronyms?|definitions?)$/i;

const legal = /\bterms[- _](?:of|and[- _]conditions)\b/i;

const abbreviation = /(?<![\p{L}\p{N}])\p{Lu}{2,6}(?=s?(?![\p{L}\p{N}]))/gu;

/** Returns what entries begin with: a first cell, bold text, or the words before a colon or a dash. */
function leadsOf({ text, parsed }: PageModel): readonly string[] {
  const leads: string[] = [];
  parsed.tree.iterate({
    enter: ({ name, node, from, to }) => {
      if (name === 'TableRow') {
        const cell = node.getChild('TableCell');
        if (cell !== null) leads.push(text.slice(cell.from, cell.to));
        return false;
      }
      if (name !== 'Paragraph' && name !== 'Task') return true;
      leads.push(entryName.exec(text.slice(from, Math.min(to, from + 200)))?.[0] ?? '');
      return false;
    },
  });
  return leads;
}

const entryName = /^(?:\*\*|__)[^*_\n]+(?:\*\*|__)(?:\s*\([^()\n]+\))?|^[^:–—\n.]{2,80}?(?=:|\s[-–—]\s)/;

/**
 * Returns the icons of a page that not every library has, unless their library is specified: the site's decides whether
 * they are displayed. Brands are omitted: the platform may have a list of its own for them.
 */
function iconUses(page: PageModel, catalogue: Catalogue): readonly IconUse[] {
  return [...frontMatterIcons(page), ...page.elements.flatMap((element) => elementIcons(page, element, catalogue))];
}

function frontMatterIcons({ text, frontMatter }: PageModel): readonly IconUse[] {
  const { entries = [] } = frontMatter ?? {};
  if (entries.some(({ key }) => key === 'iconType')) return [];
  return entries.flatMap(({ key, value, valueRange: { start, end } }) => {
    if (typeof value !== 'string' || kindOfKey(key) !== 'icon' || !dependsOnLibrary(value)) return [];
    const quote = /["']/.test(text.charAt(start)) ? 1 : 0;
    const range = { start: start + quote, end: end - quote };
    return text.slice(range.start, range.end) === value ? [{ name: ownText(value), range }] : [];
  });
}

function elementIcons(page: PageModel, { name, opening }: Element, catalogue: Catalogue): readonly IconUse[] {
  const spec = specIn(page, catalogue, name);
  if (spec === undefined || hasSpread(opening)) return [];
  if (attributeOf(opening, 'iconType') !== undefined || attributeOf(opening, 'iconLibrary') !== undefined) return [];
  return opening.attributes.flatMap((attribute) => {
    const isIcon = spec.attributes.some((known) => known.name === attribute.name && known.kind === 'icon');
    const [text, range] = isIcon ? [attributeText(attribute), attributeTextRange(attribute)] : [];
    return text !== undefined && range !== undefined && dependsOnLibrary(text) ? [{ name: ownText(text), range }] : [];
  });
}

function dependsOnLibrary(name: string): boolean {
  const isKnown = librariesOf(name).length > 0 && !isBrand(name);
  return isKnown && !siteIconLibraries.every((library) => isIconOf(library, name));
}

/** Generated pages have no end. */
const mostNames = 200;

/** Returns the names of the icons that a page uses, each as often as it does. */
function iconNamesIn(page: PageModel, catalogue: Catalogue): readonly string[] {
  const names = [...iconsOfFrontMatter(page), ...page.elements.flatMap((element) => iconsOf(element, catalogue))];
  return names.filter(isIconName).slice(0, mostNames).map(ownText);
}

function iconsOfFrontMatter({ frontMatter }: PageModel): readonly string[] {
  const { entries = [] } = frontMatter ?? {};
  return entries.flatMap(({ key, value }) => (typeof value === 'string' && kindOfKey(key) === 'icon' ? [value] : []));
}

function iconsOf({ name, opening }: Element, catalogue: Catalogue): readonly string[] {
  const known = catalogue.get(name)?.attributes.filter(({ kind }) => kind === 'icon');
  if (known === undefined || known.length === 0) return [];
  return opening.attributes.flatMap((attribute) =>
    known.some((one) => one.name === attribute.name) ? (attributeText(attribute) ?? []) : [],
  );
}

/** Returns the keys of a page's front matter that the format has. */
function keysOfFrontMatter({ frontMatter }: PageModel): readonly string[] {
  const { entries = [] } = frontMatter ?? {};
  return entries.flatMap(({ key }) => (schemaOfKey(key) === undefined ? [] : [ownText(key)]));
}
