import type { Section } from '../../page/sections/sections.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import type { SiteSymbol } from '../answers.ts';
import { displayTitleOf } from '../../site/pageTitles.ts';
import { hasLetters } from '../limitItems.ts';

/** Longer lists aren't read; typing on narrows them. */
const mostSymbols = 200;

/** How well a name matches the query: the smaller the better. */
interface Ranked {
  readonly symbol: SiteSymbol;
  readonly rank: number;
}

/**
 * Returns the pages and sections of a site whose titles match a query, the best first: its letters occur in their
 * order. Without a query all pages match.
 */
export function symbolsNamed(site: SiteSnapshot, query: string): readonly SiteSymbol[] {
  const requested = withoutWhitespace(query);
  const ranked = [...rankedSymbols(site, requested)].sort(compare);
  return ranked.slice(0, mostSymbols).map(({ symbol }) => symbol);
}

/**
 * Of names that match equally well, shorter ones come first: a longer query finds the others. Equal names are sorted by
 * file.
 */
function compare(a: Ranked, b: Ranked): number {
  const [one, other] = [a.symbol, b.symbol];
  const byLength = one.name.length - other.name.length;
  return a.rank - b.rank || byLength || byCodePoints(one.name, other.name) || byCodePoints(one.file, other.file);
}

function byCodePoints(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

function* rankedSymbols(site: SiteSnapshot, requested: string): Iterable<Ranked> {
  for (const file of site.pages.keys()) {
    const title = displayTitleOf(site, file);
    const pageIndex = site.pageIndexes.get(file);
    const rank = rankOf(title, requested);
    if (rank !== undefined) {
      const range = pageIndex?.title ?? { start: 0, end: 0 };
      yield { symbol: { name: title, kind: 'page', container: file, file, range }, rank };
    }
    if (requested !== '') yield* rankedSections(pageIndex?.sections ?? [], { file, title }, requested);
  }
}

/** Sections come after pages that match equally well. */
function* rankedSections(
  sections: readonly Section[],
  page: { readonly file: SitePath; readonly title: string },
  requested: string,
): Iterable<Ranked> {
  for (const { title, range } of sections) {
    const rank = rankOf(title, requested);
    if (rank === undefined) continue;
    const symbol: SiteSymbol = { name: title, kind: 'section', container: page.title, file: page.file, range };
    yield { symbol, rank: rank + 0.5 };
  }
}

/** Returns 0 for an equal name, 1 if it begins with the query, 2 if it contains it, 3 if its letters occur. */
function rankOf(name: string, requested: string): number | undefined {
  const text = withoutWhitespace(name);
  if (!text.includes(requested)) return hasLetters(text, requested) ? 3 : undefined;
  if (!text.startsWith(requested)) return 2;
  return text.length === requested.length ? 0 : 1;
}

function withoutWhitespace(text: string): string {
  return text.toLowerCase().replace(/\s+/g, '');
}
