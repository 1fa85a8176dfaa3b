import { idInBrackets } from '../../page/sections/explicitIds.ts';
import type { Reference } from '../../page/record/references.ts';
import { withoutInvisible } from '../../page/invisible.ts';
import { sectionWithId } from '../../page/sections/sections.ts';
import { idsSought } from '../../paths/address.ts';
import { pageNameOf } from '../../paths/route.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import { includingPages } from '../../site/sections/includingPages.ts';
import type { KnownPage } from '../../site/pageContext.ts';
import { pageKindOf } from '../../site/pageKind.ts';
import { resolveReference } from '../../site/references/resolveLink.ts';
import { knownSections, lacksSection } from '../../site/sections/shownSections.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';

/** The section that a link names, and the page on which its anchor must be. */
export interface AnchorTarget {
  readonly file: SitePath;
  readonly fragment: string;
  /** Whether the link is in a snippet and names a section of the pages that include it. */
  readonly isOfIncludingPages: boolean;
}

/** The browser's own anchor for the start of a page, and the platform's anchors around the text of every page. */
const ofEveryPage: ReadonlySet<string> = new Set(
  (
    'top background-color banner body-content content content-area footer header navbar page-title pagination panel ' +
    'request-example response-example search-bar-entry sidebar sidebar-content table-of-contents topbar-cta-button'
  ).split(' '),
);

/** Returns the section that a link names and that its page certainly lacks; undefined for all other references. */
export function missingAnchor(page: KnownPage, reference: Reference): AnchorTarget | undefined {
  if (reference.kind !== 'link' || !reference.isSure || !reference.value.includes('#')) return undefined;
  const address = reference.value.trim();
  if (page.isSnippet && !address.startsWith('/')) {
    return address.startsWith('#') ? missingInIncludingPages(page, reference) : undefined;
  }
  const found = resolveReference(page.site, page.file, reference);
  if (found.kind !== 'page' || pageKindOf(page.site, found.file) !== 'page') return undefined;
  const fragment = namedSection(found.fragment);
  const isFound = idsNamedBy(address).some((id) => !isMissing(page.site, found.file, id));
  return fragment === '' || isFound ? undefined : { file: found.file, fragment, isOfIncludingPages: false };
}

/** A `#…` in a snippet names a section of the snippet, or of the pages that include it. */
function missingInIncludingPages({ site, file, summary }: KnownPage, reference: Reference): AnchorTarget | undefined {
  const found = resolveReference(site, file, reference);
  const fragment = found.kind === 'page' ? namedSection(found.fragment) : '';
  const ids = idsNamedBy(reference.value);
  if (fragment === '' || ids.some((id) => sectionWithId(summary.sections, id) !== undefined)) return undefined;
  const pages = includingPages(site, file) ?? [];
  const [first] = pages;
  if (first === undefined || !pages.every((page) => ids.every((id) => isMissing(site, page, id)))) return undefined;
  return { file: first, fragment, isOfIncludingPages: true };
}

function idsNamedBy(address: string): readonly string[] {
  return idsSought(namedSection(address.slice(address.indexOf('#') + 1)));
}

/** Whether a section certainly doesn't exist: false if the site redirects from the page. */
function isMissing(site: SiteSnapshot, file: SitePath, fragment: string): boolean {
  const isRedirected = (): boolean => site.config.redirectOf(pageNameOf(file) as SitePath) !== undefined;
  return lacksSection(site, file, fragment) && !isHeadingToClean(site, file, fragment) && !isRedirected();
}

/** Whether a heading has this anchor except for invisible characters or brackets, which is reported at the heading. */
function isHeadingToClean(site: SiteSnapshot, file: SitePath, fragment: string): boolean {
  const headings = knownSections(site, file).filter(({ kind }) => kind === 'heading');
  return headings.some(
    ({ ids, title }) =>
      ids.some((id) => withoutInvisible(id) !== id && withoutInvisible(id) === fragment) ||
      idInBrackets(title) === fragment,
  );
}

/** Returns the section of a fragment, empty for none: `:~:` begins a text fragment of the browser. */
function namedSection(written = ''): string {
  const fragment = written.replace(/:~:.*$/s, '').trim();
  return ofEveryPage.has(fragment.toLowerCase()) || isFootnote(fragment) ? '' : fragment;
}

/** Footnotes have ids of the platform's own. */
function isFootnote(fragment: string): boolean {
  return /^user-content-fn(?:ref)?-/.test(fragment);
}
