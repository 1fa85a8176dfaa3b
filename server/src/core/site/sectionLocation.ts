import { sectionNamed, type Section } from '../page/sections.ts';
import { pathKey } from '../paths/address.ts';
import type { SitePath } from '../paths/sitePath.ts';
import { includedFiles } from './includingPages.ts';
import type { SiteSnapshot } from './siteSnapshot.ts';

/** A section and the file in which it stands. */
export interface SectionLocation {
  readonly file: SitePath;
  readonly section: Section;
}

/** Where the section stands that a fragment of a page's address names: in the page, or in a part that it takes in. */
export function findSection(
  site: Pick<SiteSnapshot, 'files' | 'config' | 'apiDescriptions' | 'pages' | 'pageIndexes'>,
  page: SitePath,
  fragment: string,
  seen = new Set<SitePath>(),
): SectionLocation | undefined {
  if (seen.has(page)) return undefined;
  seen.add(page);
  const section = sectionNamed(site.pageIndexes.get(page)?.sections ?? [], fragment);
  if (section !== undefined) return { file: page, section };
  for (const file of includedFiles(site, page)) {
    const found = findSection(site, file, fragment, seen);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The pages and parts that show a file as a part, through other parts as well; the file itself left out. */
export function pagesShowing(site: SiteSnapshot, file: SitePath): readonly SitePath[] {
  const found = new Set<SitePath>([file]);
  for (const includedFile of found) {
    if (!site.imported.has(includedFile)) continue;
    const key = pathKey(includedFile);
    for (const [page, { keys }] of site.pageIndexes) {
      if (keys.has(key) && includedFiles(site, page).includes(includedFile)) found.add(page);
    }
  }
  return [...found].slice(1);
}
