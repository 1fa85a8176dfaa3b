import type { SitePath } from '../core/paths/sitePath.ts';
import type { RuleSettings, UnlistedPages } from '../core/settings/ruleSettings.ts';
import type { UnreadableReason } from '../core/site/siteSnapshot.ts';
import type { CachedFindings } from './diagnostics/cachedFindings.ts';
import type { UnfilledValues } from './diagnostics/unfilledValues.ts';
import type { FolderIndexes } from './files/folderIndexes.ts';
import type { LoadingOptions } from './pages/pageLoader.ts';
import { readerInThread } from './pages/pageReader.ts';
import type { Checking } from '../core/analysis/report.ts';
import { noPause, type UrgentWork } from './scheduling.ts';
import { join, type ResourcePath } from './files/resourcePath.ts';
import { many, mostWaitedFor, type WorkspaceOptions } from './workspaceOptions.ts';
import { configuredRules } from '../core/rules/engine/activeRules.ts';
import { lazyFor } from '../core/util/lazy.ts';

/** A site's access to its workspace. */
export interface SiteHost {
  /** Reads the current text of a file: the editor's, or else the disk's. */
  readonly readText: (path: SitePath) => Promise<string | undefined>;
  /** Returns why a file that exists and may be read can’t be. */
  readonly whyUnreadable: (path: SitePath) => Promise<UnreadableReason | undefined>;
  /** Whether the text of a file on the disk may be read for the site. */
  readonly isReadable: (path: SitePath) => boolean;
  readonly loading: LoadingOptions;
  readonly checking: () => Checking;
  /** Whether to note what the findings in pages depend on, so that changes affect only some. */
  readonly followsChanges: boolean;
  /** Where findings are kept for the next run; undefined if they aren't. */
  readonly kept: CachedFindings | undefined;
  readonly unfilled: UnfilledValues;
}

interface WorkspaceServices {
  readonly indexes: FolderIndexes;
  readonly options: WorkspaceOptions;
  readonly readText: (path: ResourcePath) => Promise<string | undefined>;
  readonly urgentWork: UrgentWork;
  readonly unfilled: UnfilledValues;
  readonly rules: () => RuleSettings;
  readonly unlistedPages: () => UnlistedPages;
}

export function siteHostFor(
  root: ResourcePath,
  { indexes, options, readText, urgentWork, unfilled, rules, unlistedPages }: WorkspaceServices,
): SiteHost {
  const { pause = noPause, onError, onChange, onCrash, countsFixes = false, lowest } = options;
  const configured = lazyFor((settings: RuleSettings) => configuredRules(settings, lowest));
  const readFew = readerInThread(pause);
  let hasFailed = false;
  const cached = options.cachedFindings?.(root);
  // What a crashed rule would have found is to be looked for again.
  const kept: CachedFindings | undefined = cached && {
    read: (state) => cached.read(state),
    write: (...findings) => {
      if (!hasFailed) cached.write(...findings);
    },
  };
  // Folders are added and removed, so no index is captured.
  const isReadable = (file: SitePath): boolean => indexes.isReadable(root, join(root, file));
  return {
    readText: (file) => (isReadable(file) ? readText(join(root, file)) : Promise.resolve(undefined)),
    whyUnreadable: (file) => (isReadable(file) ? indexes.whyUnreadable(join(root, file)) : Promise.resolve(undefined)),
    isReadable,
    followsChanges: options.checksOnce !== true,
    kept,
    unfilled,
    loading: {
      pause,
      readFew,
      readMany: options.readMany ?? readFew,
      many: options.many ?? many,
      mostWaitedFor: options.mostWaitedFor ?? mostWaitedFor,
      whenFree: urgentWork.whenNone,
      onProgress: () => onChange?.(),
      onError,
      onHelperFailure: options.onHelperFailure ?? onError,
    },
    checking: () => ({
      rules: configured(rules()),
      unlistedPages: unlistedPages(),
      countsFixes,
      onCrash: (rule, error) => {
        hasFailed = true;
        onCrash?.(rule, error, root);
      },
    }),
  };
}
