import type { SitePath } from '../core/paths/sitePath.ts';
import type { RuleSettings, UnlistedPages } from '../core/settings/ruleSettings.ts';
import type { FolderIndexes } from './folderIndexes.ts';
import type { LoadingOptions } from './pageLoader.ts';
import { readerInThread } from './pageReader.ts';
import type { Checking } from './pageReading.ts';
import { join, type ResourcePath } from './resourcePath.ts';
import { mostWaitedFor, noPause, type WorkspaceOptions } from './workspaceOptions.ts';

/** What a site asks of the workspace around it. */
export interface SiteHost {
  /** Reads a file of the site as it is now: what an editor holds of it before what the disk has. */
  readonly readText: (path: SitePath) => Promise<string | undefined>;
  /** Whether the text of a file on the disk may be read for the site. */
  readonly isReadable: (path: SitePath) => boolean;
  readonly loading: LoadingOptions;
  readonly checking: () => Checking;
}

interface WorkspaceServices {
  readonly indexes: FolderIndexes;
  readonly options: WorkspaceOptions;
  readonly readText: (path: ResourcePath) => Promise<string | undefined>;
  readonly rules: () => RuleSettings;
  readonly unlistedPages: () => UnlistedPages;
}

/** What the site in a folder gets of its workspace. */
export function siteHostFor(
  root: ResourcePath,
  { indexes, options, readText, rules, unlistedPages }: WorkspaceServices,
): SiteHost {
  const { pause = noPause, onError, onChange, onCrash, countsFixes = false } = options;
  const readFew = readerInThread(pause);
  // Folders come and go, so none of their indexes is held on to.
  const isReadable = (file: SitePath): boolean => indexes.isReadable(root, join(root, file));
  return {
    readText: (file) => (isReadable(file) ? readText(join(root, file)) : Promise.resolve(undefined)),
    isReadable,
    loading: {
      readFew,
      readMany: options.readMany ?? readFew,
      mostWaitedFor: options.mostWaitedFor ?? mostWaitedFor,
      onProgress: () => onChange?.(),
      onError,
      onHelperFailure: options.onHelperFailure ?? onError,
    },
    checking: () => ({
      rules: rules(),
      unlistedPages: unlistedPages(),
      countsFixes,
      onCrash: (rule, error) => onCrash?.(rule, error, root),
    }),
  };
}
