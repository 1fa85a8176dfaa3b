// The only module that requests anything over the network.
import dns from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { version } from '../../../../package.json';
import { ipAddressIn, refusal, RefusedAddressError, type Reach } from './addressRanges.ts';

/** What a server answers, without its content. */
export interface ServerAnswer {
  readonly status: number;
  /** Where it redirects to, as written. */
  readonly location: string | undefined;
}

export interface ExchangeOptions {
  readonly reach: Reach;
  /** Ends the request. */
  readonly signal: AbortSignal;
}

/** What every request has: nothing about the reader, the page or earlier requests. */
const headers = {
  'user-agent': `docsight/${version} (link checker)`,
  // Some servers answer 404 to programs that accept anything.
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
};

/** Sends one request without credentials, and returns the head of the answer; its content isn’t read. */
export async function exchange(
  url: URL,
  method: 'HEAD' | 'GET',
  { reach, signal }: ExchangeOptions,
): Promise<ServerAnswer> {
  signal.throwIfAborted();
  // No name is looked up for a host that is written as an IP address.
  const address = ipAddressIn(url);
  const reason = address === undefined ? undefined : refusal(address, reach);
  if (reason !== undefined) throw new RefusedAddressError(reason);
  const { request } = url.protocol === 'https:' ? https : http;
  // `auth` is what a URL’s user and password would be sent as.
  const options = { method, headers, agent: false, auth: null, lookup: lookupWithin(reach), signal };
  return new Promise((resolve, reject) => {
    const sent = request(url, options);
    sent.on('error', reject);
    sent.on('response', ({ statusCode: status = 0, headers: { location } }) => {
      resolve({ status, location });
      sent.destroy();
    });
    sent.end();
  });
}

/**
 * Looks up a host for a connection, without the addresses that are refused. Since the connection uses what it returns,
 * no second lookup can give another answer.
 */
function lookupWithin(reach: Reach): LookupFunction {
  return (hostname, options, callback) => {
    dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) {
        callback(error, []);
        return;
      }
      const reasons = addresses.map(({ address }) => refusal(address, reach));
      const [first, ...others] = addresses.filter((_, at) => reasons[at] === undefined);
      if (first === undefined) callback(new RefusedAddressError(reasons[0] ?? 'private'), []);
      else if (options.all === true) callback(null, [first, ...others]);
      else callback(null, first.address, first.family);
    });
  };
}
