import { pageNameOf } from '../../paths/route.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import { displayTitleOf } from '../../site/pageTitles.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { wordsIn } from '../../util/strings.ts';

/** A page whose title, path, description or sections contain words. */
export interface FoundPage {
  readonly file: SitePath;
  readonly title: string;
  readonly isListed: boolean;
  /** Its sections that contain one of the words, each with its anchor. */
  readonly sections: readonly { readonly title: string; readonly id: string }[];
}

/** What a word is worth by where it is. */
const worth = { title: 5, path: 3, section: 2, description: 1 };

/** Returns the pages that contain all words, else those with most of them; the best first. */
export function findPages(site: SiteSnapshot, query: string, most: number): readonly FoundPage[] {
  const words = [...new Set(wordsIn(query))];
  const ranked = site.files.pages.flatMap((file) => {
    const { matched, score } = rank(site, file, words);
    return matched === 0 ? [] : [{ file, matched, score: site.listing.unlisted.has(file) ? score / 2 : score }];
  });
  const best = ranked.sort((a, b) => b.matched - a.matched || b.score - a.score || (a.file < b.file ? -1 : 1));
  return best.slice(0, most).map(({ file }) => ({
    file,
    title: displayTitleOf(site, file),
    isListed: !site.listing.unlisted.has(file),
    sections: (site.pages.get(file)?.sections ?? []).flatMap(({ title, ids }) => {
      const [id] = ids;
      return id !== undefined && words.some((word) => title.toLowerCase().includes(word)) ? [{ title, id }] : [];
    }),
  }));
}

function rank(
  site: SiteSnapshot,
  file: SitePath,
  words: readonly string[],
): { readonly matched: number; readonly score: number } {
  const summary = site.pages.get(file);
  const texts = [
    [displayTitleOf(site, file), worth.title],
    [pageNameOf(file), worth.path],
    [summary?.description ?? '', worth.description],
    [(summary?.sections ?? []).map(({ title }) => title).join('\n'), worth.section],
  ] as const;
  let [matched, score] = [0, 0];
  for (const word of words) {
    const value = texts.reduce((sum, [text, points]) => sum + (text.toLowerCase().includes(word) ? points : 0), 0);
    if (value > 0) matched++;
    score += value;
  }
  return { matched, score };
}
