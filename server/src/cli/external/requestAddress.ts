import type { AddressStatus } from '../../core/site/externalAddresses.ts';
import type { Reach } from './addressRanges.ts';
import { exchange, type ServerAnswer } from './exchange.ts';
import type { HostTurns } from './hostTurns.ts';
import { failureOf } from './requestFailure.ts';

/** No browser follows more redirects. */
const mostRedirects = 20;

/** How an address is requested. */
export interface RequestOptions {
  readonly reach: Reach;
  /** The turns of all addresses of a run. */
  readonly turns: HostTurns;
  readonly limits: TimeLimits;
}

/** When to give up: an address with all redirects, and `HEAD`, which some servers never answer. */
export interface TimeLimits {
  readonly all: AbortSignal;
  readonly head: AbortSignal;
}

/** The end of a chain of redirects. */
interface Arrival {
  readonly url: URL;
  readonly status: number;
  readonly isPermanent: boolean;
}

/** A chain of redirects that doesn’t end at a page. */
class RedirectError extends Error {}

/**
 * Requests an address: its head, which costs a server least, and if that shows no page, the page itself. A link is
 * broken only if the server says so explicitly, both times.
 */
export async function requestAddress(address: string, options: RequestOptions): Promise<AddressStatus> {
  const url = parsed(address);
  if (url === undefined) return { kind: 'unknown', reason: 'not a valid address' };
  const first = await attempt(url, 'HEAD', options);
  return first.mayDiffer ? (await attempt(url, 'GET', options)).status : first.status;
}

async function attempt(
  url: URL,
  method: 'HEAD' | 'GET',
  options: RequestOptions,
): Promise<{ readonly status: AddressStatus; readonly mayDiffer: boolean }> {
  try {
    const arrival = await follow(url, method, options);
    const status = statusOf(url, arrival);
    const isFinal = status.kind === 'works' || status.kind === 'moved' || arrival.status === 429;
    return { status, mayDiffer: !isFinal };
  } catch (error) {
    if (error instanceof RedirectError) return { status: unknown(error.message), mayDiffer: true };
    // Whatever error an aborted request has.
    if (options.limits.all.aborted) return { status: unknown('no answer in time'), mayDiffer: false };
    return failureOf(error);
  }
}

async function follow(start: URL, method: 'HEAD' | 'GET', { reach, turns, limits }: RequestOptions): Promise<Arrival> {
  const signal = method === 'HEAD' ? AbortSignal.any([limits.head, limits.all]) : limits.all;
  const seen = new Set<string>();
  let isPermanent = true;
  for (let url = start; ;) {
    if (seen.has(url.href) || seen.size > mostRedirects) throw new RedirectError('too many redirects');
    seen.add(url.href);
    const answer = await turns.take(url.host, signal, () => exchange(url, method, { reach, signal }));
    const next = redirectOf(url, answer);
    if (next === undefined) return { url, status: answer.status, isPermanent };
    isPermanent &&= answer.status === 301 || answer.status === 308;
    url = next;
  }
}

/** Returns where an answer redirects to; undefined if it doesn’t. */
function redirectOf(from: URL, { status, location }: ServerAnswer): URL | undefined {
  if (location === undefined || ![301, 302, 303, 307, 308].includes(status)) return undefined;
  const to = parsed(location, from);
  if (to === undefined || !/^https?:$/.test(to.protocol))
    throw new RedirectError('redirects to an address that isn’t on the web');
  return to;
}

/** Returns a URL without user and password: they are neither sent nor shown. */
function parsed(written: string, base?: URL): URL | undefined {
  if (!URL.canParse(written, base?.href)) return undefined;
  const url = new URL(written, base);
  url.username = '';
  url.password = '';
  return url;
}

function statusOf(start: URL, { url, status, isPermanent }: Arrival): AddressStatus {
  if (status >= 200 && status < 300) {
    const isMoved = isPermanent && isNotableMove(start, url);
    return isMoved ? { kind: 'moved', to: url.href } : { kind: 'works' };
  }
  return status === 404 || status === 410 ? { kind: 'missing', status } : { ...unknown(reasonOf(status)), status };
}

function unknown(reason: string): Extract<AddressStatus, { kind: 'unknown' }> {
  return { kind: 'unknown', reason };
}

function reasonOf(status: number): string {
  if (status === 401 || status === 403 || status === 407) return `access denied (${status})`;
  if (status === 429) return 'too many requests (429)';
  return status >= 500 ? `server error (${status})` : `status ${status}`;
}

/**
 * Whether a permanent redirect means that a link should be changed. Not if it only adds what the site adds for every
 * reader: a language, a slash, `www`, the first page of a section, a login.
 */
export function isNotableMove(from: URL, to: URL): boolean {
  if (
    /(?:^|[/._-])(?:log-?in|sign-?in|sso|oauth2?|auth|consent|accounts?)(?:[/._-]|$)/i.test(to.hostname + to.pathname)
  )
    return false;
  const [before, after] = [comparable(from), comparable(to)];
  const isSame = after === before || after.startsWith(`${before}/`) || after.startsWith(`${before}?`);
  return !isSame || (from.protocol === 'http:' && to.protocol === 'https:');
}

function comparable({ hostname, port, pathname, search }: URL): string {
  const path = pathname.replace(/^\/[a-z]{2}(?:-[a-z]{2,4})?(?=\/|$)/i, '').replace(/(?<!\/)\/+$/, '');
  return `${hostname.replace(/^www\./, '')}:${port}${path}${search}`.toLowerCase();
}
