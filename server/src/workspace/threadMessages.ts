import type { SiteConfig } from '../core/config/siteConfig.ts';
import type { SitePath } from '../core/paths/sitePath.ts';
import type { RuleSettings } from '../core/settings/ruleSettings.ts';
import type { SiteFileList } from './fileIndex.ts';
import type { PageReading } from './pageReading.ts';
import type { ResourcePath } from './resourcePath.ts';

/** What a thread has to know of a site to read its pages: plain data, sent once when it starts. */
export interface JobForThread {
  /** Of the program that gives the job: another version, installed meanwhile, may take down something else. */
  readonly version: string;
  readonly root: ResourcePath;
  readonly configFile: SitePath;
  readonly configText: string;
  /** The texts of the files in which parts of it stand. */
  readonly configFragments: readonly (readonly [SitePath, string])[];
  /** A file that was a site stays one while it is typed. */
  readonly generation: SiteConfig['generation'];
  readonly fileList: SiteFileList;
  readonly imported: readonly SitePath[];
  readonly settingsFiles: readonly { readonly path: ResourcePath; readonly text: string }[];
  readonly docsUrl: string | undefined;
  readonly rules: RuleSettings;
  readonly countsFixes: boolean;
}

/** Some pages to be read. */
export interface ToThread {
  readonly pages: readonly SitePath[];
}

/** What was read of them, and the rules that failed. */
export interface FromThread {
  readonly readings: readonly PageReading[];
  readonly crashes: readonly { readonly rule: string; readonly error: string }[];
}
