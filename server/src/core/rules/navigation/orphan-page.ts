import { pageNameOf } from '../../paths/route.ts';
import { baseNameOf, extensionOf, toSitePath } from '../../paths/sitePath.ts';
import { isNamedByConfig, isUnlisted } from '../../site/listed.ts';
import { mayBeGenerated } from '../../site/generatedPages.ts';
import { isClearChoice, nearestGroups, type GroupChoice } from '../../site/nearestGroups.ts';
import type { KnownPage } from '../../site/pageInSite.ts';
import { redirectOf } from '../../site/redirects.ts';
import { resolveEntry } from '../../site/resolveEntry.ts';
import type { TextRange } from '../../text/textRange.ts';
import { nearestNames } from '../../util/nearest.ts';
import type { Fix, SiteRule } from '../rule.ts';
import { addition, groupName } from './groupAdditions.ts';

export const orphanPage: SiteRule = {
  meta: {
    id: 'navigation/orphan-page',
    severity: 'hint',
    summary: 'a page that no group of the navigation lists',
    fixable: true,
  },
  checksSnippets: false,
  *check(page) {
    const { site, file } = page;
    if (!isUnlisted(site, file) || isMeantToBe(page) || mayBeMeant(page)) return;
    yield {
      range: firstLine(page),
      message:
        'No group of the navigation lists this page, so it is missing in the sidebar and readers find it only through links. Add it to a group.',
      fixes: () => additions(page),
    };
  },
};

/** Whether a page has a good reason to stand in no group. */
function isMeantToBe(page: KnownPage): boolean {
  const { site, file, summary, places } = page;
  const name = pageNameOf(file).toLowerCase();
  // The start page and the one for lost readers have their addresses by themselves.
  if (name === 'index' || name === '404' || summary.standsFor === 'address') return true;
  // Plain Markdown without front matter was rarely written as a page of the site; that it lacks is said already.
  if (places.frontMatter === undefined && extensionOf(file) === '.md') return true;
  const path = pageNameOf(file) as typeof file;
  if (redirectOf(site.config.redirects, path) !== undefined) return true;
  if (mayBeGenerated(site, path) || isNamedByConfig(site, file)) return true;
  // Pages of endpoints are made by the hundred; a reference of which none is listed is left out as a whole.
  return summary.standsFor === 'api' && nearestGroups(site.config.navigation, file)[0]?.distance !== 0;
}

/** Whether an entry that leads nowhere may mean the page: misspelt, or from before the page was moved. */
function mayBeMeant({ site, file }: KnownPage): boolean {
  const name = pageNameOf(file);
  return site.config.navigation.entries.some(({ entry }) => {
    // Nearly every entry is the path of a file as it stands, and sites have thousands.
    if (site.files.has(`${entry}.mdx` as typeof file)) return false;
    if (resolveEntry(site.files, entry).kind !== 'missing') return false;
    const wanted = (toSitePath(entry) ?? entry).replace(/\.mdx?$/i, '');
    const isMoved = baseNameOf(wanted) === baseNameOf(name) && baseNameOf(name) !== 'index';
    return isMoved || nearestNames(wanted, [name]).length > 0;
  });
}

function firstLine({ places }: KnownPage): TextRange {
  const start = places.frontMatter?.start;
  if (start !== undefined) return { start, end: start + '---'.length };
  return { start: 0, end: Math.max(0, (places.lineStarts[1] ?? places.length + 1) - 1) };
}

/** Groups are near that list pages of the same folder, or of the next one up or down. */
function additions({ site, file }: KnownPage): readonly Fix[] {
  const choices = nearestGroups(site.config.navigation, file);
  const isClear = isClearChoice(choices);
  return near(choices).map((choice, at) =>
    addition(site, file, choice, {
      title: `Add to ${groupName(choice.group)}`,
      preferred: isClear && at === 0,
    }),
  );
}

function near(choices: readonly GroupChoice[]): readonly GroupChoice[] {
  const [first] = choices;
  return choices.filter(({ distance }) => distance <= (first?.distance ?? 0) + 1).slice(0, 3);
}
