import { watch } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FileChange } from '../../workspace/files/fileSystem.ts';
import { nodeFileSystem } from '../../workspace/files/nodeFileSystem.ts';
import { fromFsPath, toFsPath } from '../../workspace/files/resourcePath.ts';
import { UsageError, type Io } from '../io.ts';
import type { OpenedSites } from './openSites.ts';

/** Editors and version control write several files at once. */
const settleMs = 100;

/**
 * Reports, and again after each change of files in the folders and their sites, until the run is stopped.
 * `ignored` are files that the report itself writes. What can’t be reported for now, such as settings that are half
 * written, is said, and the next change tried again.
 */
export async function watchSites(
  { workspace, folders, checked }: OpenedSites,
  { report, ignored }: { readonly report: () => Promise<unknown>; readonly ignored: readonly string[] },
  { signal, writeError }: Pick<Io, 'signal' | 'writeError'>,
): Promise<void> {
  const changed = new Set<string>();
  const failed = new AbortController();
  const ended = AbortSignal.any([failed.signal, ...(signal === undefined ? [] : [signal])]);
  let running = Promise.resolve();
  const tried = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      if (error instanceof UsageError) writeError(`${error.message}\n`);
      else failed.abort(error);
    }
  };
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
    for await (const { filename } of watch(folder, { recursive: true, signal: ended })) {
      const file = filename === null ? folder : path.join(folder, filename);
      if (isSkipped(file) || ignored.includes(file)) continue;
      if (changed.size === 0) running = running.then(() => tried(follow));
      changed.add(file);
    }
  };
  const roots = new Set([...folders, ...workspace.sites.map(({ root }) => root)].map(toFsPath));
  const watching = Promise.all([...roots].map(watchFolder));
  // The watchers are set up before, so that no change during the report is lost.
  running = tried(report);
  await watching.catch((error: unknown) => {
    if (!ended.aborted) throw error;
  });
  await running;
  if (failed.signal.aborted) throw failed.signal.reason;
}

function isSkipped(file: string): boolean {
  return /[\\/](?:\.git|node_modules)(?:[\\/]|$)/.test(file) || file.endsWith('.tmp');
}

async function changeOf(file: string): Promise<FileChange> {
  const resource = fromFsPath(file);
  const isThere = (await nodeFileSystem.stat(resource)) !== undefined;
  return { path: resource, kind: isThere ? 'created' : 'deleted' };
}
