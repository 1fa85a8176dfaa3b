import { nodeFileSystem } from '../files/nodeFileSystem.ts';
import type { Site } from '../site.ts';
import { Workspace } from '../workspace.ts';
import type { WorkspaceOptions } from '../workspaceOptions.ts';
import { diskWith, type FormerFiles } from './formerFiles.ts';

/**
 * Returns a site as it was, by reading its files as they were; undefined if its folder had no site. It is checked if
 * `findIn` sets up what its workspace finds.
 */
export async function formerSite(
  { root }: Site,
  former: FormerFiles,
  options: Omit<WorkspaceOptions, 'onError'>,
  findIn?: (workspace: Workspace) => void,
): Promise<Site | undefined> {
  const failures: unknown[] = [];
  const workspace = new Workspace(diskWith(former, root, nodeFileSystem), {
    ...options,
    onError: (error) => failures.push(error),
    checksOnce: true,
  });
  if (findIn === undefined) workspace.setRules({ '*': 'off' });
  else findIn(workspace);
  await workspace.addFolder(root);
  await workspace.loaded();
  if (findIn !== undefined) await workspace.checked();
  if (failures.length > 0) throw failures[0];
  return workspace.sites.find((site) => site.root === root);
}
