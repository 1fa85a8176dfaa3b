import path from 'node:path';
import { brokenConfig } from '../core/site/brokenConfig.ts';
import { LineIndex } from '../core/text/lines.ts';
import { siteRootsAbove } from '../workspace/files/folderIndexes.ts';
import { readFailures, type FileSystem } from '../workspace/files/fileSystem.ts';
import { nodeFileSystem } from '../workspace/files/nodeFileSystem.ts';
import { fromFsPath, join, parentFolderOf, relativeTo, type ResourcePath } from '../workspace/files/resourcePath.ts';
import type { Site } from '../workspace/site.ts';
import { Workspace } from '../workspace/workspace.ts';
import { UsageError, type Io } from './io.ts';
import { shownPath } from './writeFiles.ts';

/** Adds the folders of the arguments to a workspace; throws UsageError if one doesn't exist. */
export async function addFolders(
  workspace: Workspace,
  args: readonly string[],
  io: Io,
  fileSystem: FileSystem = nodeFileSystem,
): Promise<readonly ResourcePath[]> {
  const folders = await Promise.all(args.map((folder) => folderFor(folder, io, fileSystem)));
  for (const folder of folders) await workspace.addFolder(folder);
  return folders;
}

/** Throws UsageError for a configuration that can’t be read, and for a folder without a site in it or above it. */
export async function refuseWithoutSite(workspace: Workspace, folders: readonly ResourcePath[], io: Io): Promise<void> {
  const [unread] = await workspace.unreadableConfigs();
  if (unread !== undefined) {
    const [config, reason] = unread;
    const shown = shownPath(config, io);
    throw new UsageError(`“${shown}” can’t be read: ${readFailures[reason]}.`);
  }
  for (const folder of folders) {
    if (sitesAt(workspace, folder).length > 0) continue;
    const isListed = (await nodeFileSystem.list(folder)) !== undefined;
    throw new UsageError(isListed ? noSiteMessage(folder, io) : `Folder “${shownPath(folder, io)}” can’t be read.`);
  }
}

/**
 * Returns the site of a folder, the only one in it or the innermost around it; throws UsageError for none or several.
 */
export async function openSite(
  folder: string,
  io: Io,
): Promise<{ readonly site: Site; readonly workspace: Workspace }> {
  const { workspace, folders } = await openWorkspace([folder], io);
  const site = await onlySite(workspace, folders, folder, io);
  return { site, workspace };
}

/** Returns a workspace with some folders, of which everything has been read. */
export async function openWorkspace(
  args: readonly string[],
  io: Io,
): Promise<{ readonly workspace: Workspace; readonly folders: readonly ResourcePath[] }> {
  const failures: unknown[] = [];
  const workspace = new Workspace(nodeFileSystem, { onError: (error) => failures.push(error) });
  const folders = await addFolders(workspace, args, io);
  await workspace.loaded();
  if (failures.length > 0) throw failures[0];
  return { workspace, folders };
}

/** Returns the site that folders mean; `folder` is the argument for messages. Throws UsageError for none or several. */
export async function onlySite(
  workspace: Workspace,
  folders: readonly ResourcePath[],
  folder: string,
  io: Io,
): Promise<Site> {
  await refuseWithoutSite(workspace, folders, io);
  const [site, ...others] = folders.flatMap((one) => sitesMeant(workspace, one));
  if (site === undefined || others.length > 0) {
    const roots = [site, ...others].map((one) => one && shownPath(one.root, io));
    throw new UsageError(`Found multiple sites in “${folder}”. Specify the folder of one: ${roots.join(', ')}.`);
  }
  return site;
}

/** Throws UsageError for settings that can't be read: the run would use other settings than intended. */
export function refuseUnreadableSettings(site: Site, io: Io): void {
  const errors = settingsProblems(site, io).filter(({ isSyntaxError }) => isSyntaxError);
  if (errors.length > 0) throw new UsageError(errors.map(({ text }) => text).join('\n'));
}

/** Prints settings of a site that have no effect, for commands that report no findings. */
export function warnOfSettings(site: Site, io: Io): void {
  refuseUnreadableSettings(site, io);
  for (const { text } of settingsProblems(site, io)) io.writeError(`${text}\n`);
}

interface ShownProblem {
  readonly isSyntaxError: boolean;
  /** The problem with its file, line and column. */
  readonly text: string;
}

function settingsProblems(site: Site, io: Io): readonly ShownProblem[] {
  return site.state.settingsFiles.flatMap(({ path: file, text, file: { problems } }) =>
    problems.map(({ range, message, isSyntaxError }) => {
      const { line, character } = new LineIndex(text).positionAt(range.start);
      const location = `${shownPath(file, io)}:${line + 1}:${character + 1}`;
      return { isSyntaxError, text: `${location} ${message}` };
    }),
  );
}

/** Throws UsageError for a docs.json with syntax errors: everything generated from it would be incomplete. */
export function refuseBrokenConfig({ state: { config } }: Site): void {
  if (!config.isComplete) throw new UsageError(brokenConfig(config.file));
}

function sitesAt(workspace: Workspace, folder: ResourcePath): readonly Site[] {
  const inside = workspace.sites.filter((site) => relativeTo(folder, site.root) !== undefined);
  // Sites above count only if the folder contains none of its own.
  return inside.length > 0 ? inside : workspace.sites.filter((site) => relativeTo(site.root, folder) !== undefined);
}

/** Returns the candidate sites of a folder: only its own, or else the innermost around it. */
function sitesMeant(workspace: Workspace, folder: ResourcePath): readonly Site[] {
  const sites = sitesAt(workspace, folder);
  const around = workspace.siteOf(folder);
  return around !== undefined && sites.includes(around) ? [around] : sites;
}

/** Returns the folder of an argument: itself, or the parent folder of a file. */
async function folderFor(argument: string, io: Io, fileSystem: FileSystem): Promise<ResourcePath> {
  const resource = fromFsPath(path.resolve(io.cwd, argument));
  const kind = await fileSystem.stat(resource);
  if (kind === undefined) throw new UsageError(`Folder “${argument}” not found.`);
  return kind === 'folder' ? resource : (parentFolderOf(resource) ?? resource);
}

function noSiteMessage(folder: ResourcePath, io: Io): string {
  return `No docs.json or mint.json of a documentation site found in “${shownPath(folder, io)}” or its parent folders.`;
}

/** The texts of the disk. */
export const diskFiles = {
  readText: (file: ResourcePath) => nodeFileSystem.readFile(file),
  stat: (file: ResourcePath) => nodeFileSystem.stat(file),
};

/** Returns the root of the outermost site around a folder’s files: only that one knows which sites are inside it. */
export async function outermostRoot(folder: ResourcePath): Promise<ResourcePath> {
  let outermost = folder;
  for await (const root of siteRootsAbove(diskFiles, join(folder, '.'))) outermost = root;
  return outermost;
}
