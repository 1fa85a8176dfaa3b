import { isMarkdown, isParsedDocument, isRepositoryDocument, isSnippetPath } from '../paths/fileKinds.ts';
import type { SitePath } from '../paths/sitePath.ts';
import { resolveEntry } from './references/resolveEntry.ts';
import type { SiteSnapshot } from './siteSnapshot.ts';

/** What decides what a file is to the site. */
export type PageKindSource = Pick<SiteSnapshot, 'config' | 'files' | 'imported' | 'isLoaded'>;

/** Returns whether a file is a page, a snippet that pages import, or neither. */
export function pageKindOf(site: PageKindSource, file: SitePath): 'page' | 'snippet' | undefined {
  const { files, imported, isLoaded } = site;
  if (!isMarkdown(file) || !files.isKnown(file) || files.isIgnored(file)) return undefined;
  if (isSnippetPath(file) || imported.has(file)) return 'snippet';
  // A document about the repository is a page only if navigation lists it, but one that is parsed can stop the build.
  if (isRepositoryDocument(file)) {
    if (isListed(site, file)) return 'page';
    return isParsedDocument(file) ? 'snippet' : undefined;
  }
  // Of a page that isn't listed it may still turn out that others import it.
  return isLoaded || isListed(site, file) ? 'page' : 'snippet';
}

function isListed({ files, config }: PageKindSource, file: SitePath): boolean {
  return config.navigation.entriesOf(file).some(({ entry }) => {
    const target = resolveEntry(files, entry);
    return target.kind === 'page' && target.file === file;
  });
}
