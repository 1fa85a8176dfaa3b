import type { PageEntry } from '../config/navigation.ts';
import type { SchemaProblem } from '../config/schemaProblem.ts';
import type { SitePath } from '../paths/sitePath.ts';
import { pageKindOf } from './pageKind.ts';
import { resolveEntry } from './resolveEntry.ts';
import type { SiteSnapshot } from './siteSnapshot.ts';

/** The first entry of the navigation that leads to a page; undefined where none is known to. */
export function entryOf(
  { config, files }: Pick<SiteSnapshot, 'config' | 'files'>,
  file: SitePath,
): PageEntry | undefined {
  return config.navigation.entriesOf(file).find(({ entry }) => {
    const target = resolveEntry(files, entry);
    return (target.kind === 'page' || target.kind === 'index') && target.file === file;
  });
}

/** Whether it can be told which pages no navigation lists: it is known as a whole, and so are the pages. */
export function knowsListed({ config, isLoaded }: Pick<SiteSnapshot, 'config' | 'isLoaded'>): boolean {
  const isKnown = config.knowsNavigation && isLoaded && config.navigation.nodes.length > 0;
  return isKnown && !config.schemaProblems.some(mayLoseEntries);
}

/**
 * Whether a page surely stands in no group, though it could: neither where the whole navigation isn't known, nor of
 * parts of pages and pages that are hidden on purpose.
 */
export function isUnlisted(site: SiteSnapshot, file: SitePath): boolean {
  const { config, isLoaded, pages } = site;
  if (!config.knowsNavigation || !isLoaded) return false;
  if (config.navigation.nodes.length === 0 || config.navigation.entriesOf(file).length > 0) return false;
  // Of a page that is listed where the platform doesn't look, its place is what is wrong.
  if (config.schemaProblems.some(mayLoseEntries) || config.navigation.passesOver(file)) return false;
  return pages.get(file)?.isHidden === false && pageKindOf(site, file) === 'page';
}

/** Whether a part of the navigation isn't read because something in its place has another kind or another name. */
function mayLoseEntries({ kind, path, properties, nearest }: SchemaProblem): boolean {
  if (path[0] !== 'navigation') return false;
  return kind === 'type' || (kind === 'required' ? properties : nearest.names).includes('pages');
}
