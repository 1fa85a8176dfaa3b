import { encodeAddress, isExternal, pathKey } from '../../paths/address.ts';
import { isSnippetPath } from '../../paths/fileKinds.ts';
import { relativeFrom } from '../../paths/route.ts';
import { extensionOf, folderOf, siteRoot, type SitePath } from '../../paths/sitePath.ts';
import type { SectionSummary } from '../../page/pageSummary.ts';
import type { PageContext } from '../../site/pageContext.ts';
import { resolveLink } from '../../site/resolveLink.ts';
import type { PageAddress } from '../../site/siteFiles.ts';
import { knownSections } from '../../site/shownSections.ts';
import type { CompletionItem } from '../answers.ts';
import { plainText } from '../markdown.ts';
import { hasLetters, mostItems } from '../limitItems.ts';
import { titleOf } from '../../site/titleOf.ts';
import { landingOf } from '../site/linkTarget.ts';

/** The kinds of targets of an address. */
export type LinkKind = 'link' | 'image' | 'file' | 'snippet' | 'import';

/** A target in the site for completion of an address. */
export interface Target extends Pick<CompletionItem, 'kind' | 'detail' | 'documentation'> {
  readonly target: string;
  /** Its start in the typed text. */
  readonly from?: number;
  /** What people remember of it, besides its address: the title of a page. */
  readonly words?: string;
}

/** Returns the targets that match the typed start of an address; none if it points outside the site. */
export function linkTargets(context: PageContext, typed: string, kind: LinkKind): readonly Target[] {
  if (isExternal(typed)) return [];
  const { files } = context.site;
  switch (kind) {
    case 'link':
      return typed.includes('#') ? sectionTargets(context, typed) : pageTargets(context, typed);
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

function pageTargets(context: PageContext, typed: string): readonly Target[] {
  const { site } = context;
  const { files } = site;
  const isLong = files.pageAddresses.length > mostItems;
  const pages: Target[] = [];
  const unlisted: Target[] = [];
  for (const { path, address } of addressesFor(context, typed)) {
    // One more than the limit marks the list as incomplete.
    if (pages.length + unlisted.length > mostItems) break;
    const target = pageTarget(context, path, address);
    if (!isLong || hasLetters(`${address} ${target.words}`, typed)) {
      (site.listing.unlisted.has(path) ? unlisted : pages).push(target);
    }
  }
  const linkable = files.downloads.filter((file) => isLinkable(context, file, typed));
  const downloads = typed === '' ? [] : fileTargets(context, linkable, typed);
  return [...pages, ...unlisted, ...(typed === '' ? sectionTargets(context, '#') : []), ...downloads];
}

/** Yields the other pages with their addresses: from the root, or from the page's folder if a dot was typed. */
function* addressesFor({ site, file }: PageContext, typed: string): Iterable<PageAddress> {
  const folder = encodeAddress(folderOf(file)) as SitePath;
  for (const { path, address } of site.files.pageAddresses) {
    const form = path === file ? undefined : pathFrom(folder, address, typed);
    if (form !== undefined) yield { path, address: form };
  }
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

function pageTarget({ site }: PageContext, path: SitePath, target: string): Target & { readonly words: string } {
  const description = site.pages.get(path)?.description;
  const documentation = description === undefined ? {} : { documentation: plainText(description) };
  const title = titleOf(site, path);
  return { target, kind: 'page', detail: title, words: title, ...documentation };
}

/** Returns the sections of this page, or of the page before the `#`. */
function sectionTargets(context: PageContext, typed: string): readonly Target[] {
  const hash = typed.indexOf('#');
  return sectionsFor(context, typed.slice(0, hash)).flatMap(({ ids: [id], title, isSure }): readonly Target[] =>
    id === undefined || !isSure
      ? []
      : [{ target: `#${encodeAddress(id)}`, kind: 'section', detail: title, from: hash }],
  );
}

function sectionsFor({ site, file }: PageContext, path: string): readonly SectionSummary[] {
  if (path.trim() === '') return knownSections(site, file);
  const landing = landingOf(site, resolveLink(site, file, path));
  if (landing.kind !== 'page') return [];
  return knownSections(site, landing.file);
}

function fileTargets(context: PageContext, files: readonly SitePath[], typed: string): readonly Target[] {
  return files.flatMap((file): readonly Target[] => {
    const target = file === context.file ? undefined : formOf(context, `/${file}`, typed);
    return target === undefined ? [] : [{ target, kind: 'file' }];
  });
}

/** Returns import paths of files; paths with a character that would end the string are left out. */
function importTargets(context: PageContext, typed: string): readonly Target[] {
  return context.site.files.paths.flatMap((file): readonly Target[] => {
    if (file === context.file || !isImportable(file)) return [];
    const target = pathFor(context, `/${file}`, typed);
    return target === undefined ? [] : [{ target, kind: 'file' }];
  });
}

function snippetTargets({ site }: PageContext): readonly Target[] {
  return site.files.snippets.map((file) => ({ target: file.replace(/^_?snippets\//, ''), kind: 'file', detail: file }));
}

/** Returns an address: from the root, or from the page's folder if a dot was typed. */
function formOf(context: PageContext, path: string, typed: string): string | undefined {
  const form = pathFor(context, path, typed);
  return form === undefined ? undefined : encodeAddress(form);
}

function pathFor({ file }: PageContext, path: string, typed: string): string | undefined {
  return pathFrom(folderOf(file), path, typed);
}

/** Returns a path from the root, or from a folder if a dot was typed; undefined for any other start. */
function pathFrom(folder: SitePath, path: string, typed: string): string | undefined {
  if (!typed.startsWith('.')) return path;
  const relative = relativeFrom(folder, path);
  return relative.startsWith(/^\.\.?\/?/.exec(typed)?.[0] ?? '') ? relative : undefined;
}

function isImportable(path: SitePath): boolean {
  return isSnippetPath(path) && !/["'\\\n\r]/.test(path) && /^\.(?:mdx?|[jt]sx?)$/.test(extensionOf(path));
}
