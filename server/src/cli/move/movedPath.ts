import path from 'node:path';
import { isMarkdown } from '../../core/paths/fileKinds.ts';
import { extensionOf, isWithin, siteRoot, type SitePath } from '../../core/paths/sitePath.ts';
import { siteRootsAbove } from '../../workspace/files/folderIndexes.ts';
import { nodeFileSystem } from '../../workspace/files/nodeFileSystem.ts';
import {
  fromFsPath,
  join,
  nameOf,
  parentFolderOf,
  relativeTo,
  toFsPath,
  type ResourcePath,
} from '../../workspace/files/resourcePath.ts';
import type { Site } from '../../workspace/site.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { diskFiles, openWorkspace, outermostRoot, refuseWithoutSite } from '../folders.ts';
import { UsageError, type Io } from '../io.ts';
import { shownPath } from '../writeFiles.ts';

/** What is moved: a file or folder of a site, or a section of a page. */
export interface MoveSource {
  readonly argument: string;
  readonly workspace: Workspace;
  readonly site: Site;
  readonly file: SitePath;
  readonly isFolder: boolean;
  /** The id of the section. */
  readonly section: string | undefined;
  /** The folder to which the argument is relative. */
  readonly base: ResourcePath;
}

/** A path on the disk, and the folder to which it was given. */
interface Found {
  readonly path: ResourcePath;
  readonly base: ResourcePath;
}

/** Finds what a path means: from the current folder, or else from the root of the site around it. */
export async function findSource(argument: string, io: Io): Promise<MoveSource> {
  const current = fromFsPath(io.cwd);
  const isWhole = (await nodeFileSystem.stat(fromFsPath(path.resolve(io.cwd, argument)))) !== undefined;
  const [, name = argument, section] = (isWhole ? undefined : /^(.+)#([^#]+)$/.exec(argument)) ?? [];
  const found = await findFrom(name, current, section !== undefined);
  if (found === undefined) throw new UsageError(`“${name}” not found.`);
  if (await isSiteRoot(found.path))
    throw new UsageError(
      `“${name}” is the folder of a site, and nothing in it depends on its location. Move it yourself.`,
    );
  const folder = parentFolderOf(found.path) ?? found.path;
  const { workspace, folders } = await openWorkspace([toFsPath(await outermostRoot(folder))], io);
  await refuseWithoutSite(workspace, folders, io);
  const { site, file } = workspace.locate(found.path);
  if (site === undefined) throw new UsageError(`“${name}” isn’t part of a site.`);
  const isFolder = (await nodeFileSystem.stat(found.path)) === 'folder';
  refuseFile(site, file, name, isFolder);
  return { argument, workspace, site, file, isFolder, section, base: found.base };
}

async function findFrom(name: string, current: ResourcePath, isPage: boolean): Promise<Found | undefined> {
  const bases = [current];
  for await (const root of siteRootsAbove(diskFiles, join(current, '.'))) bases.push(root);
  for (const base of bases) {
    // From a site's root, paths may begin with a slash, as in links.
    const isOfSite = base !== current || bases.includes(current, 1);
    const relative = isOfSite ? name.replace(/^\/+/, '') : name;
    for (const written of new Set([name, relative])) {
      for (const ending of isPage ? ['', '.mdx', '.md', '/index.mdx', '/index.md'] : ['', '.mdx', '.md']) {
        const found = fromFsPath(path.resolve(toFsPath(base), `${written}${ending}`));
        const kind = await nodeFileSystem.stat(found);
        if (kind === 'file' || (kind === 'folder' && !isPage)) return { path: found, base };
      }
    }
  }
  return undefined;
}

async function isSiteRoot(folder: ResourcePath): Promise<boolean> {
  for await (const root of siteRootsAbove(diskFiles, join(folder, '.'))) return root === folder;
  return false;
}

/** Throws UsageError for files that nothing in the site refers to, and for the one that makes it a site. */
function refuseFile(site: Site, file: SitePath, name: string, isFolder: boolean): void {
  const { files, config } = site.takeSnapshot();
  if (file === config.file) throw new UsageError(`“${name}” configures the site and must stay where it is.`);
  const isKnown = isFolder ? files.paths.some((one) => isWithin(one, file)) : files.has(file) && !files.isIgnored(file);
  if (!isKnown) throw new UsageError(`“${name}” is excluded from the site, so nothing refers to it. Move it yourself.`);
}

/** Returns the new path of what is moved: in a folder that exists, or else as it was given. */
export async function newPathOf(
  { workspace, site, file, isFolder, base }: MoveSource,
  to: string,
  io: Io,
): Promise<SitePath> {
  if (to.trim() === '') throw new UsageError('The new path is empty.');
  const from = join(site.root, file);
  const isOfSite = base === site.root && to.startsWith('/') && relativeTo(site.root, fromFsPath(to)) === undefined;
  const given = fromFsPath(path.resolve(toFsPath(base), isOfSite ? to.replace(/^\/+/, '') : to));
  const isInto = given !== from && (/[\\/]$/.test(to) || (await nodeFileSystem.stat(given)) === 'folder');
  const target = isInto ? join(given, nameOf(from)) : isFolder ? given : withExtensionOf(given, file);
  const shown = shownPath(target, io);
  const inside = relativeTo(site.root, target);
  if (inside === undefined || inside === siteRoot)
    throw new UsageError(`“${shown}” is outside the site “${shownPath(site.root, io)}”. Use a path inside it.`);
  if (workspace.siteOf(target) !== site)
    throw new UsageError(
      `“${shown}” is in another site, and links can’t be updated across sites. Use a path in the same site.`,
    );
  const isCase = target.toLowerCase() === from.toLowerCase();
  if (target !== from && !isCase && (await nodeFileSystem.stat(target)) !== undefined)
    throw new UsageError(`“${shown}” already exists. Use another path, or move that first.`);
  return inside;
}

/** A name without an extension keeps that of the file. */
function withExtensionOf(target: ResourcePath, file: SitePath): ResourcePath {
  const extension = file.slice(file.length - extensionOf(file).length);
  const name = nameOf(target) as SitePath;
  const hasOwn = isMarkdown(file) ? isMarkdown(name) : extensionOf(name) !== '';
  return hasOwn ? target : (`${target}${extension}` as ResourcePath);
}
