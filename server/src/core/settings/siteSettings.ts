import { createCatalogue, type Catalogue, type ComponentSpec } from '../components/catalogue.ts';
import { readIgnorePatterns } from '../paths/ignorePatterns.ts';
import { isWithin, siteRoot, toSitePath, type PathAbove, type SitePath } from '../paths/sitePath.ts';
import { readKnownNames, type KnownNames } from './knownNames.ts';
import { combineRules, type Preset, type RuleSettings, type UnlistedPages } from './ruleSettings.ts';
import { settingsFileName, type SettingsFile } from './settingsFile.ts';

/** What `.docsight.json` says about a site, read and ready for use. */
export interface SiteSettings {
  readonly preset: Preset;
  readonly rules: RuleSettings;
  /** The components of the format and those that the site describes itself. */
  readonly catalogue: Catalogue;
  /** The names that the settings add to those of the format. */
  readonly known: KnownNames;
  /** The URL of the published documentation, without a slash at its end; undefined if not configured. */
  readonly docsUrl: string | undefined;
  /** The folders of translations; undefined if not configured. */
  readonly translations: Translations | undefined;
  /** The files that say it. */
  readonly sources: readonly SettingsSource[];
  /** What is reported of pages that no navigation lists. */
  readonly unlistedPages: UnlistedPages;
  readonly isIgnored: (file: SitePath) => boolean;
}

/** Folders with the same pages in several languages. */
export interface Translations {
  /** The folder of the originals, which may be the site's root. */
  readonly source: SitePath;
  readonly folders: readonly SitePath[];
}

/** A settings file, as seen from the site. */
export interface SettingsSource {
  readonly file: SitePath | PathAbove;
  readonly source: SettingsFile;
}

/** A settings file that applies to a site, and the base of its patterns. */
export interface ScopedSettings {
  readonly file: SettingsFile;
  /** The site's path below the folder of the file, with a slash at its end; empty if that is the site's root. */
  readonly sitePrefix: string;
}

/** Combines the settings of a site: the later file overrides the earlier one. */
export function combineSettings(scoped: readonly ScopedSettings[]): SiteSettings {
  const files = scoped.map(({ file }) => file);
  const components: readonly ComponentSpec[] = files.flatMap((file) => file.components);
  return {
    preset: files.findLast((file) => file.preset !== undefined)?.preset ?? 'recommended',
    rules: combineRules(files.map((file) => file.rules)),
    catalogue: createCatalogue(components),
    known: readKnownNames(files.map((file) => file.known)),
    docsUrl: files.findLast((file) => file.docsUrl !== undefined)?.docsUrl,
    translations: scoped.map(translationsOf).findLast((translations) => translations !== undefined),
    sources: scoped.map(({ file, sitePrefix }) => ({ file: pathFrom(sitePrefix), source: file })),
    unlistedPages: files.findLast((file) => file.unlistedPages !== undefined)?.unlistedPages ?? 'errors',
    isIgnored: ignoring(scoped),
  };
}

/** Returns the folders of translations that a settings file names, as far as they are in the site. */
function translationsOf({ file: { translations }, sitePrefix }: ScopedSettings): Translations | undefined {
  if (translations === undefined) return undefined;
  const root = sitePrefix.replace(/\/$/, '') as SitePath;
  const inSite = (folder: string): SitePath | undefined => {
    const path = toSitePath(folder);
    if (path === undefined || !isWithin(path, root)) return undefined;
    return (root === siteRoot ? path : path.slice(sitePrefix.length)) as SitePath;
  };
  const source = inSite(translations.source);
  if (source === undefined) return undefined;
  const folders = translations.folders.flatMap((folder) => inSite(folder) ?? []);
  return { source, folders: folders.filter((folder) => folder !== source && folder !== siteRoot) };
}

/** Returns the settings of a site that has no `.docsight.json`. */
export function defaultSiteSettings(): SiteSettings {
  return combineSettings([]);
}

/** Returns the path of a settings file from the root of a site, which is `sitePrefix` below the file's folder. */
function pathFrom(sitePrefix: string): SitePath | PathAbove {
  const depth = sitePrefix.split('/').length - 1;
  return `${'../'.repeat(depth)}${settingsFileName}` as SitePath | PathAbove;
}

function ignoring(scoped: readonly ScopedSettings[]): SiteSettings['isIgnored'] {
  const matchers = scoped
    .filter(({ file }) => file.ignore.length > 0)
    .map(({ file, sitePrefix }) => ({ patterns: readIgnorePatterns(file.ignore, { ignoreCase: false }), sitePrefix }));
  return (path) =>
    path !== '' && matchers.some(({ patterns, sitePrefix }) => patterns.test(`${sitePrefix}${path}`).ignored);
}
