import type { PageContext } from '../../site/siteSnapshot.ts';
import { count } from '../../util/messageText.ts';
import type { FileLocation } from '../../paths/fileLocation.ts';
import type { CodeLens } from '../answers.ts';
import { linkCountLabel } from '../describe.ts';
import { referencesToFile } from './references.ts';

/** Returns the number of links to a page, above its first line, and to its sections, above each of them. */
export function lensesOfPage({ site, file, isSnippet, pageIndex }: PageContext): readonly CodeLens[] {
  const { links, bySection } = referencesToFile(site, file);
  const title = isSnippet ? useCountLabel(links) : linkCountLabel(links);
  const ofSections = pageIndex.sections.flatMap((section): readonly CodeLens[] => {
    const incoming = bySection.get(section.range.start) ?? [];
    // Links to a tab or a field are rare; a line above each would be noise.
    if (incoming.length === 0 && section.kind !== 'heading') return [];
    return [{ range: section.range, title: linkCountLabel(incoming), locations: incoming }];
  });
  return [{ range: { start: 0, end: 0 }, title, locations: links }, ...ofSections];
}

/** A snippet is named twice where it is used: by its import and by its tag. */
function useCountLabel(locations: readonly FileLocation[]): string {
  const users = new Set(locations.map(({ file }) => file)).size;
  return users === 0 ? 'Not used by any page' : `Used by ${count(users, 'page')}`;
}
