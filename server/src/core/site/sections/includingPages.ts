import type { SitePath } from '../../paths/sitePath.ts';
import { resolveReference } from '../references/resolveLink.ts';
import { type SiteSnapshot, pageKindOf } from '../siteSnapshot.ts';

/** Returns the pages that display the complete text of a file, also through other snippets; undefined if unknown. */
export function includingPages(site: SiteSnapshot, file: SitePath): readonly SitePath[] | undefined {
  if (!site.isLoaded) return undefined;
  const found = new Set<SitePath>([file]);
  for (const includedFile of found) {
    for (const [page, { inclusions }] of site.pages) {
      if (inclusions.length > 0 && filesIncludedBy(site, page).includes(includedFile)) found.add(page);
    }
  }
  return [...found].filter((one) => one !== file && pageKindOf(site, one) === 'page');
}

/** Returns the files whose complete text a page includes directly. */
export function filesIncludedBy(
  site: Pick<SiteSnapshot, 'files' | 'config' | 'apiDescriptions' | 'settings' | 'pages'>,
  page: SitePath,
): readonly SitePath[] {
  const inclusions = site.pages.get(page)?.inclusions.filter(({ name }) => name === undefined) ?? [];
  return inclusions.flatMap((inclusion) => {
    const target = resolveReference(site, page, inclusion);
    return target.kind === 'file' ? [target.file] : [];
  });
}
