import { nodeAt, rangeOf } from '../../config/json/jsonTree.ts';
import type { PageList } from '../../config/navigation.ts';
import { pageNameOf } from '../../paths/route.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import { addition, listName } from '../../rules/navigation/groupAdditions.ts';
import { isUnlisted } from '../../site/navigation/navigationEntries.ts';
import { choiceFor, nearestLists, type ListChoice } from '../../site/navigation/nearestLists.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { rangeHoldsCursor } from '../../text/textRange.ts';
import { code } from '../../util/messageText.ts';
import type { Refactoring } from './refactoring.ts';

/** Longer lists don't help to choose. */
const mostOffered = 3;

/** Returns the refactorings that add a page to one of the navigation's lists, the nearest first. */
export function addPageToGroup(site: SiteSnapshot, file: SitePath): readonly Refactoring[] {
  if (!isUnlisted(site, file)) return [];
  return nearestLists(site.config.navigation, file)
    .slice(0, mostOffered)
    .map((choice) => offer(site, file, choice, `Add page to ${listName(choice.list)}`));
}

/** Returns the refactorings that add an unlisted page to the list around an offset of docs.json, the nearest first. */
export function addPagesToGroupAt(site: SiteSnapshot, offset: number): readonly Refactoring[] {
  const list = site.config.navigation.lists.findLast((one) => holdsCursor(site, one, offset));
  if (list === undefined) return [];
  return site.files.pages
    .filter((file) => isUnlisted(site, file))
    .map((file) => ({ file, choice: choiceFor(list, file) }))
    .sort((a, b) => (a.choice.distance === b.choice.distance ? 0 : a.choice.distance - b.choice.distance))
    .slice(0, mostOffered)
    .map(({ file, choice }) => offer(site, file, choice, `Add ${code(pageNameOf(file))} to ${listName(list)}`));
}

/** Whether an offset is in the node of a list; for the navigation only in the list itself. */
function holdsCursor({ config }: SiteSnapshot, { container, path }: PageList, offset: number): boolean {
  const node = nodeAt(config.composed.root, path);
  const range = container?.range ?? (node && rangeOf(node));
  return range !== undefined && rangeHoldsCursor(range, offset);
}

function offer(site: SiteSnapshot, file: SitePath, choice: ListChoice, title: string): Refactoring {
  const { edits } = addition(site, file, choice, { title });
  return { title, kind: 'refactor', edits };
}
