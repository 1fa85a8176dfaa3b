import { watch } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FileChange } from '../../workspace/files/fileSystem.ts';
import { nodeFileSystem } from '../../workspace/files/nodeFileSystem.ts';
import { fromFsPath, toFsPath } from '../../workspace/files/resourcePath.ts';
import type { Io } from '../io.ts';
import type { OpenedSites } from './openSites.ts';

/** Editors and version control write several files at once. */
const settleMs = 100;

/**
 * Reports, and again after each change of files in the folders and their sites, until the run is stopped.
 * `ignored` are files that the report itself writes.
 */
export async function watchSites(
  { workspace, folders, checked }: OpenedSites,
  { report, ignored }: { readonly report: () => Promise<unknown>; readonly ignored: readonly string[] },
  { signal }: Pick<Io, 'signal'>,
): Promise<void> {
  const changed = new Set<string>();
  let running: Promise<unknown> = Promise.resolve();
  const follow = async (): Promise<void> => {
    await wait(settleMs);
    const paths = [...changed];
    changed.clear();
    if (paths.length === 0) return;
    await workspace.applyChanges(await Promise.all(paths.map(changeOf)));
    await checked();
    await report();
  };
  const watchFolder = async (folder: string): Promise<void> => {
    for await (const { filename } of watch(folder, { recursive: true, ...(signal && { signal }) })) {
      const file = filename === null ? folder : path.join(folder, filename);
      if (isSkipped(file) || ignored.includes(file)) continue;
      if (changed.size === 0) running = running.then(follow);
      changed.add(file);
    }
  };
  const roots = new Set([...folders, ...workspace.sites.map(({ root }) => root)].map(toFsPath));
  const watching = Promise.all([...roots].map(watchFolder));
  // The watchers are set up before, so that no change during the report is lost.
  running = report();
  await watching.catch((error: unknown) => {
    if (signal?.aborted !== true) throw error;
  });
  await running;
}

function isSkipped(file: string): boolean {
  return /[\\/](?:\.git|node_modules)(?:[\\/]|$)/.test(file) || file.endsWith('.tmp');
}

async function changeOf(file: string): Promise<FileChange> {
  const resource = fromFsPath(file);
  const isThere = (await nodeFileSystem.stat(resource)) !== undefined;
  return { path: resource, kind: isThere ? 'created' : 'deleted' };
}
