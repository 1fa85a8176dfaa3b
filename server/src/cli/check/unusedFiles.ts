import { configuredRules } from '../../core/rules/engine/activeRules.ts';
import { unusedFile } from '../../core/rules/page/unused-file.ts';
import { findUnusedFiles } from '../../workspace/files/findUnusedFiles.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import type { CheckOptions } from './checkOptions.ts';

/** Looks for unused files where the rule about them is on: that reads every text of the site again. */
export async function noteUnusedFiles(workspace: Workspace, { rules }: CheckOptions): Promise<void> {
  for (const site of workspace.sites) {
    const { config } = configuredRules(rules).activeFor(site.takeSnapshot().settings);
    if (!config.some(({ rule }) => rule === unusedFile)) continue;
    const files = await findUnusedFiles(site, workspace.disk);
    site.state.setKnown({ unusedFiles: () => files });
  }
}
