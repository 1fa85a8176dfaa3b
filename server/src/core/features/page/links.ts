import { referencesOf, type Reference } from '../../page/references.ts';
import { splitAddress } from '../../paths/address.ts';
import { extensionOf } from '../../paths/sitePath.ts';
import type { PageContext } from '../../site/pageContext.ts';
import { resolveReference, type Destination } from '../../site/resolveLink.ts';
import type { DocumentLink } from '../answers.ts';
import { targetOf } from '../site/linkTarget.ts';

/** An address in a page, and what it leads to. */
export interface PageAddress {
  readonly reference: Reference;
  readonly destination: Destination;
}

/** All that leads from a page to a place in the site or to an address. */
export function linksOfPage(context: PageContext): readonly DocumentLink[] {
  return addressesOf(context).flatMap(({ reference, destination }): readonly DocumentLink[] => {
    const target = targetOf(context.site, destination);
    if (target === undefined) return [];
    // Without the place of a section the page would only be opened again.
    const isOpen = target.kind === 'file' && target.file === context.file && target.range === undefined;
    return isOpen ? [] : [{ range: reference.range, target }];
  });
}

/**
 * Whether a reader of Markdown that knows nothing of sites can't follow a link: it begins at the site's root, or has no
 * file's ending. Links to sections of the same page and references to definitions are followed anywhere.
 */
export function isBeyondMarkdown({ page }: PageContext, { range, target }: DocumentLink): boolean {
  const { path } = splitAddress(page.text.slice(range.start, range.end));
  if (target.kind !== 'file' || path === '' || /^!?\[/.test(path)) return false;
  return path.startsWith('/') || extensionOf(path) === '';
}

/** The addresses in a page: of links, images and definitions, of components' attributes and of imports. */
export function addressesOf({ page, site, file, catalogue }: PageContext): readonly PageAddress[] {
  return referencesOf(page, catalogue)
    .filter(({ kind }) => kind !== 'use')
    .map((reference) => ({ reference, destination: resolveReference(site, file, reference) }));
}
