import type { Mention, MentionKind } from '../page/mentions.ts';
import type { KnownPage } from '../site/pageInSite.ts';
import { resolveLink, resolveMention, type Destination } from '../site/resolveLink.ts';

/** A reference in a page that surely can't be resolved. */
export interface LostMention {
  readonly mention: Mention;
  readonly destination: Extract<Destination, { readonly kind: 'missing' | 'outside' }>;
  /** The address to which a redirect with wildcards sends its readers, where that is what is missing. */
  readonly redirectedTo?: string;
}

/** The references of some kinds that surely can't be resolved in the site, in the order of the page. */
export function* lostMentions(page: KnownPage, kinds: readonly MentionKind[]): Iterable<LostMention> {
  for (const mention of page.places.mentions) {
    if (!mention.isSure || !kinds.includes(mention.kind) || isSeenFromElsewhere(page, mention)) continue;
    const destination = resolveMention(page.site, page.file, mention);
    if (destination.kind === 'missing' || destination.kind === 'outside') yield { mention, destination };
    else if (destination.kind === 'redirect') yield* lostByRedirect(page, mention, destination);
  }
}

/** In a part of pages a relative address counts from the folder of each page that takes the part in. */
function isSeenFromElsewhere({ isSnippet }: KnownPage, { kind, value }: Mention): boolean {
  return isSnippet && kind !== 'snippet' && !value.trim().startsWith('/');
}

/** More redirects in a row than this are taken for a loop. */
const mostRedirects = 5;

/** A redirect to a missing page is reported in docs.json, but not where the page follows from the link. */
function* lostByRedirect(
  { site }: KnownPage,
  mention: Mention,
  { to, target }: Extract<Destination, { readonly kind: 'redirect' }>,
): Iterable<LostMention> {
  if (target === undefined || target === to) return;
  let destination = resolveLink(site, site.config.file, target);
  for (let followed = 1; destination.kind === 'redirect' && followed < mostRedirects; followed++) {
    if (destination.target === undefined) return;
    destination = resolveLink(site, site.config.file, destination.target);
  }
  if (destination.kind === 'missing') yield { mention, destination, redirectedTo: target };
}
