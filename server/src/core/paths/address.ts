import { decodeEscapes } from '../util/strings.ts';
import { encodePart } from '../text/encode.ts';
import { ownValue } from '../util/values.ts';
import { isDownload, isImage } from './fileKinds.ts';
import { folderReadFrom, pageNameOf } from './route.ts';
import { folderOf, siteRoot, toClampedPath, toSitePath, type SitePath } from './sitePath.ts';

/** Whether an address runs code in the browser of whoever opens it. */
export function isUnsafeAddress(address: string): boolean {
  return /^(?:javascript|vbscript):|^data:text\/html/.test(asBrowsersRead(address));
}

/** Browsers ignore control characters and spaces before an address, and line ends and tabs within it. */
export function asBrowsersRead(address: string): string {
  return address.replace(/^[\0-\x20]+|[\t\n\r]+/g, '').toLowerCase();
}

/** The components of an address in a page, decoded. */
export interface SplitAddress {
  /** Without query and fragment, `%`-escapes resolved; empty if the address only names a section. */
  readonly path: string;
  /** After the `#`, escapes resolved; undefined if there is none. */
  readonly fragment: string | undefined;
}

/** Whether an address is outside of this site: `https:…`, `mailto:…`, `vscode:…`, `//host`. */
export function isExternal(address: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address.trim());
}

/** Returns the decoded path of an address, and its fragment without the `#`. */
export function splitAddress(address: string): SplitAddress {
  const text = address.trim();
  const hash = text.indexOf('#');
  const beforeHash = hash < 0 ? text : text.slice(0, hash);
  return {
    path: decodeEscapes(beforeHash.replace(/\?.*$/s, '')),
    fragment: hash < 0 ? undefined : decodeEscapes(text.slice(hash + 1)),
  };
}

/**
 * Returns the site paths that a path in a page may mean, in order of precedence. A path that begins with neither a
 * slash nor a dot is relative to the page for a reader, and to the root for the platform's check; both occur. The page
 * `a/b/index` is shown at `/a/b`, so that there a reader's is `a`. `..` above the root stays at the root.
 */
export function meantPaths(from: SitePath, path: string): readonly SitePath[] {
  return candidatesOf(from, path).map(toClampedPath);
}

/** As {@link meantPaths}, but none if a path leaves the root: what `<Snippet file>` can mean. */
export function pathsWithin(from: SitePath, path: string): readonly SitePath[] {
  return candidatesOf(from, path).flatMap((candidate) => toSitePath(candidate) ?? []);
}

/** Whether a path in a page leaves the site's root, all of the ways in which it may be meant. */
export function leavesRoot(from: SitePath, path: string): boolean {
  return pathsWithin(from, path).length === 0;
}

function candidatesOf(from: SitePath, path: string): readonly string[] {
  if (path.startsWith('/')) return [path];
  const beside = `${folderOf(from)}/${path}`;
  if (isDotted(path) || folderOf(from) === siteRoot) return [beside];
  const read = folderReadFrom(from);
  return read === siteRoot || read === folderOf(from) ? [beside, path] : [beside, `${read}/${path}`, path];
}

/**
 * Encodes a path for an address, in which spaces, brackets, quotes, `#` and `?` would end it, and escapes, code and
 * expressions be read.
 */
export function encodeAddress(path: string): string {
  const codes: Readonly<Record<string, string>> = { '(': '%28', ')': '%29', "'": '%27' };
  return path.replace(/[\s()<>"'%#?\\`{}|]|&(?=#?\w+;)/g, (char) => ownValue(codes, char) ?? encodePart(char));
}

/**
 * Returns an id as the fragment of an address. An id with escapes of its own is found by the same ones; letters beyond
 * ASCII are escaped by browsers.
 */
export function encodeFragment(id: string): string {
  const hasEscapes = /%[\da-f]{2}/i.test(id);
  return hasEscapes ? id.replace(/(?:%[89a-f][\da-f])+/gi, decodeEscapes) : encodeAddress(id);
}

/**
 * Returns the ids that browsers look for when a fragment is opened, in their order: with all escapes, and with none.
 */
export function idsSought(fragment: string): readonly string[] {
  const escaped = fragment.replace(/[^\x21-\x7E]|["<>`]/gu, (char) =>
    /\p{Surrogate}/u.test(char) ? char : encodeURIComponent(char),
  );
  return [escaped, decodeEscapes(fragment)];
}

/** The extension of a page at the end of an address’s path. */
export const pageExtension = /\.mdx?(?=\s*(?:[?#]|$))/i;

/** Whether a path begins with `./` or `../`, so that it can be meant from the page's folder only. */
export function isDotted(path: string): boolean {
  return /^\.{1,2}(?:\/|$)/.test(path);
}

/**
 * Returns what all spellings of a path have in common: its name without the extension of pages, scripts and media,
 * without `/index`, in lower case. Files with different keys are never the same; those with equal keys have to be
 * compared further.
 */
export function pathKey(path: SitePath | string): string {
  const page = pageNameOf(path.toLowerCase() as SitePath);
  // Large sites need millions of keys, and most names have no further extension.
  const name = page.includes('.') && mayLackExtension(page) ? page.replace(/\.[^./]+$/, '') : page;
  if (name === 'index') return siteRoot;
  return name.endsWith('/index') ? name.slice(0, -'/index'.length) : name;
}

function mayLackExtension(path: string): boolean {
  return isImage(path) || isDownload(path) || /\.[jt]sx?$/.test(path);
}

/** A file of the site that a string of docs.json names; `path` is undefined if it is outside of the site. */
export interface LocalFile {
  readonly path: SitePath | undefined;
}

/** Returns the local file that a string means; undefined for addresses, patterns and whatever else is no plain path. */
export function localFileOf(written: string): LocalFile | undefined {
  if (written.trim() === '' || /^(?:[a-z][a-z0-9+.-]*:|\/\/|#|<)/i.test(written) || /[*{}]/.test(written)) {
    return undefined;
  }
  return { path: toSitePath(decodeEscapes(written.replace(/[?#].*$/, ''))) };
}

/** Whether an address begins with neither a slash nor a dot, nor with what ends a path. */
export function isBare(address: string): boolean {
  return /^[^/?#\s]/.test(address) && !isDotted(address);
}

/** Returns an address as a browser reads it on a page, from the root of the site. */
export function readAddress(file: SitePath, address: string): string {
  const folder = folderReadFrom(file);
  return `${folder === siteRoot ? '' : `/${encodeAddress(folder)}`}/${address.replace(/^\.\//, '')}`;
}
