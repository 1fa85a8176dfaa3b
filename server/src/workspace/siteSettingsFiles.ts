import { ruleMetas } from '../core/rules/index.ts';
import { readSettingsFile, settingsFileName, type SettingsFile } from '../core/settings/settingsFile.ts';
import { combineSettings, type SiteSettings } from '../core/settings/siteSettings.ts';
import type { FileSystem } from './fileSystem.ts';
import { join, parentOf, relativeTo, type ResourcePath } from './resourcePath.ts';

/** A `.docsight.json` that holds for a site, with what it says and what is wrong with it. */
export interface FoundSettings {
  readonly path: ResourcePath;
  readonly text: string;
  readonly file: SettingsFile;
}

type ReadText = (path: ResourcePath) => Promise<string | undefined>;

/** The settings files of a site, the repository's before the site's own. */
export async function findSettings(
  fileSystem: FileSystem,
  readText: ReadText,
  siteRoot: ResourcePath,
): Promise<readonly FoundSettings[]> {
  const ruleIds = ruleMetas.map(({ id }) => id);
  const found: FoundSettings[] = [];
  for (const folder of await foldersWithSettings(fileSystem, siteRoot)) {
    const path = join(folder, settingsFileName);
    const text = await readText(path);
    if (text !== undefined) found.push({ path, text, file: readSettingsFile(text, ruleIds) });
  }
  return found;
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

/** The repository's root and the site's own, in this order; the latter alone where there is no repository. */
async function foldersWithSettings(fileSystem: FileSystem, siteRoot: ResourcePath): Promise<readonly ResourcePath[]> {
  for (let folder: ResourcePath | undefined = siteRoot; folder !== undefined; folder = parentOf(folder)) {
    if ((await fileSystem.stat(join(folder, '.git'))) === undefined) continue;
    return folder === siteRoot ? [siteRoot] : [folder, siteRoot];
  }
  return [siteRoot];
}
