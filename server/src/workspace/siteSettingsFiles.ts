import { ruleMetas } from '../core/rules/index.ts';
import { readSettingsFile, settingsFileName, type SettingsFile } from '../core/settings/settingsFile.ts';
import { combineSettings, type SiteSettings } from '../core/settings/siteSettings.ts';
import type { FileSystem } from './fileSystem.ts';
import { repositoryOf } from './repository.ts';
import { join, parentOf, relativeTo, type ResourcePath } from './resourcePath.ts';

/** A `.docsight.json` that holds for a site, with what it says and what is wrong with it. */
export interface FoundSettings {
  readonly path: ResourcePath;
  readonly text: string;
  readonly file: SettingsFile;
}

export type ReadText = (path: ResourcePath) => Promise<string | undefined>;

/** The settings files of a site within an opened folder, the repository's before the site's own. */
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

/** A settings file with what its text says. */
export function foundSettings(path: ResourcePath, text: string): FoundSettings {
  return { path, text, file: readSettingsFile(text, ruleMetas) };
}

/** What the files say together. */
export function settingsFrom(found: readonly FoundSettings[], siteRoot: ResourcePath): SiteSettings {
  return combineSettings(
    found.map(({ path, file }) => {
      const folder = parentOf(path) ?? siteRoot;
      const inner = relativeTo(folder, siteRoot) ?? '';
      return { file, sitePrefix: inner === '' ? '' : `${inner}/` };
    }),
  );
}

/** Whether two lists of settings files say the same, whatever their texts look like. */
export function areSameSettings(a: readonly FoundSettings[], b: readonly FoundSettings[]): boolean {
  const said = (found: readonly FoundSettings[]): string =>
    JSON.stringify(
      found.map(({ path, file: { preset, rules, options, ignore, components, docsUrl } }) => [
        path,
        { preset, rules, options, ignore, components, docsUrl },
      ]),
    );
  return said(a) === said(b);
}
