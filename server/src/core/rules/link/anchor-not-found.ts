import type { Mention } from '../../page/mentions.ts';
import { encodeAddress, splitAddress } from '../../paths/address.ts';
import { pageNameOf, routeOf } from '../../paths/route.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import type { KnownPage } from '../../site/pageInSite.ts';
import { pageKindOf } from '../../site/pageKind.ts';
import { resolveMention } from '../../site/resolveLink.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { lacksSection } from '../../site/shownSections.ts';
import { code } from '../../util/words.ts';
import { deletion, pageFix, replacement } from '../pageEdits.ts';
import type { Fix, SiteRule } from '../rule.ts';
import { nearestSections } from './nearestSections.ts';

export const anchorNotFound: SiteRule = {
  meta: {
    id: 'link/anchor-not-found',
    severity: 'warning',
    summary: 'a link to a section that its page lacks',
    fixable: true,
  },
  checksSnippets: true,
  *check(page) {
    for (const mention of page.places.mentions) {
      const target = targetOf(page, mention);
      if (target === undefined || !isMissing(page.site, target)) continue;
      yield {
        range: mention.range,
        message: message(page, target),
        fixes: () => [...nearestFixes(page, mention, target), ...withoutSection(page, mention, target)],
      };
    }
  },
};

/** The browser's own name for a page's beginning, and the platform's for what surrounds the text of every page. */
const ofEveryPage: ReadonlySet<string> = new Set(
  (
    'top background-color banner body-content content content-area footer header navbar page-title pagination panel ' +
    'request-example response-example search-bar-entry sidebar sidebar-content table-of-contents topbar-cta-button'
  ).split(' '),
);

/** The section of a page that a link names. */
interface Target {
  readonly file: SitePath;
  readonly fragment: string;
}

/** Undefined where a mention names none, or one that counts from elsewhere. */
function targetOf(page: KnownPage, mention: Mention): Target | undefined {
  const { site, file, isSnippet } = page;
  if (mention.kind !== 'link' || !mention.isSure || !mention.value.includes('#')) return undefined;
  // What a part names by itself or from its folder counts from the pages that take it in.
  if (isSnippet && !mention.value.trim().startsWith('/')) return undefined;
  const found = resolveMention(site, file, mention);
  if (found.kind !== 'page' || pageKindOf(site, found.file) !== 'page') return undefined;
  const fragment = sectionOf(found.fragment ?? '');
  if (fragment === '' || ofEveryPage.has(fragment.toLowerCase()) || isFootnote(fragment)) return undefined;
  return { file: found.file, fragment };
}

/** Footnotes get ids of the platform's own. */
function isFootnote(fragment: string): boolean {
  return /^user-content-fn(?:ref)?-/.test(fragment);
}

/** Whether readers surely don't find the section: not where the site sends them on from the page. */
function isMissing(site: SiteSnapshot, { file, fragment }: Target): boolean {
  const isRedirected = (): boolean => site.config.redirectOf(pageNameOf(file) as SitePath) !== undefined;
  return lacksSection(site, file, fragment) && !isRedirected();
}

/** The section that a fragment names: behind `:~:` stand words for the browser to look for. */
function sectionOf(fragment: string): string {
  return fragment.replace(/:~:.*$/s, '').trim();
}

function message({ site, file }: KnownPage, { file: target, fragment }: Target): string {
  const missing =
    target === file
      ? `This page has no section ${code(`#${fragment}`)}, so the link leads nowhere.`
      : `The page ${code(routeOf(target))} has no section ${code(`#${fragment}`)}, so readers end up at its beginning.`;
  const [nearest] = nearestSections(site, target, fragment).names;
  if (nearest !== undefined) return `${missing} Did you mean ${code(`#${nearest}`)}?`;
  return `${missing} Name one that it has${target === file ? '' : ', or take the section out of the link'}.`;
}

function nearestFixes(page: KnownPage, mention: Mention, { file, fragment }: Target): readonly Fix[] {
  const range = fragmentRange(mention);
  if (range === undefined) return [];
  const { names, isClear } = nearestSections(page.site, file, fragment);
  return names.map((id, index) =>
    pageFix(page, `Change to ${code(`#${id}`)}`, [replacement(range, `#${encodeAddress(id)}`)], {
      preferred: isClear && index === 0,
    }),
  );
}

/** Within its own page a link without a section would lead nowhere. */
function withoutSection(page: KnownPage, mention: Mention, { file }: Target): readonly Fix[] {
  const range = fragmentRange(mention);
  if (range === undefined || file === page.file || splitAddress(mention.value).path === '') return [];
  return [pageFix(page, 'Link to the page without the section', [deletion(range)])];
}

/** Where the fragment stands, its `#` included; undefined where escapes make that uncertain. */
function fragmentRange({ value, written, range }: Mention): Mention['range'] | undefined {
  const hash = written.indexOf('#');
  if (hash < 0 || (written !== value && written.slice(0, hash).includes('&'))) return undefined;
  return { start: range.start + hash, end: range.start + written.trimEnd().length };
}
