import type { SiteSettings } from '../core/settings/siteSettings.ts';
import type { PageReader } from './pageReader.ts';
import { relativeTo, type ResourcePath } from './resourcePath.ts';
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
  /** Yields to other work during long work. */
  readonly pause?: Pause;
  /** The maximum number of unread pages that an answer waits for. */
  readonly mostWaitedFor?: number;
  /** Whether to determine for each finding if it has a fix. */
  readonly countsFixes?: boolean;
}

/** The number of pages that are read faster than anybody notices. */
export const mostWaitedFor = 40;

/** For callers without other work. */
export const noPause: Pause = () => Promise.resolve();

/** The URLs of published documentation in an editor's settings. */
export interface DocsUrls {
  /** For sites in folders without a URL of their own. */
  readonly general: string | undefined;
  readonly byFolder: ReadonlyMap<ResourcePath, string>;
}

export const noDocsUrls: DocsUrls = { general: undefined, byFolder: new Map() };

/** Returns the settings of a site: the editor's URL for the innermost folder overrides the site's own file. */
export function withDocsUrl(settings: SiteSettings, urls: DocsUrls, siteRoot: ResourcePath): SiteSettings {
  const around = [...urls.byFolder.keys()].filter((folder) => relativeTo(folder, siteRoot) !== undefined);
  const [innermost] = around.sort((a, b) => b.length - a.length);
  const own = innermost === undefined ? undefined : urls.byFolder.get(innermost);
  return { ...settings, docsUrl: own ?? urls.general ?? settings.docsUrl };
}

export function areSameDocsUrls(a: DocsUrls, b: DocsUrls): boolean {
  return a.general === b.general && JSON.stringify([...a.byFolder]) === JSON.stringify([...b.byFolder]);
}
