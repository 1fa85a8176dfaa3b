import ignore, { type Ignore } from 'ignore';
import { foldersAbove, type SitePath } from '../core/paths/sitePath.ts';
import type { CurrentFiles, FileSystem } from './fileSystem.ts';
import { join, parentOf, relativeTo, type ResourcePath } from './resourcePath.ts';

/** What ignore files are read from. */
type TextFiles = Pick<FileSystem, 'readFile' | 'stat'>;

/** One ignore file; its patterns count from the folder that it lies in. */
interface IgnoreScope {
  readonly folder: ResourcePath;
  readonly name: string;
  readonly patterns: Ignore;
}

/** The ignore files that hold for a folder, the outermost first. */
export type IgnoreScopes = readonly IgnoreScope[];

/** Git tells upper from lower case in its patterns; the platform's own ignore file doesn't. */
export const ignoreFiles = [
  { name: '.gitignore', ignoreCase: false },
  { name: '.mintignore', ignoreCase: true },
] as const;

const ignoreFileNames: ReadonlySet<string> = new Set(ignoreFiles.map(({ name }) => name));

/** Folders that hold no pages and whose size nobody can foresee. */
export function isAlwaysSkipped(folderName: string): boolean {
  return folderName.startsWith('.') || folderName === 'node_modules';
}

/** Adds the ignore files of a folder to those that hold around it. */
export async function scopesWithin(
  fileSystem: TextFiles,
  folder: ResourcePath,
  around: IgnoreScopes,
  names: ReadonlySet<string>,
): Promise<IgnoreScopes> {
  const own: IgnoreScope[] = [];
  for (const { name, ignoreCase } of ignoreFiles) {
    const text = names.has(name) ? await fileSystem.readFile(join(folder, name)) : undefined;
    if (text !== undefined) own.push({ folder, name, patterns: ignore({ ignorecase: ignoreCase }).add(text) });
  }
  return own.length === 0 ? around : [...around, ...own];
}

/**
 * The ignore files above a folder, up to the root of its repository. None when they exclude the folder itself:
 * whoever opens an ignored folder wants to work in it.
 */
export async function scopesAbove(fileSystem: TextFiles, folder: ResourcePath): Promise<IgnoreScopes> {
  const parents: ResourcePath[] = [];
  let isRepository = (await fileSystem.stat(join(folder, '.git'))) !== undefined;
  for (let parent = parentOf(folder); parent !== undefined && !isRepository; parent = parentOf(parent)) {
    parents.unshift(parent);
    isRepository = (await fileSystem.stat(join(parent, '.git'))) !== undefined;
  }
  if (!isRepository) return [];
  let scopes: IgnoreScopes = [];
  for (const parent of parents) scopes = await scopesWithin(fileSystem, parent, scopes, ignoreFileNames);
  return isIgnored(scopes, folder, 'folder') ? [] : scopes;
}

/** Whether the patterns exclude a path. */
export function isIgnored(scopes: IgnoreScopes, path: ResourcePath, kind: 'file' | 'folder'): boolean {
  return ignoringFile(scopes, path, kind) !== undefined;
}

/** The ignore file whose patterns exclude a path; of several the innermost that speaks of it decides. */
function ignoringFile(scopes: IgnoreScopes, path: ResourcePath, kind: 'file' | 'folder'): ResourcePath | undefined {
  for (const { folder, name, patterns } of scopes.toReversed()) {
    const inside = relativeTo(folder, path);
    if (inside === undefined || inside === '') continue;
    const verdict = patterns.test(kind === 'folder' ? `${inside}/` : inside);
    if (verdict.ignored) return join(folder, name);
    if (verdict.unignored) return undefined;
  }
  return undefined;
}

/** Whether the ignore files around a file of a site exclude it, also in a folder that is looked into by nobody. */
export async function isIgnoredInSite(files: CurrentFiles, siteRoot: ResourcePath, file: SitePath): Promise<boolean> {
  return (await ignoringFileInSite(files, siteRoot, file)) !== undefined;
}

/** The ignore file that excludes a file of a site, which needn't be there yet. */
export async function ignoringFileInSite(
  files: CurrentFiles,
  siteRoot: ResourcePath,
  file: SitePath,
): Promise<ResourcePath | undefined> {
  const fileSystem: TextFiles = {
    readFile: (path) => files.readText(path),
    stat: (path) => files.stat(path),
  };
  let scopes = await scopesAbove(fileSystem, siteRoot);
  for (const inside of ['', ...foldersAbove(file).toReversed()]) {
    const folder = join(siteRoot, inside);
    const excluding = ignoringFile(scopes, folder, 'folder');
    if (excluding !== undefined) return excluding;
    scopes = await scopesWithin(fileSystem, folder, scopes, ignoreFileNames);
  }
  return ignoringFile(scopes, join(siteRoot, file), 'file');
}
