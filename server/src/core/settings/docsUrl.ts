import { siteRoot, toSitePath, type SitePath } from '../paths/sitePath.ts';
import { decodeEscapes } from '../util/strings.ts';

/** The form of the URL of published documentation: a web server's, optionally with a path. */
const form = /^https?:\/\/[^\s/?#@<>()[\]"'`\\]+(?:\/[^\s?#<>()[\]"'`\\]*)?$/i;

/** Scheme and host, in which upper case means the same as lower case. */
const origin = /^[^/]+\/\/[^/]+/;

/**
 * Returns the URL of published documentation without a slash at its end, its host in lower case; undefined if invalid.
 */
export function readDocsUrl(written: unknown): string | undefined {
  const text = typeof written === 'string' ? written.trim() : '';
  return form.test(text) ? text.replace(/\/+$/, '').replace(origin, (found) => found.toLowerCase()) : undefined;
}

/** Returns the URL that a person typed: a host alone is one with `https://`. */
export function typedDocsUrl(typed: string): string | undefined {
  const text = typed.trim();
  const isHost = /^[\w-]+(?:\.[\w-]+)+(?::\d+)?(?:\/|$)/.test(text) || /^localhost(?:[:/]|$)/.test(text);
  return readDocsUrl(isHost ? `https://${text}` : text);
}

/** What such an address looks like, for people. */
export const docsUrlHelp = 'Use a URL that starts with https:// or http://, such as https://docs.example.com.';

/** Returns the path of the URL of published documentation, below which the site is served; empty if it has none. */
export function basePathOf(docsUrl: string): SitePath {
  return toSitePath(decodeEscapes(docsUrl.replace(/^[^/]+\/\/[^/]+/, ''))) ?? siteRoot;
}
