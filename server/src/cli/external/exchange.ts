import http from 'node:http';
import https from 'node:https';
import { version } from '../../../../package.json';
import { publicLookup, refusePrivate } from './publicLookup.ts';

/** What a server answers, without its content. */
export interface ServerAnswer {
  readonly status: number;
  /** Where it redirects to, as written. */
  readonly location: string | undefined;
}

export interface ExchangeOptions {
  /** Whether this machine and private networks may be addressed. */
  readonly allowsPrivate: boolean;
  readonly timeoutMs: number;
}

/** A server that didn’t answer in time. */
export class TimeoutError extends Error {}

/** What every request has: nothing about the reader, the page or earlier requests. */
const headers = {
  'user-agent': `docsight/${version} (link checker)`,
  // Some servers answer 404 to programs that accept anything.
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
};

/** Sends one request, and returns the head of the answer; its content isn’t read. */
export async function exchange(
  url: URL,
  method: 'HEAD' | 'GET',
  { allowsPrivate, timeoutMs }: ExchangeOptions,
): Promise<ServerAnswer> {
  if (!allowsPrivate) refusePrivate(url);
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent: false, ...(!allowsPrivate && { lookup: publicLookup }) });
    // The limit is for the whole request: a server that sends a byte now and then would never be idle.
    const timer = setTimeout(() => sent.destroy(new TimeoutError()), timeoutMs);
    sent.on('close', () => {
      clearTimeout(timer);
    });
    sent.on('error', reject);
    sent.on('response', ({ statusCode: status = 0, headers: { location } }) => {
      resolve({ status, location });
      sent.destroy();
    });
    sent.end();
  });
}
