import type { Section } from '../../page/sections.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import type { SiteSymbol } from '../answers.ts';
import { titleOf } from '../../site/titleOf.ts';
import { hasLetters } from '../narrow.ts';

/** More than these nobody reads; typing on narrows them. */
const mostSymbols = 200;

/** How well a name fits what is looked for: the smaller the better. */
interface Ranked {
  readonly symbol: SiteSymbol;
  readonly rank: number;
}

/**
 * The pages and sections of a site whose titles fit what was typed, the best first: its letters occur in their order.
 * Without a query all pages fit.
 */
export function symbolsNamed(site: SiteSnapshot, query: string): readonly SiteSymbol[] {
  const wanted = withoutBlanks(query);
  const ranked = [...rankedSymbols(site, wanted)].sort((a, b) => a.rank - b.rank);
  return ranked.slice(0, mostSymbols).map(({ symbol }) => symbol);
}

function* rankedSymbols(site: SiteSnapshot, wanted: string): Iterable<Ranked> {
  for (const file of site.pages.keys()) {
    const title = titleOf(site, file);
    const places = site.places.get(file);
    const rank = rankOf(title, wanted);
    if (rank !== undefined) {
      const range = places?.title ?? { start: 0, end: 0 };
      yield { symbol: { name: title, kind: 'page', container: file, file, range }, rank };
    }
    if (wanted !== '') yield* rankedSections(places?.sections ?? [], { file, title }, wanted);
  }
}

/** Sections come behind pages that fit as well. */
function* rankedSections(
  sections: readonly Section[],
  page: { readonly file: SitePath; readonly title: string },
  wanted: string,
): Iterable<Ranked> {
  for (const { title, range } of sections) {
    const rank = rankOf(title, wanted);
    if (rank === undefined) continue;
    const symbol: SiteSymbol = { name: title, kind: 'section', container: page.title, file: page.file, range };
    yield { symbol, rank: rank + 0.5 };
  }
}

/** 0 where a name is what was typed, 1 where it begins with it, 2 where it holds it, 3 where its letters occur. */
function rankOf(name: string, wanted: string): number | undefined {
  const text = withoutBlanks(name);
  if (!text.includes(wanted)) return hasLetters(text, wanted) ? 3 : undefined;
  if (!text.startsWith(wanted)) return 2;
  return text.length === wanted.length ? 0 : 1;
}

function withoutBlanks(text: string): string {
  return text.toLowerCase().replace(/\s+/g, '');
}
