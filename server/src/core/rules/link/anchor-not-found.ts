import { invisibleIn, withoutInvisible, withShownInvisible } from '../../page/invisible.ts';
import type { Reference } from '../../page/record/references.ts';
import { shownSlug } from '../../page/sections/slug.ts';
import { encodeAddress, encodeFragment, splitAddress, idsSought } from '../../paths/address.ts';
import { isHistory } from '../../paths/fileKinds.ts';
import { routeOf, pageNameOf } from '../../paths/route.ts';
import { baseNameOf, folderOf, isWithin, type SitePath } from '../../paths/sitePath.ts';
import { partitionPoint } from '../../util/collections.ts';
import { code } from '../../util/messageText.ts';
import type { Nearest } from '../../util/nearest.ts';
import { fixesIfAny, type Finding, type Fix, type SiteRule, pageFix } from '../engine/rule.ts';
import { differenceInForm, isGitHubAnchor, isTypo, lettersOf, nearestSections } from './nearestSections.ts';
import { deletion, replacement } from '../../text/textRange.ts';
import { slugOf } from '../../paths/pageNames.ts';
import { type SiteSnapshot, type KnownPage, pageKindOf } from '../../site/siteSnapshot.ts';
import { sectionWithId } from '../../page/sections/sections.ts';
import type { SectionSummary } from '../../page/record/pageSummary.ts';
import { knownSections, mayBeComputedIn, shownSections, lacksSection } from '../../site/sections/shownSections.ts';
import { shareWords } from './renamedSections.ts';
import { idInBrackets } from '../../page/sections/explicitIds.ts';
import { includingPages } from '../../site/sections/includingPages.ts';
import { resolveReference } from '../../site/references/resolveLink.ts';

export const anchorNotFound: SiteRule = {
  meta: {
    id: 'link/anchor-not-found',
    title: 'Link to a missing section',
    severity: 'warning',
    summary: 'a link to a section that doesn’t exist',
    pages: { history: 'info' },
    timing: 'whenTyped',
  },
  *check(page) {
    for (const reference of page.pageIndex.references) {
      const target = isInvisible(reference) ? undefined : missingAnchor(page, reference);
      if (target === undefined) continue;
      if (namesWholePage(page, target)) {
        yield ofTitle(page, reference, target);
        continue;
      }
      const found = likelySections(page, reference, target);
      const [nearest] = found.names;
      const moved = nearest === undefined && !isWithoutAnchor(page, target) ? movedTo(page, target) : undefined;
      if (moved !== undefined) {
        yield ofMoved(page, reference, target, moved);
        continue;
      }
      yield {
        range: reference.range,
        // What a section was called at the time can still be said; one that is gone can’t be linked to.
        severity: nearest === undefined && isHistory(page.file) ? 'hint' : undefined,
        cause: causeOf(page, target, nearest),
        lackedBy: nearest === undefined && !target.isOfIncludingPages ? target.file : undefined,
        message: message(page, target, nearest),
        fixes: fixesIfAny(() => [...nearestFixes(page, reference, found), ...withoutSection(page, reference, target)]),
      };
    }
  },
};

/** Whether a link has no text: it is reported for that. */
function isInvisible({ form, linkSyntax }: Reference): boolean {
  return form === 'markdown' && linkSyntax === undefined;
}

/** Whether a link to another page names no section but the page itself, by its title or its file. */
function namesWholePage(page: KnownPage, { file, fragment, isOfIncludingPages }: AnchorTarget): boolean {
  if (isOfIncludingPages || file === page.file) return false;
  const letters = lettersOf(fragment);
  const names = [page.site.pages.get(file)?.title ?? '', baseNameOf(routeOf(file))];
  return letters !== '' && names.some((name) => lettersOf(name) === letters);
}

