import path from 'node:path';
import { foldersAbove, type SitePath } from '../../core/paths/sitePath.ts';
import type { FileKind } from '../../workspace/files/fileSystem.ts';
import { nodeFileSystem } from '../../workspace/files/nodeFileSystem.ts';
import {
  fromFsPath,
  join,
  parentFolderOf,
  relativeTo,
  toFsPath,
  type ResourcePath,
} from '../../workspace/files/resourcePath.ts';
import type { Site } from '../../workspace/site.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { mapLimited } from '../../workspace/concurrency.ts';
import { outermostRoot } from '../folders.ts';
import { UsageError, type Io } from '../io.ts';
import { shownPath } from '../writeFiles.ts';

/** A file or folder that a person named. */
interface GivenPath {
  readonly argument: string;
  readonly path: ResourcePath;
  readonly kind: FileKind;
}

/** The paths of the arguments, and the folders with the sites that they belong to. */
export interface GivenPaths {
  readonly paths: readonly GivenPath[];
  /** Paths on the disk. */
  readonly folders: readonly string[];
}

/** Resolves arguments to paths; without any, the site of `folder` is meant. Throws UsageError for missing ones. */
export async function resolvePaths(
  { paths: args, folder }: { readonly paths: readonly string[]; readonly folder: string },
  { cwd }: Pick<Io, 'cwd'>,
): Promise<GivenPaths> {
  if (args.length === 0) return { paths: [], folders: [path.resolve(cwd, folder)] };
  const paths = await mapLimited(args, async (argument): Promise<GivenPath> => {
    const resource = fromFsPath(path.resolve(cwd, argument));
    const kind = await nodeFileSystem.stat(resource);
    if (kind === undefined) throw new UsageError(notFound(argument));
    return { argument, path: resource, kind };
  });
  const parents = new Set(paths.flatMap((one) => (one.kind === 'folder' ? [] : (parentFolderOf(one.path) ?? []))));
  const roots = await mapLimited([...parents], outermostRoot);
  const folders = paths.flatMap((one) => (one.kind === 'folder' ? [one.path] : []));
  return { paths, folders: [...new Set([...folders, ...roots])].map(toFsPath) };
}

function notFound(argument: string): string {
  return /[*?{[]/.test(argument) ? `No file matches “${argument}”.` : `“${argument}” not found.`;
}

/** The files of a site that paths name: some by themselves, others by a folder. */
export interface GivenFiles {
  readonly named: ReadonlySet<SitePath>;
  readonly folders: ReadonlySet<SitePath>;
}

/**
 * Returns the sites that paths mean, each with the files that they name; undefined for a whole site. Without paths,
 * these are all. Hooks pass all files of a change: says which are of no site. Throws UsageError if none is of one.
 */
export function sitesGiven(
  workspace: Workspace,
  paths: readonly GivenPath[],
  io: Pick<Io, 'writeError'>,
): ReadonlyMap<Site, GivenFiles | undefined> {
  const whole = new Set<Site>();
  const parts = new Map<Site, { readonly named: Set<SitePath>; readonly folders: Set<SitePath> }>();
  const ofNoSite: string[] = [];
  for (const { argument, path: given, kind } of paths) {
    const inside = kind === 'file' ? [] : workspace.sites.filter(({ root }) => relativeTo(given, root) !== undefined);
    for (const site of inside) whole.add(site);
    if (inside.length > 0) continue;
    const { site, file } = workspace.locate(given);
    if (site === undefined) {
      ofNoSite.push(argument);
      continue;
    }
    const part = parts.get(site) ?? { named: new Set(), folders: new Set() };
    parts.set(site, part);
    part[kind === 'file' ? 'named' : 'folders'].add(file);
  }
  const [first] = ofNoSite;
  if (first !== undefined && ofNoSite.length === paths.length) throw new UsageError(`“${first}” isn’t part of a site.`);
  for (const argument of ofNoSite) io.writeError(`“${argument}” isn’t checked: it isn’t part of a site.\n`);
  const meant = workspace.sites.filter((site) => paths.length === 0 || whole.has(site) || parts.has(site));
  return new Map(meant.map((site) => [site, whole.has(site) ? undefined : parts.get(site)]));
}

export function isGiven({ named, folders }: GivenFiles, file: SitePath): boolean {
  return named.has(file) || foldersAbove(file).some((folder) => folders.has(folder));
}

/** Says which paths have no findings since their site excludes them. */
export function reportExcluded(given: ReadonlyMap<Site, GivenFiles | undefined>, io: Io): void {
  for (const [site, part] of given) {
    const { files, settings } = site.takeSnapshot();
    const isExcluded = (file: SitePath): boolean =>
      !files.has(file) || files.isIgnored(file) || settings.isIgnored(file);
    const excluded = [
      ...[...(part?.named ?? [])].filter(isExcluded),
      ...[...(part?.folders ?? [])].filter((folder) => !files.hasFolder(folder) || settings.isIgnored(folder)),
    ];
    for (const file of excluded)
      io.writeError(`“${shownPath(join(site.root, file), io)}” isn’t checked: the site excludes it.\n`);
  }
}
