import type { LlmsOutputs } from '../core/generators/llms/llmsFiles.ts';
import type { TextOf } from '../core/generators/llms/pageContent.ts';
import { isMarkdown } from '../core/paths/fileKinds.ts';
import { siteRoot, type SitePath } from '../core/paths/sitePath.ts';
import type { CurrentFiles } from './fileSystem.ts';
import { isIgnoredInSite, isAlwaysSkipped } from './ignoreScopes.ts';
import { eachLimited } from './pageReader.ts';
import { nameOf, parentFolderOf, relativeTo, type ResourcePath } from './resourcePath.ts';
import type { Site } from './site.ts';

/** Returns the current texts of a site's pages and snippets, if an output needs them. */
export async function textsFor(site: Site, { full, pages }: LlmsOutputs): Promise<TextOf> {
  const texts = new Map<SitePath, string>();
  await eachLimited(full || pages ? site.state.pages : [], async (file) => {
    const text = await site.readText(file);
    if (text !== undefined) texts.set(file, text);
  });
  return (file) => texts.get(file);
}

/**
 * Whether some of the written files would become pages of the site: Markdown in the site, and neither in a hidden
 * folder nor excluded by an ignore file.
 */
export async function wouldBePages(
  site: Site,
  exported: readonly ResourcePath[],
  files: CurrentFiles,
): Promise<boolean> {
  const folders = new Set(exported.filter((path) => isMarkdown(nameOf(path))).map(parentFolderOf));
  for (const folder of folders)
    if (folder !== undefined && (await publishesMarkdownIn(site, folder, files))) return true;
  return false;
}

async function publishesMarkdownIn(site: Site, folder: ResourcePath, files: CurrentFiles): Promise<boolean> {
  const inside = relativeTo(site.root, folder);
  if (inside === undefined || inside.split('/').some(isAlwaysSkipped)) return false;
  return !(await isIgnoredInSite(files, site.root, pageIn(inside)));
}

function pageIn(folder: SitePath): SitePath {
  return (folder === siteRoot ? 'page.md' : `${folder}/page.md`) as SitePath;
}
