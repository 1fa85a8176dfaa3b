import { external } from '../../core/rules/link/external.ts';
import { matchesAddress } from '../../core/paths/webAddress.ts';
import type { AddressStatus } from '../../core/site/externalAddresses.ts';
import { groupBy } from '../../core/util/collections.ts';
import { shorten } from '../../core/util/messageText.ts';
import type { Cache } from '../../workspace/cache/cacheFolder.ts';
import type { Site } from '../../workspace/site.ts';
import { AddressCache } from '../external/addressCache.ts';
import { HostTurns } from '../external/hostTurns.ts';
import { requestAddress, type TimeLimits } from '../external/requestAddress.ts';
import { hasAnswered, requestAll } from '../external/requestAll.ts';
import { refuseUnreadableSettings } from '../folders.ts';
import type { Io } from '../io.ts';
import type { CheckOptions } from './checkOptions.ts';
import { withProgress } from './progress.ts';
import { selectedFindings, type Keep } from './selection.ts';

/** An address that takes longer, with all redirects, is slow, but not broken. */
const timeoutMs = 15_000;

/** Some servers never answer a `HEAD`. */
const headTimeoutMs = 6_000;

/** How addresses are requested, and where those that work are cached. */
type ExternalRun = NonNullable<CheckOptions['external']> & { readonly cache: Cache | undefined };

type Statuses = ReadonlyMap<string, AddressStatus>;

/**
 * Requests the addresses on the web that sites link to, and tells the sites, so that `link/external` reports those that
 * are broken. What couldn’t be checked is counted on standard error, whatever the format.
 */
export async function checkExternalLinks(
  sites: readonly Site[],
  conditions: readonly Keep[],
  { cache, ignore, allowsPrivate }: ExternalRun,
  io: Io,
): Promise<void> {
  for (const site of sites) refuseUnreadableSettings(site, io);
  const addresses = [...new Set(sites.flatMap((site) => addressesIn(site, conditions)))].filter(
    (address) => !ignore.some((pattern) => matchesAddress(address, pattern)),
  );
  const known = new AddressCache(cache, Date.now);
  const statuses = await request(addresses, known, allowsPrivate, io);
  for (const { state } of sites)
    state.setKnown({ externalAddresses: { statusOf: (address) => statuses.get(address) } });
  io.writeError(summary(statuses));
}

/** Returns the addresses for which a finding would be reported if they didn’t exist. */
function addressesIn(site: Site, conditions: readonly Keep[]): readonly string[] {
  site.state.setKnown({ externalAddresses: { statusOf: () => ({ kind: 'missing', status: 404 }) } });
  return selectedFindings(site, conditions)
    .filter(({ rule }) => rule.id === external.meta.id)
    .flatMap(({ cause }) => cause ?? []);
}

/** Returns the status of addresses: of those that worked lately from the cache, of the others by a request. */
async function request(
  addresses: readonly string[],
  cache: AddressCache,
  allowsPrivate: boolean,
  io: Io,
): Promise<Statuses> {
  const known = new Map<string, AddressStatus>();
  for (const address of addresses) {
    const status = cache.get(address);
    if (status !== undefined) known.set(address, status);
  }
  const answered = new Map<string, AddressStatus>();
  const others = addresses.filter((address) => !known.has(address));
  const keep = (address: string, status: AddressStatus): void => {
    answered.set(address, status);
    cache.add(address, status);
  };
  const turns = new HostTurns();
  const reach = allowsPrivate ? 'private' : 'public';
  const progress = (): string => `Requesting addresses: ${known.size + answered.size} of ${addresses.length}`;
  await withProgress(
    progress,
    io,
    requestAll(others, (address) => requestAddress(address, { reach, turns, limits: timeLimits() }), keep),
  );
  cache.write();
  return new Map([...known, ...withoutOwnFailures(answered)]);
}

function timeLimits(): TimeLimits {
  return { all: AbortSignal.timeout(timeoutMs), head: AbortSignal.timeout(headTimeoutMs) };
}

/**
 * Without a network, or with a wrong clock, no host exists and each certificate has expired: that counts only if this
 * run has reached some server.
 */
function withoutOwnFailures(statuses: Statuses): Statuses {
  const isOnline = [...statuses.values()].some(hasAnswered);
  return isOnline ? statuses : new Map([...statuses].map(([address, status]) => [address, asUnknown(status)]));
}

function asUnknown(status: AddressStatus): AddressStatus {
  if (status.kind === 'noHost') return { kind: 'unknown', reason: 'host not found; check the network connection' };
  return status.kind === 'badCertificate' ? { kind: 'unknown', reason: 'invalid certificate' } : status;
}

/** The number of addresses named for each reason. */
const mostNamed = 3;

function addressCount(amount: number): string {
  return `${amount} external ${amount === 1 ? 'address' : 'addresses'}`;
}

function summary(statuses: Statuses): string {
  const unknown = [...statuses].flatMap(([address, status]) =>
    status.kind === 'unknown' ? [{ address, reason: status.reason }] : [],
  );
  const checked = `Checked ${addressCount(statuses.size - unknown.length)}`;
  const lines = [...groupBy(unknown, ({ reason }) => reason)].map(([reason, same]) => {
    const named = same.slice(0, mostNamed).map(({ address }) => `\n    ${shorten(address, 100)}`);
    const more = same.length > mostNamed ? `\n    and ${same.length - mostNamed} more` : '';
    return `\n  ${reason}:${named.join('')}${more}`;
  });
  return unknown.length === 0
    ? `${checked}.\n`
    : `${checked}. ${unknown.length} couldn’t be checked:${lines.join('')}\n`;
}