/** Returns the finding of a link to the title of a page: readers arrive where they should. */
function ofTitle(page: KnownPage, reference: Reference, target: AnchorTarget): Finding {
  return {
    range: reference.range,
    severity: 'hint',
    cause: 'titles as anchors',
    message: `The title of a page has no anchor, so ${code(`#${target.fragment}`)} has no effect. Remove it.`,
    fixes: fixesIfAny(() => withoutSection(page, reference, target)),
  };
}

function movedTo(page: KnownPage, { file, fragment, isOfIncludingPages }: AnchorTarget): string | undefined {
  const { site } = page;
  if (isOfIncludingPages || translationOf(site, file, fragment) !== undefined) return undefined;
  const moved = pageOfSection(site, file, fragment);
  // A page of that name links to what other pages say about its topic.
  return moved === routeOf(page.file) ? undefined : moved;
}

/** Returns the finding of a link to a section that is a page of its own now, as all sections of a long page may be. */
function ofMoved(page: KnownPage, reference: Reference, target: AnchorTarget, moved: string): Finding {
  const isBelow = moved.startsWith(`${routeOf(target.file)}/`);
  return {
    range: reference.range,
    cause: causeInCopy(page, target) ?? (isBelow ? `pages below ${target.file}` : `${target.file}#${target.fragment}`),
    message: `${problem(page, target)} Did you mean the page ${code(moved)}?`,
    fixes: () => [
      pageFix(page, `Change to ${code(moved)}`, [replacement(reference.range, encodeAddress(moved))], {
        preferred: isBelow,
      }),
      ...withoutSection(page, reference, target),
    ],
  };
}

/** Returns the sections that a link may mean: what its anchor is of in the original of a copy, or similar names. */
function likelySections(page: KnownPage, reference: Reference, target: AnchorTarget): Nearest {
  const { file, fragment } = target;
  const { site } = page;
  const nearest = withoutOwn(page, reference, target, nearestSections(site, file, fragment));
  const meant = nearest.isClear ? undefined : sectionOfOriginal(site, file, fragment);
  return meant === undefined
    ? nearest
    : { names: [meant.id, ...nearest.names.filter((id) => id !== meant.id)], isClear: meant.isClear };
}

/** Nobody sends readers to the section that they are reading, unless its name is mistyped; nor does another fit better. */
function withoutOwn(
  { pageIndex, file }: KnownPage,
  { range }: Reference,
  target: AnchorTarget,
  nearest: Nearest,
): Nearest {
  const [first] = nearest.names;
  if (first === undefined || target.file !== file || nearest.isClear || isTypo(first, target.fragment)) return nearest;
  // A page may have thousands of sections and of such links.
  const next = partitionPoint(pageIndex.sections, (section) => section.range.start >= range.start);
  const own = pageIndex.sections[next - 1]?.ids ?? [];
  return own.includes(first) ? { names: [], isClear: false } : nearest;
}

/**
 * Returns the cause of a broken anchor: a renamed or removed section breaks every link to it. If only the form differs,
 * the links were written for a tool with other anchors. Whoever translates a site translates its headings on
 * all pages, and leaves the links as they are.
 */
function causeOf(page: KnownPage, target: AnchorTarget, nearest: string | undefined): string {
  const { file, fragment } = target;
  const translation = translationOf(page.site, file, fragment);
  if (translation !== undefined) return `sections that ${translation} renames`;
  // Other tools, and older versions of the platform, write hyphens for them on every page.
  if (lacksUnderscores(fragment, nearest)) return 'anchors without underscores';
  // Readers copied such anchors from other systems, or wrote headings as they are.
  if (nearest !== undefined && nearest === shownSlug(fragment)) return 'punctuation that anchors lack';
  if (nearest === undefined || lettersOf(nearest) !== lettersOf(fragment))
    return causeInCopy(page, target) ?? `${file}#${fragment}`;
  // Whoever writes anchors in another form does so on every page.
  if (isGitHubAnchor(page.site, file, nearest, fragment)) return 'anchors as GitHub makes them';
  return `anchors with ${differenceInForm(nearest, fragment)}`;
}

/**
 * Returns the cause of all that a copy of another page lacks: what its original has may have other names there, as the
 * sections of a translation have.
 */
