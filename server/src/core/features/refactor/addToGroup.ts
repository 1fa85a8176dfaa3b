import { groupsOf } from '../../config/navigation.ts';
import { pageNameOf } from '../../paths/route.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import { addition, groupName } from '../../rules/navigation/groupAdditions.ts';
import { isUnlisted } from '../../site/listed.ts';
import { choiceFor, nearestGroups, type GroupChoice } from '../../site/nearestGroups.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { rangeHoldsCursor } from '../../text/textRange.ts';
import { code } from '../../util/words.ts';
import type { Refactoring } from './refactoring.ts';

/** Longer lists are no help in choosing. */
const mostOffered = 8;

/** Lists a page that no group lists in one of them, the nearest first. */
export function addPageToGroup(site: SiteSnapshot, file: SitePath): readonly Refactoring[] {
  if (!isUnlisted(site, file)) return [];
  return nearestGroups(site.config.navigation, file)
    .slice(0, mostOffered)
    .map((choice) => offer(site, file, choice, `Add page to ${groupName(choice.group)}`));
}

/** Lists in the group around an offset of docs.json one of the pages that no group lists, the nearest first. */
export function addPagesToGroupAt(site: SiteSnapshot, offset: number): readonly Refactoring[] {
  const group = [...groupsOf(site.config.navigation)].findLast(({ range }) => rangeHoldsCursor(range, offset));
  if (group === undefined) return [];
  return site.files.pages
    .filter((file) => isUnlisted(site, file))
    .map((file) => ({ file, choice: choiceFor(group, file) }))
    .sort((a, b) => (a.choice.distance === b.choice.distance ? 0 : a.choice.distance - b.choice.distance))
    .slice(0, mostOffered)
    .map(({ file, choice }) => offer(site, file, choice, `Add ${code(pageNameOf(file))} to ${groupName(group)}`));
}

function offer(site: SiteSnapshot, file: SitePath, choice: GroupChoice, title: string): Refactoring {
  const { edits } = addition(site, file, choice, { title });
  return { title, kind: 'refactor', edits };
}
