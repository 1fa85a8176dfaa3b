import dns from 'node:dns';
import net, { BlockList, type LookupFunction } from 'node:net';

/** The ranges of addresses that aren’t on the internet: this machine, private networks, and what is reserved. */
const privateRanges: readonly (readonly [network: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  ['::', 127],
  // Addresses of version 4 within those of version 6; the first range is compared by Node.js itself.
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
];

const blocked = new BlockList();
for (const [network, prefix] of privateRanges)
  blocked.addSubnet(network, prefix, net.isIPv6(network) ? 'ipv6' : 'ipv4');

/** A connection that isn’t made, since it would reach this machine or a private network. */
export class PrivateAddressError extends Error {}

/** Whether an IP address is not one of the internet. */
export function isPrivate(address: string): boolean {
  return blocked.check(address, net.isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** Throws PrivateAddressError for a host that is written as a private IP address: no name is looked up for that. */
export function refusePrivate({ hostname }: URL): void {
  const address = hostname.replace(/^\[|\]$/g, '');
  if (net.isIP(address) > 0 && isPrivate(address)) throw new PrivateAddressError(address);
}

/**
 * Looks up a host for a connection, without private addresses. Since the connection uses what it returns, no second
 * lookup can give another answer.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) {
      callback(error, []);
      return;
    }
    const [first, ...others] = addresses.filter(({ address }) => !isPrivate(address));
    if (first === undefined) callback(new PrivateAddressError(hostname), []);
    else if (options.all === true) callback(null, [first, ...others]);
    else callback(null, first.address, first.family);
  });
};
