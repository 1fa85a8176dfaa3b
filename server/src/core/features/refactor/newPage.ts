import { namesPage } from '../../config/navigation.ts';
import { pageFrom, pageTemplates } from '../../generators/templates/pageTemplates.ts';
import { isInPackages, isSnippetPath } from '../../paths/fileKinds.ts';
import { slugOf, wrongPageName } from '../../paths/pageNames.ts';
import { filesOfEntry, pageNameOf } from '../../paths/route.ts';
import { folderOf, foldersAbove, siteRoot, toSitePath, type SitePath } from '../../paths/sitePath.ts';
import { addToList } from '../../config/edit/addToList.ts';
import { configEdits } from '../../config/edit/configEdits.ts';
import { entryFor } from '../../rules/navigation/groupAdditions.ts';
import { brokenConfig } from '../../site/brokenConfig.ts';
import type { FileEdit } from '../../paths/fileEdit.ts';
import type { SiteFiles } from '../../site/siteFiles.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import type { TextEdit } from '../../text/textRange.ts';
import { groupBy } from '../../util/collections.ts';
import { code, formatList } from '../../util/messageText.ts';
import { missingCounterparts, type Counterpart } from './counterparts.ts';
import { insertionPointAt, type InsertionPoint } from './insertionPoints.ts';
import type { Refusable } from './refactoring.ts';
import { checkedTitle } from './renameTitle.ts';

export interface PageRequest {
  /** The id of a template. */
  readonly template: string;
  readonly title: string;
  /** A path from the site's root; with or without an extension. */
  readonly page: string;
  /** The list for its entry; undefined for none. */
  readonly insertionPoint?: Pick<InsertionPoint, 'path' | 'label'> | undefined;
  /** The other languages in which it is created, too. */
  readonly languages?: readonly string[] | undefined;
}

/** The edits that create pages: one, and then those in other languages. */
export interface NewPages {
  readonly edits: readonly FileEdit[];
  /** Each with the label of the container that lists it; undefined if none does. */
  readonly pages: readonly { readonly file: SitePath; readonly listedIn: string | undefined }[];
}

/** Creates a page from a template, in one language or in several, and lists it in containers of the navigation. */
export function newPage(site: SiteSnapshot, request: PageRequest): Refusable<NewPages> {
  const template = pageTemplates.find(({ id }) => id === request.template);
  const ids = pageTemplates.map(({ id }) => code(id));
  if (template === undefined) return { refused: `Unknown template “${request.template}”. Use ${formatList(ids)}.` };
  const title = checkedTitle(request.title, 'page');
  if ('refused' in title) return title;
  const planned = planPages(site, request);
  if ('refused' in planned) return planned;
  const text = pageFrom(template, title.title, site.config);
  const created = planned.pages.map(({ file }) => ({ kind: 'create', file, text }) as const);
  const listed = configEdits(
    site.config,
    planned.pages.flatMap((page) => entryEdits(site, page)),
  );
  return {
    edits: [...created, ...listed],
    pages: planned.pages.map(({ file, insertionPoint }) => ({ file, listedIn: insertionPoint?.label })),
  };
}

interface PlannedPage {
  readonly file: SitePath;
  readonly insertionPoint: InsertionPoint | undefined;
}

function planPages(
  site: SiteSnapshot,
  { page, insertionPoint: requested, languages = [] }: PageRequest,
): Refusable<{ readonly pages: readonly PlannedPage[] }> {
  const path = pagePath(site.files, page);
  if ('refused' in path) return path;
  if (requested !== undefined && !site.config.isComplete) return { refused: brokenConfig(site.config.file) };
  const insertionPoint = requested && insertionPointAt(site, 'page', folderOf(path.file), requested);
  if (requested !== undefined && insertionPoint === undefined)
    return { refused: `“${requested.label}” no longer exists or can’t contain pages. Select another location.` };
  const pages: PlannedPage[] = [{ file: path.file, insertionPoint }];
  const available = languages.length === 0 ? [] : missingCounterparts(site, path.file, requested);
  for (const language of new Set(languages)) {
    const counterpart = available.find((one) => one.language === language);
    if (counterpart === undefined) return { refused: noCounterpart(language, available) };
    const found = pagePath(site.files, counterpart.file);
    if ('refused' in found) return found;
    // Two entries at one place of a list would be edits at the same place.
    const isTaken = pages.some((one) => hasSameList(one, counterpart));
    pages.push({ file: found.file, insertionPoint: isTaken ? undefined : counterpart.insertionPoint });
  }
  return { pages };
}

