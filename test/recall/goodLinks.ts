import type { Reference } from '../../server/src/core/page/record/references.ts';
import type { SitePath } from '../../server/src/core/paths/sitePath.ts';
import { resolveLink } from '../../server/src/core/site/references/resolveLink.ts';
import type { SiteSnapshot } from '../../server/src/core/site/siteSnapshot.ts';

/** A link whose target is a file of the site. */
export interface GoodLink {
  readonly file: SitePath;
  readonly reference: Reference;
  readonly target: SitePath;
}

/** The good links of a site, by file: threads read pages in no fixed order. */
export function goodLinks(site: SiteSnapshot): readonly GoodLink[] {
  const indexes = [...site.pageIndexes].sort(([a], [b]) => (a < b ? -1 : 1));
  const pages = new Set(site.files.pages);
  return indexes.flatMap(([file, { references }]) =>
    references.flatMap((reference) => {
      const isLink = reference.kind === 'link' && reference.isSure && reference.form !== 'frontMatter';
      const found = isLink ? resolveLink(site, file, reference.value) : undefined;
      return found?.kind === 'page' && pages.has(file) ? [{ file, reference, target: found.file }] : [];
    }),
  );
}
