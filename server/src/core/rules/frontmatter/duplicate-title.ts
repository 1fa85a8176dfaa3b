import type { PageEntry } from '../../config/navigation.ts';
import { pageNameOf } from '../../paths/route.ts';
import { baseNameOf, folderOf, type SitePath } from '../../paths/sitePath.ts';
import { editionOf } from '../../site/navigation/edition.ts';
import { type SiteSnapshot, pageKindOf } from '../../site/siteSnapshot.ts';
import type { TextRange } from '../../text/textRange.ts';
import { code, formatList } from '../../util/messageText.ts';
import type { Finding, SiteRule } from '../engine/rule.ts';

export const duplicateTitle: SiteRule = {
  meta: {
    id: 'frontmatter/duplicate-title',
    title: 'Duplicate title',
    severity: 'hint',
    summary: 'a page with the same title as another page in its group',
    guideline: 'Give each page a unique title',
    once: 'folder',
  },
  pagesOnly: true,
  *check({ site, file, summary, pageIndex }) {
    if (summary.title === undefined || pageIndex.title === undefined) return;
    if (isNameInCode(summary.title) || !showsTitle(site, file)) return;
    const self = { site, file, edition: editionOf(site, file), name: ownName(file) };
    const alike = site.titles.filesTitled(summary.title).slice(0, mostCompared);
    const others = alike.filter((other) => other !== file && isConfusable(self, other));
    const [first] = others;
    if (first !== undefined) yield findingFor(summary.title, pageIndex.title, [first, ...others.slice(1)]);
  },
};

/** If more pages have one title, a script has written them. */
const mostCompared = 100;

/** Pages about modules of a program have their names, and several modules may have one name. */
function isNameInCode(title: string): boolean {
  return /^[a-z_$][\w$.:/()-]*$/.test(title);
}

function findingFor(title: string, range: TextRange, others: readonly [SitePath, ...SitePath[]]): Finding {
  const names = others.slice(0, 3).map((other) => code(pageNameOf(other)));
  const more = others.length - names.length;
  const list = formatList(more > 0 ? [...names, `${more} more`] : names, 'and');
  const have = others.length === 1 ? `The page ${list} has` : `The pages ${list} have`;
  return {
    range,
    message: `${have} the title “${title}” too, so readers can’t tell them apart in search results. Make each title specific.`,
    // The offset of the title in the other file can change without a new check of this page; the page's start doesn't.
    related: [{ file: others[0], range: { start: 0, end: 0 }, message: 'Other page with this title' }],
  };
}

/** Excludes hidden pages and those that take their title from elsewhere. */
function showsTitle(site: SiteSnapshot, file: SitePath): boolean {
  const summary = site.pages.get(file);
  return summary?.isHidden === false && summary.contentSource === undefined && pageKindOf(site, file) === 'page';
}

/** Whether readers can confuse two pages: those of one group are listed together, others differ by their groups. */
function isConfusable({ site, file, edition, name }: Compared, other: SitePath): boolean {
  if (!isInSameGroup(site, file, other) || ownName(other) === name) return false;
  return editionOf(site, other) === edition && showsTitle(site, other) && !hasOtherLabel(site, file, other);
}

/** Whether the sidebar names two pages differently, so that somebody has told them apart. */
function hasOtherLabel({ pages }: SiteSnapshot, file: SitePath, other: SitePath): boolean {
  return pages.get(file)?.sidebarTitle !== pages.get(other)?.sidebarTitle;
}

/** A page that is compared with others, and its data for the comparisons. */
interface Compared {
  readonly site: SiteSnapshot;
  readonly file: SitePath;
  readonly edition: string;
  readonly name: string;
}

/** Returns the name of a page in its folder, versions left out; the folder's name for an index page. */
function ownName(file: SitePath): string {
  const name = baseNameOf(pageNameOf(file)).toLowerCase();
  if (name === 'index' || name === 'overview') return baseNameOf(folderOf(file)).toLowerCase();
  return name.replace(/(?:v\d+(?:\.\d+)*|\d+(?:\.\d+)+)(?=$|[-_.])/, '');
}

/** Whether two pages are listed in one group, or in one list without groups, or are unlisted in one folder. */
function isInSameGroup({ config }: SiteSnapshot, file: SitePath, other: SitePath): boolean {
  const [entry, otherEntry] = [file, other].map((page) => config.navigation.entriesOf(page)[0]);
  if (entry === undefined && otherEntry === undefined) return folderOf(file) === folderOf(other);
  if (entry === undefined || otherEntry === undefined) return false;
  return listOf(entry) === listOf(otherEntry);
}

/** Returns the group of an entry, or the division around it; undefined at the top level of the navigation. */
function listOf({ groups, divisions }: PageEntry): unknown {
  return groups.at(-1) ?? divisions.at(-1);
}
