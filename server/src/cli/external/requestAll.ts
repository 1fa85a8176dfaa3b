import { hostOf } from '../../core/paths/webAddress.ts';
import type { AddressStatus } from '../../core/site/externalAddresses.ts';
import { groupBy } from '../../core/util/collections.ts';

/** The number of requests at a time: to one host, and to all. */
const mostPerHost = 2;
const mostAtOnce = 16;

/** After this many failures in a row, a host counts as unreachable. */
const mostFailures = 3;

/** The addresses of one host that are still to be requested, and how requests to it went. */
class Host {
  readonly #addresses: string[];
  #failures = 0;
  /** The status of all further addresses, once the host doesn’t answer or asks for fewer requests. */
  #last: AddressStatus | undefined;

  constructor(addresses: readonly string[]) {
    this.#addresses = [...addresses];
  }

  next(): string | undefined {
    return this.#addresses.shift();
  }

  get known(): AddressStatus | undefined {
    return this.#last;
  }

  note(status: AddressStatus): void {
    this.#failures = hasAnswered(status) ? 0 : this.#failures + 1;
    const isLimited = status.kind === 'unknown' && status.status === 429;
    if (isLimited || this.#failures >= mostFailures) this.#last = status;
  }
}

/** Requests each address once, few at a time of each host; calls `onStatus` for each of them. */
export async function requestAll(
  addresses: readonly string[],
  request: (address: string) => Promise<AddressStatus>,
  onStatus: (address: string, status: AddressStatus) => void,
): Promise<void> {
  const hosts = [...groupBy(addresses, (address) => hostOf(address).toLowerCase()).values()].map(
    (list) => new Host(list),
  );
  // Each host has its first turn before any has its second.
  const turns = Array.from({ length: mostPerHost }, () => hosts).flat();
  const requestFrom = async (host: Host): Promise<void> => {
    for (let address = host.next(); address !== undefined; address = host.next()) {
      const status = host.known ?? (await request(address));
      host.note(status);
      onStatus(address, status);
    }
  };
  const worker = async (): Promise<void> => {
    for (let host = turns.shift(); host !== undefined; host = turns.shift()) await requestFrom(host);
  };
  await Promise.all(Array.from({ length: mostAtOnce }, worker));
}

/** Whether a server has answered, whatever it said. */
export function hasAnswered(status: AddressStatus): boolean {
  return ['works', 'moved', 'missing'].includes(status.kind) || 'status' in status;
}
