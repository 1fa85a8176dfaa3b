import type { SiteConfig } from '../../core/config/siteConfig.ts';
import type { SitePath } from '../../core/paths/sitePath.ts';
import type { RuleSettings, Severity } from '../../core/settings/ruleSettings.ts';
import type { SiteFileList } from '../files/fileIndex.ts';
import type { CacheSlot } from '../cache/cacheFolder.ts';
import type { ResourcePath } from '../files/resourcePath.ts';

/** A thread's data about a site: plain data, sent once when it starts. */
export interface JobForThread {
  /** The version of the program that sends the job: a version installed meanwhile may keep other records. */
  readonly version: string;
  readonly root: ResourcePath;
  readonly configFile: SitePath;
  readonly configText: string;
  /** The texts of its included files. */
  readonly configFragments: readonly (readonly [SitePath, string])[];
  /** A file that was a site stays one while it is being typed. */
  readonly generation: SiteConfig['generation'];
  readonly fileList: SiteFileList;
  readonly imported: readonly SitePath[];
  readonly settingsFiles: readonly { readonly path: ResourcePath; readonly text: string }[];
  readonly docsUrl: string | undefined;
  readonly rules: RuleSettings;
  readonly lowest: Severity;
  readonly countsFixes: boolean;
  /** Where readings are cached; undefined for nowhere. */
  readonly cache: CacheSlot | undefined;
}

/** The packed readings of the pages, and the rules that crashed. */
export interface FromThread {
  readonly readings: Uint8Array<ArrayBuffer>;
  readonly crashes: readonly { readonly rule: string; readonly error: string }[];
}
