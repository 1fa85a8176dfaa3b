/** What the address of published documentation looks like: of a web server, where a path may follow. */
const form = /^https?:\/\/[^\s/?#@<>()[\]"'`\\]+(?:\/[^\s?#<>()[\]"'`\\]*)?$/i;

/** Scheme and host, in which upper case means the same as lower case. */
const origin = /^[^/]+\/\/[^/]+/;

/**
 * The address of published documentation without a slash at its end, its host in lower case; undefined for a text that is
 * none.
 */
export function readDocsUrl(written: unknown): string | undefined {
  const text = typeof written === 'string' ? written.trim() : '';
  return form.test(text) ? text.replace(/\/+$/, '').replace(origin, (found) => found.toLowerCase()) : undefined;
}

/** What such an address looks like, for people. */
export const docsUrlHelp = 'Use a URL that begins with https:// or http://, such as https://docs.example.com.';
