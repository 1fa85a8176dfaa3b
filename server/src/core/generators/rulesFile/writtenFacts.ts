import { builtIn } from '../../components/catalogue.ts';
import { componentsIn } from '../../page/record/tagCounts.ts';
import { routeOf } from '../../paths/route.ts';
import { baseNameOf, isWithin, type SitePath } from '../../paths/sitePath.ts';
import { fileOfTarget, resolveEntry } from '../../site/references/resolveEntry.ts';
import type { HabitName } from '../../site/siteHabits.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { joinWithin, plainCode, plainExcerpt } from './siteText.ts';
import { countUp } from '../../util/collections.ts';

/** With fewer pages that use a component, the guide to components shows examples of all of them. */
const fewestPages = 10;

/** Whether the pages of a site show how its components are used. */
export function showsComponents({ listing }: SiteSnapshot): boolean {
  return [...listing.counted.values()].filter(({ tags }) => componentsIn(tags).length > 0).length >= fewestPages;
}

/** Returns what is repeated for other versions and languages, and isn't where a change belongs. */
export function copiesFact({ editions }: SiteSnapshot, most: number): string | undefined {
  const folders = editions.copiedFolders.filter(({ copy }) => copy !== '');
  if (folders.length === 0) return undefined;
  const intro = 'Copies for other versions and languages, only to be edited if asked for: ';
  const names = folders.map(({ main, copy, edition }) => {
    const original = main === '' ? 'the root' : plainCode(`${main}/`, 60);
    return `${plainCode(`${copy}/`, 60)} (“${plainExcerpt(edition, 30)}”; copy of ${original})`;
  });
  return `${intro}${joinWithin([...new Set(names)], ', ', most - intro.length - '.'.length)}.`;
}

/** Returns how titles and headings are capitalized, if nearly all are alike, with the titles of some pages. */
export function titleFact(site: SiteSnapshot, most: number): string | undefined {
  const style = styleOf(site, 'sentenceCase');
  if (style === undefined) return undefined;
  const intro = style ? 'Headings are in sentence case' : 'Headings are in title case';
  const titles = listedPages(site)
    .flatMap((file) => site.pages.get(file)?.title ?? [])
    .filter((title) => isSentenceCase(title) === style)
    .slice(0, 2)
    .map((title) => `“${plainExcerpt(title, 50)}”`);
  const text = titles.length === 0 ? `${intro}.` : `${intro}, as are titles: ${titles.join(', ')}.`;
  return text.length <= most ? text : `${intro}.`;
}

function isSentenceCase(title: string): boolean | undefined {
  const words = title.split(' ').slice(1);
  const longer = words.filter((word) => /^\p{L}[\p{Ll}]{3,}$/u.test(word));
  if (longer.length === 0) return undefined;
  return longer.every((word) => /^\p{Ll}/u.test(word));
}

/** Returns how pages link to each other, if nearly all do alike. */
export function linkFact(site: SiteSnapshot, most: number): string | undefined {
  const fromRoot = styleOf(site, 'rootLinks');
  const isBare = styleOf(site, 'bareLinks');
  if (fromRoot === undefined) return undefined;
  const listed = listedPages(site);
  const example = listed.find((file) => file.includes('/')) ?? ('guides/install.mdx' as SitePath);
  const name = isBare === false ? example : routeOf(example).slice(1);
  const way = fromRoot
    ? `from the root: ${plainCode(`/${name}`)}`
    : `relative to the page: ${plainCode(`./${baseNameOf(name)}`)}`;
  const text = `Links between pages are written ${way}${isBare === undefined ? '' : isBare ? ', without extension' : ', with extension'}.`;
  const within = versionLinks(site);
  return text.length + within.length <= most ? text + within : text;
}

/** Returns where pages of a copy link to, if nearly all links say the same. */
function versionLinks({ editions, pages }: SiteSnapshot): string {
  const [folder] = editions.copiedFolders.filter(({ copy, main }) => copy !== '' && !isWithin(main, copy));
  if (folder === undefined) return '';
  let [inside, outside] = [0, 0];
  for (const [file, { linkedPaths }] of pages) {
    if (!isWithin(file, folder.copy)) continue;
    for (const path of linkedPaths) {
      if (isWithin(path, folder.copy)) inside++;
      else if (folder.main === '' || isWithin(path, folder.main)) outside++;
    }
  }
  const style = styleIn(inside + outside, inside);
  if (style === undefined) return '';
  const copy = plainCode(`${folder.copy}/`, 60);
  return style ? ` Pages in ${copy} link to pages in ${copy}.` : ` Pages in ${copy} link to those of the main edition.`;
}

/** Returns the components of pages, those on the most pages first, with the number of pages. */
export function componentFact(site: SiteSnapshot, most: number): string | undefined {
  if (!showsComponents(site)) return undefined;
  const pages = new Map<string, number>();
  for (const { tags } of site.listing.counted.values()) for (const name of componentsIn(tags)) countUp(pages, name);
  const offered = builtIn.filter((one) => one.aliasOf === undefined && one.deprecated === undefined);
  const used = offered
    .map(({ name }) => ({ name, count: rounded(pages.get(name) ?? 0) }))
    .filter(({ count }) => count > 1);
  used.sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
  if (used.length === 0) return undefined;
  const intro = `Components by the number of pages that use them (of ${rounded(site.listing.counted.size)}): `;
  const names = used.map(({ name, count }) => `${plainCode(name)} ${count}`);
  const end = '. Prefer these to others.';
  return `${intro}${joinWithin(names, ', ', most - intro.length - end.length)}${end}`;
}

/** Rounds a number to its first digit, so that a text with it rarely changes. */
export function rounded(amount: number): number {
  const unit = 10 ** Math.floor(Math.log10(Math.max(amount, 1)));
  return Math.round(amount / unit) * unit;
}

/** Returns the existing pages in the order of the navigation. */
export function listedPages({ config, files }: SiteSnapshot): readonly SitePath[] {
  return config.navigation.entries.flatMap(({ entry }) => fileOfTarget(resolveEntry(files, entry)) ?? []);
}

/** The share from which on nearly all do alike. */
const clearMajority = 0.85;
const fewest = 10;

function styleOf(site: SiteSnapshot, name: HabitName): boolean | undefined {
  const { occurrences, followed } = site.habits.countOf(name);
  return styleIn(occurrences, followed);
}

/** Returns whether nearly all follow a style, or nearly none; undefined if neither is clear. */
function styleIn(occurrences: number, followed: number): boolean | undefined {
  if (occurrences < fewest) return undefined;
  const share = followed / occurrences;
  return share >= clearMajority ? true : share <= 1 - clearMajority ? false : undefined;
}
