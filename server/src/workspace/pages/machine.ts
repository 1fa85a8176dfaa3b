import type { FileSystem } from '../files/fileSystem.ts';
import type { Pause } from '../scheduling.ts';
import type { WorkspaceOptions } from '../workspaceOptions.ts';
import type { PageReader } from './pageReader.ts';

/** The workspace's access to the machine. */
export interface Machine {
  /** The disk; undefined where there is none, and the client reads all files. */
  readonly fileSystem: FileSystem | undefined;
  readonly readMany: PageReader;
  readonly pause: Pause;
  /** Where the findings of the sites’ rules are kept for the next start. */
  readonly cachedFindings?: WorkspaceOptions['cachedFindings'];
}
