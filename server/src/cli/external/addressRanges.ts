// Which IP addresses may be requested. Nothing here connects to any.
import { BlockList, isIP, isIPv6 } from 'node:net';
import { lazy } from '../../core/util/lazy.ts';

/** Whether this machine and private networks may be requested. */
export type Reach = 'public' | 'private';

type Network = readonly [address: string, prefix: number];

/** What isn’t on the internet: this machine, private networks, and what is reserved. */
const privateNetworks: readonly Network[] = [
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
  // Version 6; all forms that contain an address of version 4, but the one that Node.js compares by itself.
  ['::', 96],
  ['::ffff:0:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001:db8::', 32],
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
];

/** Where clouds serve the credentials of the machine: link-local addresses, and those of single providers. */
const metadataNetworks: readonly Network[] = [
  ['169.254.0.0', 16],
  ['100.100.100.200', 32],
  ['168.63.129.16', 32],
  ['192.0.0.192', 32],
];
const metadataNetworks6: readonly Network[] = [
  ['fe80::', 10],
  ['fd00:ec2::254', 128],
  ['fd20:ce::254', 128],
];

/** The beginnings of addresses of version 6 that a gateway or the system turns into the address of version 4 after it. */
const embeddings = ['::', '::ffff:0:', '64:ff9b::', '64:ff9b:1::'] as const;

// Most runs request nothing.
const privateList = lazy(() => listOf(privateNetworks));
const metadataList = lazy(() =>
  listOf([...metadataNetworks, ...metadataNetworks6, ...metadataNetworks.flatMap(embedded)]),
);

/** An address that isn’t requested. */
export class RefusedAddressError extends Error {
  readonly reason: AddressRefusal;

  constructor(reason: AddressRefusal) {
    super(reason);
    this.reason = reason;
  }
}

export type AddressRefusal = 'private' | 'metadata';

/** Returns why an IP address isn’t requested; undefined if it may be. */
export function refusal(address: string, reach: Reach): AddressRefusal | undefined {
  const plain = address.replace(/%.*$/, '');
  const family = isIPv6(plain) ? 'ipv6' : 'ipv4';
  if (reach === 'public')
    return privateList().check(plain, family) || metadataList().check(plain, family) ? 'private' : undefined;
  return metadataList().check(plain, family) ? 'metadata' : undefined;
}

/** Returns the host of a URL if it is an IP address. All spellings of one are equal in a URL. */
export function ipAddressIn({ hostname }: URL): string | undefined {
  const address = hostname.replace(/^\[|\]$/g, '');
  return isIP(address) > 0 ? address : undefined;
}

function listOf(networks: readonly Network[]): BlockList {
  const list = new BlockList();
  for (const [address, prefix] of networks) list.addSubnet(address, prefix, isIPv6(address) ? 'ipv6' : 'ipv4');
  return list;
}

/** Returns a network of version 4 within those of version 6. */
function embedded([address, prefix]: Network): readonly Network[] {
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number);
  const [high, low] = [(a * 256 + b).toString(16), (c * 256 + d).toString(16)];
  return [
    ...embeddings.map((start): Network => [`${start}${high}:${low}`, 96 + prefix]),
    [`2002:${high}:${low}::`, 16 + prefix],
  ];
}
