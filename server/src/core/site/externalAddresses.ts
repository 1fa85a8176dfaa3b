/** What a request to an external address has shown. */
export type AddressStatus =
  | { readonly kind: 'works' }
  /** The server says that there is nothing, or nothing any more. */
  | { readonly kind: 'missing'; readonly status: 404 | 410 }
  | { readonly kind: 'noHost' }
  | { readonly kind: 'badCertificate'; readonly problem: 'expired' | 'otherHost' }
  /** Permanently redirected to another address. */
  | { readonly kind: 'moved'; readonly to: string }
  /** A failure that may be temporary, or affect this machine only; with the status if a server has answered. */
  | { readonly kind: 'unknown'; readonly reason: string; readonly status?: number };

/** What is known of external addresses: nothing, unless somebody has asked for it (`docsight check --external`). */
export interface ExternalAddresses {
  /** Returns the status of an address as `webAddress` returns it. */
  readonly statusOf: (address: string) => AddressStatus | undefined;
}

export const noAddresses: ExternalAddresses = { statusOf: () => undefined };
