import { sectionWithId } from '../../page/sections/sections.ts';
import { encodeAddress, encodeFragment, isExternal, pathKey, splitAddress } from '../../paths/address.ts';
import { isClassicSnippetPath, isSnippetPath } from '../../paths/fileKinds.ts';
import { relativeFrom, routeOf } from '../../paths/route.ts';
import { extensionOf, folderOf, siteRoot, toSitePath, type SitePath } from '../../paths/sitePath.ts';
import type { PageContext } from '../../site/pageContext.ts';
import { pageKindOf } from '../../site/pageKind.ts';
import { resolveLink } from '../../site/references/resolveLink.ts';
import { displayTitleOf, type NamedPage } from '../../site/pageTitles.ts';
import { knownSections } from '../../site/sections/shownSections.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import type { CompletionItem } from '../answers.ts';
import { plainText } from '../../text/markdown.ts';
import type { TextRange } from '../../text/textRange.ts';
import { hasLetters, mostItems } from '../limitItems.ts';
import { landingOf } from '../site/linkTarget.ts';
import { isMarkdownSection, isMarkdownTarget } from './markdownSupport.ts';

/** The kinds of targets of an address. */
export type LinkKind = 'link' | 'image' | 'file' | 'snippet' | 'import';

/** A target in the site for completion of an address. */
export interface TargetProposal extends Pick<CompletionItem, 'kind' | 'detail' | 'documentation'> {
  readonly target: string;
  /** Its start in the typed text. */
  readonly from?: number;
  /** Text by which it is found, besides its address: the title of a page. */
  readonly searchText?: string;
  readonly page?: SitePath;
}

/** The text of an address around the cursor: what is typed before it, and what a target replaces. */
interface AddressCursor {
  readonly typed: string;
  readonly replace: TextRange;
}

/** Returns the range that a target replaces: a fragment after the cursor stays if the page has that section. */
export function rangeReplacedBy(
  { page: { text }, site }: PageContext,
  { from = 0, page }: { readonly from: number | undefined; readonly page: SitePath | undefined },
  { typed, replace: { start, end } }: AddressCursor,
): TextRange {
  const cursor = start + typed.length;
  const hash = page === undefined ? -1 : text.slice(cursor, end).indexOf('#');
  const replaced = { start: start + from, end };
  if (page === undefined || hash < 0) return replaced;
  const { fragment = '' } = splitAddress(text.slice(cursor + hash, end));
  const isThere = sectionWithId(knownSections(site, page), fragment) !== undefined;
  return isThere ? { ...replaced, end: cursor + hash } : replaced;
}

/**
 * Returns the targets that match the typed start of an address; none if it points outside the site. If the editor has
 * Markdown support of its own, the targets that it offers are omitted.
 */
export function linkTargets(
  context: PageContext,
  typed: string,
  kind: LinkKind,
  hasMarkdownSupport = false,
): readonly TargetProposal[] {
  const targets = targetsOf(context, typed, kind, hasMarkdownSupport);
  return hasMarkdownSupport ? targets.filter((target) => !isMarkdownTarget(target, typed)) : targets;
}

function targetsOf(
  context: PageContext,
  typed: string,
  kind: LinkKind,
  hasMarkdownSupport: boolean,
): readonly TargetProposal[] {
  if (isExternal(typed)) return [];
  const { files } = context.site;
  switch (kind) {
    case 'link':
      return typed.includes('#')
        ? sectionTargets(context, typed, hasMarkdownSupport)
        : pageTargets(context, typed, hasMarkdownSupport);
    case 'image':
      return fileTargets(context, files.images, typed);
    case 'file':
      return fileTargets(context, files.downloads, typed);
    case 'snippet':
      return snippetTargets(context);
    case 'import':
      return importTargets(context, typed);
  }
}

