import { referencesOf, type Reference } from '../../page/record/references.ts';
import { splitAddress } from '../../paths/address.ts';
import { extensionOf } from '../../paths/sitePath.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';
import { resolveReference, type Destination } from '../../site/references/resolveLink.ts';
import type { DocumentLink } from '../answers.ts';
import { linkTargetOf } from '../site/linkTarget.ts';

/** An address in a page, and its target. */
export interface ResolvedReference {
  readonly reference: Reference;
  readonly destination: Destination;
}

/** Returns all links from a page to files of the site and to URLs. */
export function linksOfPage(context: PageContext): readonly DocumentLink[] {
  return addressesOf(context).flatMap(({ reference, destination }): readonly DocumentLink[] => {
    const target = linkTargetOf(context.site, destination);
    if (target === undefined) return [];
    // Without the range of a section, the link would only open the same page again.
    const isOpen = target.kind === 'file' && target.file === context.file && target.range === undefined;
    return isOpen ? [] : [{ range: reference.range, target }];
  });
}

/**
 * Whether plain Markdown readers can't follow a link: it begins at the site's root, or has no file extension. Links to
 * sections of the same page and references to definitions work everywhere.
 */
export function isBeyondMarkdown({ page }: PageContext, { range, target }: DocumentLink): boolean {
  const { path } = splitAddress(page.text.slice(range.start, range.end));
  if (target.kind !== 'file' || path === '' || /^!?\[/.test(path)) return false;
  return path.startsWith('/') || extensionOf(path) === '';
}

/** Returns the addresses in a page: of links, images and definitions, of components' attributes and of imports. */
export function addressesOf({ page, site, file, catalogue }: PageContext): readonly ResolvedReference[] {
  return referencesOf(page, catalogue)
    .filter(({ kind }) => kind !== 'use')
    .map((reference) => ({ reference, destination: resolveReference(site, file, reference) }));
}
