import { Cache } from '../cache/cacheFolder.ts';
import { limitHeapGrowth } from './engine.ts';
import type { FileSystem } from '../files/fileSystem.ts';
import { nodeFileSystem } from '../files/nodeFileSystem.ts';
import type { WorkspaceOptions } from '../workspaceOptions.ts';
import { findingsInSlot } from '../diagnostics/cachedFindings.ts';
import type { PageReader } from './pageReader.ts';
import type { Pause } from '../scheduling.ts';
import { pauseForOthers, readerInThreads } from './threads.ts';

/** The workspace's access to the machine. */
export interface Machine {
  readonly fileSystem: FileSystem;
  readonly readMany: PageReader;
  readonly pause: Pause;
  /** Where the findings of the sites’ rules are kept for the next start. */
  readonly cachedFindings?: WorkspaceOptions['cachedFindings'];
}

export interface MachineOptions {
  /** Where readings of large sites are cached: by default in the user's folder, undefined for nowhere. */
  readonly cache?: Cache | undefined;
  /** Whether this thread reads too, since it has nothing else to do. */
  readonly readsHere?: boolean;
}

/** Returns this machine, with its disk and its cores, and limits the growth of its heap from then on. */
export function nodeMachine({ cache, readsHere = false }: MachineOptions = { cache: Cache.ofUser() }): Machine {
  limitHeapGrowth();
  const readMany = readerInThreads({ cache, readsHere });
  return {
    fileSystem: nodeFileSystem,
    readMany,
    pause: pauseForOthers,
    ...(cache?.program !== undefined && {
      cachedFindings: (root) => findingsInSlot(cache.slot('runs', [cache.program, 'followed', root]), root),
    }),
  };
}
