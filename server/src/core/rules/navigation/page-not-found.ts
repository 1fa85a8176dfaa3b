import type { PageEntry } from '../../config/navigation.ts';
import { namesPage } from '../../config/navigation.ts';
import { pageNameOf, titleFromPath } from '../../paths/route.ts';
import { baseNameOf, isWithin, toSitePath, type SitePath } from '../../paths/sitePath.ts';
import { isMarkdown } from '../../paths/fileKinds.ts';
import { resolveEntry } from '../../site/resolveEntry.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { nearestNames } from '../../util/nearest.ts';
import { code } from '../../util/words.ts';
import { configFix, removeAt, replaceText } from '../configEdits.ts';
import type { ConfigRule, Fix } from '../rule.ts';

export const pageNotFound: ConfigRule = {
  meta: {
    id: 'navigation/page-not-found',
    severity: 'error',
    summary: 'an entry of the navigation without a page',
    fixable: true,
  },
  *check(site) {
    for (const page of site.config.navigation.entries) {
      if (!namesPage(page.entry) || resolveEntry(site.files, page.entry).kind !== 'missing') continue;
      yield {
        range: page.range,
        message: message(page.entry),
        fixes: () => [...nearestPages(site, page), ...creation(page), removal(site, page)],
      };
    }
  },
};

function message(entry: string): string {
  const path = toSitePath(entry);
  if (path === undefined) return `${code(entry)} leads out of the site, so it names no page.`;
  const name = pageNameOf(path);
  return `There is no page ${code(name)}: neither ${code(`${name}.mdx`)} nor ${code(`${name}.md`)} exists.`;
}

function nearestPages(site: SiteSnapshot, page: PageEntry): readonly Fix[] {
  const path = toSitePath(page.entry);
  if (path === undefined) return [];
  const wanted = pageNameOf(path);
  const names = site.files.pages.map(pageNameOf);
  const index = names.filter((name) => name === `${wanted}/index`);
  const moved = names.filter((name) => baseNameOf(name) === baseNameOf(wanted) && baseNameOf(name) !== 'index');
  const nearest = [...new Set([...index, ...nearestNames(wanted, names, 3), ...moved])].slice(0, 3);
  return nearest.map((name, place) =>
    configFix(site.config, `Change to ${code(name)}`, [replaceText(page.range, name)], place === 0),
  );
}

function creation(page: PageEntry): readonly Fix[] {
  const path = toSitePath(page.entry);
  if (path === undefined || path === '' || isWithin(path, 'snippets' as SitePath)) return [];
  const file = (isMarkdown(path) ? path : `${path}.mdx`) as SitePath;
  const title = JSON.stringify(titleFromPath(pageNameOf(path)));
  const text = `---\ntitle: ${title}\ndescription: ""\n---\n`;
  return [{ title: `Create the page ${code(file)}`, edits: [{ kind: 'create', file, text }], preferred: false }];
}

function removal(site: SiteSnapshot, page: PageEntry): Fix {
  return configFix(
    site.config,
    `Remove ${code(page.entry)} from the navigation`,
    removeAt(site.config.tree, page.path),
  );
}
