import { sectionWithId } from '../../page/sections.ts';
import type { SectionSummary } from '../../page/pageSummary.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import { mayBeComputedIn, shownSections } from '../../site/shownSections.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';

/**
 * Returns the id of the section that a link to a copy means if it has an anchor of the original, as translations often
 * have: the section at the same position, if both pages have the same outline.
 */
export function sectionOfOriginal(site: SiteSnapshot, file: SitePath, fragment: string): string | undefined {
  const original = site.editions.originalOf(file);
  const theirs = original === file ? undefined : shownSections(site, original);
  const named = theirs === undefined ? undefined : sectionWithId(theirs, fragment);
  const own = named === undefined ? undefined : shownSections(site, file);
  if (theirs === undefined || named === undefined || own === undefined || !haveSameOutline(theirs, own))
    return undefined;
  const id = own[theirs.indexOf(named)]?.ids[0];
  return id === undefined || mayBeComputedIn(site, file, id) ? undefined : id;
}

/** Whether two pages have the same kinds of sections, with titles that both have at the same positions. */
function haveSameOutline(theirs: readonly SectionSummary[], own: readonly SectionSummary[]): boolean {
  if (theirs.length !== own.length) return false;
  const titles = new Set(theirs.map(({ title }) => title));
  return own.every(({ kind, title }, at) => {
    const other = theirs[at];
    return other?.kind === kind && (other.title === title || !titles.has(title));
  });
}
