import { newPage, type PageRequest } from '../../core/features/refactor/newPage.ts';
import type { Refusable } from '../../core/features/refactor/refactoring.ts';
import { checkedTitle } from '../../core/features/refactor/renameTitle.ts';
import { siteTemplate } from '../../core/generators/templates/siteTemplate.ts';
import { configNames } from '../../core/paths/fileKinds.ts';
import { pageNameOf, titleFromPath } from '../../core/paths/route.ts';
import type { SitePath } from '../../core/paths/sitePath.ts';
import { code, count, formatList } from '../../core/util/messageText.ts';
import type { CurrentFiles, FileSystem } from '../files/fileSystem.ts';
import { ignoringFileInSite } from '../files/ignoreScopes.ts';
import { join, nameOf, parentFolderOf, relativeTo, type ResourcePath } from '../files/resourcePath.ts';
import type { Site } from '../site.ts';

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
  for (const { file } of created.pages) {
    const excluding = await ignoringFileInSite(files, site.root, file);
    if (excluding !== undefined) return { refused: isExcluded(file, relativeTo(site.root, excluding), excluding) };
  }
  return created;
}

function isExcluded(file: SitePath, inside: SitePath | undefined, ignoreFile: ResourcePath): string {
  const name = inside === undefined ? `The ${code(nameOf(ignoreFile))} file above the site` : code(inside);
  return `${name} excludes ${code(pageNameOf(file))}, so the page wouldn’t be published. Use another path, or change the ignore file.`;
}

/** Returns the files of a small site in a folder, or why it can't be created. */
export async function newSite(
  files: Pick<FileSystem, 'stat'>,
  folder: ResourcePath,
  written: string,
): Promise<Refusable<{ readonly edits: ReturnType<typeof siteTemplate> }>> {
  const name = checkedTitle(written, 'site');
  if ('refused' in name) return name;
  const file = await fileAround(files, folder);
  if (file !== undefined) return { refused: `“${nameOf(file)}” is a file. Use a folder.` };
  const isThere = async (path: string): Promise<boolean> => (await files.stat(join(folder, path))) !== undefined;
  for (const config of configNames) {
    if (await isThere(config)) return { refused: `This folder already has a ${code(config)}. Use another folder.` };
  }
  const edits = siteTemplate(name.title);
  const existing: string[] = [];
  for (const { file } of edits) if (await isThere(file)) existing.push(file);
  return existing.length === 0 ? { edits } : { refused: filesInTheWay(existing) };
}

/** Returns the file that has the path of a requested folder, or of one of its parents. */
async function fileAround(files: Pick<FileSystem, 'stat'>, requested: ResourcePath): Promise<ResourcePath | undefined> {
  for (let folder: ResourcePath | undefined = requested; folder !== undefined; folder = parentFolderOf(folder)) {
    const kind = await files.stat(folder);
    if (kind !== undefined) return kind === 'file' ? folder : undefined;
  }
  return undefined;
}

/** Returns a name for a site in a folder, derived from the folder's. */
export function siteNameFor(folder: ResourcePath): string {
  return titleFromPath(nameOf(folder)) || 'Documentation';
}

function filesInTheWay(existing: readonly string[]): string {
  const shown = existing.slice(0, 3).map(code);
  const more = existing.length - shown.length;
  const names = formatList(more === 0 ? shown : [...shown, count(more, 'other file')], 'and');
  return `A new site would overwrite ${names} in this folder. Use an empty folder.`;
}
