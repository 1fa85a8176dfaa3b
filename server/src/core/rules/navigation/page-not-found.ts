import type { PageEntry } from '../../config/navigation.ts';
import { filesOfEntry, pageNameOf } from '../../paths/route.ts';
import { baseNameOf, toSitePath } from '../../paths/sitePath.ts';
import type { SiteFiles } from '../../site/siteFiles.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { findNearest } from '../../util/nearest.ts';
import { code } from '../../util/words.ts';
import { configFix, removeAt, replacementFixes } from '../configEdits.ts';
import { pageCreation } from '../pageCreation.ts';
import type { ConfigRule, Fix } from '../rule.ts';

export const pageNotFound: ConfigRule = {
  meta: {
    id: 'navigation/page-not-found',
    severity: 'error',
    summary: 'an entry of the navigation without a page',
    fixable: true,
  },
  *check(site) {
    for (const page of site.files.missingPages(site.config.navigation).entries) {
      yield {
        range: page.range,
        message: message(site, page.entry),
        hasFix: true,
        fixes: () => [...nearestPages(site, page), ...creation(page), removal(site, page)],
      };
    }
  },
};

function message({ files }: SiteSnapshot, entry: string): string {
  const path = toSitePath(entry);
  if (path === undefined) return `${code(entry)} leads out of the site, so it names no page.`;
  if (entry !== entry.trim())
    return `No page is called ${code(JSON.stringify(entry))}: take the blanks at its ends out.`;
  const name = pageNameOf(path);
  const missing = `There is no page ${code(name)} (neither .mdx nor .md).`;
  const index = indexPageOf(files, name);
  if (index !== undefined) return `${missing} A folder is no page; list its ${code(index)}.`;
  const otherCase = filesOfEntry(name)
    .map((file) => files.inOtherCase(file))
    .find((file) => file !== undefined);
  if (otherCase === undefined) return missing;
  return `There is no page ${code(name)}, but ${code(pageNameOf(otherCase))}: upper and lower case matter on the web.`;
}

function indexPageOf(files: SiteFiles, folder: string): string | undefined {
  const index = filesOfEntry(`${folder}/index`).find((file) => files.has(file));
  return index === undefined ? undefined : pageNameOf(index);
}

/** The index page of a folder, pages spelt alike, and pages of the same name elsewhere. */
function nearestPages(site: SiteSnapshot, page: PageEntry): readonly Fix[] {
  const path = toSitePath(page.entry);
  if (path === undefined) return [];
  const wanted = pageNameOf(path);
  const names = site.files.pages.map(pageNameOf);
  const index = indexPageOf(site.files, wanted) ?? [];
  const alike = findNearest(wanted, names);
  const moved = names.filter((name) => baseNameOf(name) === baseNameOf(wanted) && baseNameOf(name) !== 'index');
  const nearest = [...new Set([index, alike.names, moved].flat())].slice(0, 3);
  return replacementFixes(site.config, page.range, { names: nearest, isClear: alike.isClear || nearest.length === 1 });
}

function creation(page: PageEntry): readonly Fix[] {
  const path = toSitePath(page.entry);
  return path === undefined || page.entry !== page.entry.trim() ? [] : pageCreation(path);
}

function removal(site: SiteSnapshot, page: PageEntry): Fix {
  return configFix(
    site.config,
    `Remove ${code(page.entry)} from the navigation`,
    removeAt(site.config.whole, page.path),
  );
}
