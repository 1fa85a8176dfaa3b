import { pageNameOf } from '../../paths/route.ts';
import { baseNameOf, folderOf, siteRoot, type SitePath } from '../../paths/sitePath.ts';
import { editionOf } from '../../site/edition.ts';
import { pageKindOf } from '../../site/pageKind.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import type { TextRange } from '../../text/textRange.ts';
import { code, listWords } from '../../util/words.ts';
import type { Finding, SiteRule } from '../rule.ts';

export const duplicateTitle: SiteRule = {
  meta: {
    id: 'frontmatter/duplicate-title',
    severity: 'hint',
    summary: 'a page with the title of another one beside it',
    guideline: 'Give no two pages the same title',
    fixable: false,
  },
  checksSnippets: false,
  *check({ site, file, summary, places }) {
    if (summary.title === undefined || places.title === undefined) return;
    if (isNameInCode(summary.title) || !showsTitle(site, file)) return;
    const self = { site, file, edition: editionOf(site, file), name: ownName(file), isUsual: isUsual(summary.title) };
    const alike = site.titles.filesTitled(summary.title).slice(0, mostCompared);
    const others = alike.filter((other) => other !== file && isConfusable(self, other));
    const [first] = others;
    if (first !== undefined) yield report(summary.title, places.title, [first, ...others.slice(1)]);
  },
};

/** Where more pages have one title a script has written them. */
const mostCompared = 100;

/** Pages about parts of a program are called as these are, and several parts may have one name. */
function isNameInCode(title: string): boolean {
  return /^[a-z_$][\w$.:/()-]*$/.test(title);
}

function report(title: string, range: TextRange, others: readonly [SitePath, ...SitePath[]]): Finding {
  const names = others.slice(0, 3).map((other) => code(pageNameOf(other)));
  const more = others.length - names.length;
  const list = listWords(more > 0 ? [...names, `${more} more`] : names, 'and');
  const have = others.length === 1 ? `The page ${list} has` : `The pages ${list} have`;
  return {
    range,
    message: `${have} the title “${title}” as well, so readers can’t tell them apart in search results. Say in each title what only that page is about.`,
    // Where the title stands over there changes without this page being asked again; the page's beginning doesn't.
    related: [{ file: others[0], range: { start: 0, end: 0 }, message: 'The other page' }],
  };
}

/** Neither pages that nobody is led to nor those that take their title from elsewhere. */
function showsTitle(site: SiteSnapshot, file: SitePath): boolean {
  const summary = site.pages.get(file);
  return summary?.isHidden === false && summary.standsFor === undefined && pageKindOf(site, file) === 'page';
}

/**
 * Pages side by side are taken for each other; of those far apart their groups tell what they are about where their
 * titles are such as many sections have, or where both folders are built alike.
 */
function isConfusable({ site, file, edition, name, isUsual: isUsualTitle }: Compared, other: SitePath): boolean {
  // At the root stand the beginnings of many sections.
  const isBeside = folderOf(file) === folderOf(other) && !(isUsualTitle && folderOf(file) === siteRoot);
  const isNear = isBeside || isInSameGroup(site, file, other);
  if ((isUsualTitle && !isNear) || ownName(other) === name) return false;
  return editionOf(site, other) === edition && showsTitle(site, other);
}

/** A page that is compared with others, and what is asked of it each time. */
interface Compared {
  readonly site: SiteSnapshot;
  readonly file: SitePath;
  readonly edition: string;
  readonly name: string;
  readonly isUsual: boolean;
}

/** What a page is called in its folder, versions left out; the folder's name for the one that begins it. */
function ownName(file: SitePath): string {
  const name = baseNameOf(pageNameOf(file)).toLowerCase();
  if (name === 'index' || name === 'overview') return baseNameOf(folderOf(file)).toLowerCase();
  return name.replace(/(?:v\d+(?:\.\d+)*|\d+(?:\.\d+)+)(?=$|[-_.])/, '');
}

function isInSameGroup({ config }: SiteSnapshot, file: SitePath, other: SitePath): boolean {
  const groupOf = (page: SitePath): unknown => config.navigation.entriesOf(page)[0]?.groups.at(-1);
  return groupOf(file) !== undefined && groupOf(file) === groupOf(other);
}

const usualTitles = new Set(
  (
    'introduction|intro|overview|home|welcome|about|getting started|get started|quickstart|quick start|start here|' +
    'installation|install|setup|set up|configuration|configure|settings|usage|guide|guides|tutorial|tutorials|' +
    'example|examples|reference|api reference|sdk reference|api|sdk|cli|concepts|core concepts|key concepts|' +
    'basics|advanced|architecture|how it works|faq|faqs|frequently asked questions|troubleshooting|support|' +
    'changelog|release notes|what is new|migration|migration guide|upgrade|upgrading|errors|error handling|' +
    'limits|limitations|rate limits|authentication|authorization|security|permissions|webhooks|deployment|' +
    'integrations|best practices|next steps|requirements|prerequisites|contributing|glossary|resources|pricing'
  ).split('|'),
);

/** Whether a title is one that many sections of a site have; in other languages that isn't known. */
function isUsual(title: string): boolean {
  if (/[^ -~]/.test(title)) return true;
  return usualTitles.has(
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  );
}
