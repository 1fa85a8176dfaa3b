import { folderOf, type SitePath } from '../paths/sitePath.ts';
import type { SiteSnapshot, KnownPage } from '../site/siteSnapshot.ts';
import { iconsNamedIn } from './icons.ts';
import { countUp } from '../util/collections.ts';

/** How often names are used somewhere. */
export interface Uses {
  readonly countOf: (name: string) => number;
  readonly total: number;
}

/** How often names are used on a site, in the folder of a page, and on the page itself. */
export interface NearAndFar {
  readonly site: Uses;
  readonly folder: Uses;
  readonly page: Uses;
}

/**
 * As how many uses what is known already counts: of other sites on a site, of this in a folder, and of that on a page. The
 * more a page has itself, the less the others say.
 */
const weightOfKnown = {
  site: 20,
  folder: 10,
  page: 5,
};

/** How many pages of the same folder are looked at. */
const mostNeighbours = 200;

/** Returns the other pages in the folder of a page. */
export function neighboursOf({ files }: Pick<SiteSnapshot, 'files'>, file: SitePath): readonly SitePath[] {
  return files
    .pagesIn(folderOf(file))
    .slice(0, mostNeighbours)
    .filter((page) => page !== file);
}

/** Returns how likely a name is used next on a page, given how likely it is on other sites. */
export function likelihoodOf(name: string, uses: NearAndFar, elsewhere = 0): number {
  let known = elsewhere;
  for (const level of ['site', 'folder', 'page'] as const) {
    const { countOf, total } = uses[level];
    const weight = weightOfKnown[level];
    known = (countOf(name) + weight * known) / (total + weight);
  }
  return known;
}

/** The lists of names of which an index has each as often as its page uses it. */
type NameList = 'iconNames' | 'frontMatterKeys' | 'languages';

/** Returns how likely a page uses each name of a kind next. */
export function likelihoodIn(
  { site, file, pageIndex }: Pick<KnownPage, 'site' | 'file' | 'pageIndex'>,
  list: NameList,
): ReadonlyMap<string, number> {
  const lists = { site: new Map<string, number>(), folder: new Map<string, number>(), page: new Map<string, number>() };
  for (const [page, index] of site.pageIndexes) if (page !== file) count(lists.site, index[list]);
  for (const page of neighboursOf(site, file)) count(lists.folder, site.pageIndexes.get(page)?.[list] ?? []);
  count(lists.page, pageIndex[list]);
  const uses = { site: usesIn(lists.site), folder: usesIn(lists.folder), page: usesIn(lists.page) };
  const names = new Set([...lists.site.keys(), ...lists.page.keys()]);
  return new Map([...names].map((name) => [name, likelihoodOf(name, uses)]));
}

/** Returns the icons for something with a title: those that it names, then those that are likely on the page. */
export function likelyIcons(page: Pick<KnownPage, 'site' | 'file' | 'pageIndex'>, title: string): readonly string[] {
  return [...iconsNamedIn(title), ...mostLikely(likelihoodIn(page, 'iconNames'))];
}

/** Returns the icons that a site uses, on its pages and in docs.json, those first that it uses most. */
export function iconsOfSite({ pageIndexes, config }: SiteSnapshot): readonly string[] {
  const [pages, navigation] = [new Map<string, number>(), new Map<string, number>()];
  for (const index of pageIndexes.values()) count(pages, index.iconNames);
  count(
    navigation,
    config.strings.filter(({ kind }) => kind === 'icon').map(({ value }) => value),
  );
  const none = usesIn(new Map());
  const uses = { site: usesIn(pages), folder: usesIn(navigation), page: none };
  const names = new Set([...navigation.keys(), ...pages.keys()]);
  return mostLikely(new Map([...names].map((name) => [name, likelihoodOf(name, uses)])));
}

/** Returns names, the likeliest first. */
export function mostLikely(likelihoods: ReadonlyMap<string, number>): readonly string[] {
  return [...likelihoods].sort(([, a], [, b]) => b - a).map(([name]) => name);
}

function usesIn(counts: ReadonlyMap<string, number>): Uses {
  let total = 0;
  for (const uses of counts.values()) total += uses;
  return { countOf: (name) => counts.get(name) ?? 0, total };
}

function count(counts: Map<string, number>, names: readonly string[]): void {
  for (const name of names) countUp(counts, name);
}
