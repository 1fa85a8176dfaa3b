import { filesOfEntry, pageNameOf } from '../../paths/route.ts';
import { isWithin, type SitePath } from '../../paths/sitePath.ts';
import type { PageContext } from '../../site/pageContext.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';

/** A page in another language. */
export interface Translation {
  readonly language: string;
  readonly file: SitePath;
}

/** Returns the pages that a page has in other languages, in the same version; the original first. */
export function translationsOf({ site, file }: PageContext): readonly Translation[] {
  const { editions, files } = site;
  const original = editions.originalOf(file);
  const own = editionOf(site, file);
  return [original, ...editions.copiesOf(original)].flatMap((path) => {
    const found = filesOfEntry(pageNameOf(path)).find((one) => files.has(one));
    const { language, version } = editionOf(site, path);
    const isOther = language !== undefined && language !== own.language && version === own.version;
    return found === undefined || !isOther ? [] : [{ language, file: found }];
  });
}

function editionOf(
  { editions }: SiteSnapshot,
  file: SitePath,
): { readonly language?: string; readonly version: string } {
  const { language, edition = '' } = editions.copiedPath(file) ?? {};
  const version = edition
    .split('\n')
    .filter((title) => title !== language)
    .join('\n');
  const folder = editions.copiedFolders.find(
    ({ isTranslation, main }) => isTranslation && (main === '' || isWithin(editions.originalOf(file), main)),
  );
  const name = language ?? folder?.mainTitle;
  return name === undefined ? { version } : { language: name, version };
}