function pageTargets(context: PageContext, typed: string, hasMarkdownSupport: boolean): readonly TargetProposal[] {
  const { site } = context;
  const pages: TargetProposal[] = [];
  const unlisted: TargetProposal[] = [];
  for (const target of matchingPages(context, typed)) {
    (site.listing.unlisted.has(target.page) ? unlisted : pages).push(target);
  }
  if (areWords(typed)) return [...pages, ...unlisted, ...titledSections(context, typed)];
  const linkable = site.files.downloads.filter((file) => isLinkable(context, file, typed));
  const downloads = typed === '' ? [] : fileTargets(context, linkable, typed);
  const sections = typed === '' ? sectionTargets(context, '#', hasMarkdownSupport) : titledSections(context, typed);
  return [...pages, ...unlisted, ...sections, ...downloads];
}

/** Whether somebody types words of a title: an address has no spaces. */
function areWords(typed: string): boolean {
  return /\s/.test(typed);
}

/**
 * Returns the other pages; of a long list those that the typed text may mean, the best ones first if it is cut. For
 * words that aren’t an address, only pages that contain them.
 */
function matchingPages({ site, file }: PageContext, typed: string): readonly PageTarget[] {
  const named = site.titles.namedPages(site.files, site.config.navigation);
  const folder = encodeAddress(folderOf(file)) as SitePath;
  const typedText = typed.toLowerCase();
  const fitting: PageTarget[] = [];
  const others: PageTarget[] = [];
  for (const page of named) {
    // One more than the limit marks the list as incomplete.
    if (fitting.length > mostItems) break;
    const target = page.path === file ? undefined : pathFrom(folder, page.address, typed);
    if (target === undefined) continue;
    const searched = target === page.address ? page.searched : `${target} ${page.searchText}`.toLowerCase();
    const fits = searched.includes(typedText) || (named.length <= mostItems && !areWords(typed));
    if (fits) fitting.push(pageTarget(site, page, target));
    else if (!areWords(typed) && others.length <= mostItems && hasLetters(searched, typedText))
      others.push(pageTarget(site, page, target));
  }
  return [...fitting, ...others];
}

/**
 * Whether readers may want a file: text files are often a tool’s own (`vocab.txt`), so a page has to link to the file, or
 * its folder has to be typed.
 */
function isLinkable({ site }: PageContext, file: SitePath, typed: string): boolean {
  if (!/^\.(?:txt|csv|xml|ics)$/.test(extensionOf(file))) return true;
  const folder = folderOf(file);
  if (folder !== siteRoot && typed.startsWith(`/${folder}/`)) return true;
  const key = pathKey(file);
  return [...site.pageIndexes.values()].some(({ keys }) => keys.has(key));
}

interface PageTarget extends TargetProposal {
  readonly page: SitePath;
  readonly searchText: string;
}

function pageTarget({ pages }: SiteSnapshot, { path, title, searchText }: NamedPage, target: string): PageTarget {
  const description = pages.get(path)?.description;
  const documentation = description === undefined ? {} : { documentation: plainText(description) };
  return { page: path, target, kind: 'page', detail: title, searchText, ...documentation };
}

/** How many sections of other pages are offered at most. */
const mostSections = 50;

/** How many letters have to be typed before they are. */
const fewestLetters = 3;

/** Whether typing on finds targets that a list of pages lacks: their sections. */
export function findsSectionsLater(typed: string, targets: readonly Pick<TargetProposal, 'kind'>[]): boolean {
  if (typed.length < fewestLetters) return targets.some(({ kind }) => kind === 'page');
  return targets.filter(({ kind }) => kind === 'section').length >= mostSections;
}

/** Returns the sections of other pages that have the typed words in their titles; none while a path is typed. */
function titledSections({ site, file: self }: PageContext, typed: string): readonly TargetProposal[] {
  if (typed.length < fewestLetters || /^[./]/.test(typed)) return [];
  return site.titles.sectionsLike(typed, mostSections).flatMap(({ file, section: { ids, title } }) => {
    const [id] = ids;
    if (id === undefined || pageKindOf(site, file) !== 'page') return [];
    const target = `${file === self ? '' : encodeAddress(routeOf(file))}#${encodeFragment(id)}`;
    const page = displayTitleOf(site, file);
    return [{ target, kind: 'section', detail: file === self ? title : `${title} · ${page}`, searchText: title }];
  });
}

