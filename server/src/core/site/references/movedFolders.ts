import { encodeAddress } from '../../paths/address.ts';
import { isSnippetPath } from '../../paths/fileKinds.ts';
import { baseNameOf, foldersAbove, type SitePath } from '../../paths/sitePath.ts';
import { belowBasePath } from './basePath.ts';
import { resolveLink } from './resolveLink.ts';
import type { LinkedPath, MovedFolder, MovedFolders, MovedFoldersSource } from './siteLinks.ts';
import { addTo, countUp, largest } from '../../util/collections.ts';
import { lazy, withLazy } from '../../util/lazy.ts';

/** Returns the missing folders that many links point into; nothing is computed before somebody asks. */
export function createMovedFolders(site: MovedFoldersSource): MovedFolders {
  const { files, config, editions, apiDescriptions, settings, imported, isLoaded, links } = site;
  const source = { files, config, editions, apiDescriptions, settings, imported, isLoaded, links };
  const languageFolders = lazy(() => new Set(files.pages.flatMap((page) => editions.languageFoldersIn(page))));
  const found = lazy(() => findMovedFolders({ ...source, languageFolders }, links.intoMissingFolders(files)));
  return withLazy({ source }, { folders: () => found().folders, targets: () => found().targets });
}

/** Fewer links are reported one by one. */
const fewestLinks = 10;

/**
 * Returns the missing folders that many links point into, if pages of the same names are elsewhere. Links to pages that
 * aren't, or whose name several have, are omitted: each of them needs a decision.
 */
function findMovedFolders(
  site: SiteWithLanguages,
  linked: ReadonlyMap<SitePath, LinkedPath>,
): Omit<MovedFolders, 'source'> {
  const groups = new Map<SitePath, LinkToMoved[]>();
  for (const [path, pages] of site.isLoaded ? linked : []) {
    const { basePath, rest: named } = belowBasePath(site, path) ?? { rest: path };
    const folder = missingFolder(site, named);
    const target = folder === undefined ? undefined : currentTarget(site, named);
    if (folder === undefined || target === undefined || !isMissing(site, path)) continue;
    if (isOriginalRedirected(site, named)) continue;
    const address = basePath === undefined ? target : `${basePath}/${target}`;
    const checked = new Map([...pages].filter(([page]) => isChecked(site, page)));
    addTo(groups, folder, { path, target, address, pages: checked });
  }
  const moved = [...groups].map(([folder, links]) => ({
    ...movedFolder(folder, links),
    links: linksOf(links),
    paths: links,
  }));
  const many = moved.filter(({ links }) => links >= fewestLinks).sort((a, b) => (a.folder < b.folder ? -1 : 1));
  return {
    folders: many.map(({ folder, links, byPage, nowIn }) => ({ folder, links, byPage, nowIn })),
    targets: new Map(many.flatMap(({ paths }) => paths.map(({ path, address }) => [path, address] as const))),
  };
}

interface SiteWithLanguages extends MovedFoldersSource {
  /** The names of all folders around pages that are those of languages. */
  readonly languageFolders: () => ReadonlySet<string>;
}

interface LinkToMoved {
  readonly path: SitePath;
  readonly target: string;
  /** The same with the path below which the site is served, if links have that. */
  readonly address: string;
  readonly pages: LinkedPath;
}

/** Returns the outermost missing folder of a path. */
function missingFolder({ files }: MovedFoldersSource, path: SitePath): SitePath | undefined {
  return foldersAbove(path).findLast((folder) => !files.hasFolder(folder));
}

function isMissing(site: MovedFoldersSource, path: SitePath): boolean {
  return resolveLink(site, site.config.file, `/${encodeAddress(path)}`).kind === 'missing';
}

/** Whether a redirect tells where the original of a path is now, which is surer than a name. */
function isOriginalRedirected({ config, editions }: MovedFoldersSource, path: SitePath): boolean {
  const original = editions.copiedPath(path)?.original;
  return original !== undefined && config.redirectOf(original) !== undefined;
}

/** Whether a page's links count: those of snippets are reported there, and those of ignored files nowhere. */
function isChecked({ settings, imported }: MovedFoldersSource, page: SitePath): boolean {
  return !isSnippetPath(page) && !imported.has(page) && !settings.isIgnored(page);
}

/**
 * Returns the page that a path may mean: the only one of its edition with its name; of several the one that shares the
 * most folders with it.
 */
function currentTarget(site: SiteWithLanguages, path: SitePath): string | undefined {
  const named = site.files.names.pageTargets.named(baseNameOf(path));
  const whole = named.filter((target) => target.endsWith(`/${path}`));
  const [below] = whole;
  // Another folder is now around all of it, so that the edition of the missing path isn’t known by its folder.
  if (below !== undefined && whole.length === 1) return below;
  const possible = ofSameEdition(site, path, named);
  const most = largest(
    possible.map((target) => sharedEnd(target, path)),
    0,
  );
  const best = possible.filter((target) => sharedEnd(target, path) === most);
  const shortest = best.toSorted((a, b) => a.length - b.length)[0];
  // Translations have the paths of the pages that they translate in folders of their own.
  return best.every((target) => target === shortest || target.endsWith(`/${shortest ?? ''}`)) ? shortest : undefined;
}

/** Returns the targets that readers of a path’s language and version would be shown. */
function ofSameEdition(site: SiteWithLanguages, path: SitePath, targets: readonly string[]): readonly string[] {
  const { editions } = site;
  const editionOf = (one: string): string | undefined => editions.copiedPath(one as SitePath)?.edition;
  const edition = editionOf(path);
  const languages = editions.languageFoldersIn(path);
  if (edition !== undefined || languages.length === 0) return targets.filter((one) => editionOf(one) === edition);
  const inLanguage = targets.filter((one) => languages.every((name) => one.split('/').includes(name)));
  if (inLanguage.length > 0) return inLanguage;
  // A language that is in another folder now has no such page.
  const isKept = languages.some((name) => site.languageFolders().has(name));
  return isKept ? [] : targets.filter((one) => editionOf(one) === undefined);
}

function sharedEnd(a: string, b: string): number {
  const [left, right] = [a.split('/').toReversed(), b.split('/').toReversed()];
  const differing = left.findIndex((segment, index) => segment !== right[index]);
  return differing < 0 ? left.length : differing;
}

function linksOf(links: readonly LinkToMoved[]): number {
  return links.reduce((sum, { pages }) => sum + total(pages), 0);
}

function movedFolder(
  folder: SitePath,
  links: readonly LinkToMoved[],
): Pick<MovedFolder, 'folder' | 'byPage' | 'nowIn'> {
  const byPage = new Map<SitePath, number>();
  const byFolder = new Map<string, number>();
  for (const { target, pages } of links) {
    countUp(byFolder, target.slice(0, Math.max(0, target.lastIndexOf('/'))), total(pages));
    for (const [page, count] of pages) countUp(byPage, page, count);
  }
  const nowIn = [...byFolder].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([name]) => name);
  return { folder, byPage, nowIn };
}

function total(pages: LinkedPath): number {
  return [...pages.values()].reduce((sum, count) => sum + count, 0);
}
