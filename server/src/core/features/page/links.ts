import { mentionsOf, type Mention } from '../../page/mentions.ts';
import { splitAddress } from '../../paths/address.ts';
import { extensionOf } from '../../paths/sitePath.ts';
import type { PageInSite } from '../../site/pageInSite.ts';
import { resolveMention, type Destination } from '../../site/resolveLink.ts';
import type { DocumentLink } from '../answers.ts';
import { targetOf } from '../site/linkTarget.ts';

/** An address in a page, and what it leads to. */
export interface PageAddress {
  readonly mention: Mention;
  readonly destination: Destination;
}

/** All that leads from a page to a place in the site or to an address. */
export function linksOfPage(page: PageInSite): readonly DocumentLink[] {
  return addressesOf(page).flatMap(({ mention, destination }): readonly DocumentLink[] => {
    const target = targetOf(page.site, destination);
    if (target === undefined) return [];
    // Without the place of a section the page would only be opened again.
    const isOpen = target.kind === 'file' && target.file === page.file && target.range === undefined;
    return isOpen ? [] : [{ range: mention.range, target }];
  });
}

/**
 * Whether a reader of Markdown that knows nothing of sites can't follow a link: it begins at the site's root, or has no
 * file's ending. Links to sections of the same page and references to definitions are followed anywhere.
 */
export function isBeyondMarkdown({ page }: PageInSite, { range, target }: DocumentLink): boolean {
  const { path } = splitAddress(page.text.slice(range.start, range.end));
  if (target.kind !== 'file' || path === '' || /^!?\[/.test(path)) return false;
  return path.startsWith('/') || extensionOf(path) === '';
}

/** The addresses in a page: of links, images and definitions, of components' attributes and of imports. */
export function addressesOf({ page, site, file, catalogue }: PageInSite): readonly PageAddress[] {
  return mentionsOf(page, catalogue)
    .filter(({ kind }) => kind !== 'use')
    .map((mention) => ({ mention, destination: resolveMention(site, file, mention) }));
}
