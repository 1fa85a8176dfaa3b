import { pageNameOf, titleFromPath } from '../paths/route.ts';
import type { SitePath } from '../paths/sitePath.ts';
import type { SiteSnapshot } from '../site/siteSnapshot.ts';
import { codeText, plainText } from './markdown.ts';

/** The title, the description and the path of a page, in Markdown. */
export function describePage(site: SiteSnapshot, file: SitePath): string {
  const { description } = site.pages.get(file) ?? {};
  const parts = [
    `**${plainText(titleOf(site, file))}**`,
    ...(description === undefined ? [] : [plainText(description)]),
  ];
  return [...parts, codeText(file)].join('\n\n');
}

/** The title of a page as readers see it. */
export function titleOf(site: SiteSnapshot, file: SitePath): string {
  return site.pages.get(file)?.title ?? titleFromPath(pageNameOf(file));
}
