import { locateIn } from '../../config/composedTree.ts';
import { mentionsOnPage } from '../../page/mdx/script/mentions.ts';
import { splitAddress } from '../../paths/address.ts';
import { pageNameOf } from '../../paths/route.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import { exportRange } from '../../site/imports/exportRange.ts';
import { configReferences, configReferencesTo, configReferenceAt } from '../../site/references/configReferences.ts';
import { findSection, pagesShowing } from '../../site/sections/sectionLocation.ts';
import { linksThrough, referencesTo } from '../../site/references/references.ts';
import type { SiteSnapshot, PageContext } from '../../site/siteSnapshot.ts';
import { declarationOfVariable, usesOfVariable, variableInConfig, variableInPage } from '../../site/variables.ts';
import type { FileLocation } from '../../paths/fileLocation.ts';
import type { Redirect, Variable } from '../../config/siteConfig.ts';
import type { Section } from '../../page/sections/sections.ts';
import { resolveImport, resolveReference, type Destination } from '../../site/references/resolveLink.ts';
import { rangeHoldsCursor } from '../../text/textRange.ts';
import { textDeclaring } from '../page/namesInScope.ts';
import { exportAtOffset, type PageOf, localNameOf, type ExportAtOffset } from './exportAtOffset.ts';
import { importedNameAt } from './importAtOffset.ts';
import { landingOf } from './linkTarget.ts';
import { referenceAt } from './referenceAt.ts';
import { addTo } from '../../util/collections.ts';

export interface ReferenceOptions {
  readonly includeDeclaration: boolean;
}

/**
 * Returns all references to what an offset of a page names; undefined if it names nothing. `pageOf` returns the pages of
 * `filesNaming`.
 */
export function referencesInPage(
  context: PageContext,
  offset: number,
  options: ReferenceOptions,
  pageOf: PageOf = () => undefined,
): readonly FileLocation[] | undefined {
  const declared = exportAtOffset(context, offset);
  if (declared !== undefined) return referencesToExport(context, declared, options, pageOf);
  const subject = subjectInPage(context, offset);
  return subject && locationsOf(context.site, subject, options);
}

/** Returns all references to what an offset of docs.json names. */
export function referencesInConfig(
  site: SiteSnapshot,
  offset: number,
  options: ReferenceOptions,
): readonly FileLocation[] | undefined {
  const subject = subjectInConfig(site, offset);
  return subject && locationsOf(site, subject, options);
}

/** The references to a file, and to each of its sections. */
export interface FileReferences {
  /** Without the file's links to its own sections, which aren't incoming links. */
  readonly all: readonly FileLocation[];
  /** Those that a reader can follow: all but the entries of the navigation. */
  readonly links: readonly FileLocation[];
  /** By the offset of the section's start. */
  readonly bySection: ReadonlyMap<number, readonly FileLocation[]>;
}

/** Returns all references in the site to a file or one of its sections; docs.json comes first. */
export function referencesToFile(site: SiteSnapshot, file: SitePath): FileReferences {
  const named = namesOfFile(site, file);
  const bySection = new Map<number, FileLocation[]>();
  // A snippet has its sections on each page that includes it.
  for (const page of [file, ...pagesShowing(site, file)]) {
    const startOf = sectionStarts(site, page, file);
    for (const { fragment, location } of page === file ? named : namesOfFile(site, page)) {
      const start = fragment === undefined ? undefined : startOf(fragment);
      if (start !== undefined) addTo(bySection, start, location);
    }
  }
  const all = named.filter(({ isOwn }) => !isOwn);
  return {
    all: all.map(({ location }) => location),
    links: all.filter(({ isEntry }) => !isEntry).map(({ location }) => location),
    bySection,
  };
}

/**
 * Returns a function from a fragment of a page's address to the offset of its section in a file; each is resolved once.
 */
function sectionStarts(site: SiteSnapshot, page: SitePath, file: SitePath): (fragment: string) => number | undefined {
  const starts = new Map<string, number | undefined>();
  return (fragment) => {
    if (!starts.has(fragment)) {
      const found = findSection(site, page, fragment);
      starts.set(fragment, found?.file === file ? found.section.range.start : undefined);
    }
    return starts.get(fragment);
  };
}

/** A reference to a file or one of its sections. */
interface NameOfFile {
  readonly location: FileLocation;
  readonly fragment: string | undefined;
  readonly isEntry: boolean;
  /** Whether it only names a section of its own file. */
  readonly isOwn: boolean;
}

function namesOfFile(site: SiteSnapshot, file: SitePath): readonly NameOfFile[] {
  const inConfig = configReferencesTo(site, file).map(({ kind, range, fragment }): NameOfFile => {
    const span = locateIn(site.config.composed, range);
    return { location: span, fragment, isEntry: kind === 'entry', isOwn: false };
  });
  const entriesFirst = [...inConfig.filter(({ isEntry }) => isEntry), ...inConfig.filter(({ isEntry }) => !isEntry)];
  const inPages = [...referencesTo(site, file)].map(
    ({ file: from, reference: { range, value }, fragment }): NameOfFile => {
      const isOwn = from === file && splitAddress(value).path === '';
      return { location: { file: from, range }, fragment, isEntry: false, isOwn };
    },
  );
  return [...entriesFirst, ...inPages];
}

function locationsOf(
  site: SiteSnapshot,
  subject: Subject,
  { includeDeclaration }: ReferenceOptions,
): readonly FileLocation[] {
  const declaration = includeDeclaration ? declarationOf(site, subject) : [];
  return [...declaration, ...namesOf(site, subject)];
}

