import { setFlagsFromString } from 'node:v8';
import type { FileSystem } from './fileSystem.ts';
import { nodeFileSystem } from './nodeFileSystem.ts';
import type { PageReader, Pause } from './pageReader.ts';
import { pauseForOthers, readerInThreads } from './threads.ts';

/** What the workspace needs of the machine that it runs on. */
export interface Machine {
  readonly fileSystem: FileSystem;
  readonly readMany: PageReader;
  readonly pause: Pause;
}

// What a key leaves behind in a long page is garbage soon. Left to itself, the engine would let twice the site's own
// size of it pile up before it looks.
setFlagsFromString('--heap-growing-percent=30');

/** This machine, with its disk and its cores. */
export const nodeMachine: Machine = {
  fileSystem: nodeFileSystem,
  readMany: readerInThreads,
  pause: pauseForOthers,
};
