import { pathKey } from '../../../paths/address.ts';
import { folderOf, siteRoot, type SitePath } from '../../../paths/sitePath.ts';
import type { PageContext } from '../../../site/siteSnapshot.ts';
import { basePaths, withoutBasePath } from '../../../site/references/basePath.ts';
import { stemsOf, type NamedPage } from '../../../site/pageTitles.ts';
import { linkWords, textWithTarget } from '../../../page/record/linkTexts.ts';
import { countUp } from '../../../util/collections.ts';
import { restsAfter } from '../../../util/strings.ts';
import type { LinkText } from './linkText.ts';

/**
 * What makes a page likelier, as a sum: from no match at all to the start of its title or address, from another text to
 * its title, or to what all other links with the text point to. The numbers are those with which `npm run replay` finds most links of real sites.
 */
export const weights = {
  match: 3,
  text: 4,
  exactText: 1,
  coveredText: 2,
  sameText: 3,
  section: 2,
  around: 2,
  listed: 1.5,
  sameFolder: 0.4,
  sharedFolders: 0.8,
  sameGroup: 0.4,
  linkedHere: 0.3,
  inOriginal: 3,
  inOriginalAndHere: 1.5,
  linkedByNeighbour: 0.5,
  linked: 0.3,
  counterpart: 4,
  otherEdition: 1.5,
};

/** How many pages of the same folder are asked what they link to. */
const mostNeighbours = 200;

/** Returns what is known of the likelihood of a page apart from what is typed. */
export function linkLikelihood(
  context: PageContext,
  written: LinkText,
): (page: NamedPage, isListed: boolean) => number {
  const ofText = likelihoodByText(context, written);
  const ofPlace = likelihoodByPlace(context);
  const ofLinks = likelihoodByLinks(context, written.text);
  return (page, isListed) => ofText(page) + ofPlace(page) + ofLinks(page) + (isListed ? weights.listed : 0);
}

/** Returns how much the text of a link, and that around it, says what a page is called. */
function likelihoodByText({ site }: PageContext, { text, around }: LinkText): (page: NamedPage) => number {
  const wanted = new Set(stemsOf(text));
  // The text of the link, which is part of what is around its address, counts by itself.
  const nearby = new Set(stemsOf(around).filter((stem) => !wanted.has(stem)));
  const sectionFit = site.titles.sectionFits(wanted);
  // All of it stays while an address is typed, and there are thousands of pages.
  const known = site.titles.scoresOf(`${text}\n\n${around}`);
  return (page) => {
    const before = known.get(page);
    if (before !== undefined) return before;
    const fit = textFit(wanted, page);
    const named =
      weights.text * fit + (fit > 0.85 ? weights.exactText : 0) + weights.coveredText * coveredShare(wanted, page);
    const score =
      Math.max(named, named < weights.section ? weights.section * sectionFit(page) : 0) +
      weights.around * aroundFit(nearby, page);
    known.set(page, score);
    return score;
  };
}

function likelihoodByPlace({ site, file }: PageContext): (page: NamedPage) => number {
  const folder = folderOf(file);
  const group = site.files.trails(site.config.navigation).get(file)?.join('\n');
  return (page) => {
    const shared = sharedShare(folder, page.path);
    return (
      weights.sharedFolders * shared +
      (shared === 1 ? weights.sameFolder : 0) +
      (group !== undefined && page.group === group ? weights.sameGroup : 0)
    );
  };
}

function likelihoodByLinks(context: PageContext, text: string): (page: NamedPage) => number {
  const { site, file, summary } = context;
  const counts = site.links.pagesByKey();
  const own = site.links.keysLinkedFrom(file);
  const here = new Set(summary.linkedPaths.map((path) => pathKey(withoutBasePath(site, path))));
  const near = linkedByNeighbours(context);
  const bases = basePaths(site).map((base) => `${pathKey(base)}/`);
  const countsBelow = site.links.pagesByRest(bases);
  const nearBelow = countsBelowBases(near, bases);
  const ofSameText = sameTextShare(context, text);
  const inOriginal = linksOfOriginal(context);
  return ({ key, originalKey }) => {
    // What this page links to was counted before the link that is being written.
    const linked = (counts.get(key) ?? 0) + (countsBelow.get(key) ?? 0);
    const count = linked - (own.has(key) ? 1 : 0);
    const isHere = here.has(key);
    const ofOriginal = isHere ? weights.inOriginalAndHere : weights.inOriginal;
    return (
      (isHere ? weights.linkedHere : 0) +
      (inOriginal.has(originalKey) ? ofOriginal : 0) +
      (linked === 0 ? 0 : weights.sameText * ofSameText(key)) +
      weights.linkedByNeighbour * Math.log2(1 + (near.get(key) ?? 0) + (nearBelow.get(key) ?? 0)) +
      weights.linked * Math.log2(1 + count)
    );
  };
}

