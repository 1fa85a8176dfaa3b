export interface WebAddress {
  /** With its scheme, without its section, user and password. */
  readonly address: string;
  /** The section with its `#`; empty if there is none. */
  readonly section: string;
}

/**
 * Returns the address of a link to the web; undefined for other links, and for addresses that readers are meant to
 * complete or to understand as examples.
 */
export function readWebAddress(written: string): WebAddress | undefined {
  const text = written.trim();
  const hash = text.indexOf('#');
  const section = hash < 0 ? '' : text.slice(hash);
  const rest = hash < 0 ? text : text.slice(0, hash);
  const address = withoutCredentials(rest.startsWith('//') ? `https:${rest}` : rest);
  const isOnWeb = /^https?:\/\/[^/?]/i.test(address) && !isReserved(hostOf(address)) && !isPlaceholder(address);
  return isOnWeb ? { address, section } : undefined;
}

/** Returns an address without user and password, which are secrets. A password can contain `@`, but no `/`. */
function withoutCredentials(address: string): string {
  return address.replace(/^([a-z]+:\/\/)[^/?]*@/i, '$1');
}

/** Whether an address begins with a pattern in which `*` matches any text. */
export function matchesAddress(address: string, pattern: string): boolean {
  const [start = '', ...others] = pattern.split('*');
  if (pattern.trim() === '' || !address.startsWith(start)) return false;
  let at = start.length;
  for (const part of others) {
    const found = address.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return true;
}

export function hostOf(address: string): string {
  return /^[^/]*\/\/(?:[^/?@]*@)?([^/?:]+)/.exec(address)?.[1] ?? address;
}

/** Whether a host is reserved for examples (RFC 2606), or exists only in somebody’s own network. */
function isReserved(host: string): boolean {
  return (
    /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost|local|internal)$/i.test(host) ||
    !host.includes('.')
  );
}

/** Whether something in an address is to be replaced: `{id}`, `<name>`, `your-org`, `YOUR_KEY`, `...`. */
function isPlaceholder(address: string): boolean {
  return (
    /[{}<>[\]*|\\$…]|\s|\.\.\.|%7B|%3C/i.test(address) ||
    /(?<![a-z\d])(?:your|my)(?:[-_]?(?:org|repo|user|company|domain|app|project|site|workspace|account|team|tenant|subdomain|api|server|host|name|instance|bucket|token|key|id)|[-_][a-z])/i.test(
      address,
    ) ||
    /(?<![A-Za-z\d])(?:[A-Z]{2,}_[A-Z_]{2,}|x{3,}|X{3,})(?![A-Za-z\d])/.test(address)
  );
}
