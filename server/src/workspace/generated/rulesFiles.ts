import { sitesIn } from '../../core/generators/rulesFile/managedBlock.ts';
import { rulesTargets, type RulesTarget } from '../../core/generators/rulesFile/targets.ts';
import type { Hiding, RulesFile } from '../../core/site/siteSnapshot.ts';
import type { FoundText } from './foundRulesFiles.ts';
import type { CurrentFiles, FileSystem } from '../files/fileSystem.ts';
import { staysWithin } from '../files/links.ts';
import { hidingOf } from '../files/hiding.ts';
import { join, relativeTo, type ResourcePath } from '../files/resourcePath.ts';

/** The location of a site, for its rules files. */
export interface RulesLocation {
  readonly siteRoot: ResourcePath;
  readonly repository: ResourcePath;
  /** Whether a file is in the site's own folder, and in no site inside it. */
  readonly isOfSite: (path: ResourcePath) => boolean;
}

/** Whether a path is one that assistants read. */
export function mayBeRulesFile(path: ResourcePath): boolean {
  return rulesTargets.some((target) => path.endsWith(`/${target.path}`));
}

/** Returns the site's folder from the repository's root; empty for the root itself. */
export function folderOfSite({ siteRoot, repository }: Pick<RulesLocation, 'siteRoot' | 'repository'>): string {
  return relativeTo(repository, siteRoot) ?? '';
}

/**
 * Returns the files with a managed block in a site's repository, with their current texts; no symbolic links that point
 * out of it.
 */
export async function findRulesFiles(
  files: CurrentFiles,
  fileSystem: Pick<FileSystem, 'realPath'>,
  rulesLocation: RulesLocation,
): Promise<readonly RulesFile[]> {
  const found: FoundText[] = [];
  for (const target of rulesTargets) {
    const path = join(rulesLocation.repository, target.path);
    // Most of them don't exist.
    const isThere = (await files.stat(path)) !== undefined;
    if (isThere && !(await staysWithin(fileSystem, rulesLocation.repository, path))) continue;
    const text = await files.readText(path);
    if (text === undefined || sitesIn(text).length === 0) continue;
    found.push({ target, text, hiding: await hidingOfTarget(files, target, rulesLocation) });
  }
  if (found.length === 0) return [];
  // Few sites have such files, and what they should say is a large part of the code.
  const { rulesFilesOf } = await import('./foundRulesFiles.ts');
  return rulesFilesOf(found, folderOfSite(rulesLocation));
}

/**
 * Returns the ignore file's line and edit that keep the platform from publishing a target as a page of the site;
 * undefined if it doesn't publish it.
 */
export async function hidingOfTarget(
  files: CurrentFiles,
  target: RulesTarget,
  { siteRoot, repository, isOfSite }: RulesLocation,
): Promise<Hiding | undefined> {
  const path = join(repository, target.path);
  const inside = isOfSite(path) ? relativeTo(siteRoot, path) : undefined;
  return inside === undefined ? undefined : hidingOf(files, siteRoot, inside);
}

/** Whether two lists of rules files are equal. */
export function areSameRulesFiles(a: readonly RulesFile[], b: readonly RulesFile[]): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
