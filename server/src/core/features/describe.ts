import type { SitePath } from '../paths/sitePath.ts';
import { operationFor } from '../site/api/operations.ts';
import type { SiteSnapshot } from '../site/siteSnapshot.ts';
import { displayTitleOf } from '../site/pageTitles.ts';
import { codeText, plainText } from '../text/markdown.ts';
import { count } from '../util/messageText.ts';
import type { FileLocation } from '../paths/fileLocation.ts';
import { referencesToFile } from './site/references.ts';

/** Returns the title, description, path, navigation groups and number of links of a page, in Markdown. */
export function describePage(site: SiteSnapshot, file: SitePath): string {
  const { description } = site.pages.get(file) ?? {};
  const trail = (site.files.trails(site.config.navigation).get(file) ?? []).map(plainText).join(' › ');
  // The number of links is unknown until all pages are read.
  const links = site.isLoaded ? linkCountLabel(referencesToFile(site, file).links) : '';
  const location = [codeText(file), trail, links].filter((part) => part !== '');
  return [
    `**${plainText(displayTitleOf(site, file))}**`,
    ...(description === undefined ? [] : [plainText(description)]),
    location.join(' · '),
  ].join('\n\n');
}

/** Returns the description of an operation from the site's API descriptions, in Markdown; undefined if none has it. */
export function describeOperation(site: SiteSnapshot, written: string): string | undefined {
  const operation = operationFor(site, written);
  if (operation === undefined) return undefined;
  const { method, path, summary, file } = operation;
  const parts = [`**${codeText(`${method} ${path}`)}**`, plainText(summary ?? ''), `From ${codeText(`/${file}`)}`];
  return parts.filter((part) => part !== '').join('\n\n');
}

/** Returns a count of links as a label: "2 links here". */
export function linkCountLabel(locations: readonly FileLocation[]): string {
  return locations.length === 0 ? 'No links here' : `${count(locations.length, 'link')} here`;
}
