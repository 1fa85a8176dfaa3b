import { invisibleIn, withoutInvisible, withShownInvisible } from '../../page/invisible.ts';
import type { Reference } from '../../page/record/references.ts';
import { shownSlug } from '../../page/sections/slug.ts';
import { encodeAddress, encodeFragment, splitAddress } from '../../paths/address.ts';
import { isHistory } from '../../paths/fileKinds.ts';
import { routeOf } from '../../paths/route.ts';
import { baseNameOf } from '../../paths/sitePath.ts';
import type { KnownPage } from '../../site/pageContext.ts';
import { code } from '../../util/messageText.ts';
import type { Nearest } from '../../util/nearest.ts';
import { pageFix } from '../engine/pageEdits.ts';
import { fixesIfAny, type Finding, type Fix, type SiteRule } from '../engine/rule.ts';
import { missingAnchor, type AnchorTarget } from './anchorTarget.ts';
import { differenceInForm, isGitHubAnchor, lettersOf, nearestSections } from './nearestSections.ts';
import { pageOfSection } from './pageOfSection.ts';
import { sectionOfOriginal, translationOf } from './sectionOfOriginal.ts';
import { deletion, replacement } from '../../text/textEdit.ts';

export const anchorNotFound: SiteRule = {
  meta: {
    id: 'link/anchor-not-found',
    severity: 'warning',
    summary: 'a link to a section that doesn’t exist',
    pages: { history: 'info' },
    timing: 'whenTyped',
  },
  checksSnippets: true,
  *check(page) {
    for (const reference of page.pageIndex.references) {
      const target = isInvisible(reference) ? undefined : missingAnchor(page, reference);
      if (target === undefined) continue;
      if (namesWholePage(page, target)) {
        yield ofTitle(page, reference, target);
        continue;
      }
      const found = likelySections(page, target);
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
        ...causeOf(page, target, nearest),
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
    cause: isBelow ? `pages below ${target.file}` : `${target.file}#${target.fragment}`,
    lackingPage: target.file,
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
function likelySections({ site }: KnownPage, { file, fragment }: AnchorTarget): Nearest {
  const nearest = nearestSections(site, file, fragment);
  const meant = nearest.isClear ? undefined : sectionOfOriginal(site, file, fragment);
  return meant === undefined
    ? nearest
    : { names: [meant.id, ...nearest.names.filter((id) => id !== meant.id)], isClear: meant.isClear };
}

/**
 * Returns the cause of a broken anchor: a renamed or removed section breaks every link to it. If only the form differs,
 * the links were written for a tool with other anchors. Whoever translates a site translates its headings on
 * all pages, and leaves the links as they are.
 */
function causeOf(
  page: KnownPage,
  { file, fragment }: AnchorTarget,
  nearest: string | undefined,
): Pick<Finding, 'cause' | 'lackingPage'> {
  const translation = translationOf(page.site, file, fragment);
  if (translation !== undefined) return { cause: `sections that ${translation} renames` };
  // Other tools, and older versions of the platform, write hyphens for them on every page.
  if (lacksUnderscores(fragment, nearest)) return { cause: 'anchors without underscores' };
  // Readers copied such anchors from other systems, or wrote headings as they are.
  if (nearest !== undefined && nearest === shownSlug(fragment)) return { cause: 'punctuation that anchors lack' };
  if (nearest === undefined || lettersOf(nearest) !== lettersOf(fragment))
    return { cause: `${file}#${fragment}`, lackingPage: file };
  // Whoever writes anchors in another form does so on every page.
  if (isGitHubAnchor(page.site, file, nearest, fragment)) return { cause: 'anchors as GitHub makes them' };
  return { cause: `anchors with ${differenceInForm(nearest, fragment)}` };
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
