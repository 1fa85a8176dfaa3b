import { encodeAddress } from '../../../paths/address.ts';
import { relativeFrom } from '../../../paths/route.ts';
import { baseNameOf, folderOf, longestPath, toSitePath, type SitePath } from '../../../paths/sitePath.ts';
import { editionTitlesOf } from '../../../site/navigation/edition.ts';
import type { PageContext } from '../../../site/siteSnapshot.ts';
import { searchable, type NamedPage } from '../../../site/pageTitles.ts';
import { hasLetters, mostRanked } from '../../limitItems.ts';
import { groupBy } from '../../../util/collections.ts';
import { linkLikelihood, weights } from './linkLikelihood.ts';
import { linkPrefix } from './linkPrefix.ts';
import type { LinkText } from './linkText.ts';

/** A link whose target is being chosen. */
export interface LinkWish extends LinkText {
  /** What is typed of its address, or of the title of its target. */
  readonly typed: string;
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

/** Returns the other pages of the site, ordered by how likely a link on this page means them. */
export function rankPages(context: PageContext, wish: LinkWish): RankedPages {
  const { site, file } = context;
  const folder = encodeAddress(folderOf(file)) as SitePath;
  const prefix = linkPrefix(context, wish.typed);
  const match = matcherOf(wish.typed);
  const likelihood = linkLikelihood(context, wish);
  const isOther = otherEditions(context);
  // An address that this page doesn’t have names another edition, or none.
  const start = wish.typed.toLowerCase();
  const isElsewhere = start.startsWith('/') && !`${prefix}${encodeAddress(`/${file}`)}`.toLowerCase().startsWith(start);
  const isCounterpart = isElsewhere ? counterparts(context) : () => false;
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
    else if (isElsewhere && target.toLowerCase().startsWith(start))
      pages.push({ page, target, score: score - weights.otherEdition, isListed });
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
    pages: listedFirst(sorted(pages)),
    ofOtherEditions: listedFirst(sorted(ofOtherEditions)),
    similar: sorted(similar),
    isOtherEdition: (path) => isOther(path, editionTitlesOf(site, path).join('\n')),
  };
}

/** Sorts by score; equal ones by the navigation, and unlisted ones by their paths. */
function sorted(pages: readonly RankedPage[]): readonly RankedPage[] {
  return pages.toSorted((a, b) => b.score - a.score || a.page.position - b.page.position);
}

/** Exchanges pages with the same title so that those come first that the navigation lists. */
function listedFirst(pages: readonly RankedPage[]): readonly RankedPage[] {
  const titleOf = ({ page }: RankedPage): string => page.title.toLowerCase();
  const unlisted = pages.slice(0, mostRanked).filter(({ isListed }) => !isListed);
  const titles = new Set(unlisted.map(titleOf));
  if (titles.size === 0) return pages;
  const byTitle = groupBy(
    pages.filter((page) => titles.has(titleOf(page))),
    titleOf,
  );
  const ordered = new Map(
    [...byTitle].map(([title, same]) => [
      title,
      same.toSorted((a, b) => Number(b.isListed) - Number(a.isListed)).values(),
    ]),
  );
  return pages.map((page) => ordered.get(titleOf(page))?.next().value ?? page);
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
function counterparts({ site, file }: PageContext): (path: SitePath) => boolean {
  const name = baseNameOf(file);
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
