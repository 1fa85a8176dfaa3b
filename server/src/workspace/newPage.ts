import { newPage, type PageRequest } from '../core/features/refactor/newPage.ts';
import { pageNameOf } from '../core/paths/route.ts';
import type { SitePath } from '../core/paths/sitePath.ts';
import { code } from '../core/util/messageText.ts';
import type { CurrentFiles } from './fileSystem.ts';
import { ignoringFileInSite } from './ignoreScopes.ts';
import { nameOf, relativeTo, type ResourcePath } from './resourcePath.ts';
import type { Site } from './site.ts';

/**
 * Returns a page of a site from a template, or why it can't be created, for example because the platform would never
 * publish it.
 */
export async function newPageOf(
  site: Pick<Site, 'root' | 'takeSnapshot'>,
  request: PageRequest,
  files: CurrentFiles,
): Promise<ReturnType<typeof newPage>> {
  const created = newPage(site.takeSnapshot(), request);
  if ('refused' in created) return created;
  const excluding = await ignoringFileInSite(files, site.root, created.file);
  return excluding === undefined
    ? created
    : { refused: isExcluded(created.file, relativeTo(site.root, excluding), excluding) };
}

function isExcluded(file: SitePath, inside: SitePath | undefined, ignoreFile: ResourcePath): string {
  const name = inside === undefined ? `The ${code(nameOf(ignoreFile))} file above the site` : code(inside);
  return `${name} excludes ${code(pageNameOf(file))}, so the page wouldn’t be published. Use another path, or change the ignore file.`;
}
