import { blockAbove, blockIn, sitesIn, withBlock } from '../core/generators/rulesFile/managedBlock.ts';
import { rulesText } from '../core/generators/rulesFile/rulesText.ts';
import { siteTextIn } from '../core/generators/rulesFile/sharedConventions.ts';
import { rulesTargets, type RulesTarget } from '../core/generators/rulesFile/targets.ts';
import type { PathAbove, SitePath } from '../core/paths/sitePath.ts';
import type { Hiding, RulesFile, RulesRefresh, SiteSnapshot } from '../core/site/siteSnapshot.ts';
import { editBetween } from '../core/text/textEdit.ts';
import { lazyFor } from '../core/util/lazy.ts';
import type { CurrentFiles, FileSystem } from './fileSystem.ts';
import { hidingOf } from './hiding.ts';
import { staysWithin } from './links.ts';
import { join, relativeTo, type ResourcePath } from './resourcePath.ts';

/** Where a site lies, and the files for assistants with it. */
export interface RulesLocation {
  readonly siteRoot: ResourcePath;
  readonly repository: ResourcePath;
  /** Whether a file lies in the site's own folder, and in that of no site within. */
  readonly isOfSite: (path: ResourcePath) => boolean;
}

/** What there is to say of a rules file of a site. */
interface FoundText {
  readonly target: RulesTarget;
  readonly text: string;
  readonly hiding: Hiding | undefined;
}

/** Whether a path is one of those at which assistants look. */
export function mayBeRulesFile(path: ResourcePath): boolean {
  return rulesTargets.some((target) => path.endsWith(`/${target.path}`));
}

/** The site's folder from the repository's root; empty for the root itself. */
export function folderOfSite({ siteRoot, repository }: Pick<RulesLocation, 'siteRoot' | 'repository'>): string {
  return relativeTo(repository, siteRoot) ?? '';
}

/** The files of a site's repository of which Docsight has written a part, as they are now; none behind links that lead out of it. */
export async function findRulesFiles(
  files: CurrentFiles,
  fileSystem: Pick<FileSystem, 'list'>,
  rulesLocation: RulesLocation,
): Promise<readonly RulesFile[]> {
  const found: FoundText[] = [];
  for (const target of rulesTargets) {
    const path = join(rulesLocation.repository, target.path);
    // Most of them aren't there, and to look for links takes the content of each folder on the way.
    const isThere = (await files.stat(path)) !== undefined;
    if (isThere && !(await staysWithin(fileSystem, rulesLocation.repository, path))) continue;
    const text = await files.readText(path);
    if (text === undefined || sitesIn(text).length === 0) continue;
    found.push({ target, text, hiding: await hidingOfTarget(files, target, rulesLocation) });
  }
  return rulesFilesOf(found, folderOfSite(rulesLocation));
}

/** What keeps the platform from publishing a target as a page of the site; undefined where it doesn't. */
export async function hidingOfTarget(
  files: CurrentFiles,
  target: RulesTarget,
  { siteRoot, repository, isOfSite }: RulesLocation,
): Promise<Hiding | undefined> {
  const path = join(repository, target.path);
  const inside = isOfSite(path) ? relativeTo(siteRoot, path) : undefined;
  return inside === undefined ? undefined : hidingOf(files, siteRoot, inside);
}

/** Those of some files that concern the site in a folder: they tell of it, or are published with it. */
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
  const after = withBlock(target, text, rulesText(site, folder, blockAbove(text, folder)), folder).text;
  if (after === text) return undefined;
  const [before, now] = [text, after].map((fullText) => siteTextIn(blockIn(fullText, folder) ?? ''));
  return { edits: editBetween(text, after), outdated: before === now ? 'conventions' : 'site' };
}

function seenFrom(folder: string, { path }: RulesTarget): SitePath | PathAbove {
  const depth = folder === '' ? 0 : folder.split('/').length;
  return `${'../'.repeat(depth)}${path}` as SitePath | PathAbove;
}

/** Whether files found at two times say the same. */
export function areSameRulesFiles(a: readonly RulesFile[], b: readonly RulesFile[]): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
