import { pageNameOf } from '../../paths/route.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { code } from '../../util/messageText.ts';
import type { ConfigRule, Finding } from '../engine/rule.ts';
import { isOnPurpose, languagesOf, type Language, type ListedOriginal } from './translatedLists.ts';

export const missing: ConfigRule = {
  meta: {
    id: 'translation/missing',
    title: 'Pages missing in a language',
    severity: 'hint',
    summary: 'pages that the navigation lists in the source language, but not in another',
  },
  *check(site) {
    for (const language of languagesOf(site)) {
      yield;
      const { source, entries, translations } = language;
      // Nobody has translated anything yet.
      if (source === undefined || !entries.some(({ isOwn }) => isOwn)) continue;
      // A page may be shown in a third language.
      const originalOf = ({ file }: { readonly file: SitePath }): SitePath | undefined =>
        site.editions.inLanguage(file, undefined);
      const shown = new Set(entries.map(originalOf));
      const pages = translations.filter(
        (page) =>
          lacks(language, page) && !shown.has(originalOf(page)) && !isOnPurpose(site, page.file, missing.meta.id),
      );
      if (pages.length > 0) yield ofLanguage(site, language, source, pages);
    }
  },
};

/** Whether a language lists neither a page nor, for want of a translation, its original. */
function lacks({ lists }: Language, { path, file }: ListedOriginal): boolean {
  return !lists(path) && !lists(file);
}

function ofLanguage(
  site: SiteSnapshot,
  { title, range }: Language,
  source: string,
  pages: readonly ListedOriginal[],
): Finding {
  const missingPages = pages.map((page) => ({ ...page, name: pageNameOf(page.file) }));
  const [first] = missingPages;
  const translated = missingPages.flatMap(({ translation }) => translation ?? []);
  const example = code(first?.name ?? '');
  const lacked =
    pages.length === 1
      ? `doesn’t list ${example}, which ${code(source)} lists`
      : `lacks ${pages.length} pages that ${code(source)} lists, such as ${example}`;
  return {
    range,
    message: `The language ${code(title)} ${lacked}. ${advice(pages.length, translated)}`,
    counted: missingPages.map(({ entry, name, translation }) => ({
      file: site.config.file,
      range: entry.range,
      message: `${code(name)} isn’t listed in ${code(title)}${translation ? `, but ${code(pageNameOf(translation))} exists` : ''}.`,
    })),
  };
}

function advice(count: number, [translation, ...others]: readonly SitePath[]): string {
  if (translation === undefined)
    return count === 1 ? 'Translate the page, or list the original.' : 'Translate them, or list the originals.';
  if (count === 1) return `List its translation: ${code(pageNameOf(translation))}.`;
  const found = others.length === 0 ? '1 of them is' : `${others.length + 1} of them are`;
  return `${found} already translated, such as ${code(pageNameOf(translation))}. List the translations.`;
}
