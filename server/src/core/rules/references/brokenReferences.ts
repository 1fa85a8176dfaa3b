import type { Reference, ReferenceKind } from '../../page/record/references.ts';
import { meantPaths, splitAddress } from '../../paths/address.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import type { KnownPage } from '../../site/siteSnapshot.ts';
import { resolveLink, resolveReference, type Destination } from '../../site/references/resolveLink.ts';

/** A reference in a page that certainly can't be resolved. */
export interface BrokenReference {
  readonly reference: Reference;
  readonly destination: Extract<Destination, { readonly kind: 'missing' | 'outside' }>;
  /** The destination of a redirect with wildcards, if that is what is missing. */
  readonly redirectedTo?: string;
}

/** Returns the site paths that a broken reference may mean. */
export function pathsOfBroken({ file }: KnownPage, { reference, destination }: BrokenReference): readonly SitePath[] {
  const isBelowBase = destination.kind === 'missing' && destination.basePath !== undefined;
  return isBelowBase ? [destination.path] : meantPaths(file, splitAddress(reference.value).path);
}

/** A reference with what it resolves to. */
export interface ResolvedReference {
  readonly reference: Reference;
  readonly destination: Destination;
}

/** Yields the references of some kinds that mean something in the site for certain, in the order of the page. */
export function* resolvedReferences(page: KnownPage, kinds: readonly ReferenceKind[]): Iterable<ResolvedReference> {
  for (const reference of page.pageIndex.references) {
    if (!reference.isSure || !kinds.includes(reference.kind) || isSeenFromElsewhere(page, reference)) continue;
    yield { reference, destination: resolveReference(page.site, page.file, reference) };
  }
}

/** Returns a reference if it certainly can't be resolved in the site; undefined for all others. */
export function brokenReference(
  page: KnownPage,
  { reference, destination }: ResolvedReference,
): BrokenReference | undefined {
  if (destination.kind === 'missing' || destination.kind === 'outside') return { reference, destination };
  return destination.kind === 'redirect' ? brokenByRedirect(page, reference, destination) : undefined;
}

/** In a snippet, a relative address resolves from the folder of each page that includes the snippet. */
function isSeenFromElsewhere({ isSnippet }: KnownPage, { kind, value }: Reference): boolean {
  return isSnippet && kind !== 'snippet' && !value.trim().startsWith('/');
}

/** More redirects in a row than this are taken for a loop. */
const mostRedirects = 5;

/** A redirect to a missing page is reported in docs.json, unless the destination depends on the link. */
function brokenByRedirect(
  { site }: KnownPage,
  reference: Reference,
  { to, target }: Extract<Destination, { readonly kind: 'redirect' }>,
): BrokenReference | undefined {
  if (target === undefined || target === to) return undefined;
  let destination = resolveLink(site, site.config.file, target);
  for (let followed = 1; destination.kind === 'redirect' && followed < mostRedirects; followed++) {
    if (destination.target === undefined) return undefined;
    destination = resolveLink(site, site.config.file, destination.target);
  }
  return destination.kind === 'missing' ? { reference, destination, redirectedTo: target } : undefined;
}
