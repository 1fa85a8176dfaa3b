import type { Cache } from '../../workspace/cache/cacheFolder.ts';
import { optimizeLate } from '../../workspace/pages/engine.ts';
import type { ResourcePath } from '../../workspace/files/resourcePath.ts';
import { nodeFileSystem } from '../../workspace/files/nodeFileSystem.ts';
import { nodeMachine } from '../../workspace/pages/nodeMachine.ts';
import { toFsPath } from '../../workspace/files/resourcePath.ts';
import { Workspace } from '../../workspace/workspace.ts';
import { addFolders, refuseWithoutSite } from '../folders.ts';
import type { Io } from '../io.ts';
import { lowestNeeded, type CheckOptions } from './checkOptions.ts';
import type { CachedRun } from './cachedRun.ts';
import type { GivenPaths } from './givenPaths.ts';
import { noteUnusedFiles } from './unusedFiles.ts';

/** The checked folders of a run. */
export interface OpenedSites {
  readonly workspace: Workspace;
  readonly folders: readonly ResourcePath[];
  /** Resolves when all findings are up to date; throws what failed meanwhile. */
  readonly checked: () => Promise<void>;
}

/** Opens the folders of a run; throws UsageError if none has a site, or one that was named. */
export async function openSites(
  options: CheckOptions,
  {
    cache,
    kept,
    given,
  }: {
    readonly cache: Cache | undefined;
    readonly kept: CachedRun | undefined;
    readonly given: GivenPaths;
  },
  io: Io,
): Promise<OpenedSites> {
  optimizeLate();
  const failures: unknown[] = [];
  const { readMany } = nodeMachine({ cache, readsHere: true });
  const fileSystem = kept?.trace.fileSystem ?? nodeFileSystem;
  const workspace = new Workspace(fileSystem, {
    onError: (error) => failures.push(error),
    onCrash: (rule, error, root) => {
      kept?.fail();
      io.writeError(`The rule ${rule} failed in ${toFsPath(root)}: ${String(error)}\n`);
    },
    // The result is the same; only the run takes longer.
    onHelperFailure: (error) => {
      kept?.fail();
      io.writeError(`Pages are read without worker threads: ${String(error)}\n`);
    },
    readMany: kept?.trace.recorded(readMany) ?? readMany,
    countsFixes: true,
    checksOnce: options.fix === undefined && !options.watch && options.stdinPath === undefined,
    lowest: lowestNeeded(options),
    ...(kept !== undefined && { cachedFindings: kept.findingsIn }),
  });
  workspace.setRules(options.rules, options.unlistedPages);
  const folders = await addFolders(workspace, given.folders, io, fileSystem);
  // The folders of files are only where their sites are.
  const isNamed = (folder: ResourcePath): boolean =>
    given.paths.length === 0 || given.paths.some(({ path }) => path === folder);
  const checked = async (): Promise<void> => {
    await workspace.loaded();
    // Noted later, they would be another state of the site, for which each page is compared again.
    await noteUnusedFiles(workspace, options);
    await workspace.checked();
    if (failures.length > 0) throw failures[0];
    await refuseWithoutSite(workspace, workspace.sites.length === 0 ? folders : folders.filter(isNamed), io);
  };
  return { workspace, folders, checked };
}
