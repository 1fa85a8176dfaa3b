import type { AddressStatus } from '../../core/site/externalAddresses.ts';
import { type Reach, RefusedAddressError } from './addressRanges.ts';
import { exchange, type ServerAnswer } from './exchange.ts';
import type { HostTurns } from './hostTurns.ts';

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

/** A status with how sure it is. */
interface Failure {
  readonly status: AddressStatus;
  /** Whether a request of another kind may succeed. */
  readonly mayDiffer: boolean;
}

/** Returns what a failed request says about its address. */
export function failureOf(error: unknown): Failure {
  if (error instanceof RefusedAddressError) return failure(refusals[error.reason]);
  if (isAborted(error)) return failure('no answer in time', { mayDiffer: true });
  const { code = '' } = error as NodeJS.ErrnoException;
  switch (code) {
    case 'ENOTFOUND':
      return { status: { kind: 'noHost' }, mayDiffer: false };
    case 'CERT_HAS_EXPIRED':
      return { status: { kind: 'badCertificate', problem: 'expired' }, mayDiffer: false };
    case 'ERR_TLS_CERT_ALTNAME_INVALID':
      return { status: { kind: 'badCertificate', problem: 'otherHost' }, mayDiffer: false };
    case 'ECONNRESET':
    case 'EPIPE':
      return failure('connection closed by the server', { mayDiffer: true });
    default:
      return failure(texts[code] ?? textByKind(code), { mayDiffer: code.startsWith('HPE_') });
  }
}

function failure(reason: string, { mayDiffer } = { mayDiffer: false }): Failure {
  return { status: { kind: 'unknown', reason }, mayDiffer };
}

const refusals = {
  private: 'in a private network, not requested',
  metadata: 'may serve a cloud’s credentials, never requested',
} as const;

function isAborted(error: unknown): boolean {
  return error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError');
}

const texts: Readonly<Record<string, string>> = {
  EAI_AGAIN: 'the host couldn’t be looked up',
  ECONNREFUSED: 'connection refused',
  ETIMEDOUT: 'no answer in time',
  EHOSTUNREACH: 'host not reachable',
  ENETUNREACH: 'network not reachable',
  CERT_NOT_YET_VALID: 'the certificate isn’t valid yet; check this machine’s clock',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'a self-signed certificate',
  SELF_SIGNED_CERT_IN_CHAIN: 'a certificate of an unknown issuer',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'a certificate of an unknown issuer',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'a certificate with an incomplete chain',
};

function textByKind(code: string): string {
  if (/^(?:EPROTO|ERR_SSL|ERR_TLS)/.test(code)) return 'no secure connection';
  return code.startsWith('HPE_') ? 'an invalid answer' : `request failed${code === '' ? '' : ` (${code})`}`;
}