function causeInCopy({ site }: KnownPage, { file }: AnchorTarget): string | undefined {
  return site.editions.originalOf(file) === file ? undefined : `copy ${file}`;
}

function lacksUnderscores(fragment: string, nearest: string | undefined): boolean {
  return nearest !== undefined && nearest.includes('_') && nearest.replaceAll('_', '-') === fragment;
}

function message(page: KnownPage, target: AnchorTarget, nearest: string | undefined): string {
  const missing = problem(page, target);
  const original = translationOf(page.site, target.file, target.fragment) === undefined ? '' : onlyInOriginal;
  const character = invisibleIn(target.fragment);
  if (nearest !== undefined && character !== undefined && nearest === withoutInvisible(target.fragment)) {
    return `The link to ${code(`#${nearest}`)} contains an invisible character (${character}), so the section isn’t found. Remove the character.`;
  }
  if (nearest !== undefined && lacksUnderscores(target.fragment, nearest)) {
    return `${missing} Anchors keep ${code('_')}: use ${code(`#${nearest}`)}.`;
  }
  if (nearest !== undefined) return `${missing}${original} Did you mean ${code(`#${withShownInvisible(nearest)}`)}?`;
  const isElsewhere = !target.isOfIncludingPages && target.file !== page.file;
  if (isWithoutAnchor(page, target)) {
    return `${missing} Its heading has level 5 or 6, but only levels 1 to 4 get an anchor. Use a higher level.`;
  }
  return `${missing}${original} Use an existing section${isElsewhere ? ', or remove the section from the link' : ''}.`;
}

const onlyInOriginal = ' The original page has it, but headings of a translation have anchors of their own.';

function problem({ file }: KnownPage, { file: target, fragment, isOfIncludingPages }: AnchorTarget): string {
  const anchor = code(`#${fragment}`);
  if (isOfIncludingPages) return `Neither this snippet nor a page that includes it has a section ${anchor}.`;
  if (target === file) return `This page has no section ${anchor}, so the link does nothing.`;
  return `The page ${code(routeOf(target))} has no section ${anchor}, so the link opens the top of the page.`;
}

function isWithoutAnchor({ site }: KnownPage, { file, fragment }: AnchorTarget): boolean {
  return site.pages.get(file)?.headingsWithoutAnchor.includes(fragment) ?? false;
}

function nearestFixes(page: KnownPage, reference: Reference, { names, isClear }: Nearest): readonly Fix[] {
  const range = fragmentRange(reference);
  if (range === undefined) return [];
  return names.map((id, index) =>
    pageFix(page, `Change to ${code(`#${id}`)}`, [replacement(range, `#${encodeFragment(id)}`)], {
      preferred: isClear && index === 0,
    }),
  );
}

/** Within its own page a link without a section would have no target. */
function withoutSection(page: KnownPage, reference: Reference, { file }: AnchorTarget): readonly Fix[] {
  const range = fragmentRange(reference);
  if (range === undefined || file === page.file || splitAddress(reference.value).path === '') return [];
  return [pageFix(page, 'Link to the page without the section', [deletion(range)])];
}

/** Returns the range of the fragment, its `#` included; undefined if escapes make that uncertain. */
function fragmentRange({ value, written, range }: Reference): Reference['range'] | undefined {
  const hash = written.indexOf('#');
  if (hash < 0 || (written !== value && written.slice(0, hash).includes('&'))) return undefined;
  return { start: range.start + hash, end: range.start + written.trimEnd().length };
}

/**
 * Returns the address of the page that a missing section has become: one with its name below the page that lacks it, or
 * else the only one next to that page, or in its edition if the name has several words.
 */
