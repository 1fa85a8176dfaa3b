import { hasBeginMark } from '../core/generators/rulesFile/marks.ts';
import { rulesTargets, type RulesTarget } from '../core/generators/rulesFile/targets.ts';
import { join, type ResourcePath } from '../workspace/resourcePath.ts';
import { folderOfSite } from '../workspace/rulesFiles.ts';
import type { Site } from '../workspace/site.ts';
import type { Workspace } from '../workspace/workspace.ts';

/**
 * Returns the default targets: existing files with a section about the site, else those of editors in use, else the
 * first.
 */
export async function usualTargets(workspace: Workspace, site: Site): Promise<readonly RulesTarget[]> {
  const repository = await workspace.repositoryOf(site);
  const folder = folderOfSite({ siteRoot: site.root, repository });
  const written = await filter(rulesTargets, async ({ path }) => {
    const text = await workspace.files.readText(join(repository, path));
    return text !== undefined && hasBeginMark(text, folder);
  });
  if (written.length > 0) return written;
  const inUse = await filter(rulesTargets, (target) => isOfUsedEditor(workspace, repository, target));
  return inUse.length > 0 ? inUse : rulesTargets.slice(0, 1);
}

/** Whether the repository contains the folder of the editor to which a target's `rules.md` belongs. */
async function isOfUsedEditor(workspace: Workspace, repository: ResourcePath, { path }: RulesTarget): Promise<boolean> {
  const [, folder] = /^(\.[^/]+)\/rules\.md$/.exec(path) ?? [];
  return folder !== undefined && (await workspace.files.stat(join(repository, folder))) === 'folder';
}

async function filter<T>(items: readonly T[], predicate: (item: T) => Promise<boolean>): Promise<readonly T[]> {
  const requested = await Promise.all(items.map(predicate));
  return items.filter((_, at) => requested[at]);
}
