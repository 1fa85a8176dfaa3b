import { isClearChoice, nearestLists, type ListChoice } from '../../site/navigation/nearestLists.ts';
import { isOrphan } from '../../site/navigation/orphans.ts';
import type { KnownPage } from '../../site/siteSnapshot.ts';
import type { TextRange } from '../../text/textRange.ts';
import type { Fix, SiteRule } from '../engine/rule.ts';
import { addition, listName } from './groupAdditions.ts';

export const orphanPage: SiteRule = {
  meta: {
    id: 'navigation/orphan-page',
    title: 'Page outside the navigation',
    severity: 'hint',
    summary: 'a page that isn’t in the navigation',
    guideline: 'Add every new page to a group',
    pages: { unlisted: true },
    once: 'folder',
  },
  pagesOnly: true,
  *check(page) {
    if (!isOrphan(page)) return;
    yield {
      range: firstLine(page),
      message:
        'This page isn’t in the navigation or the sidebar, so readers can reach it only through links. Add it to the navigation.',
      fixes: page.site.config.navigation.hasLists ? () => additions(page) : undefined,
    };
  },
};

function firstLine({ pageIndex }: KnownPage): TextRange {
  const start = pageIndex.frontMatter?.start;
  if (start !== undefined) return { start, end: start + '---'.length };
  return { start: 0, end: Math.max(0, (pageIndex.lineStarts[1] ?? pageIndex.length + 1) - 1) };
}

/** Lists with pages of the same folder, its parent or a subfolder are near. */
function additions({ site, file }: KnownPage): readonly Fix[] {
  const choices = nearestLists(site.config.navigation, file);
  const isClear = isClearChoice(choices);
  return near(choices).map((choice, at) =>
    addition(site, file, choice, {
      title: `Add page to ${listName(choice.list)}`,
      preferred: isClear && at === 0,
    }),
  );
}

function near(choices: readonly ListChoice[]): readonly ListChoice[] {
  const [first] = choices;
  return choices.filter(({ distance }) => distance <= (first?.distance ?? 0) + 1).slice(0, 3);
}
