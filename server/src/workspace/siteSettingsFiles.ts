import { readSettingsFile, settingsFileName, type SettingsFile } from '../core/settings/settingsFile.ts';
import { combineSettings, type SiteSettings } from '../core/settings/siteSettings.ts';
import type { FileSystem } from './fileSystem.ts';
import { repositoryOf } from './repository.ts';
import { join, parentOf, relativeTo, type ResourcePath } from './resourcePath.ts';

/** A `.docsight.json` that applies to a site, with its settings and their problems. */
export interface FoundSettings {
  readonly path: ResourcePath;
  readonly text: string;
  readonly file: SettingsFile;
}

export type ReadText = (path: ResourcePath) => Promise<string | undefined>;

/** Returns the settings files of a site within an opened folder, the repository's before the site's own. */
export async function findSettings(
  fileSystem: FileSystem,
  readText: ReadText,
  siteRoot: ResourcePath,
  openedFolder: ResourcePath,
): Promise<readonly FoundSettings[]> {
  const repository = (await repositoryOf(fileSystem, siteRoot)) ?? openedFolder;
  const found: FoundSettings[] = [];
  for (const folder of new Set([repository, siteRoot])) {
    const path = join(folder, settingsFileName);
    const text = await readText(path);
    if (text !== undefined) found.push(foundSettings(path, text));
  }
  return found;
}

/** Returns a settings file, parsed. */
export function foundSettings(path: ResourcePath, text: string): FoundSettings {
  return { path, text, file: readSettingsFile(text) };
}

/** Returns the merged settings of the files. */
export function settingsFrom(found: readonly FoundSettings[], siteRoot: ResourcePath): SiteSettings {
  return combineSettings(
    found.map(({ path, file }) => {
      const folder = parentOf(path) ?? siteRoot;
      const inner = relativeTo(folder, siteRoot) ?? '';
      return { file, sitePrefix: inner === '' ? '' : `${inner}/` };
    }),
  );
}

/** Whether two lists of settings files are equal, apart from their formatting. */
export function areSameSettings(a: readonly FoundSettings[], b: readonly FoundSettings[]): boolean {
  const said = (found: readonly FoundSettings[]): string =>
    JSON.stringify(
      found.map(({ path, file: { preset, rules, ignore, components, docsUrl, unlistedPages } }) => [
        path,
        { preset, rules, ignore, components, docsUrl, unlistedPages },
      ]),
    );
  return said(a) === said(b);
}
