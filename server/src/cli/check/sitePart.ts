import { isAbove, type SitePath } from '../../core/paths/sitePath.ts';
import { removedPage } from '../../core/rules/link/removed-page.ts';
import { outdated } from '../../core/rules/translation/outdated.ts';
import type { Site } from '../../workspace/site.ts';
import { causedBy } from './causedFindings.ts';
import { isGiven, type GivenFiles } from './givenPaths.ts';
import type { Keep, SitePart } from './selection.ts';

/** The rules that compare what has changed with what was before, wherever they report it. */
const aboutHistory = new Set([removedPage.meta.id, outdated.meta.id]);

/** Returns the part of sites that consists of the given files, of those that have changed, or of what is both. */
export function partOf(
  given: ReadonlyMap<Site, GivenFiles | undefined>,
  changed: ReadonlyMap<Site, ReadonlySet<SitePath>> | undefined,
  { caused }: { readonly caused: boolean },
): SitePart | undefined {
  const parts = new Map<Site, ReadonlySet<SitePath>>();
  for (const [site, some] of given) {
    if (changed === undefined && some === undefined) continue;
    const among = changed?.get(site) ?? [...(some?.named ?? []), ...site.state.files.paths];
    parts.set(site, new Set([...among].filter((file) => some === undefined || isGiven(some, file))));
  }
  if (parts.size === 0) return undefined;
  const own: Keep = (site, { file, rule }) => {
    const files = parts.get(site);
    if (aboutHistory.has(rule.id)) return given.get(site) === undefined;
    // Settings above a site apply to all its files.
    return files === undefined || isAbove(file) ? given.get(site) === undefined : files.has(file);
  };
  const isCaused = caused ? causedBy(parts) : undefined;
  return { own, shown: (site, finding) => own(site, finding) || isCaused?.(site, finding) === true };
}
