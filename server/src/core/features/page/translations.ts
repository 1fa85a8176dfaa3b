import { filesOfEntry, pageNameOf } from '../../paths/route.ts';
import { isWithin, type SitePath } from '../../paths/sitePath.ts';
import type { SiteSnapshot, PageContext } from '../../site/siteSnapshot.ts';

/** A page in another language. */
export interface Translation {
  readonly language: string;
  readonly file: SitePath;
}

/** The language of a page, and the paths that it has, or would have, in others; the original first. */
export interface PageLanguages {
  readonly own: string;
  readonly others: readonly Translation[];
}

/** Returns the languages of a page, all in the same version; undefined for one in none of their folders. */
export function languagesOfPage({ editions }: SiteSnapshot, file: SitePath): PageLanguages | undefined {
  const folders = editions.copiedFolders.filter(({ isTranslation }) => isTranslation);
  const original = editions.inLanguage(file, undefined);
  const source = original && folders.find(({ main }) => isWithin(original, main))?.mainTitle;
  if (original === undefined || source === undefined) return undefined;
  const own = editions.languageOf(file) ?? source;
  const languages = new Set(folders.map(({ edition }) => edition));
  const copies = [...languages].map((language) => ({ language, file: editions.inLanguage(file, language) }));
  const others = [{ language: source, file: original }, ...copies].flatMap(({ language, file: path }) =>
    path === undefined || language === own ? [] : [{ language, file: path }],
  );
  return { own, others };
}

/** Returns the pages that a page has in other languages. */
export function translationsOf({ site, file }: Pick<PageContext, 'site' | 'file'>): readonly Translation[] {
  const { others = [] } = languagesOfPage(site, file) ?? {};
  return others.flatMap(({ language, file: path }) => {
    const found = filesOfEntry(pageNameOf(path)).find((one) => site.files.has(one));
    return found === undefined ? [] : [{ language, file: found }];
  });
}
