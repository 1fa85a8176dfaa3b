import type { Navigation } from '../../config/navigation.ts';
import { isMarkdown, isNeverPage } from '../../paths/fileKinds.ts';
import { filesOfEntry } from '../../paths/route.ts';
import { toSitePath, type SitePath } from '../../paths/sitePath.ts';
import { ownText } from '../../util/strings.ts';

export type EntryTarget =
  | { readonly kind: 'page'; readonly file: SitePath }
  /** The page exists, but the entry gives its extension, with which the platform doesn't find it. */
  | { readonly kind: 'withExtension'; readonly file: SitePath }
  /** The entry names a folder with an index page: that is displayed, with a title from the path instead of its own. */
  | { readonly kind: 'index'; readonly file: SitePath }
  | { readonly kind: 'missing' }
  /** The entry points to a folder that wasn't read, or is no path of a page. */
  | { readonly kind: 'unknown' };

/** What has to be known of a site's files to look an entry up; immutable. */
export interface ListedFiles {
  has(path: SitePath): boolean;
  /** Whether the absence of a path is certain. */
  isKnown(path: SitePath): boolean;
  /** Whether the site’s `.mintignore` excludes the page that a path means. */
  isUnpublishedPage(path: SitePath): boolean;
  /** Whether the site’s `.mintignore` excludes a file. */
  isUnpublished(path: SitePath): boolean;
  /** The targets of the entries that were resolved among these files: a keystroke in docs.json changes one of thousands. */
  readonly entryTargets: Map<string, EntryTarget>;
}

/** More than any navigation has; every state of an entry that is being typed is one. */
const mostResolved = 100_000;

export function resolveEntry(files: ListedFiles, entry: string): EntryTarget {
  const { entryTargets } = files;
  const known = entryTargets.get(entry);
  if (known !== undefined) return known;
  if (entryTargets.size >= mostResolved) entryTargets.clear();
  const target = findTarget(files, entry);
  entryTargets.set(ownText(entry), target);
  return target;
}

function findTarget(files: ListedFiles, entry: string): EntryTarget {
  const candidates = filesOfEntry(entry);
  const isPublished = (path: SitePath): boolean => files.has(path) && !files.isUnpublished(path);
  const file = candidates.find((path) => isPublished(path) && !isNeverPage(path));
  if (file !== undefined) return { kind: 'page', file };
  const path = toSitePath(entry);
  if (path === undefined) return { kind: 'missing' };
  if (path !== '' && isMarkdown(path) && isPublished(path) && !isNeverPage(path))
    return { kind: 'withExtension', file: path };
  const index = filesOfEntry(`${path}/index`).find(isPublished);
  if (path !== '' && index !== undefined) return { kind: 'index', file: index };
  return files.isKnown(path) || files.isUnpublishedPage(path) ? { kind: 'missing' } : { kind: 'unknown' };
}

/** Whether an entry has no page because the site’s `.mintignore` excludes it. */
export function isUnpublishedEntry(files: Pick<ListedFiles, 'isUnpublishedPage'>, entry: string): boolean {
  const path = toSitePath(entry);
  return path !== undefined && path !== '' && files.isUnpublishedPage(path);
}

/**
 * Returns the file that an entry means, even if it is written so that the platform can't resolve it, or not completely.
 */
export function fileOfTarget(target: EntryTarget): SitePath | undefined {
  return target.kind === 'missing' || target.kind === 'unknown' ? undefined : target.file;
}

/** The titles of the divisions and groups that list a page, the outermost first. */
export type Trail = readonly string[];

/** Returns the trail of the first entry of each listed page, in the order of the navigation. */
export function trailsIn(files: ListedFiles, navigation: Navigation): ReadonlyMap<SitePath, Trail> {
  const trails = new Map<SitePath, Trail>();
  for (const { entry, divisions, groups } of navigation.entries) {
    const target = resolveEntry(files, entry);
    if ((target.kind !== 'page' && target.kind !== 'index') || trails.has(target.file)) continue;
    trails.set(
      target.file,
      [...divisions, ...groups].map(({ title }) => title).filter((title) => title !== ''),
    );
  }
  return trails;
}
