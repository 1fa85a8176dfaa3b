import {
  readSettingsFile,
  settingsFileName,
  unreadSettingsFile,
  type SettingsFile,
} from '../../core/settings/settingsFile.ts';
import { combineSettings, type SiteSettings } from '../../core/settings/siteSettings.ts';
import { readFailures, type CurrentFiles } from './fileSystem.ts';
import { join, parentFolderOf, relativeTo, type ResourcePath } from './resourcePath.ts';

/** A `.docsight.json` that applies to a site, with its settings and their problems. */
export interface FoundSettings {
  readonly path: ResourcePath;
  readonly text: string;
  readonly file: SettingsFile;
}

/** Returns the settings files of a site, the repository's before the site's own. */
export async function findSettings(
  { readText, whyUnreadable }: Pick<CurrentFiles, 'readText' | 'whyUnreadable'>,
  siteRoot: ResourcePath,
  repository: ResourcePath,
): Promise<readonly FoundSettings[]> {
  const found: FoundSettings[] = [];
  for (const folder of new Set([repository, siteRoot])) {
    const path = join(folder, settingsFileName);
    const text = await readText(path);
    const reason = text === undefined ? await whyUnreadable(path) : undefined;
    if (text !== undefined) found.push(foundSettings(path, text));
    else if (reason !== undefined) found.push({ path, text: '', file: unreadSettingsFile(readFailures[reason]) });
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
      const folder = parentFolderOf(path) ?? siteRoot;
      const inner = relativeTo(folder, siteRoot) ?? '';
      return { file, sitePrefix: inner === '' ? '' : `${inner}/` };
    }),
  );
}

/** The settings of a site, and the files that they come from. */
export interface AppliedSettings {
  readonly files: readonly FoundSettings[];
  readonly settings: SiteSettings;
}

/** Returns the settings after a change; equal ones are the given object, and those of equal effect keep their values. */
export function applySettings(before: AppliedSettings, { files, settings }: AppliedSettings): AppliedSettings {
  const isSameUrl = settings.docsUrl === before.settings.docsUrl;
  const areSameTexts =
    files.length === before.files.length && files.every((found, at) => isSameFile(found, before.files[at]));
  if (isSameUrl && areSameTexts) return before;
  // While settings are being typed, most states have the same effect as the one before.
  const saysSame = isSameUrl && areSameSettings(files, before.files);
  return { files, settings: saysSame ? { ...before.settings, sources: settings.sources } : settings };
}

/** Whether a file says the same, and can or can’t be read as before. */
function isSameFile({ path, text, file }: FoundSettings, before: FoundSettings | undefined): boolean {
  if (before?.path !== path || before.text !== text) return false;
  return text !== '' || before.file.problems[0]?.message === file.problems[0]?.message;
}

/** Whether two lists of settings files are equal, apart from their formatting. */
function areSameSettings(a: readonly FoundSettings[], b: readonly FoundSettings[]): boolean {
  const said = (found: readonly FoundSettings[]): string =>
    JSON.stringify(found.map(({ path, file }) => [path, { ...file, text: '', problems: [] }]));
  return said(a) === said(b);
}
