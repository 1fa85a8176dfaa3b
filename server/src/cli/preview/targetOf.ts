/** What an address points to: this server, or another one. */
export type RedirectTarget =
  | { readonly kind: 'here'; readonly location: string }
  | { readonly kind: 'elsewhere'; readonly address: string };

/**
 * Returns what an address points to from a page of an origin (`http://127.0.0.1:3333`), as the parser of browsers reads it:
 * `/\a`, `//a` and a tab between the slashes mean another server.
 */
export function targetOf(written: string, origin: string): RedirectTarget {
  const url = parsed(written, origin);
  if (url?.origin !== origin || url.username !== '' || url.password !== '')
    return { kind: 'elsewhere', address: url?.href ?? written };
  // The path of `/.//a` is `//a`, which alone would mean another server, too.
  const path = url.href.slice(origin.length);
  return { kind: 'here', location: parsed(path, origin)?.href === url.href ? path : url.href };
}

function parsed(written: string, origin: string): URL | undefined {
  try {
    return new URL(written, `${origin}/`);
  } catch {
    return undefined;
  }
}
