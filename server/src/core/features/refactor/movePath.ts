import { isInPackages, isMarkdown, isNeverPage, isSnippetPath } from '../../paths/fileKinds.ts';
import { unportablePath } from '../../paths/portablePath.ts';
import { filesOfEntry, pageNameOf } from '../../paths/route.ts';
import { isWithin, type SitePath } from '../../paths/sitePath.ts';
import { type SiteSnapshot, pageKindOf } from '../../site/siteSnapshot.ts';
import { code } from '../../util/messageText.ts';
import { referencesToFile } from '../site/references.ts';
import { moveFiles, type FileMove, type MoveOptions } from './moveFiles.ts';
import type { Refusable } from './refactoring.ts';

/** Returns the edits that move a file or folder to another path of its site, and the move itself. */
export function movePath(site: SiteSnapshot, { from, to }: FileMove, options: MoveOptions): Refusable {
  if (to === from) return { edits: [] };
  const unportable = unportablePath(to);
  if (unportable !== undefined) return { refused: unportable };
  if (isWithin(to, from)) return { refused: 'A folder can’t be moved into itself. Use a path outside it.' };
  const existing = takenBy(site, from, to);
  if (existing !== undefined)
    return { refused: `${code(existing)} already exists. Use another path, or move that file first.` };
  const unpublished = unpublishedBy(site, { from, to });
  if (unpublished !== undefined)
    return { refused: `${unpublished} Use another path, or remove what refers to that page first.` };
  return { edits: [...moveFiles(site, [{ from, to }], options), { kind: 'move', from, file: to }] };
}

/** Returns the file or folder that already has a path, or the URL of a page; the same path in other case is free. */
function takenBy({ files }: SiteSnapshot, from: SitePath, to: SitePath): SitePath | undefined {
  if (!files.has(from)) return files.has(to) || files.hasFolder(to) ? to : undefined;
  const rivals = isMarkdown(to) ? filesOfEntry(pageNameOf(to)) : [to];
  return rivals
    .flatMap((rival) => (files.has(rival) ? rival : (files.names.inOtherCase(rival) ?? [])))
    .find((rival) => rival !== from);
}

/** Returns why a page that the site refers to would be no page any more after a move; undefined if all stay pages. */
function unpublishedBy(site: SiteSnapshot, { from, to }: FileMove): string | undefined {
  for (const page of site.files.pages) {
    if (!isWithin(page, from)) continue;
    const reason = whyUnpublished(site.files, `${to}${page.slice(from.length)}` as SitePath);
    const isPage = reason !== undefined && pageKindOf(site, page) === 'page';
    if (isPage && referencesToFile(site, page).all.length > 0) return reason;
  }
  return undefined;
}

/** Returns why a file with a path would be no page, as a sentence. */
function whyUnpublished(files: SiteSnapshot['files'], path: SitePath): string | undefined {
  if (isNeverPage(path)) return `${code(path)} is never published because of its name.`;
  if (isSnippetPath(path)) return `${code(path)} would be a snippet, and no page.`;
  if (isInPackages(path) || path.split('/').some((segment) => segment.startsWith('.')))
    return `${code(path)} isn’t published: hidden folders and ${code('node_modules')} aren’t part of a site.`;
  if (files.isKnown(path) && !files.isUnpublished(path)) return undefined;
  return `${code(path)} isn’t published: ${code('.gitignore')} or ${code('.mintignore')} excludes it from the site.`;
}
