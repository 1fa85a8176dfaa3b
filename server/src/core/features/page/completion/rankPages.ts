import { encodeAddress, pathKey } from '../../../paths/address.ts';
import { relativeFrom } from '../../../paths/route.ts';
import { folderOf, longestPath, siteRoot, toSitePath, type SitePath } from '../../../paths/sitePath.ts';
import { editionTitlesOf } from '../../../site/navigation/edition.ts';
import type { PageContext } from '../../../site/siteSnapshot.ts';
import { basePaths, withoutBasePath } from '../../../site/references/basePath.ts';
import { searchable, stemsOf, type NamedPage } from '../../../site/pageTitles.ts';
import { linkWords, textWithTarget } from '../../../page/record/linkTexts.ts';
import { hasLetters } from '../../limitItems.ts';
import { linkPrefix } from './linkPrefix.ts';
import { countUp } from '../../../util/collections.ts';

/** A link whose target is being chosen. */
export interface LinkWish {
  /** What is typed of its address, or of the title of its target. */
  readonly typed: string;
  /** What readers see of it. */
  readonly text: string;
}

/** A page that a link may mean. */
export interface RankedPage {
  readonly page: NamedPage;
  /** Its address in the form that is typed: from the root, or relative to the page. */
  readonly target: string;
  readonly score: number;
  readonly isListed: boolean;
}

export interface RankedPages {
  /** The pages that match what is typed, the likeliest first. */
  readonly pages: readonly RankedPage[];
  /** Those of other versions and languages. */
  readonly ofOtherEditions: readonly RankedPage[];
  /** The pages that have only the typed letters, in this order; none if any other page matches. */
  readonly similar: readonly RankedPage[];
  /** Whether a page is of another version or language than this one. */
  readonly isOtherEdition: (page: SitePath) => boolean;
}

/**
 * What makes a page likelier, as a sum: from no match at all to the start of its title or address, from another text to
 * its title, or to what all other links with the text point to. The numbers are those with which `npm run replay` finds most links of real sites.
 */
const weights = {
  match: 3,
  text: 4,
  exactText: 1,
  coveredText: 2,
  sameText: 3,
  section: 2,
  listed: 1.5,
  sameFolder: 0.4,
  sharedFolders: 0.8,
  sameGroup: 0.4,
  linkedHere: 0.3,
  linkedByNeighbour: 0.5,
  linked: 0.3,
  counterpart: 4,
};

/** How many pages of the same folder are asked what they link to. */
const mostNeighbours = 200;

/** Returns the other pages of the site, ordered by how likely a link on this page means them. */
export function rankPages(context: PageContext, wish: LinkWish): RankedPages {
  const { site, file } = context;
  const folder = encodeAddress(folderOf(file)) as SitePath;
  const prefix = linkPrefix(context, wish.typed);
  const match = matcherOf(wish.typed);
  const likelihood = likelihoodOf(context, wish.text);
  const isOther = otherEditions(context);
  const isCounterpart = counterparts(context, wish.typed);
  const named = site.titles.namedPages(site);
  const targetOf = ({ path, address }: NamedPage): string | undefined =>
    path === file ? undefined : addressFrom(folder, prefix + address, wish.typed);
  const [pages, ofOtherEditions, similar]: [RankedPage[], RankedPage[], RankedPage[]] = [[], [], []];
  for (const page of named) {
    const target = targetOf(page);
    const matched = target === undefined ? undefined : match(page, target);
    if (target === undefined || matched === undefined) continue;
    const isListed = !site.listing.unlisted.has(page.path);
    const score = weights.match * matched + likelihood(page, isListed);
    if (!isOther(page.path, page.edition)) pages.push({ page, target, score, isListed });
    else if (isCounterpart(page.path)) pages.push({ page, target, score: score + weights.counterpart, isListed });
    else ofOtherEditions.push({ page, target, score, isListed });
  }
  // Nearly every page has some letters in their order, and this asks about each letter of its texts.
  for (const page of pages.length + ofOtherEditions.length > 0 ? [] : named) {
    const target = targetOf(page);
    if (target === undefined || !match.isLoose(page, target)) continue;
    const isListed = !site.listing.unlisted.has(page.path);
    similar.push({ page, target, score: likelihood(page, isListed), isListed });
  }
  return {
    pages: sorted(pages),
    ofOtherEditions: sorted(ofOtherEditions),
    similar: sorted(similar),
    isOtherEdition: (path) => isOther(path, editionTitlesOf(site, path).join('\n')),
  };
}

/** Sorts by score; equal ones by the navigation, and unlisted ones by their paths. */
function sorted(pages: readonly RankedPage[]): readonly RankedPage[] {
  return pages.toSorted((a, b) => b.score - a.score || a.page.position - b.page.position);
}

/** Returns how well a page matches what is typed, between 0 and 1; undefined if it doesn’t. */
interface Matcher {
  (page: NamedPage, target: string): number | undefined;
  /** Whether a page that doesn’t match has the typed letters, in this order. */
  readonly isLoose: (page: NamedPage, target: string) => boolean;
}

/** Returns a function that says how well a page matches what is typed. */
export function matcherOf(typed: string): Matcher {
  const text = typed.toLowerCase();
  const isPath = isTypedPath(typed);
  const isLoose = (page: NamedPage, target: string): boolean =>
    !/\s/.test(typed) && hasLetters(isPath ? target.toLowerCase() : page.searched, text);
  if (isPath)
    return Object.assign((page: NamedPage, target: string) => matchPath(page, target.toLowerCase(), text), { isLoose });
  // No page has so many words.
  const words = text.length > longestPath ? [] : searchable(text).split(' ').slice(1);
  return Object.assign((page: NamedPage) => matchWords(page, text, words), { isLoose });
}

