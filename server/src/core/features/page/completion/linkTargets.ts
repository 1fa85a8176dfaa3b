import { sectionWithId } from '../../../page/sections/sections.ts';
import { encodeAddress, encodeFragment, isExternal, splitAddress } from '../../../paths/address.ts';
import { routeOf } from '../../../paths/route.ts';
import { folderOf, type SitePath } from '../../../paths/sitePath.ts';
import { type PageContext, pageKindOf } from '../../../site/siteSnapshot.ts';
import { certainPages } from '../../../site/api/generatedPages.ts';
import { formatOperation } from '../../../site/api/operations.ts';
import { resolveLink } from '../../../site/references/resolveLink.ts';
import { displayTitleOf, searchable, stemsOf } from '../../../site/pageTitles.ts';
import { knownSections } from '../../../site/sections/shownSections.ts';
import { plainText } from '../../../text/markdown.ts';
import type { TextRange } from '../../../text/textRange.ts';
import { fewestLetters, mostRanked } from '../../limitItems.ts';
import { landingOf } from '../../site/linkTarget.ts';
import { linkPrefix } from './linkPrefix.ts';
import type { LinkKind } from './linkText.ts';
import { isMarkdownSection, isMarkdownTarget } from '../markdownSupport.ts';
import {
  downloads,
  fileTargets,
  imageTargets,
  importTargets,
  snippetTargets,
  type TargetProposal,
} from './fileTargets.ts';
import { overlap } from './linkLikelihood.ts';
import { addressFrom, rankPages, type LinkWish, type RankedPage, type RankedPages } from './rankPages.ts';

/** The text of an address around the cursor: what is typed before it, and what a target replaces. */
interface AddressCursor {
  readonly typed: string;
  readonly replace: TextRange;
}

/** Returns the range that a target replaces: a fragment after the cursor stays if the page has that section. */
export function rangeReplacedBy(
  { page: { text }, site }: PageContext,
  { from = 0, page }: { readonly from: number | undefined; readonly page: SitePath | undefined },
  { typed, replace: { start, end } }: AddressCursor,
): TextRange {
  const cursor = start + typed.length;
  const hash = page === undefined ? -1 : text.slice(cursor, end).indexOf('#');
  const replaced = { start: start + from, end };
  if (page === undefined || hash < 0) return replaced;
  const { fragment = '' } = splitAddress(text.slice(cursor + hash, end));
  const isThere = sectionWithId(knownSections(site, page), fragment) !== undefined;
  return isThere ? { ...replaced, end: cursor + hash } : replaced;
}

/**
 * Returns the targets that match the typed start of an address; none if it points outside the site. If the editor has
 * Markdown support of its own, the targets that it offers are omitted.
 */
export function linkTargets(
  context: PageContext,
  wish: LinkWish,
  kind: LinkKind,
  hasMarkdownSupport = false,
): readonly TargetProposal[] {
  const { typed } = wish;
  const targets = targetsOf(context, wish, kind, hasMarkdownSupport);
  return hasMarkdownSupport ? targets.filter((target) => !isMarkdownTarget(target, typed)) : targets;
}

function targetsOf(
  context: PageContext,
  wish: LinkWish,
  kind: LinkKind,
  hasMarkdownSupport: boolean,
): readonly TargetProposal[] {
  const { typed } = wish;
  if (isExternal(typed)) return [];
  const { files } = context.site;
  switch (kind) {
    case 'link':
      return typed.includes('#')
        ? sectionTargets(context, wish, hasMarkdownSupport)
        : rankedTargets(context, wish, hasMarkdownSupport);
    case 'image':
      return imageTargets(context, wish);
    case 'file':
      return fileTargets(context, files.downloads, typed);
    case 'snippet':
      return snippetTargets(context);
    case 'import':
      return importTargets(context, wish);
  }
}

/** How many sections of other pages are offered at most, once {@link fewestLetters} are typed. */
const mostSections = 30;

/**
 * Returns the pages that a link may mean, the likeliest first, then the sections that match what is typed. Pages of other
 * versions and languages are offered if no page of this one matches.
 */
function rankedTargets(context: PageContext, wish: LinkWish, hasMarkdownSupport: boolean): readonly TargetProposal[] {
  const { typed } = wish;
  const ranked = rankPages(context, wish);
  const [own, others] = [ranked.pages, ranked.ofOtherEditions];
  const rowOf = (page: RankedPage): TargetProposal =>
    pageTarget(context, page, { typed, isOtherEdition: ranked.isOtherEdition(page.page.path) });
  const pages = (own.length > 0 ? own : others).slice(0, mostRanked).map(rowOf);
  const sections = [...ownSections(context, typed, hasMarkdownSupport), ...titledSections(context, typed, ranked)];
  const similar = own.length + others.length + sections.length > 0 ? [] : ranked.similar.slice(0, mostRanked);
  const generated = generatedTargets(context, typed);
  return [...pages, ...sections, ...generated, ...similar.map(rowOf), ...downloads(context, typed)].map((target) => ({
    ...target,
    isRanked: true,
  }));
}