function declarationOf({ config, pageIndexes }: SiteSnapshot, subject: Subject): readonly FileLocation[] {
  switch (subject.kind) {
    case 'file':
      return [{ file: subject.file, range: pageIndexes.get(subject.file)?.title ?? { start: 0, end: 0 } }];
    case 'section':
      return [{ file: subject.file, range: subject.section.range }];
    case 'redirect':
      return [locateIn(config.composed, subject.redirect.source.range)];
    case 'variable':
      return [declarationOfVariable(config, subject.variable)];
    case 'prefix':
      return [];
  }
}

function namesOf(site: SiteSnapshot, subject: Subject): readonly FileLocation[] {
  switch (subject.kind) {
    case 'file':
      return referencesToFile(site, subject.file).all;
    case 'section':
      return referencesToFile(site, subject.file).bySection.get(subject.section.range.start) ?? [];
    case 'redirect':
      return [...linksThrough(site, subject.redirect)].map(({ file, reference: { range } }) => ({ file, range }));
    case 'variable':
      return usesOfVariable(site, subject.variable);
    case 'prefix':
      return entriesBelow(site, subject.path);
  }
}

/** Returns the pages of the navigation that a tab or an anchor claims. */
function entriesBelow(site: SiteSnapshot, prefix: SitePath): readonly FileLocation[] {
  return configReferences(site).flatMap(({ kind, file, range }) =>
    kind === 'entry' && file !== undefined && pageNameOf(file).startsWith(prefix)
      ? [locateIn(site.config.composed, range)]
      : [],
  );
}

/** The subject of a request for references. */
type Subject =
  /** A page, a snippet, an image or any other file. */
  | { readonly kind: 'file'; readonly file: SitePath }
  | { readonly kind: 'section'; readonly file: SitePath; readonly section: Section }
  | { readonly kind: 'redirect'; readonly redirect: Redirect }
  /** A string of docs.json that pages include by its name. */
  | { readonly kind: 'variable'; readonly variable: Variable }
  /** The prefix of paths of a tab or an anchor. */
  | { readonly kind: 'prefix'; readonly path: SitePath };

/** Returns the subject at an offset of docs.json. */
function subjectInConfig(site: SiteSnapshot, offset: number): Subject | undefined {
  const named = variableInConfig(site.config, offset);
  if (named !== undefined) return { kind: 'variable', variable: named.variable };
  const reference = configReferenceAt(site, offset);
  if (reference === undefined) return undefined;
  if (reference.kind === 'prefix')
    return reference.path === undefined ? undefined : { kind: 'prefix', path: reference.path };
  if (reference.kind === 'redirectSource') {
    const redirect = site.config.redirects.find(({ source }) => rangeHoldsCursor(source.range, offset));
    return redirect && { kind: 'redirect', redirect };
  }
  return reference.file === undefined ? undefined : subjectOf(site, reference.file, reference.fragment);
}

/**
 * Returns the subject at an offset of a page: the variable or file named there, the section whose title it is, or the
 * page itself in its front matter and above its first section.
 */
function subjectInPage(context: PageContext, offset: number): Subject | undefined {
  const { site, file, pageIndex } = context;
  const named = variableInPage(context, offset);
  if (named !== undefined) return { kind: 'variable', variable: named.variable };
  const reference = referenceAt(context, offset);
  const name = importedNameAt(context.page, offset);
  if (reference !== undefined) return subjectOfDestination(site, resolveReference(site, file, reference));
  if (name !== undefined) return subjectOfDestination(site, resolveImport(site, file, name.source));
  const section = pageIndex.sections.find(({ range }) => rangeHoldsCursor(range, offset));
  if (section !== undefined) return { kind: 'section', file, section };
  const [first] = pageIndex.sections;
  return first === undefined || offset < first.range.start ? { kind: 'file', file } : undefined;
}

function subjectOfDestination(site: SiteSnapshot, destination: Destination): Subject | undefined {
  const landing = landingOf(site, destination);
  switch (landing.kind) {
    case 'page':
      return subjectOf(site, landing.file, landing.fragment);
    case 'file':
      return { kind: 'file', file: landing.file };
    default:
      return undefined;
  }
}

function subjectOf(site: SiteSnapshot, file: SitePath, fragment: string | undefined): Subject {
  const location = fragment === undefined ? undefined : findSection(site, file, fragment);
  return location === undefined ? { kind: 'file', file } : { kind: 'section', ...location };
}

/** Returns where pages and snippets name what a file declares. */
function referencesToExport(
  context: PageContext,
  { file, name }: Pick<ExportAtOffset, 'file' | 'name'>,
  { includeDeclaration }: { readonly includeDeclaration: boolean },
  pageOf: PageOf,
): readonly FileLocation[] {
  const declaration = declarationOfExport(context, file, name);
  const files = new Set([file, ...(context.site.includedBy.get(file) ?? [])]);
  const uses = [...files].flatMap((one): readonly FileLocation[] => {
    const page = one === context.file ? context : pageOf(one);
    const local = page && localNameOf(page, file, name);
    const mentions = page === undefined || local === undefined ? [] : (mentionsOnPage(page.page, local) ?? []);
    const ranges = mentions.map(({ range }) => range).sort((a, b) => a.start - b.start);
    const isDeclaration = (start: number): boolean => one === file && start === declaration?.range.start;
    return ranges.filter(({ start }) => !isDeclaration(start)).map((range) => ({ file: one, range }));
  });
  return includeDeclaration && declaration !== undefined ? [declaration, ...uses] : uses;
}

function declarationOfExport(
  context: PageContext,
  file: ExportAtOffset['file'],
  name: string,
): FileLocation | undefined {
  const own = file === context.file ? context.page.script.declaredByName.get(name)?.range : undefined;
  const range = own ?? exportRange(textDeclaring(context, file), name);
  return range && { file, range: { start: range.end - name.length, end: range.end } };
}