function isTypedPath(typed: string): boolean {
  return /^[./]/.test(typed);
}

function matchPath({ searched }: NamedPage, target: string, text: string): number | undefined {
  // Enter may end the line after a complete address.
  if (target === text) return 10;
  if (target.startsWith(text)) return 1;
  if (target.includes(text)) return 0.7;
  return searched.includes(text) ? 0.4 : undefined;
}

/** The mean of how well each word is found; as an address, what is typed may be any part of one. */
function matchWords(page: NamedPage, text: string, words: readonly string[]): number | undefined {
  if (text.trim() === '') return 0;
  let sum = 0;
  for (const word of words) {
    const found = page.searched.includes(word) ? matchWord(page, word) : 0;
    if (found === 0) return page.searched.includes(text) ? 0.4 : undefined;
    sum += found;
  }
  return words.length === 0 ? undefined : sum / words.length;
}

function matchWord({ titleText, nameText, trailText, searched }: NamedPage, word: string): number {
  const start = ` ${word}`;
  if (titleText.startsWith(start) || nameText.startsWith(start)) return 1;
  if (titleText.includes(start) || nameText.includes(start)) return 0.85;
  if (trailText.includes(start)) return 0.5;
  return searched.includes(`/${word}`) || searched.includes(`-${word}`) ? 0.5 : 0.3;
}

/** Returns what is known of the likelihood of a page apart from what is typed. */
function likelihoodOf(context: PageContext, text: string): (page: NamedPage, isListed: boolean) => number {
  const { site, file, summary } = context;
  const wanted = new Set(stemsOf(text));
  const sectionFit = site.titles.sectionFits(wanted);
  const folder = folderOf(file);
  const group = site.files.trails(site.config.navigation).get(file)?.join('\n');
  const counts = site.links.pagesByKey();
  const own = site.links.keysLinkedFrom(file);
  const here = new Set(summary.linkedPaths.map((path) => pathKey(withoutBasePath(site, path))));
  const near = linkedByNeighbours(context);
  const bases = basePaths(site).map((base) => `${pathKey(base)}/`);
  const countsBelow = countsBelowBases(counts, bases);
  const nearBelow = countsBelowBases(near, bases);
  const ofSameText = sameTextShare(context, text);
  return (page, isListed) => {
    const { key, path, trail } = page;
    const shared = sharedShare(folder, path);
    const fit = textFit(wanted, page);
    const named =
      weights.text * fit + (fit > 0.85 ? weights.exactText : 0) + weights.coveredText * coveredShare(wanted, page);
    // What this page links to was counted before the link that is being written.
    const linked = (counts.get(key) ?? 0) + (countsBelow.get(key) ?? 0);
    const count = linked - (own.has(key) ? 1 : 0);
    return (
      Math.max(named, named < weights.section ? weights.section * sectionFit(page) : 0) +
      (isListed ? weights.listed : 0) +
      weights.sharedFolders * shared +
      (shared === 1 ? weights.sameFolder : 0) +
      (group !== undefined && trail?.join('\n') === group ? weights.sameGroup : 0) +
      (here.has(key) ? weights.linkedHere : 0) +
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
  for (const [key, count] of counts) {
    for (const base of bases) {
      if (!key.startsWith(base)) continue;
      const rest = key.slice(base.length);
      below.set(rest, (below.get(rest) ?? 0) + count);
    }
  }
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

/** Returns a function that says whether a page is of another version or language than this one, given the titles of its own. */
function otherEditions({ site, file }: PageContext): (path: SitePath, edition: string) => boolean {
  const own = editionTitlesOf(site, file);
  const known = new Map<string, boolean>();
  return (path, edition) => {
    if (edition === '') return false;
    const isCopy = (): boolean => site.editions.copiedPath(path) !== undefined;
    const answer = known.get(edition) ?? isOtherEdition(own, edition.split('\n'), isCopy);
    known.set(edition, answer);
    return answer;
  };
}

/**
 * Returns a function that says whether a page of another version or language is this one there; none is unless a path is
 * typed. Translations link to their originals.
 */
function counterparts({ site, file }: PageContext, typed: string): (path: SitePath) => boolean {
  if (!isTypedPath(typed)) return () => false;
  const name = file.slice(file.lastIndexOf('/') + 1);
  const original = site.editions.originalOf(file);
  return (path) => path.endsWith(name) && site.editions.originalOf(path) === original;
}

/** Pages without a version or language go with all, and to them go those that readers see first. */
function isOtherEdition(own: readonly string[], other: readonly string[], isCopy: () => boolean): boolean {
  if (other.every((title) => own.includes(title))) return false;
  return own.some((title) => !other.includes(title)) || isCopy();
}

/** Returns a path from the root, or from a folder if a dot was typed; undefined for any other start. */
export function addressFrom(folder: SitePath, path: string, typed: string): string | undefined {
  if (!typed.startsWith('.')) return path;
  const relative = relativeFrom(folder, path);
  if (relative.startsWith(/^\.\.?\/?/.exec(typed)?.[0] ?? '')) return relative;
  // Who types `../guides/` in the folder `guides` gets its pages, too.
  const typedFolder = typed.slice(0, typed.lastIndexOf('/') + 1);
  const named = /[^./]/.test(typedFolder) ? toSitePath(`${folder}/${typedFolder}`) : undefined;
  return named !== undefined && path.startsWith(`/${named}/`)
    ? typedFolder + path.slice(named.length + '//'.length)
    : undefined;
}
