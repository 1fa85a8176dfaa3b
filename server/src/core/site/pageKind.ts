import { isMarkdown, isRepositoryDocument, isSnippetPath } from '../paths/fileKinds.ts';
import type { SitePath } from '../paths/sitePath.ts';
import { resolveEntry } from './resolveEntry.ts';
import type { SiteSnapshot } from './siteSnapshot.ts';

/** What a file is to the site: a page, a part that pages import, or neither. */
export function pageKindOf({ files, config, imported }: SiteSnapshot, file: SitePath): 'page' | 'snippet' | undefined {
  if (!isMarkdown(file) || !files.isKnown(file) || files.isIgnored(file)) return undefined;
  if (isSnippetPath(file) || imported.has(file)) return 'snippet';
  if (!isRepositoryDocument(file)) return 'page';
  // A README is a page only where navigation lists it.
  const isListed = config.navigation.entries.some(({ entry }) => {
    const target = resolveEntry(files, entry);
    return target.kind === 'page' && target.file === file;
  });
  return isListed ? 'page' : undefined;
}
