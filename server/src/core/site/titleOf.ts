import { pageNameOf, titleFromPath } from '../paths/route.ts';
import type { SitePath } from '../paths/sitePath.ts';
import type { PageSummary } from '../page/pageSummary.ts';

/** Returns the title of a page as readers see it. */
export function titleOf(
  { pages }: { readonly pages: ReadonlyMap<SitePath, Pick<PageSummary, 'title'>> },
  file: SitePath,
): string {
  return pages.get(file)?.title ?? titleFromPath(pageNameOf(file));
}
