import { referencesOf, type Reference } from '../../page/record/references.ts';
import { splitAddress } from '../../paths/address.ts';
import { extensionOf } from '../../paths/sitePath.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';
import { resolveReference, type Destination } from '../../site/references/resolveLink.ts';
import { rangeHoldsCursor } from '../../text/textRange.ts';
import type { DocumentLink } from '../answers.ts';
import { linkTargetOf } from '../site/linkTarget.ts';

/** An address in a page, and its target. */
interface ResolvedReference {
  readonly reference: Reference;
  readonly destination: Destination;
}

/** Finds all links from a page to files of the site and to URLs, with pauses: a page may have tens of thousands. */
export function* findingLinks(context: PageContext): Generator<undefined, readonly DocumentLink[]> {
  const links: DocumentLink[] = [];
  for (const reference of writtenAddresses(context)) {
    yield;
    const target = linkTargetOf(context.site, resolveReference(context.site, context.file, reference));
    if (target === undefined) continue;
    // Without the range of a section, the link would only open the same page again.
    const isOpen = target.kind === 'file' && target.file === context.file && target.range === undefined;
    if (!isOpen) links.push({ range: reference.range, target });
  }
  return links;
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

/** Returns the address in a page at an offset, with its target. */
export function addressAt(context: PageContext, offset: number): ResolvedReference | undefined {
  const reference = writtenAddresses(context).find(({ range }) => rangeHoldsCursor(range, offset));
  return reference && { reference, destination: resolveReference(context.site, context.file, reference) };
}

/** Returns the addresses in a page: of links, images and definitions, of components' attributes and of imports. */
function writtenAddresses({ page, catalogue }: PageContext): readonly Reference[] {
  return referencesOf(page, catalogue).filter(({ kind }) => kind !== 'use');
}
