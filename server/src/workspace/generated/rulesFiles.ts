import { blockIn, sitesIn, withBlock } from '../../core/generators/rulesFile/managedBlock.ts';
import { rulesTextFor, siteTextIn } from '../../core/generators/rulesFile/rulesText.ts';
import { rulesTargets, type RulesTarget } from '../../core/generators/rulesFile/targets.ts';
import type { PathAbove, SitePath } from '../../core/paths/sitePath.ts';
import type { Hiding, RulesFile, RulesRefresh, SiteSnapshot } from '../../core/site/siteSnapshot.ts';
import { editBetween } from '../../core/text/textEdit.ts';
import { lazyFor } from '../../core/util/lazy.ts';
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

/** The target and text of a rules file, and how to hide it from readers. */
interface FoundText {
  readonly target: RulesTarget;
  readonly text: string;
  readonly hiding: Hiding | undefined;
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

/** Returns those of some files that concern the site in a folder: they describe it, or are published with it. */
export function rulesFilesOf(found: readonly FoundText[], folder: string): readonly RulesFile[] {
  return found.flatMap(({ target, text, hiding }) => {
    const isAbout = sitesIn(text).includes(folder);
    if (!isAbout && hiding === undefined) return [];
    const refreshed = lazyFor((site: SiteSnapshot) => refreshOf(site, target, text, folder));
    const refresh: RulesFile['refresh'] = (site) => (isAbout ? refreshed(site) : undefined);
    return [{ file: seenFrom(folder, target), path: target.path, text, refresh, hiding }];
  });
}

function refreshOf(site: SiteSnapshot, target: RulesTarget, text: string, folder: string): RulesRefresh | undefined {
  const after = withBlock(target, text, rulesTextFor(target, site, folder), folder).text;
  if (after === text) return undefined;
  const [before, now] = [text, after].map((fullText) => siteTextIn(blockIn(fullText, folder) ?? ''));
  return { edits: editBetween(text, after), outdated: before === now ? 'conventions' : 'site' };
}

function seenFrom(folder: string, { path }: RulesTarget): SitePath | PathAbove {
  const depth = folder === '' ? 0 : folder.split('/').length;
  return `${'../'.repeat(depth)}${path}` as SitePath | PathAbove;
}

/** Whether two lists of rules files are equal. */
export function areSameRulesFiles(a: readonly RulesFile[], b: readonly RulesFile[]): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
