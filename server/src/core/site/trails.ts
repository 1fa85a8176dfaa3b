import type { Navigation } from '../config/navigation.ts';
import type { SitePath } from '../paths/sitePath.ts';
import { resolveEntry, type ListedFiles } from './resolveEntry.ts';

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
