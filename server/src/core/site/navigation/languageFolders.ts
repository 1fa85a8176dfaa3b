import { pageNameOf } from '../../paths/route.ts';
import { baseNameOf, folderOf, isWithin, siteRoot, type SitePath } from '../../paths/sitePath.ts';
import type { Translations } from '../../settings/siteSettings.ts';
import { groupBy } from '../../util/collections.ts';
import { lazy } from '../../util/lazy.ts';
import type { SiteFiles } from '../siteFiles.ts';
import type { CopiedFolder, LanguageFolders } from './copiedFolders.ts';
import { looksLikeLanguage } from './editionNames.ts';

/** Returns the translated folders that the settings name; else those whose names and pages show that they are some. */
export function languageFolders(files: SiteFiles, chosen: Translations | undefined): LanguageFolders {
  if (chosen === undefined) return { areChosen: false, found: lazy(() => translatedFolders(files)) };
  const { source, folders } = chosen;
  return { areChosen: true, found: () => folders.map((copy) => translated(source, copy)) };
}

function translated(main: SitePath, copy: SitePath): CopiedFolder {
  // An original folder may be the root, which has no name.
  return { main, copy, edition: baseNameOf(copy), mainTitle: baseNameOf(main) || 'original', isTranslation: true };
}

/**
 * Codes are words too (`id`, `it`, `no`), and products may have pages of the same names, so the pages of a translation
 * must be those of its original: at least so many, and this share of them.
 */
const [fewestPages, leastShare] = [5, 0.8];

/** A translation that is next to its originals, rather than to a folder `en`, must also have this share of them. */
const leastOfOriginals = 0.5;

/** Returns the folders that are named by languages and have the pages of a folder `en`, or of the folder around them. */
function translatedFolders(files: SiteFiles): readonly CopiedFolder[] {
  const named = files.pageFolders.filter((folder) => looksLikeLanguage(baseNameOf(folder)));
  return [...groupBy(named, folderOf)].flatMap(([around, siblings]) => {
    const english = siblings.find((folder) => /^en\b/i.test(baseNameOf(folder)));
    const others = siblings.filter((folder) => folder !== english);
    const originals = namesIn(files, english ?? around, english === undefined ? siblings : []);
    return others
      .filter((folder) => isCopy(namesIn(files, folder), originals, english !== undefined))
      .map((folder) => translated(english ?? around, folder));
  });
}

function isCopy(copies: ReadonlySet<string>, originals: ReadonlySet<string>, hasSource: boolean): boolean {
  const shared = [...copies].filter((name) => originals.has(name)).length;
  return (
    shared >= fewestPages &&
    shared >= leastShare * copies.size &&
    (hasSource || shared >= leastOfOriginals * originals.size)
  );
}

/** Returns the names of the pages in a folder, without it, except for those in some folders. */
function namesIn(files: SiteFiles, folder: SitePath, except: readonly SitePath[] = []): ReadonlySet<string> {
  const pages = files.pages.filter((page) => isWithin(page, folder) && !except.some((one) => isWithin(page, one)));
  return new Set(pages.map((page) => pageNameOf(page).slice(folder === siteRoot ? 0 : folder.length + 1)));
}