/** Returns the sections of this page, or of the page before the `#`. */
function sectionTargets(context: PageContext, typed: string, hasMarkdownSupport: boolean): readonly TargetProposal[] {
  const hash = typed.indexOf('#');
  const file = pageBefore(context, typed.slice(0, hash));
  if (file === undefined) return [];
  return knownSections(context.site, file).flatMap((section): readonly TargetProposal[] => {
    const [id] = section.ids;
    if (id === undefined || !section.isSure) return [];
    if (hasMarkdownSupport && isMarkdownSection(context.site, file, section)) return [];
    return [{ target: `#${encodeFragment(id)}`, kind: 'section', detail: section.title, from: hash }];
  });
}

/** Returns the page that a path names; without one the page itself. */
function pageBefore({ site, file }: PageContext, path: string): SitePath | undefined {
  if (path.trim() === '') return file;
  const landing = landingOf(site, resolveLink(site, file, path));
  return landing.kind === 'page' ? landing.file : undefined;
}

function fileTargets(context: PageContext, files: readonly SitePath[], typed: string): readonly TargetProposal[] {
  return files.flatMap((file): readonly TargetProposal[] => {
    const target = file === context.file ? undefined : formOf(context, `/${file}`, typed);
    return target === undefined ? [] : [{ target, kind: 'file' }];
  });
}

/** Returns import paths of files; paths with a character that would end the string are left out. */
function importTargets(context: PageContext, typed: string): readonly TargetProposal[] {
  return context.site.files.paths.flatMap((file): readonly TargetProposal[] => {
    if (file === context.file || !isImportable(file)) return [];
    const target = pathFor(context, `/${file}`, typed);
    return target === undefined ? [] : [{ target, kind: 'file' }];
  });
}

function snippetTargets({ site }: PageContext): readonly TargetProposal[] {
  return site.files.snippets.map((file) => ({ target: file.replace(/^_?snippets\//, ''), kind: 'file', detail: file }));
}

/** Returns an address: from the root, or from the page's folder if a dot was typed; with spaces if one was typed. */
function formOf(context: PageContext, path: string, typed: string): string | undefined {
  const form = pathFor(context, path, typed);
  if (form === undefined) return undefined;
  const address = encodeAddress(form);
  return typed.includes(' ') ? address.replaceAll('%20', ' ') : address;
}

function pathFor({ file }: PageContext, path: string, typed: string): string | undefined {
  return pathFrom(folderOf(file), path, typed);
}

/** Returns a path from the root, or from a folder if a dot was typed; undefined for any other start. */
function pathFrom(folder: SitePath, path: string, typed: string): string | undefined {
  if (!typed.startsWith('.')) return path;
  const relative = relativeFrom(folder, path);
  if (relative.startsWith(/^\.\.?\/?/.exec(typed)?.[0] ?? '')) return relative;
  // Who types `../guides/` in the folder `guides` gets its pages, too.
  const typedFolder = typed.slice(0, typed.lastIndexOf('/') + 1);
  const named = /[^./]/.test(typedFolder) ? toSitePath(`${folder}/${typedFolder}`) : undefined;
  return named !== undefined && path.startsWith(`/${named}/`)
    ? typedFolder + path.slice(named.length + '//'.length)
    : undefined;
}

/** The platform imports nothing from the folder of old snippets. */
function isImportable(path: SitePath): boolean {
  return (
    isSnippetPath(path) &&
    !isClassicSnippetPath(path) &&
    !/["'\\\n\r]/.test(path) &&
    /^\.(?:mdx?|[jt]sx)$/.test(extensionOf(path))
  );
}
