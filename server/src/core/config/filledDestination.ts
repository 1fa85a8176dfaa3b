import { splitAddress } from '../paths/address.ts';
import type { SitePath } from '../paths/sitePath.ts';
import type { Redirect } from './siteConfig.ts';

/**
 * Returns the address to which a redirect sends a path, with wildcards filled in; undefined if the pattern has forms
 * whose values are unknown.
 */
export function filledDestination(
  { sourcePath, isPattern, destination }: Redirect,
  path: SitePath,
): string | undefined {
  if (destination === undefined || sourcePath === undefined) return undefined;
  if (!isPattern) return destination.value;
  const captured = capturedSegments(sourcePath.split('/'), path.split('/'));
  return captured && fill(destination.value, captured);
}

/** What the wildcards of a pattern match. */
interface Captured {
  /** By the names of parameters, in lower case as patterns are compared. */
  readonly byName: ReadonlyMap<string, string>;
  /** Of each `*` without a name. */
  readonly rests: readonly string[];
}

function capturedSegments(pattern: readonly string[], segments: readonly string[]): Captured | undefined {
  const byName = new Map<string, string>();
  for (const [at, one] of pattern.entries()) {
    const [, name, star] = /^:(\w+)(\*?)$/.exec(one) ?? [];
    const isRest = one === '*' || star === '*';
    if (isRest && at !== pattern.length - 1) return undefined;
    const value = isRest ? segments.slice(at).join('/') : segments[at];
    if (value === undefined) return undefined;
    if (one === '*') return { byName, rests: [value] };
    if (name !== undefined) byName.set(name, value);
    else if (/[:*()+?]/.test(one)) return undefined;
  }
  return { byName, rests: [] };
}

function fill(destination: string, { byName, rests }: Captured): string | undefined {
  const scheme = /^[a-z][a-z\d+.-]*:\/\/[^/]*/i.exec(destination)?.[0] ?? '';
  const rest = destination.slice(scheme.length);
  const unused = [...rests];
  const filled = rest.replace(/:(\w+)\*?|\*/g, (wildcard, name?: string) =>
    name === undefined ? (unused.shift() ?? wildcard) : (byName.get(name.toLowerCase()) ?? wildcard),
  );
  return /[:*]/.test(splitAddress(filled).path) ? undefined : scheme + filled;
}
