import { pageNameOf } from '../../paths/route.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { code } from '../../util/messageText.ts';
import type { ConfigRule, Finding } from '../engine/rule.ts';
import { languagesOf, pathIn, type Language, type ListedPage } from './translatedLists.ts';

export const missing: ConfigRule = {
  meta: {
    id: 'translation/missing',
    title: 'Pages missing in a language',
    severity: 'hint',
    summary: 'pages that the navigation lists in the language that is translated, but not in another',
  },
  *check(site) {
    const languages = languagesOf(site);
    for (const language of languages) {
      yield;
      const sourceTitle = language.folders[0]?.mainTitle;
      // Nobody has translated anything yet.
      const isWritten = language.entries.some(({ file }) => pathIn(site, language, file) === undefined);
      const source = isWritten ? languages.find(({ title }) => title === sourceTitle) : undefined;
      const pages = source === undefined ? [] : source.entries.filter((page) => lacks(site, language, page));
      if (source !== undefined && pages.length > 0) yield ofLanguage(site, language, source, pages);
    }
  },
};

/** Whether a language lists neither a page nor, for want of a translation, its original. */
function lacks(site: SiteSnapshot, { names, ...language }: Language, { file }: ListedPage): boolean {
  const path = pathIn(site, language, file);
  return path !== undefined && !names.has(pageNameOf(path)) && !names.has(pageNameOf(file));
}

function ofLanguage(
  { config }: SiteSnapshot,
  { title, range }: Language,
  source: Language,
  pages: readonly ListedPage[],
): Finding {
  const [first] = pages;
  const example = code(pageNameOf(first?.file ?? ('' as SitePath)));
  const few = pages.length === 1 ? `doesn’t list ${example}` : `lacks ${pages.length} pages`;
  return {
    range,
    message:
      pages.length === 1
        ? `The language ${code(title)} ${few}, which ${code(source.title)} lists. Translate the page, or list the original.`
        : `The language ${code(title)} ${few} that ${code(source.title)} lists, such as ${example}. Translate them, or list the originals.`,
    counted: pages.map(({ entry, file }) => ({
      file: config.file,
      range: entry.range,
      message: `${code(pageNameOf(file))} isn’t listed in ${code(title)}.`,
    })),
  };
}
