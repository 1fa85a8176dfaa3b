import { isMarkdown, isSnippetPath } from '../../../paths/fileKinds.ts';
import type { SitePath } from '../../../paths/sitePath.ts';
import { entryOf } from '../../../site/listed.ts';
import type { SiteSnapshot } from '../../../site/siteSnapshot.ts';
import type { Refusal } from './navigationChange.ts';

/**
 * Returns those of some pages that no entry lists, each once: others may have been listed since they were shown.
 * Refuses if one no longer exists, or isn't a page.
 */
export function findUnlisted(site: SiteSnapshot, pages: readonly SitePath[]): readonly SitePath[] | Refusal {
  const missing = pages.find((file) => !site.files.has(file));
  if (missing !== undefined) return { refused: `The page “${missing}” no longer exists.` };
  const other = pages.find((file) => !isMarkdown(file) || isSnippetPath(file));
  if (other !== undefined) return { refused: `“${other}” isn’t a page and can’t be added to the navigation.` };
  return [...new Set(pages)].filter((file) => entryOf(site, file) === undefined);
}
