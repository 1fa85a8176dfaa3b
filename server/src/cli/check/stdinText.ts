import path from 'node:path';
import { fromFsPath } from '../../workspace/files/resourcePath.ts';
import type { Site } from '../../workspace/site.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { UsageError, type Io } from '../io.ts';
import type { Keep } from './selection.ts';

/** The site of a file that standard input replaces, and a condition that keeps the findings in the file. */
export interface StdinText {
  readonly site: Site;
  readonly keep: Keep;
}

/**
 * Takes standard input as the text of a file instead of the disk’s. Throws UsageError if the file belongs to no site.
 */
export async function takeStdin(workspace: Workspace, file: string, io: Io): Promise<StdinText> {
  const resource = fromFsPath(path.resolve(io.cwd, file));
  workspace.setOpenText(resource, (await io.readInput?.()) ?? '');
  await workspace.ready(resource);
  const { site, file: inside } = workspace.locate(resource);
  if (site === undefined) throw new UsageError(`“${file}” isn’t part of a site.`);
  return { site, keep: (_site, finding) => finding.file === inside };
}
