import type { SiteConfig } from '../../config/siteConfig.ts';
import { folderOf, isWithin, siteRoot, toSitePath, type SitePath } from '../../paths/sitePath.ts';
import { comparedPath, type DescribedPages, type OperationPage } from './describedPages.ts';
import { localFileOf } from '../../paths/address.ts';
import { NamedTargets } from '../fileNames.ts';
import type { SiteSnapshot } from '../siteSnapshot.ts';
import { lazyFor, lazyForEach } from '../../util/lazy.ts';
import type { Nearest } from '../../util/nearest.ts';

/** The default folder of generated pages; below that of a language too. */
const usualFolder = 'api-reference';

/** What decides which pages are generated. */
type Sources = Pick<SiteSnapshot, 'config' | 'files' | 'apiDescriptions'>;

/** Whether a path may be that of a page that the platform generates from an API description. */
export function mayBeGenerated(site: Sources, path: SitePath): boolean {
  return generatedAt(site, path) !== 'no';
}

/**
 * Whether a page is generated at a path. If every description is a file of the site that could be read, the generated
 * pages are known. Otherwise nothing below the folders of generated pages can be judged: `unknown`; neither can a folder
 * without any file, if not only OpenAPI generates pages.
 */
export function generatedAt(site: Sources, path: SitePath): 'yes' | 'no' | 'unknown' {
  const { any, others, foldersAround } = site.config.generated;
  if (!any) return 'no';
  const described = describedBy(site);
  const known = described.filter((pages) => pages !== undefined);
  const named = foldersOf(site);
  const written = named.map((folder) => folder.toLowerCase());
  if (known.some((pages) => isPageOf(pages, written, path))) return 'yes';
  if (known.length === described.length && !others) return 'no';
  const around = foldersAround.flatMap((folder) => toSitePath(folder) ?? []);
  if ([...named, ...around].some((folder) => isBelow(path, folder))) return 'unknown';
  const [top = ''] = path.split('/');
  return others && top !== path && !site.files.hasFolder(top as SitePath) ? 'unknown' : 'no';
}

/** A page that the platform certainly generates. */
export interface GeneratedPage extends OperationPage {
  readonly file: SitePath;
}

/**
 * Returns the pages that are certainly generated, by how their paths are compared: those of local descriptions of which a
 * container of the navigation lists all operations. In languages, their folders differ.
 */
export function certainPages({
  config,
  apiDescriptions,
  editions,
}: Sources & Pick<SiteSnapshot, 'editions'>): ReadonlyMap<string, GeneratedPage> {
  const isKnown = !config.generated.others && config.generation !== 'classic' && editions.isEmpty;
  return isKnown ? listedPages(apiDescriptions)(config.generated.complete) : new Map();
}

/** Returns the pages of completely listed descriptions. Each link of a page, and each letter of a new one, asks for them. */
const listedPages = lazyForEach((apiDescriptions: SiteSnapshot['apiDescriptions']) =>
  lazyFor((complete: SiteConfig['generated']['complete']): ReadonlyMap<string, GeneratedPage> => {
    const found = new Map<string, GeneratedPage>();
    const repeated = new Set<string>();
    for (const { source, folder = usualFolder } of complete) {
      const file = localFileOf(source)?.path;
      const below = toSitePath(folder);
      const pages = file === undefined || below === undefined ? undefined : apiDescriptions.get(file)?.pages;
      if (file === undefined || below === undefined || pages === undefined) continue;
      const folderKey = comparedPath(below.toLowerCase());
      for (const page of pages.sure) {
        const key = page.isFromRoot ? page.key : `${folderKey}/${page.key}`;
        if (found.has(key)) repeated.add(key);
        found.set(key, { ...page, file, address: page.isFromRoot ? page.address : `${below}/${page.address}` });
      }
    }
    for (const key of repeated) found.delete(key);
    return found;
  }),
);

/** Returns the page that is certainly generated at a path. */
export function certainPageAt(
  site: Sources & Pick<SiteSnapshot, 'editions'>,
  path: SitePath,
): GeneratedPage | undefined {
  return certainPages(site).get(comparedPath(path.toLowerCase()));
}

/** Whether a path is that of a folder of generated pages, or in one. */
export function isInGenerated(site: Sources, path: SitePath): boolean {
  return site.config.generated.any && foldersOf(site).some((folder) => isBelow(path, folder));
}

/** Returns the paths of generated pages that a path in a folder of them may mean. */
export function nearestGenerated(site: Sources, path: SitePath): Nearest {
  if (!isInGenerated(site, path)) return { names: [], isClear: false };
  const below = new Set(foldersOf(site).flatMap((folder) => pathBelow(path, folder) ?? []));
  const found = describedBy(site).flatMap((pages) => {
    if (pages === undefined) return [];
    const targets = targetsOf(pages);
    const named = [...below].map((rest) => {
      const { names, isClear } = targets.names.nearest(rest);
      return { names: names.map((name) => path.slice(0, path.length - rest.length) + name), isClear };
    });
    return [...named, targets.paths.nearest(path)];
  });
  const [first, ...others] = found.filter(({ names }) => names.length > 0);
  const names = [...new Set([...(first?.names ?? []), ...others.flatMap((one) => one.names)])];
  return { names, isClear: first?.isClear === true && others.length === 0 };
}

const targetsOf = lazyForEach(({ names, paths }: DescribedPages) => ({
  names: new NamedTargets([...names.values()]),
  paths: new NamedTargets([...paths.values()]),
}));

/** Whether a page at a path would be among generated ones alone, in a folder without any file. */
export function isAmongGenerated(site: Sources, path: SitePath): boolean {
  const folder = folderOf(path);
  return folder !== siteRoot && isInGenerated(site, path) && !site.files.hasFolder(folder);
}

function foldersOf({ config }: Sources): readonly string[] {
  return [usualFolder, ...config.generated.folders.flatMap((folder) => toSitePath(folder) ?? [])];
}

/** Returns the pages of each OpenAPI description; undefined for a remote one, and for one that can't be read. */
function describedBy({ config, apiDescriptions }: Sources): readonly (DescribedPages | undefined)[] {
  return config.generated.openApi.map((source) => {
    const file = localFileOf(source)?.path;
    return file === undefined ? undefined : apiDescriptions.get(file)?.pages;
  });
}

/** Whether a path is a page of a description in one of some folders. A second page of a name ends in a number. */
function isPageOf({ names, paths }: DescribedPages, folders: readonly string[], path: SitePath): boolean {
  const has = (set: ReadonlyMap<string, string>, text: string): boolean =>
    set.has(comparedPath(text)) || set.has(comparedPath(text.replace(/-\d+$/, '')));
  if (has(paths, path)) return true;
  return folders.some((folder) => {
    const rest = pathBelow(path, folder);
    return rest !== undefined && has(names, rest);
  });
}

/** Returns the rest of a path below a folder of generated pages, which may be in that of a language. */
function pathBelow(path: SitePath, folder: string): string | undefined {
  if (folder === siteRoot) return path;
  const at = `/${path}/`.indexOf(`/${folder}/`);
  return at < 0 ? undefined : path.slice(at + folder.length + 1);
}

/** Whether a path is in a folder, or in one of that name in the folder of a language. */
function isBelow(path: SitePath, folder: string): boolean {
  if (folder === siteRoot) return false;
  return isWithin(path, folder as SitePath) || (folder === usualFolder && `/${path}/`.includes(`/${folder}/`));
}
