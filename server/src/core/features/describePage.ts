import type { SitePath } from '../paths/sitePath.ts';
import { entryOf } from '../site/listed.ts';
import type { SiteSnapshot } from '../site/siteSnapshot.ts';
import { titleOf } from '../site/titleOf.ts';
import { codeText, plainText } from './markdown.ts';
import { linkCountLabel } from './site/linkCountLabel.ts';
import { referencesToFile } from './site/references.ts';

/** Returns the title, description, path, navigation groups and number of links of a page, in Markdown. */
export function describePage(site: SiteSnapshot, file: SitePath): string {
  const { description } = site.pages.get(file) ?? {};
  const trail = trailOf(site, file).map(plainText).join(' › ');
  // The number of links is unknown until all pages are read.
  const links = site.isLoaded ? linkCountLabel(referencesToFile(site, file).links) : '';
  const location = [codeText(file), trail, links].filter((part) => part !== '');
  return [
    `**${plainText(titleOf(site, file))}**`,
    ...(description === undefined ? [] : [plainText(description)]),
    location.join(' · '),
  ].join('\n\n');
}

/** Returns the titles of the divisions and groups that list a page, the outermost first; empty if none is known. */
export function trailOf(site: SiteSnapshot, file: SitePath): readonly string[] {
  const { divisions = [], groups = [] } = entryOf(site, file) ?? {};
  return [...divisions, ...groups].map(({ title }) => title).filter((title) => title !== '');
}
