import { sectionWithId } from '../../page/sections/sections.ts';
import type { SectionSummary } from '../../page/record/pageSummary.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import { knownSections, mayBeComputedIn, shownSections } from '../../site/sections/shownSections.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { nearestSections } from './nearestSections.ts';
import { shareWords } from './renamedSections.ts';

/** The section of a copy that a link means. */
export interface SectionOfCopy {
  readonly id: string;
  /** Whether the original has the anchor of the link, and not only a similar one. */
  readonly isClear: boolean;
}

/**
 * Returns the section that a link to a copy means if it has an anchor of the original, as translations often have: the
 * section at the same position, if both pages have the same outline. The original may have got another heading since.
 */
export function sectionOfOriginal(site: SiteSnapshot, file: SitePath, fragment: string): SectionOfCopy | undefined {
  const original = site.editions.originalOf(file);
  const theirs = original === file ? undefined : shownSections(site, original);
  if (theirs === undefined) return undefined;
  const exact = sectionWithId(theirs, fragment);
  const named = exact ?? renamedIn(site, original, theirs, fragment);
  const own = named === undefined ? undefined : shownSections(site, file);
  if (named === undefined || own === undefined || !haveSameOutline(theirs, own)) return undefined;
  const id = own[theirs.indexOf(named)]?.ids[0];
  return id === undefined || mayBeComputedIn(site, file, id) ? undefined : { id, isClear: exact !== undefined };
}

/** Returns the only section of the original whose name is similar to an anchor, in words and not only in letters. */
function renamedIn(
  site: SiteSnapshot,
  original: SitePath,
  sections: readonly SectionSummary[],
  fragment: string,
): SectionSummary | undefined {
  const [id, ...others] = nearestSections(site, original, fragment).names;
  const isClear = id !== undefined && others.length === 0 && shareWords(id, fragment);
  return isClear ? sections.find(({ ids }) => ids[0] === id) : undefined;
}

/** Returns the language of a page whose original has a section that it lacks; undefined for all other pages. */
export function translationOf(site: SiteSnapshot, file: SitePath, fragment: string): string | undefined {
  const copied = site.editions.copiedPath(file);
  if (copied?.isTranslation !== true || copied.original === file) return undefined;
  const theirs = knownSections(site, copied.original);
  return sectionWithId(theirs, fragment) === undefined ? undefined : copied.edition;
}

/** Whether two pages have the same kinds of sections, and the words of their titles that both have at the same positions. */
function haveSameOutline(theirs: readonly SectionSummary[], own: readonly SectionSummary[]): boolean {
  if (theirs.length !== own.length || own.some(({ kind }, at) => kind !== theirs[at]?.kind)) return false;
  const [positions, ownPositions] = [positionsOfWords(theirs), positionsOfWords(own)];
  return [...ownPositions].every(([word, at]) => {
    const other = positions.get(word);
    return other === undefined || at === repeated || other === repeated || other === at;
  });
}

const repeated = -1;

/** Returns the positions of the words in the titles of sections: names and code are the same in every language. */
function positionsOfWords(sections: readonly SectionSummary[]): ReadonlyMap<string, number> {
  const positions = new Map<string, number>();
  for (const [at, { title }] of sections.entries()) {
    const words = title.match(/[\p{L}\p{N}_]{3,}/gu) ?? [];
    for (const word of new Set([title, ...words])) positions.set(word, positions.has(word) ? repeated : at);
  }
  return positions;
}
