import type { Severity } from '../core/settings/ruleSettings.ts';
import type { CachedFindings } from './diagnostics/cachedFindings.ts';
import type { PageReader } from './pages/pageReader.ts';
import type { ResourcePath } from './files/resourcePath.ts';
import type { Pause } from './scheduling.ts';

/** The workspace's dependencies and callbacks. */
export interface WorkspaceOptions {
  /** Called for work that failed; later work goes on. */
  readonly onError: (error: unknown) => void;
  /** Called when `readMany` failed, whose work is then done without it; `onError` is called if undefined. */
  readonly onHelperFailure?: (error: unknown) => void;
  /** Called for a rule that crashed on a page of a site. */
  readonly onCrash?: (ruleId: string, error: unknown, siteRoot: ResourcePath) => void;
  /** Called after everything that may have changed some site's state. */
  readonly onChange?: () => void;
  /** Reads the pages of large sites; without it they are read in this thread. */
  readonly readMany?: PageReader;
  /** The number of unread pages from which on `readMany` reads them. */
  readonly many?: number;
  /** Yields to other work during long work. */
  readonly pause?: Pause;
  /** The maximum number of unread pages that an answer waits for. */
  readonly mostWaitedFor?: number;
  /** Whether to determine for each finding if it has a fix. */
  readonly countsFixes?: boolean;
  /** Whether findings are needed only once: what they depend on isn’t noted then, and changes affect every page. */
  readonly checksOnce?: boolean;
  /** The lowest severity of findings that anybody sees; rules with milder ones only don’t run. All if undefined. */
  readonly lowest?: Severity;
  /** Returns where the findings in a site are kept for the next run; without it they aren't. */
  readonly cachedFindings?: (siteRoot: ResourcePath) => CachedFindings;
}

/** The number of pages that are read faster than anybody notices. */
export const mostWaitedFor = 40;

/** The number of pages from which on helper threads pay off. */
export const many = 300;
