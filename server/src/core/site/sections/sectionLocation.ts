import { sectionNamed, type Section } from '../../page/sections/sections.ts';
import { pathKey } from '../../paths/address.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import { filesIncludedBy } from './includingPages.ts';
import type { SiteSnapshot } from '../siteSnapshot.ts';

export interface SectionLocation {
  readonly file: SitePath;
  readonly section: Section;
}

/** Returns the section that the fragment of a page's address names: on the page, or in a file that it includes. */
export function findSection(
  site: Pick<SiteSnapshot, 'files' | 'config' | 'apiDescriptions' | 'settings' | 'pages' | 'pageIndexes'>,
  page: SitePath,
  fragment: string,
  seen = new Set<SitePath>(),
): SectionLocation | undefined {
  if (seen.has(page)) return undefined;
  seen.add(page);
  const section = sectionNamed(site.pageIndexes.get(page)?.sections ?? [], fragment);
  if (section !== undefined) return { file: page, section };
  for (const file of filesIncludedBy(site, page)) {
    const found = findSection(site, file, fragment, seen);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns the pages and snippets that include a file, also through other snippets; without the file itself. */
export function pagesShowing(site: SiteSnapshot, file: SitePath): readonly SitePath[] {
  const found = new Set<SitePath>([file]);
  for (const includedFile of found) {
    if (!site.imported.has(includedFile)) continue;
    const key = pathKey(includedFile);
    for (const [page, { keys }] of site.pageIndexes) {
      if (keys.has(key) && filesIncludedBy(site, page).includes(includedFile)) found.add(page);
    }
  }
  return [...found].slice(1);
}
