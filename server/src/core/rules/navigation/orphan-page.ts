import { isClearChoice, nearestGroups, type GroupChoice } from '../../site/nearestGroups.ts';
import { isOrphan } from '../../site/orphans.ts';
import type { KnownPage } from '../../site/pageInSite.ts';
import type { TextRange } from '../../text/textRange.ts';
import type { Fix, SiteRule } from '../rule.ts';
import { addition, groupName } from './groupAdditions.ts';

export const orphanPage: SiteRule = {
  meta: {
    id: 'navigation/orphan-page',
    severity: 'hint',
    summary: 'a page that no group of the navigation lists',
    guideline: 'List every new page in a group',
    fixable: true,
  },
  checksSnippets: false,
  *check(page) {
    if (!isOrphan(page)) return;
    yield {
      range: firstLine(page),
      message:
        'No group of the navigation lists this page, so it is missing in the sidebar and readers find it only through links. Add it to a group.',
      fixes: () => additions(page),
    };
  },
};

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
