import type { SitePath } from '../core/paths/sitePath.ts';
import type { PageContext } from '../core/site/siteSnapshot.ts';
import type { Site } from '../workspace/site.ts';

/** Reads pages of which only a record is kept while they are closed; returns a function that returns each of them. */
export async function pagesRead(
  site: Site,
  files: readonly SitePath[],
): Promise<(file: SitePath) => PageContext | undefined> {
  const pages = new Map<SitePath, PageContext | undefined>();
  for (const file of new Set(files)) pages.set(file, await site.contextOf(file));
  return (file) => pages.get(file);
}
