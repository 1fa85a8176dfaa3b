import { replaceText } from '../../config/edit/configEdits.ts';
import { encodeAddress, splitAddress } from '../../paths/address.ts';
import { pageNameOf, routeOf } from '../../paths/route.ts';
import { toSitePath, type SitePath } from '../../paths/sitePath.ts';
import { resolveReference } from '../../site/references/resolveLink.ts';
import type { SiteSnapshot, KnownPage } from '../../site/siteSnapshot.ts';
import { lazy } from '../../util/lazy.ts';
import { code } from '../../util/messageText.ts';
import { configFix } from '../engine/configFixes.ts';
import { type ConfigRule, type Finding, type RuleMeta, type SiteRule, changeFix } from '../engine/rule.ts';
import { languagesOf, pageAt, type Language, type LanguageEntry } from './translatedLists.ts';

const meta: RuleMeta = {
  id: 'translation/wrong-language',
  title: 'Page of another language',
  severity: 'warning',
  summary: 'an entry or a link (a hint) of one language to a page in another, though the page exists in its own',
};

/** Entries of the navigation: one finding for each language. */
export const entriesOfOtherLanguage: ConfigRule = {
  meta,
  *check(site) {
    for (const language of languagesOf(site)) {
      yield;
      const wrong = language.entries.flatMap(({ entry, counterpart }) =>
        counterpart === undefined ? [] : [{ entry, own: pageNameOf(counterpart) }],
      );
      const [first] = wrong;
      if (first !== undefined) yield ofLanguage(site, language, first, wrong);
    }
  },
};

interface WrongEntry extends Pick<LanguageEntry, 'entry'> {
  /** The page in the language of the entry, as an entry names it. */
  readonly own: string;
}

function ofLanguage(
  { config }: SiteSnapshot,
  { title, range }: Language,
  first: WrongEntry,
  wrong: readonly WrongEntry[],
): Finding {
  const isOne = wrong.length === 1;
  return {
    range: isOne ? first.entry.range : range,
    message: isOne
      ? `${code(first.entry.entry)} isn’t in the language ${code(title)}, which has the page. Use ${code(first.own)}.`
      : `${wrong.length} entries of the language ${code(title)} are pages of another language, such as ${code(first.entry.entry)}, though it has these pages. Use its own, such as ${code(first.own)}.`,
    ...(!isOne && {
      counted: wrong.map(({ entry, own }) => ({ file: config.file, range: entry.range, message: `Use ${code(own)}.` })),
    }),
    fixes: () => [
      configFix(
        config,
        isOne ? `Change to ${code(first.own)}` : `Change all ${wrong.length} entries to pages of ${code(title)}`,
        wrong.map(({ entry, own }) => replaceText(entry.range, own)),
        true,
      ),
    ],
  };
}

/** Links in pages. */
export const linkToOtherLanguage: SiteRule = {
  meta,
  pagesOnly: true,
  *check(page) {
    const { site, file, pageIndex } = page;
    const { editions } = site;
    if (editions.isEmpty) return;
    const own = editions.languageOf(file);
    const linked = lazy(() => linkedPages(page));
    for (const reference of pageIndex.references) {
      const path =
        reference.kind === 'link' && reference.written === reference.value ? rootPath(reference.value) : undefined;
      // Nearly all links stay in their language, so most needn’t be resolved.
      if (path === undefined || editions.languageOf(path) === own) continue;
      const found = resolveReference(site, file, reference);
      // A link to the same page in another language lets readers choose.
      if (found.kind !== 'page' || editions.originalOf(found.file) === editions.originalOf(file)) continue;
      const other = editions.languageOf(found.file);
      if (other === own) continue;
      const expected = editions.inLanguage(found.file, own);
      const target = expected === undefined ? undefined : pageAt(site, expected);
      // A page that links to both lets readers choose, too.
      if (target === undefined || target === found.file || linked().has(target)) continue;
      const address = encodeAddress(routeOf(target)) + (/[?#].*$/s.exec(reference.value)?.[0] ?? '');
      yield {
        range: reference.range,
        severity: 'hint',
        message: `This link opens a page in another language, although the page exists in this one. Use ${code(address)}.`,
        cause: `links from ${own ?? ''} to ${other ?? ''}`,
        fixes: () => [changeFix(page, reference.range, address)],
      };
    }
  },
};

function linkedPages({ site, file, pageIndex }: KnownPage): ReadonlySet<SitePath> {
  const found = pageIndex.references.map((reference) => resolveReference(site, file, reference));
  return new Set(found.flatMap((one) => (one.kind === 'page' ? one.file : [])));
}

/** Returns the path of an address from the root of the site; undefined for others, which stay in their folder. */
function rootPath(address: string): SitePath | undefined {
  return address.startsWith('/') ? toSitePath(splitAddress(address).path) : undefined;
}
