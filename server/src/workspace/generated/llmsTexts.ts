import type { LlmsOutputs } from '../../core/generators/llms/llmsFiles.ts';
import { contentReader, type ContentOf } from '../../core/generators/llms/pageContent.ts';
import { indexedPages } from '../../core/generators/llms/sections.ts';
import { isMarkdown } from '../../core/paths/fileKinds.ts';
import { pathIn, type SitePath } from '../../core/paths/sitePath.ts';
import type { SiteSnapshot } from '../../core/site/siteSnapshot.ts';
import type { CurrentFiles } from '../files/fileSystem.ts';
import { isIgnoredInSite, isAlwaysSkipped } from '../files/ignoreScopes.ts';
import { eachLimited } from '../concurrency.ts';
import { nameOf, parentFolderOf, relativeTo, type ResourcePath } from '../files/resourcePath.ts';
import type { Pause } from '../scheduling.ts';
import type { Site } from '../site.ts';

/** How contents are read: with a pause after each page, as long as somebody waits for them. */
interface Reading {
  readonly pauseIfLong: Pause;
  readonly signal?: AbortSignal;
}

interface PageContents {
  readonly contentOf: ContentOf;
  /** The files that include more than is written. */
  readonly cut: readonly SitePath[];
}

/**
 * Returns the current contents of the pages of a site's index, if an output needs them. They are read one by one, since
 * all of a large site take seconds, for which nobody else should wait.
 */
export async function contentsFor(
  site: Site,
  snapshot: SiteSnapshot,
  outputs: LlmsOutputs,
  { pauseIfLong, signal }: Reading,
): Promise<PageContents> {
  if (!outputs.full && !outputs.pages) return { contentOf: () => '', cut: [] };
  const texts = await textsOf(site, signal);
  const cut = new Set<SitePath>();
  const contentOf = contentReader(
    snapshot,
    (file) => texts.get(file),
    (file) => cut.add(file),
  );
  for (const file of indexedPages(snapshot)) {
    contentOf(file);
    await pauseIfLong();
    signal?.throwIfAborted();
  }
  return { contentOf, cut: [...cut] };
}

/** Returns the current texts of a site's pages and snippets. */
async function textsOf(site: Site, signal: AbortSignal | undefined): Promise<ReadonlyMap<SitePath, string>> {
  const texts = new Map<SitePath, string>();
  await eachLimited(site.state.pages, async (file) => {
    signal?.throwIfAborted();
    const text = await site.readText(file);
    if (text !== undefined) texts.set(file, text);
  });
  return texts;
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
  return !(await isIgnoredInSite(files, site.root, pathIn(inside, 'page.md')));
}
