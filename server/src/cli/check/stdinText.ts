import path from 'node:path';
import { fromFsPath, relativeTo } from '../../workspace/files/resourcePath.ts';
import type { Site } from '../../workspace/site.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { UsageError, type Io } from '../io.ts';
import type { Keep } from './selection.ts';

/**
 * Takes standard input as the text of a file instead of the disk’s; returns its site, and a condition that keeps its
 * findings only. Throws UsageError if it belongs to no site.
 */
export async function takeStdin(
  workspace: Workspace,
  file: string,
  io: Io,
): Promise<{ readonly site: Site; readonly keep: Keep }> {
  const resource = fromFsPath(path.resolve(io.cwd, file));
  workspace.setOpenText(resource, (await io.readInput?.()) ?? '');
  await workspace.ready(resource);
  const site = workspace.siteOf(resource);
  const inside = site && relativeTo(site.root, resource);
  if (site === undefined || inside === undefined) throw new UsageError(`“${file}” isn’t part of a site.`);
  return { site, keep: (_site, finding) => finding.file === inside };
}
