import { lazyForEach } from '../../util/lazy.ts';
import { namesPage, type PageEntry } from '../../config/navigation.ts';
import type { SchemaProblem } from '../../config/schemaProblem.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { filesOfEntry } from '../../paths/route.ts';
import { isWithin, type SitePath } from '../../paths/sitePath.ts';
import { resolveEntry } from '../references/resolveEntry.ts';
import { type SiteSnapshot, pageKindOf } from '../siteSnapshot.ts';

/** Returns the first navigation entry that points to a page; undefined if none is known. */
export function navigationEntryOf(
  { config, files }: Pick<SiteSnapshot, 'config' | 'files'>,
  file: SitePath,
): PageEntry | undefined {
  return config.navigation.entriesOf(file).find(({ entry }) => {
    const target = resolveEntry(files, entry);
    return (target.kind === 'page' || target.kind === 'index') && target.file === file;
  });
}

/** Whether the unlisted pages are known: the navigation is complete, and all pages are loaded. */
export function knowsListed({ config, isLoaded }: Pick<SiteSnapshot, 'config' | 'isLoaded'>): boolean {
  const isKnown = config.knowsNavigation && isLoaded && !config.navigation.isEmpty;
  return isKnown && !mayLoseSome(config.schemaProblems);
}

/**
 * Whether a page surely belongs to no group, though it could. False if the navigation isn't completely known, for
 * snippets, and for pages that are hidden on purpose.
 */
export function isUnlisted(site: SiteSnapshot, file: SitePath): boolean {
  const { config, isLoaded, pages } = site;
  if (!config.knowsNavigation || !isLoaded) return false;
  if (config.navigation.isEmpty || config.navigation.entriesOf(file).length > 0) return false;
  // If the platform ignores the list of a page, its location is what is wrong.
  if (mayLoseSome(config.schemaProblems) || config.navigation.passesOver(file)) return false;
  return pages.get(file)?.isHidden === false && pageKindOf(site, file) === 'page';
}

const mayLoseSome = lazyForEach((problems: readonly SchemaProblem[]) => problems.some(mayLoseEntries));

/** Whether some of the navigation isn't read because a value has the wrong type or a property the wrong name. */
function mayLoseEntries({ kind, path, properties, nearest }: SchemaProblem): boolean {
  if (path[0] !== 'navigation') return false;
  return kind === 'type' || (kind === 'required' ? properties : nearest.names).includes('pages');
}

/** Whether a site's navigation lists pages below one of its folders; `isThere` says whether a file of the site exists. */
export function listsPagesBelow(
  { navigation }: Pick<SiteConfig, 'navigation'>,
  folder: SitePath,
  isThere: (file: SitePath) => boolean,
): boolean {
  return navigation.entries.some(
    ({ entry }) => namesPage(entry) && filesOfEntry(entry).some((file) => isWithin(file, folder) && isThere(file)),
  );
}
