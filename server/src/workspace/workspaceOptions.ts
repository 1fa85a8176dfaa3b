import type { PageReader, Pause } from './pageReader.ts';
import type { ResourcePath } from './resourcePath.ts';

/** What a workspace works with, and whom it tells of what happens. */
export interface WorkspaceOptions {
  /** Told of work that failed; later work goes on. */
  readonly onError: (error: unknown) => void;
  /** Told when `readMany` failed, whose work is then done without it; counts as work that failed where this is missing. */
  readonly onHelperFailure?: (error: unknown) => void;
  /** Told of a rule that failed for a page of a site. */
  readonly onCrash?: (ruleId: string, error: unknown, siteRoot: ResourcePath) => void;
  /** Told after everything that may have changed what is known of some site. */
  readonly onChange?: () => void;
  /** Reads the pages of large sites; without one they are read in this thread. */
  readonly readMany?: PageReader;
  /** Lets others have their turn during long work. */
  readonly pause?: Pause;
  /** Reading more pages than this is nothing that an answer waits for. */
  readonly mostWaitedFor?: number;
  /** Whether it has to be known of each finding if it can be mended. */
  readonly countsFixes?: boolean;
}

/** Reading this many pages takes about a second. */
export const mostWaitedFor = 1_000;

/** Where nobody else waits for a turn. */
export const noPause: Pause = () => Promise.resolve();
