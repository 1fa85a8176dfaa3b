import { setFlagsFromString } from 'node:v8';
import { cacheFolder } from './compileCache.ts';
import type { FileSystem } from './fileSystem.ts';
import { nodeFileSystem } from './nodeFileSystem.ts';
import type { PageReader } from './pageReader.ts';
import type { Pause } from './scheduling.ts';
import { pauseForOthers, readerInThreads } from './threads.ts';

/** The workspace's access to the machine. */
export interface Machine {
  readonly fileSystem: FileSystem;
  readonly readMany: PageReader;
  readonly pause: Pause;
}

export interface MachineOptions {
  /** The folder for what is kept of large sites: undefined for the user's, false for none. */
  readonly cache?: string | false | undefined;
  /** Whether this thread reads too, since it has nothing else to do. */
  readonly readsHere?: boolean;
}

/** Returns this machine, with its disk and its cores, and limits the growth of its heap from then on. */
export function nodeMachine({ cache, readsHere = false }: MachineOptions = {}): Machine {
  // What a keystroke in a long page allocates is garbage soon. By default, V8 would let it grow to twice the size of
  // the site before it collects that.
  setFlagsFromString('--heap-growing-percent=30');
  const cacheLocation = cache ?? cacheFolder(process.platform, process.env);
  const readMany = readerInThreads({ cacheLocation: cacheLocation === false ? undefined : cacheLocation, readsHere });
  return { fileSystem: nodeFileSystem, readMany, pause: pauseForOthers };
}
