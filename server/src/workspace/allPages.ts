import type { SiteConfig } from '../core/config/siteConfig.ts';
import type { SitePath } from '../core/paths/sitePath.ts';
import { resolveEntry } from '../core/site/resolveEntry.ts';
import type { SiteFiles } from '../core/site/siteFiles.ts';

/** Returns the pages of a site, and other listed documents. */
export function allPages({ navigation }: SiteConfig, files: SiteFiles): readonly SitePath[] {
  const listed = navigation.entries.flatMap(({ entry }) => {
    const target = resolveEntry(files, entry);
    return target.kind === 'page' ? [target.file] : [];
  });
  return [...files.pages, ...listed];
}
