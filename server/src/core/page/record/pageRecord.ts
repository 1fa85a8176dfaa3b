import type { Catalogue } from '../../components/catalogue.ts';
import {
  belowMount,
  isDotted,
  isExternal,
  meantPaths,
  pathKey,
  pathsWithin,
  splitAddress,
} from '../../paths/address.ts';
import { snippetFolders } from '../../paths/fileKinds.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import { readWebAddress, type WebAddress } from '../../paths/webAddress.ts';
import type { TextRange } from '../../text/textRange.ts';
import { lineStartsOf } from '../../text/lines.ts';
import { ownText } from '../../util/strings.ts';
import { endpointOf, type Endpoint } from './endpoint.ts';
import { readFenceMeta } from '../fences/fenceMeta.ts';
import { glossaryTerms } from './glossary.ts';
import { iconUses, type IconUse } from './iconUses.ts';
import { linkedPaths } from './linkedPaths.ts';
import { isInSite, referencesOf, type Reference } from './references.ts';
import type { LocatedText, PageModel } from '../pageModel.ts';
import { summarizePage, type PageSummary } from './pageSummary.ts';
import { traitsOf, type PageTraits } from './pageTraits.ts';
import { refusedImports, type RefusedImport } from './refusedImports.ts';
import { sectionsOf, type Section } from '../sections/sections.ts';
import { coveredRangesOf, suppressionsOf, type CoveredRange, type Suppression } from '../suppressions.ts';
import { importsShownAlone, namesLeftOpen } from './unresolvedNames.ts';
import { variableUses, type VariableUse } from './variables.ts';

/** A link of a page to the web. */
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
  readonly sections: readonly Section[];
  readonly suppressions: readonly Suppression[];
  readonly covered: readonly CoveredRange[];
  readonly variables: readonly VariableUse[];
  readonly icons: readonly IconUse[];
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

/** Returns the record of a page. */
export function recordPage(file: SitePath, page: PageModel, catalogue: Catalogue): PageRecord {
  const title = page.frontMatter?.entries.find(({ key }) => key === 'title');
  const all = referencesOf(page, catalogue);
  const references = all.filter(({ value, kind }) => pointsInside(kind, value)).map(ownReference);
  const sections = sectionsOf(page, catalogue).map((section) => ({
    ...section,
    ids: section.ids.map(ownText),
    title: ownText(section.title),
  }));
  const linked = keysOf(file, references.filter(isLink));
  const named = keysOf(
    file,
    references.filter((reference) => !isLink(reference)),
  );
  const targets = { linked: [...linked], linkedPaths: linkedPaths(file, references) };
  const summary = summarizePage(page, catalogue, { sections, ...targets });
  return {
    summary,
    traits: traitsOf(page, summary.isHidden, glossaryTerms(file, page, summary.title, sections)),
    pageIndex: {
      references,
      webLinks: all.flatMap(webLinkOf),
      localLinks: all.flatMap((reference) => localLinkOf(page.text, reference)),
      keys: new Set([...linked, ...named]),
      includes: references.filter(({ kind }) => kind === 'import' || kind === 'snippet'),
      refusedImports: refusedImports(page),
      importsShownAlone: importsShownAlone(page).map(ownLocated),
      namesLeftOpen: namesLeftOpen(page).map(ownLocated),
      sections,
      suppressions: suppressionsOf(page),
      covered: coveredRangesOf(page),
      variables: variableUses(page.text),
      icons: iconUses(page, catalogue),
      languages: languagesOf(page),
      endpoint: endpointOf(page, catalogue),
      frontMatter: page.frontMatter?.range,
      title: title?.valueRange,
      lineStarts: lineStartsOf(page.text),
      length: page.text.length,
    },
  };
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

function ownReference(reference: Reference): Reference {
  const { names } = reference;
  const value = ownText(reference.value);
  const written = reference.written === reference.value ? value : ownText(reference.written);
  if (names === undefined) return { ...reference, value, written };
  return {
    ...reference,
    value,
    written,
    names: names.map(({ local, imported, range }) => ({ local: ownText(local), imported: ownText(imported), range })),
  };
}

function keysOf(file: SitePath, references: readonly Reference[]): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const { kind, value } of references) {
    const { path } = splitAddress(value);
    if (path === '') keys.add(pathKey(file));
    else for (const candidate of pathsMeantBy(file, kind, path)) for (const one of keysOfPath(candidate)) keys.add(one);
  }
  return keys;
}

function keysOfPath(path: SitePath): readonly string[] {
  const below = belowMount(path);
  return below === undefined || below.rest === '' ? [pathKey(path)] : [pathKey(path), pathKey(below.rest)];
}

/** Returns the paths that an address of a kind may mean, except for those with an extension that an import omits. */
export function pathsMeantBy(file: SitePath, kind: Reference['kind'], path: string): readonly SitePath[] {
  if (kind === 'import' || kind === 'use') return pathsWithin(file, path);
  if (kind !== 'snippet') return meantPaths(file, path);
  if (isDotted(path)) return pathsWithin(file, path);
  return [...snippetFolders, ''].flatMap((folder) => pathsWithin(file, `/${folder}/${path}`));
}
