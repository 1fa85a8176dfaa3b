import type { Mention, MentionKind } from '../page/mentions.ts';
import type { KnownPage } from '../site/pageInSite.ts';
import { resolveMention, type Destination } from '../site/resolveLink.ts';

/** A place in a page that surely leads nowhere. */
export interface LostMention {
  readonly mention: Mention;
  readonly destination: Extract<Destination, { readonly kind: 'missing' | 'outside' }>;
}

/** The mentions of some kinds for which the site surely has nothing, in the order of the page. */
export function* lostMentions(page: KnownPage, kinds: readonly MentionKind[]): Iterable<LostMention> {
  for (const mention of page.places.mentions) {
    if (!mention.isSure || !kinds.includes(mention.kind) || isSeenFromElsewhere(page, mention)) continue;
    const destination = resolveMention(page.site, page.file, mention);
    if (destination.kind === 'missing' || destination.kind === 'outside') yield { mention, destination };
  }
}

/** In a part of pages a relative address counts from the folder of each page that takes the part in. */
function isSeenFromElsewhere({ isSnippet }: KnownPage, { kind, value }: Mention): boolean {
  return isSnippet && kind !== 'snippet' && !value.trim().startsWith('/');
}
