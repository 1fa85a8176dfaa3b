import type { PageEntry } from '../../config/navigation.ts';
import { folderOf, type SitePath } from '../../paths/sitePath.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { looksLikeLanguage, looksLikeVersion } from './editionNames.ts';
import type { Editions } from './editions.ts';

/**
 * Returns the version and the language of a page as one string: from its group, and from the folders that look like
 * either. Pages of different editions are never displayed together.
 */
export function editionOf({ config }: { readonly config: Pick<SiteConfig, 'navigation'> }, file: SitePath): string {
  const [entry] = config.navigation.entriesOf(file);
  const folders = folderOf(file)
    .split('/')
    .filter((part) => looksLikeVersion(part) || looksLikeLanguage(part));
  return [...listedEditionOf(entry), ...folders].join('\n');
}

/** Returns the version and the language of an entry according to the navigation. */
export function listedEditionOf(entry: PageEntry | undefined): readonly string[] {
  const { groups = [], divisions = [] } = entry ?? {};
  const version = groups.find((group) => group.version !== undefined)?.version ?? '';
  const editions = divisions.filter(({ division }) => division === 'version' || division === 'language');
  return [version, ...editions.map(({ title }) => title)];
}

/** Returns the titles of the versions and languages of a page, listed or in a copy of listed ones. */
export function editionTitlesOf(
  { config, editions }: { readonly config: Pick<SiteConfig, 'navigation'>; readonly editions: Editions },
  file: SitePath,
): readonly string[] {
  const listed = listedEditionOf(config.navigation.entriesOf(file)[0]).filter((title) => title !== '');
  if (listed.length > 0 || editions.isEmpty) return listed;
  return editions.copiedPath(file)?.edition.split('\n') ?? [];
}