function pageOfSection({ files, editions }: SiteSnapshot, file: SitePath, fragment: string): string | undefined {
  const page = routeOf(file).slice(1) as SitePath;
  const editionOf = (path: SitePath): string | undefined => editions.copiedPath(path)?.edition;
  // Functions are linked to as `#is_null` or `#isNull()`, and files named with hyphens.
  const slug = slugOf(fragment.replaceAll('_', '-'));
  const names = new Set([fragment, slug]);
  const named = [...names]
    .flatMap((name) => files.names.pageTargets.named(name) as readonly SitePath[])
    .filter((path) => path !== page && editionOf(path) === editionOf(page));
  const below = named.filter((path) => page !== '' && isWithin(path, page));
  const beside = named.filter((path) => folderOf(path) === folderOf(page));
  const [only, ...others] = [below, beside, slug.includes('-') ? named : []].find((paths) => paths.length > 0) ?? [];
  return only === undefined || others.length > 0 ? undefined : `/${only}`;
}

/** The section of a copy that a link means. */
interface SectionOfCopy {
  readonly id: string;
  /** Whether the original has the anchor of the link, and not only a similar one. */
  readonly isClear: boolean;
}

/**
 * Returns the section that a link to a copy means if it has an anchor of the original, as translations often have: the
 * section at the same position, if both pages have the same outline. The original may have got another heading since.
 */
function sectionOfOriginal(site: SiteSnapshot, file: SitePath, fragment: string): SectionOfCopy | undefined {
  const original = site.editions.originalOf(file);
  const theirs = original === file ? undefined : shownSections(site, original);
  if (theirs === undefined) return undefined;
  const exact = sectionWithId(theirs, fragment);
  const named = exact ?? renamedIn(site, original, theirs, fragment);
  const own = named === undefined ? undefined : shownSections(site, file);
  if (named === undefined || own === undefined || !haveSameOutline(theirs, own)) return undefined;
  const id = own[theirs.indexOf(named)]?.ids[0];
  return id === undefined || mayBeComputedIn(site, file, id) ? undefined : { id, isClear: exact !== undefined };
}

/** Returns the only section of the original whose name is similar to an anchor, in words and not only in letters. */
function renamedIn(
  site: SiteSnapshot,
  original: SitePath,
  sections: readonly SectionSummary[],
  fragment: string,
): SectionSummary | undefined {
  const [id, ...others] = nearestSections(site, original, fragment).names;
  const isClear = id !== undefined && others.length === 0 && shareWords(id, fragment);
  return isClear ? sections.find(({ ids }) => ids[0] === id) : undefined;
}

/** Returns the language of a page whose original has a section that it lacks; undefined for all other pages. */
function translationOf(site: SiteSnapshot, file: SitePath, fragment: string): string | undefined {
  const copied = site.editions.copiedPath(file);
  if (copied?.language === undefined || copied.original === file) return undefined;
  const theirs = knownSections(site, copied.original);
  return sectionWithId(theirs, fragment) === undefined ? undefined : copied.edition;
}

/** Whether two pages have the same kinds of sections, and the words of their titles that both have at the same positions. */
function haveSameOutline(theirs: readonly SectionSummary[], own: readonly SectionSummary[]): boolean {
  if (theirs.length !== own.length || own.some(({ kind }, at) => kind !== theirs[at]?.kind)) return false;
  const [positions, ownPositions] = [positionsOfWords(theirs), positionsOfWords(own)];
  return [...ownPositions].every(([word, at]) => {
    const other = positions.get(word);
    return other === undefined || at === repeated || other === repeated || other === at;
  });
}

const repeated = -1;

/** Returns the positions of the words in the titles of sections: names and code are the same in every language. */
function positionsOfWords(sections: readonly SectionSummary[]): ReadonlyMap<string, number> {
  const positions = new Map<string, number>();
  for (const [at, { title }] of sections.entries()) {
    const words = title.match(/[\p{L}\p{N}_]{3,}/gu) ?? [];
    for (const word of new Set([title, ...words])) positions.set(word, positions.has(word) ? repeated : at);
  }
  return positions;
}

/** The section that a link names, and the page on which its anchor must be. */
interface AnchorTarget {
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
function missingAnchor(page: KnownPage, reference: Reference): AnchorTarget | undefined {
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
