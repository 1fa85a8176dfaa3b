import type { PageEntry } from '../../config/navigation.ts';
import { namesPage } from '../../config/navigation.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { pageNameOf } from '../../paths/route.ts';
import { toSitePath } from '../../paths/sitePath.ts';
import { fewestOccurrences } from '../../site/siteHabits.ts';
import { code } from '../../util/messageText.ts';
import { removeAt } from '../../config/edit/configEdits.ts';
import { configFix } from '../engine/configFixes.ts';
import type { ConfigRule, Finding } from '../engine/rule.ts';

export const duplicatePage: ConfigRule = {
  meta: {
    id: 'navigation/duplicate-page',
    title: 'Page listed twice',
    severity: 'warning',
    summary: 'a page that the navigation lists twice',
    guideline: 'List each page only once',
  },
  *check({ config }) {
    const first = new Map<string, PageEntry>();
    for (const page of config.navigation.entries) {
      const path = toSitePath(page.entry);
      if (path === undefined || !namesPage(page.entry) || isOwnPage(page)) continue;
      if (isRootAgain(page)) {
        yield rootAgain(config, page);
        continue;
      }
      const key = listingKey(page, pageNameOf(path));
      const earlier = first.get(key);
      if (earlier === undefined) first.set(key, page);
      else yield findingFor(config, earlier, page);
    }
  },
};

/** Whether a group lists its own root page as one of its pages. */
function isRootAgain({ entry, groups }: PageEntry): boolean {
  const root = groups.at(-1)?.children[0];
  return root?.kind === 'page' && isOwnPage(root) && toSitePath(root.entry) === toSitePath(entry);
}

function rootAgain(config: SiteConfig, page: PageEntry): Finding {
  return {
    range: page.range,
    message: `${code(page.entry)} is already the root of this group, so its “Next” link points to itself. Remove it here.`,
    fixes: () => [configFix(config, `Remove this ${code(page.entry)}`, removeAt(config.composed, page.path))],
  };
}

/** A group's root page may be listed elsewhere too. */
function isOwnPage({ path }: PageEntry): boolean {
  return path.at(-1) === 'root';
}

/** Returns a text that two entries have in common if the second of them lists its page again. */
export function listingKey(page: PageEntry, name: string): string {
  return `${locationText(page)}\n${name}`;
}

/** Groups of different versions, and divisions, are never shown together, so each may list the page. */
function locationText({ groups, divisions }: PageEntry): string {
  const version = groups.find((group) => group.version !== undefined)?.version ?? '';
  return [...(divisions.at(-1)?.path ?? []), version].join('/');
}

/** Whether two entries are in one group, or one is in a group around the other’s: nobody lists a page so on purpose. */
function isInSameGroup(one: PageEntry, other: PageEntry): boolean {
  const titles = (entry: PageEntry): readonly string[] => entry.groups.map(({ title }) => title);
  const [short = [], long = []] = [titles(one), titles(other)].sort((a, b) => a.length - b.length);
  return short.every((title, depth) => title === long[depth]);
}

function findingFor(config: SiteConfig, earlier: PageEntry, page: PageEntry): Finding {
  const group = earlier.groups.at(-1)?.title ?? '';
  const location = group === '' ? 'above' : `in the group “${group}”`;
  return {
    range: page.range,
    severity: isInSameGroup(earlier, page) || config.navigation.entries.length < fewestOccurrences ? undefined : 'hint',
    message: `${code(page.entry)} is already listed ${location}. List each page once: remove one of the two.`,
    related: [{ file: config.file, range: earlier.range, message: 'First listed here' }],
    fixes: () => [configFix(config, `Remove this ${code(page.entry)}`, removeAt(config.composed, page.path))],
  };
}