/**
 * Returns a function that says which share of the links with a text, on other pages, point to a page, by its key. One such
 * link says less than many, so the share of a single one is a half.
 */
function sameTextShare({ site, file }: PageContext, text: string): (key: string) => number {
  const words = linkWords(text);
  if (words === undefined) return () => 0;
  const counts = site.links.pagesByText(site.pageIndexes);
  const own = new Set(site.pageIndexes.get(file)?.linkTexts);
  const onThisPage = [...own].some((one) => one.startsWith(`${words}\n`)) ? 1 : 0;
  const pages = (counts.get(words) ?? 0) - onThisPage;
  if (pages === 0) return () => 0;
  return (key) => {
    const one = textWithTarget(words, key);
    return ((counts.get(one) ?? 0) - (own.has(one) ? 1 : 0)) / (pages + 1);
  };
}

/**
 * Returns the counts of the keys that begin with a path below which the site is served, by the rest of each: few sites have
 * such links, so that no page is asked for each of these paths.
 */
function countsBelowBases(counts: ReadonlyMap<string, number>, bases: readonly string[]): ReadonlyMap<string, number> {
  const below = new Map<string, number>();
  for (const [key, count] of counts) for (const rest of restsAfter(key, bases)) countUp(below, rest, count);
  return below;
}

/** Returns how many pages in the folder of this page link to each path, by its key. */
function linkedByNeighbours({ site, file }: PageContext): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const page of site.files.pagesIn(folderOf(file)).slice(0, mostNeighbours)) {
    if (page === file) continue;
    for (const key of site.links.keysLinkedFrom(page)) countUp(counts, key);
  }
  return counts;
}

/**
 * Returns the share of the folders of a page that another one is in too; of the root, all. It builds no strings, since
 * each letter asks it about each page.
 */
function sharedShare(folder: SitePath, path: SitePath): number {
  const start = folder === siteRoot ? '' : `${folder}/`;
  const [own, others] = [slashesIn(start, start.length), slashesIn(path, path.length)];
  if (own === 0) return others === 0 ? 1 : 0;
  let equal = 0;
  while (equal < start.length && path.charCodeAt(equal) === start.charCodeAt(equal)) equal++;
  return slashesIn(path, equal) / Math.max(own, others);
}

/** Returns the number of slashes in the first characters of a path. */
function slashesIn(path: string, end: number): number {
  let count = 0;
  for (let at = path.indexOf('/'); at >= 0 && at < end; at = path.indexOf('/', at + 1)) count++;
  return count;
}

/** Returns how much the text of a link says what a page is called, between 0 and 1: in its title, or at the end of its path. */
function textFit(wanted: ReadonlySet<string>, { titleStems, nameStems }: NamedPage): number {
  return wanted.size === 0 ? 0 : Math.max(overlap(wanted, titleStems), 0.9 * overlap(wanted, nameStems));
}

/** Returns the share of the words of a text that the title of a page or its path have. */
function coveredShare(wanted: ReadonlySet<string>, { titleStems, pathStems }: NamedPage): number {
  if (wanted.size === 0) return 0;
  let found = 0;
  for (const stem of titleStems) if (wanted.has(stem)) found++;
  for (const stem of pathStems) if (wanted.has(stem) && !titleStems.includes(stem)) found++;
  return found / wanted.size;
}

/** Returns the harmonic mean of the shares of equal words in both texts. */
export function overlap(wanted: ReadonlySet<string>, stems: readonly string[]): number {
  let equal = 0;
  for (const stem of stems) if (wanted.has(stem)) equal++;
  return (2 * equal) / (wanted.size + stems.length);
}

/** Returns how much of the title of a page, or of its name, is written around a link, between 0 and 1. */
function aroundFit(nearby: ReadonlySet<string>, { titleStems, nameStems }: NamedPage): number {
  return Math.max(foundShare(nearby, titleStems), foundShare(nearby, nameStems));
}

/** Returns the share of words that a text has; a bit less of few words, which are found by chance. */
function foundShare(words: ReadonlySet<string>, stems: readonly string[]): number {
  let found = 0;
  for (const stem of stems) if (words.has(stem)) found++;
  return found / (stems.length + 0.5);
}

/** Returns the pages that the original of a translation or of an older version links to, by the keys of their originals. */
function linksOfOriginal({ site, file }: PageContext): ReadonlySet<string> {
  const original = site.editions.originalOf(file);
  if (original === file) return new Set();
  const linked = new Set<string>();
  for (const path of site.pages.get(original)?.linkedPaths ?? [])
    linked.add(pathKey(site.editions.originalOf(withoutBasePath(site, path))));
  return linked;
}
