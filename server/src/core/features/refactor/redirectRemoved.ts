import { appendRedirects, type Redirection } from '../../config/edit/redirectEdits.ts';
import { configEdits } from '../../config/edit/configEdits.ts';
import type { FileEdit } from '../../paths/fileEdit.ts';
import {
  likeliestRedirection,
  redirectionOf,
  redirectionOfFolder,
  removedAddresses,
} from '../../rules/link/removedAddresses.ts';
import type { FormerAddress } from '../../site/formerAddresses.ts';
import { isServed } from '../../site/siteAddresses.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';

/** Redirects for pages that have gone, and the addresses that they had. */
export interface OfferedRedirects {
  readonly redirects: readonly Redirection[];
  readonly addresses: readonly string[];
}

/**
 * Finds redirects for the listed pages that a site has lost: to where each is now, or else to the likeliest page. `former`
 * are all addresses that it had; those that `isKnown` need none.
 */
export function* redirectsForRemoved(
  site: SiteSnapshot,
  former: readonly FormerAddress[],
  isKnown: (address: string) => boolean,
): Generator<undefined, OfferedRedirects> {
  const needs = ({ address, isListed }: FormerAddress): boolean => isListed === true && !isKnown(address);
  const { folders, alone } = yield* removedAddresses(site, former);
  const moved = folders.filter(({ pages }) => pages.some(needs));
  const others = alone.filter(needs);
  return {
    redirects: [
      ...moved.map(redirectionOfFolder),
      ...others.flatMap((one) => (one.target === undefined ? likeliestRedirection(site, one) : redirectionOf(one))),
    ],
    addresses: [...moved.flatMap(({ pages }) => pages), ...others].map(({ address }) => address),
  };
}

/** Adds redirects to the configuration, without those of pages that are there again. */
export function addRedirects(site: SiteSnapshot, redirects: readonly Redirection[]): readonly FileEdit[] {
  const needed = redirects.filter(({ source }) => source.endsWith('*') || !isServed(site, source));
  return configEdits(site.config, appendRedirects(site.config.composed, needed));
}
