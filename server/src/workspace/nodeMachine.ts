import { setFlagsFromString } from 'node:v8';
import { cacheFolder } from './compileCache.ts';
import type { FileSystem } from './fileSystem.ts';
import { nodeFileSystem } from './nodeFileSystem.ts';
import type { PageReader } from './pageReader.ts';
import type { Pause } from './urgentWork.ts';
import { pauseForOthers, readerInThreads } from './threads.ts';

/** The workspace's access to the machine. */
export interface Machine {
  readonly fileSystem: FileSystem;
  readonly readMany: PageReader;
  readonly pause: Pause;
}

/**
 * Returns this machine, with its disk and its cores, and limits the growth of its heap from then on. What is kept of
 * large sites goes into a folder: undefined for the user's, false for none.
 */
export function nodeMachine(cache?: string | false): Machine {
  // What a keystroke in a long page allocates is garbage soon. By default, V8 would let it grow to twice the size of
  // the site before it collects that.
  setFlagsFromString('--heap-growing-percent=30');
  const cacheLocation = cache ?? cacheFolder(process.platform, process.env);
  const readMany = readerInThreads(cacheLocation === false ? undefined : cacheLocation);
  return { fileSystem: nodeFileSystem, readMany, pause: pauseForOthers };
}