function hasSameList(a: Pick<PlannedPage, 'insertionPoint'>, b: Pick<PlannedPage, 'insertionPoint'>): boolean {
  return (
    a.insertionPoint !== undefined && JSON.stringify(a.insertionPoint.list) === JSON.stringify(b.insertionPoint?.list)
  );
}

function noCounterpart(language: string, available: readonly Counterpart[]): string {
  const others = available.map((one) => code(one.language));
  const choice = others.length === 0 ? 'It can’t be created in any other language' : `Use ${formatList(others)}`;
  return `The page can’t be created in “${language}”. ${choice}.`;
}

function entryEdits({ config }: SiteSnapshot, { file, insertionPoint }: PlannedPage): readonly TextEdit[] {
  if (insertionPoint === undefined) return [];
  const { list, children, index } = insertionPoint;
  return addToList(config.composed, list, entryFor(file, children), index);
}

/** Returns the file of a new page, or the reason why there can be none. */
function pagePath(files: SiteFiles, written: string): Refusable<{ readonly file: SitePath }> {
  const path = toSitePath(written.trim());
  const name = path === undefined ? undefined : pageNameOf(path);
  if (name === undefined) return { refused: `“${written}” is outside the site. Use a path inside the site.` };
  const refused = wrongPageName(name) ?? folderProblem(files, name as SitePath) ?? taken(files, name);
  return refused === undefined ? { file: `${name}${files.pageExtension}` as SitePath } : { refused };
}

function folderProblem(files: SiteFiles, name: SitePath): string | undefined {
  const around = foldersAbove(name).find((folder) => files.has(folder));
  if (around !== undefined) return `${code(around)} is a file. Use a folder.`;
  if (isSnippetPath(name))
    return `Files in ${code(`${name.split('/')[0] ?? ''}/`)} are snippets, not pages. Use another folder.`;
  const isIndexed = (files.isKnown(name) || files.mayBeBuilt(name)) && !isInPackages(name);
  return isIndexed ? undefined : `Files in ${code(folderOf(name))} aren’t published. Use another folder.`;
}

function taken(files: SiteFiles, name: string): string | undefined {
  const file = filesOfEntry(name).flatMap((path) =>
    files.has(path) ? path : (files.names.inOtherCase(path) ?? []),
  )[0];
  return file === undefined ? undefined : `The page ${code(file)} already exists. Use another path.`;
}

/** The location of a new page: a folder, or else that of the pages of an insertion point. */
export interface ProposalTarget {
  readonly folder?: SitePath | undefined;
  readonly insertionPoint?: Pick<InsertionPoint, 'path' | 'label'> | undefined;
}

/** Returns an unused path for a page with a title: `guides/install-the-app`. */
export function proposedPage(site: SiteSnapshot, title: string, { folder, insertionPoint }: ProposalTarget): string {
  const { files } = site;
  const around = folder ?? (insertionPoint && folderOfPages(site, insertionPoint)) ?? siteRoot;
  const name = `${around === siteRoot ? '' : `${around}/`}${slugOf(title) || 'page'}`;
  for (let number = 1; ; number++) {
    const proposed = number === 1 ? name : `${name}-${number}`;
    const isTaken = filesOfEntry(proposed).some(
      (file) => files.has(file) || files.names.inOtherCase(file) !== undefined,
    );
    if (!isTaken) return proposed;
  }
}

/** Returns the folder of most pages that a container lists; of several, that of the last page. */
function folderOfPages(site: SiteSnapshot, requested: Pick<InsertionPoint, 'path' | 'label'>): SitePath | undefined {
  const children = insertionPointAt(site, 'page', siteRoot, requested)?.children ?? [];
  const pages = children.flatMap((child) => (child.kind === 'page' && namesPage(child.entry) ? [child.entry] : []));
  const folders = pages.flatMap((entry) => toSitePath(entry) ?? []).map((path) => folderOf(path));
  const counts = new Map([...groupBy(folders, (folder) => folder)].map(([folder, same]) => [folder, same.length]));
  // The last one counts: later folders replace earlier ones with the same number.
  return folders.reduce<SitePath | undefined>(
    (best, folder) => (best === undefined || (counts.get(folder) ?? 0) >= (counts.get(best) ?? 0) ? folder : best),
    undefined,
  );
}

/** Returns the counterparts that a new page can get at a path as typed; none if it can't have that path. */
export function counterpartsOf(
  site: SiteSnapshot,
  { page, insertionPoint }: Pick<PageRequest, 'page' | 'insertionPoint'>,
): readonly Counterpart[] {
  const path = pagePath(site.files, page);
  return 'refused' in path ? [] : missingCounterparts(site, path.file, insertionPoint);
}
