import type { PagePrefix } from '../../config/siteConfig.ts';
import { toSitePath } from '../../paths/sitePath.ts';
import { isInGenerated } from '../../site/api/generatedPages.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { findNearestPath } from '../../paths/nearestPath.ts';
import type { Nearest } from '../../util/nearest.ts';
import { code } from '../../util/messageText.ts';
import { replacementFixes } from '../engine/configFixes.ts';
import { fixesIfAny, type ConfigRule } from '../engine/rule.ts';

export const unmatchedUrl: ConfigRule = {
  meta: {
    id: 'config/unmatched-url',
    title: 'URL prefix without pages',
    severity: 'warning',
    summary: 'the URL prefix of a tab or anchor that doesn’t match any page',
  },
  *check(site) {
    const { config } = site;
    if (!config.isComplete) return;
    for (const prefix of config.prefixes) {
      if (prefix.generatesPages || !isPrefix(prefix.url.value) || hasPages(site, prefix)) continue;
      yield {
        range: prefix.url.range,
        message: `No page path begins with ${code(prefix.url.value)}, so this ${prefix.owner} is empty. Use the folder of its pages, or a full URL.`,
        fixes: fixesIfAny(() => replacementFixes(config, prefix.url.range, meant(site, prefix))),
      };
    }
  },
};

/** Returns a URL for a host without its scheme, else the folder of the most similar spelling. */
function meant(site: SiteSnapshot, { url }: PagePrefix): Nearest {
  const isHost = /^(?:[\w-]+\.)+[a-z]{2,}(?:\/|$)/i.test(url.value);
  return isHost
    ? { names: [`https://${url.value}`], isClear: true }
    : findNearestPath(url.value, site.files.pageFolders);
}

/** Whether a string is a prefix of page paths, and neither a URL nor an anchor on a page. */
function isPrefix(url: string): boolean {
  return url.trim() !== '' && !/^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i.test(url) && !/[*{}]/.test(url);
}

/** Whether pages, static files or redirects have the prefix. */
function hasPages(site: SiteSnapshot, { url }: PagePrefix): boolean {
  const { config, files } = site;
  const path = toSitePath(url.value.replace(/[?#].*$/, ''));
  if (path === undefined) return false;
  const begins = (written: string): boolean => toSitePath(written)?.startsWith(path) ?? false;
  return (
    !files.isKnown(path) ||
    isInGenerated(site, path) ||
    files.pages.some((page) => page.startsWith(path)) ||
    files.has(path) ||
    files.hasFolder(path) ||
    config.navigation.entries.some((page) => begins(page.entry)) ||
    config.redirects.some((redirect) => begins(redirect.source.value))
  );
}
