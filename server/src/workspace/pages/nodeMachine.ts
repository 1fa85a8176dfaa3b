import { Cache } from '../cache/cacheFolder.ts';
import { limitHeapGrowth } from './engine.ts';
import { nodeFileSystem } from '../files/nodeFileSystem.ts';
import { findingsInSlot } from '../cache/findingsInSlot.ts';
import type { Machine } from './machine.ts';
import { pauseForOthers } from '../scheduling.ts';
import { readerInThreads } from './threads.ts';

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
