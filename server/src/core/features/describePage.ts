import type { SitePath } from '../paths/sitePath.ts';
import type { SiteSnapshot } from '../site/siteSnapshot.ts';
import { titleOf } from '../site/titleOf.ts';
import { codeText, plainText } from './markdown.ts';
import { linkCountLabel } from './site/linkCountLabel.ts';
import { referencesToFile } from './site/references.ts';

/** Returns the title, description, path, navigation groups and number of links of a page, in Markdown. */
export function describePage(site: SiteSnapshot, file: SitePath): string {
  const { description } = site.pages.get(file) ?? {};
  const trail = (site.files.trails(site.config.navigation).get(file) ?? []).map(plainText).join(' › ');
  // The number of links is unknown until all pages are read.
  const links = site.isLoaded ? linkCountLabel(referencesToFile(site, file).links) : '';
  const location = [codeText(file), trail, links].filter((part) => part !== '');
  return [
    `**${plainText(titleOf(site, file))}**`,
    ...(description === undefined ? [] : [plainText(description)]),
    location.join(' · '),
  ].join('\n\n');
}
