import type { PagePrefix } from '../../config/siteConfig.ts';
import { toSitePath } from '../../paths/sitePath.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { nearestNames } from '../../util/nearest.ts';
import { code } from '../../util/words.ts';
import { configFix, replaceText } from '../configEdits.ts';
import type { ConfigRule } from '../rule.ts';

export const unmatchedUrl: ConfigRule = {
  meta: {
    id: 'config/unmatched-url',
    severity: 'warning',
    summary: "a tab's or anchor's prefix that no page begins with",
    fixable: true,
  },
  *check(site) {
    const { config } = site;
    if (!config.isWhole) return;
    for (const prefix of config.prefixes) {
      if (prefix.generatesPages || !isPrefix(prefix.url.value) || hasPages(site, prefix)) continue;
      yield {
        range: prefix.url.range,
        message: `No page's path begins with ${code(prefix.url.value)}, so this ${prefix.owner} stays empty. Give the folder of its pages, or a whole address.`,
        fixes: () =>
          nearestNames(prefix.url.value, site.files.pageFolders, 3).map((folder, index) =>
            configFix(config, `Change to ${code(folder)}`, [replaceText(prefix.url.range, folder)], index === 0),
          ),
      };
    }
  },
};

/** Whether a text is the start of page paths, and no address or place on a page. */
function isPrefix(url: string): boolean {
  return url.trim() !== '' && !/^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i.test(url) && !/[*{}]/.test(url);
}

/** Pages, static files and redirects under the prefix all give it a meaning. */
function hasPages({ config, files }: SiteSnapshot, { url }: PagePrefix): boolean {
  const path = toSitePath(url.value.replace(/[?#].*$/, ''));
  if (path === undefined) return false;
  const begins = (written: string): boolean => toSitePath(written)?.startsWith(path) ?? false;
  return (
    !files.isKnown(path) ||
    files.someBeginsWith(path) ||
    config.navigation.entries.some((page) => begins(page.entry)) ||
    config.redirects.some((redirect) => begins(redirect.source.value))
  );
}
