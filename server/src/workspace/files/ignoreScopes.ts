import { linesOfIgnoreFile, readIgnorePatterns, type IgnorePatterns } from '../../core/paths/ignorePatterns.ts';
import { foldersAbove, type SitePath } from '../../core/paths/sitePath.ts';
import type { CurrentFiles, FileSystem } from './fileSystem.ts';
import { join, parentFolderOf, relativeTo, type ResourcePath } from './resourcePath.ts';

/** The file access that ignore files need. */
type TextFiles = Pick<FileSystem, 'readFile' | 'stat'>;

/** One ignore file; its patterns are relative to its folder. */
interface IgnoreScope {
  readonly folder: ResourcePath;
  readonly name: string;
  readonly text: string;
  readonly patterns: IgnorePatterns;
}

/** The ignore files that apply to a folder, the outermost first. */
export type IgnoreScopes = readonly IgnoreScope[];

/** Git's patterns are case-sensitive; those of the platform's own ignore file aren't. */
export const ignoreFiles = [
  { name: '.gitignore', ignoreCase: false },
  { name: '.mintignore', ignoreCase: true },
] as const;

export const ignoreFileNames: ReadonlySet<string> = new Set(ignoreFiles.map(({ name }) => name));

/** Whether a folder contains no pages and may be very large. */
export function isAlwaysSkipped(folderName: string): boolean {
  return folderName.startsWith('.') || folderName === 'node_modules';
}

/** Adds the ignore files of a folder to those that apply around it. */
export async function scopesWithin(
  fileSystem: TextFiles,
  folder: ResourcePath,
  around: IgnoreScopes,
  names: ReadonlySet<string>,
): Promise<IgnoreScopes> {
  const own: IgnoreScope[] = [];
  for (const { name, ignoreCase } of ignoreFiles) {
    const text = names.has(name) ? await fileSystem.readFile(join(folder, name)) : undefined;
    if (text === undefined) continue;
    own.push({ folder, name, text, patterns: readIgnorePatterns(linesOfIgnoreFile(text), { ignoreCase }) });
  }
  return own.length === 0 ? around : [...around, ...own];
}

/**
 * Returns the ignore files above a folder, up to the root of its repository. None if they exclude the folder itself: a
 * person who opens an ignored folder works in it.
 */
export async function scopesAbove(fileSystem: TextFiles, folder: ResourcePath): Promise<IgnoreScopes> {
  const parents: ResourcePath[] = [];
  let isRepository = (await fileSystem.stat(join(folder, '.git'))) !== undefined;
  for (let parent = parentFolderOf(folder); parent !== undefined && !isRepository; parent = parentFolderOf(parent)) {
    parents.unshift(parent);
    isRepository = (await fileSystem.stat(join(parent, '.git'))) !== undefined;
  }
  if (!isRepository) return [];
  let scopes: IgnoreScopes = [];
  for (const parent of parents) scopes = await scopesWithin(fileSystem, parent, scopes, ignoreFileNames);
  return isIgnored(scopes, folder, 'folder') ? [] : scopes;
}

/** Returns the ignore files for formatters, in the root of a repository and in that of a site. */
export async function formatIgnoreScopes(
  { readText }: Pick<CurrentFiles, 'readText'>,
  siteRoot: ResourcePath,
  repository: ResourcePath,
): Promise<IgnoreScopes> {
  const scopes: IgnoreScope[] = [];
  const name = '.prettierignore';
  for (const folder of new Set([repository, siteRoot])) {
    const text = await readText(join(folder, name));
    if (text === undefined) continue;
    scopes.push({ folder, name, text, patterns: readIgnorePatterns(linesOfIgnoreFile(text), { ignoreCase: false }) });
  }
  return scopes;
}

/** Whether the patterns exclude a path. */
export function isIgnored(scopes: IgnoreScopes, path: ResourcePath, kind: 'file' | 'folder'): boolean {
  return ignoringFile(scopes, path, kind) !== undefined;
}

/** Returns the ignore file whose patterns exclude a path; the innermost one with a matching pattern decides. */
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

/** Whether the ignore files around a file of a site exclude it, also in a folder that isn't read. */
export async function isIgnoredInSite(files: CurrentFiles, siteRoot: ResourcePath, file: SitePath): Promise<boolean> {
  return (await ignoringFileInSite(files, siteRoot, file)) !== undefined;
}

/** Returns the ignore file that excludes a file of a site, which needn't exist yet. */
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
