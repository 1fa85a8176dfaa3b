import { isDownload, isSnippetPath } from '../../paths/fileKinds.ts';
import { relativeFrom, routeOf } from '../../paths/route.ts';
import { extensionOf, folderOf, type SitePath } from '../../paths/sitePath.ts';
import { sectionsOf } from '../../page/sections.ts';
import type { PageInSite } from '../../site/pageInSite.ts';
import { resolveLink } from '../../site/resolveLink.ts';
import type { CompletionItem } from '../answers.ts';
import { plainText } from '../markdown.ts';
import { titleOf } from '../describePage.ts';

/** What an address may lead to. */
export type LinkKind = 'link' | 'image' | 'file' | 'snippet' | 'import';

/** A place in the site that an address could name. */
export interface Target extends Pick<CompletionItem, 'kind' | 'detail' | 'documentation'> {
  readonly target: string;
  /** Where in the typed text it begins. */
  readonly from?: number;
}

/** The places that fit an address of which the beginning is typed. */
export function linkTargets(page: PageInSite, typed: string, kind: LinkKind): readonly Target[] {
  const { files } = page.site;
  switch (kind) {
    case 'link':
      return typed.includes('#') ? sectionTargets(page, typed) : pageTargets(page, typed);
    case 'image':
      return fileTargets(page, files.images, typed);
    case 'file':
      return fileTargets(page, files.paths.filter(isDownload), typed);
    case 'snippet':
      return snippetTargets(page);
    case 'import':
      return importTargets(page, typed);
  }
}

function pageTargets(page: PageInSite, typed: string): readonly Target[] {
  const { site, file } = page;
  const pages = site.files.pages.flatMap((path): readonly Target[] => {
    const target = path === file ? undefined : formOf(page, routeOf(path), typed);
    if (target === undefined) return [];
    const description = site.pages.get(path)?.description;
    const documentation = description === undefined ? {} : { documentation: plainText(description) };
    return [{ target, kind: 'page', detail: titleOf(site, path), ...documentation }];
  });
  const downloads = typed === '' ? [] : fileTargets(page, site.files.paths.filter(isDownload), typed);
  return [...pages, ...(typed === '' ? sectionTargets(page, '#') : []), ...downloads];
}

/** The sections of this page; those of others aren't known here. */
function sectionTargets(page: PageInSite, typed: string): readonly Target[] {
  const hash = typed.indexOf('#');
  const found = hash === 0 ? undefined : resolveLink(page.site, page.file, typed.slice(0, hash));
  const isOwn = hash === 0 || (found?.kind === 'page' && found.file === page.file);
  if (!isOwn) return [];
  return sectionsOf(page.page, page.catalogue).flatMap(({ ids: [id], title, isSure }): readonly Target[] =>
    id === undefined || !isSure ? [] : [{ target: `#${encoded(id)}`, kind: 'section', detail: title, from: hash }],
  );
}

function fileTargets(page: PageInSite, files: readonly SitePath[], typed: string): readonly Target[] {
  return files.flatMap((file): readonly Target[] => {
    const target = file === page.file ? undefined : formOf(page, `/${file}`, typed);
    return target === undefined ? [] : [{ target, kind: 'file' }];
  });
}

/** Imports name files as they are; what could end the text of one isn't offered. */
function importTargets(page: PageInSite, typed: string): readonly Target[] {
  return page.site.files.paths.flatMap((file): readonly Target[] => {
    if (file === page.file || !isImportable(file)) return [];
    const target = pathFor(page, `/${file}`, typed);
    return target === undefined ? [] : [{ target, kind: 'file' }];
  });
}

function snippetTargets({ site }: PageInSite): readonly Target[] {
  return site.files.snippets.map((file) => ({ target: file.replace(/^_?snippets\//, ''), kind: 'file', detail: file }));
}

/** An address: from the root, or from the page's folder for who begins with a dot. */
function formOf(page: PageInSite, path: string, typed: string): string | undefined {
  const form = pathFor(page, path, typed);
  return form === undefined ? undefined : encoded(form);
}

/** A path from the root, or from the page's folder for who begins with a dot; undefined where it begins otherwise. */
function pathFor({ file }: PageInSite, path: string, typed: string): string | undefined {
  if (!typed.startsWith('.')) return path;
  const relative = relativeFrom(folderOf(file), path);
  return relative.startsWith(/^\.\.?\/?/.exec(typed)?.[0] ?? '') ? relative : undefined;
}

/** A path as it may stand in an address: blanks, brackets, quotes, `#` and `?` would end it. */
function encoded(path: string): string {
  const codes: Readonly<Record<string, string>> = { '(': '%28', ')': '%29', "'": '%27' };
  return path.replace(/[\s()<>"'%#?]/g, (char) => codes[char] ?? encodeURIComponent(char));
}

function isImportable(path: SitePath): boolean {
  return isSnippetPath(path) && !/["'\\\n\r]/.test(path) && /^\.(?:mdx?|[jt]sx?)$/.test(extensionOf(path));
}