/** Returns the row of a page: its title and a short path; while a path is typed, its path and its title. */
function pageTarget(
  { site, file }: PageContext,
  { page, target, isListed }: RankedPage,
  { typed, isOtherEdition }: { readonly typed: string; readonly isOtherEdition: boolean },
): TargetProposal {
  const description = site.pages.get(page.path)?.description;
  const edition = isOtherEdition ? [page.edition.replaceAll('\n', ', ')] : [];
  const notes = [...edition, ...(isListed ? [] : ['not in the navigation'])];
  const isPath = /^[./]/.test(typed);
  return {
    page: page.path,
    target,
    kind: 'page',
    ...(isPath ? {} : { label: page.title }),
    detail: [isPath ? page.title : shortPath(file, page.address), ...notes].join(' · '),
    ...(description === undefined ? {} : { documentation: plainText(description) }),
  };
}

/** Returns the pages that are generated from API descriptions and match what is typed, in the order of these. */
function generatedTargets(context: PageContext, typed: string): readonly TargetProposal[] {
  const { site, file } = context;
  const isPath = /^[./]/.test(typed);
  const [text, words, prefix] = [typed.toLowerCase(), searchable(typed), linkPrefix(context, typed)];
  const folder = encodeAddress(folderOf(file)) as SitePath;
  const targets: TargetProposal[] = [];
  for (const page of certainPages(site).values()) {
    const target = addressFrom(folder, `${prefix}/${encodeAddress(page.address)}`, typed);
    const isMatch = isPath ? target?.toLowerCase().includes(text) : searchable(page.title).includes(words);
    const found = isMatch === true && target !== undefined ? resolveLink(site, file, target) : undefined;
    // A file or a redirect may have the same address.
    if (target === undefined || found?.kind !== 'unknown' || found.generated === undefined) continue;
    const operation = `${formatOperation(page)} · generated from ${page.file}`;
    const shown = isPath ? { detail: `${page.title} · ${operation}` } : { label: page.title, detail: operation };
    if (targets.push({ target, kind: 'page', ...shown }) === mostRanked) break;
  }
  return targets;
}

/** Returns an address without the folders that its page shares with another one: `server/tools`; else from the root. */
function shortPath(file: SitePath, address: string): string {
  const folders = encodeAddress(folderOf(file)).split('/');
  const parts = address.split('/').slice(1);
  let shared = 0;
  while (shared < folders.length && shared < parts.length - 1 && folders[shared] === parts[shared]) shared++;
  return shared === 0 ? address : parts.slice(shared).join('/');
}

/** Returns the sections of this page whose titles have a typed word; none while a path is typed. */
function ownSections(context: PageContext, typed: string, hasMarkdownSupport: boolean): readonly TargetProposal[] {
  const word = searchable(typed);
  if (word === '' || /^[./]/.test(typed)) return [];
  return sectionTargets(context, { typed: '#', text: '', around: '' }, hasMarkdownSupport)
    .filter(({ detail = '' }) => searchable(detail).includes(word))
    .map(({ target, detail }) => ({ target, kind: 'section', label: detail ?? target, detail: target }));
}

/**
 * Returns the sections of other pages that have the typed words in their titles, in the order of their pages; none while
 * a path is typed.
 */
function titledSections(
  context: PageContext,
  typed: string,
  { pages, isOtherEdition }: RankedPages,
): readonly TargetProposal[] {
  if (typed.length < fewestLetters || /^[./]/.test(typed)) return [];
  const { site, file: self } = context;
  const prefix = linkPrefix(context, typed);
  const order = new Map(pages.map(({ page }, index) => [page.path, index]));
  return site.titles
    .sectionsLike(typed, mostSections * 10)
    .filter(({ file }) => file !== self && !isOtherEdition(file) && pageKindOf(site, file) === 'page')
    .toSorted((a, b) => (order.get(a.file) ?? order.size) - (order.get(b.file) ?? order.size))
    .slice(0, mostSections)
    .flatMap(({ file, section: { ids, title } }) => {
      const [id] = ids;
      if (id === undefined) return [];
      const address = encodeAddress(routeOf(file));
      const target = `${prefix}${address}#${encodeFragment(id)}`;
      return [
        {
          target,
          kind: 'section',
          label: title,
          detail: `${displayTitleOf(site, file)} · ${shortPath(self, address)}`,
        },
      ];
    });
}

/** Returns the sections of this page, or of the page before the `#`; those first whose titles are like the text of the link. */
function sectionTargets(
  context: PageContext,
  { typed, text }: LinkWish,
  hasMarkdownSupport: boolean,
): readonly TargetProposal[] {
  const wanted = new Set(stemsOf(text));
  const hash = typed.indexOf('#');
  const file = pageBefore(context, typed.slice(0, hash));
  if (file === undefined) return [];
  const sections = knownSections(context.site, file)
    .map((section) => ({ section, fit: wanted.size === 0 ? 0 : overlap(wanted, stemsOf(section.title)) }))
    .sort((a, b) => b.fit - a.fit);
  return sections.flatMap(({ section }): readonly TargetProposal[] => {
    const [id] = section.ids;
    if (id === undefined || !section.isSure) return [];
    if (hasMarkdownSupport && isMarkdownSection(context.site, file, section)) return [];
    return [{ target: `#${encodeFragment(id)}`, kind: 'section', detail: section.title, from: hash }];
  });
}

/** Returns the page that a path names; without one the page itself. */
function pageBefore({ site, file }: PageContext, path: string): SitePath | undefined {
  if (path.trim() === '') return file;
  const landing = landingOf(site, resolveLink(site, file, path));
  return landing.kind === 'page' ? landing.file : undefined;
}
