import type { AddressStatus } from '../../core/site/externalAddresses.ts';
import { RefusedAddressError } from './addressRanges.ts';

/** A status with how sure it is. */
export interface Failure {
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
