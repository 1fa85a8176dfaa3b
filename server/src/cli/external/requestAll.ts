import { hostOf } from '../../core/paths/webAddress.ts';
import type { AddressStatus } from '../../core/site/externalAddresses.ts';
import { groupBy } from '../../core/util/collections.ts';
import { mostPerHost } from './hostTurns.ts';

/** The number of requests at a time to all hosts. */
const mostAtOnce = 16;

/** After this many addresses in a row that couldn’t be checked, the others of the host aren’t requested. */
const mostFailures = 3;

/** Neither are they after so much time for addresses that don’t work: otherwise, a slow host takes hours. */
const mostFailureMs = 120_000;

/** The addresses of one host that are still to be requested, and how requests to it went. */
class Host {
  readonly #addresses: string[];
  #failures = 0;
  #failureMs = 0;
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

  note(status: AddressStatus, ms: number): void {
    const isChecked = ['works', 'moved', 'missing'].includes(status.kind);
    this.#failures = isChecked ? 0 : this.#failures + 1;
    if (status.kind !== 'works' && status.kind !== 'moved') this.#failureMs += ms;
    const isLimited = status.kind === 'unknown' && status.status === 429;
    if (isLimited || this.#failures >= mostFailures) this.#last = status;
    else if (this.#failureMs > mostFailureMs) this.#last = { kind: 'unknown', reason: 'the host answers too slowly' };
  }
}

/** Requests each address once, few at a time of each host; calls `onStatus` for each of them. */
export async function requestAll(
  addresses: readonly string[],
  request: (address: string) => Promise<AddressStatus>,
  onStatus: (address: string, status: AddressStatus) => void,
  now: () => number = () => performance.now(),
): Promise<void> {
  const hosts = [...groupBy(addresses, (address) => hostOf(address).toLowerCase()).values()].map(
    (list) => new Host(list),
  );
  // Each host has its first turn before any has its second.
  const turns = Array.from({ length: mostPerHost }, () => hosts).flat();
  const requestFrom = async (host: Host): Promise<void> => {
    for (let address = host.next(); address !== undefined; address = host.next()) {
      const started = now();
      const status = host.known ?? (await request(address));
      host.note(status, now() - started);
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
