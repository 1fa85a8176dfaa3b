import { languageNamed } from '../code/languages.ts';
import type { SiteSnapshot } from './siteSnapshot.ts';

/** Returns the languages of a site’s code blocks as it writes them, those on the most pages first. */
export function usedLanguages({ pageIndexes }: Pick<SiteSnapshot, 'pageIndexes'>): readonly string[] {
  const pages = new Map<string, number>();
  for (const { languages } of pageIndexes.values()) {
    for (const language of languages) pages.set(language, (pages.get(language) ?? 0) + 1);
  }
  const seen = new Set<string>();
  return [...pages.keys()]
    .sort((a, b) => (pages.get(b) ?? 0) - (pages.get(a) ?? 0) || (a < b ? -1 : 1))
    .filter((name) => {
      // Of the names of one language the most usual one counts.
      const id = languageNamed(name)?.id;
      return id !== undefined && !seen.has(id) && seen.add(id);
    });
}
