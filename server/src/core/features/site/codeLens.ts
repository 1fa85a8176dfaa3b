import type { PageInSite } from '../../site/pageInSite.ts';
import { count } from '../../util/words.ts';
import type { CodeLens, Place } from '../answers.ts';
import { linkWords } from './linkWords.ts';
import { referencesToFile } from './references.ts';

/** Who leads to a page, above its first line, and who to its sections, above each of them. */
export function lensesOfPage({ site, file, isSnippet, places }: PageInSite): readonly CodeLens[] {
  const { links, bySection } = referencesToFile(site, file);
  const title = isSnippet ? usedWords(links) : linkWords(links);
  const ofSections = places.sections.flatMap((section): readonly CodeLens[] => {
    const led = bySection.get(section.range.start) ?? [];
    // Nearly nobody links to a tab or a field; above each of them the line would only be in the way.
    if (led.length === 0 && section.kind !== 'heading') return [];
    return [{ range: section.range, title: linkWords(led), places: led }];
  });
  return [{ range: { start: 0, end: 0 }, title, places: links }, ...ofSections];
}

/** A part is named twice where it is used: by its import and by its tag. */
function usedWords(places: readonly Place[]): string {
  const users = new Set(places.map(({ file }) => file)).size;
  return users === 0 ? 'Not used by any page' : `Used by ${count(users, 'page')}`;
}
