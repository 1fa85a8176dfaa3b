import { unescapeMarkdown } from '../../page/entities.ts';
import type { Reference } from '../../page/record/references.ts';
import { encodeAddress, encodeFragment } from '../../paths/address.ts';
import { relativeFrom } from '../../paths/route.ts';
import { isWithin, siteRoot, type SitePath } from '../../paths/sitePath.ts';
import { encodePart } from '../../text/encode.ts';
import type { TextRange, TextEdit } from '../../text/textRange.ts';
import { decodeEscapes } from '../../util/strings.ts';

export type WrittenAddress = Pick<Reference, 'kind' | 'form' | 'value' | 'written' | 'range'>;

/** Whether its escapes have no meaning: names of files are written verbatim. */
export function isPlainPath({ kind }: Pick<Reference, 'kind'>): boolean {
  return kind === 'import' || kind === 'snippet';
}

/** Returns the range of an address's path, without whitespace, query and fragment. */
export function pathRange({ value, written, range }: WrittenAddress): TextRange {
  const start = written.search(/\S|$/);
  const end = written === value ? written.search(/[?#]|(?<!\s)\s*$/) : escapedPathEnd(written, value);
  return { start: range.start + start, end: range.start + Math.max(start, end) };
}

/** Returns the range of an address's fragment, without its `#`; undefined if it has none. */
export function fragmentRange({ value, written, range }: WrittenAddress): TextRange | undefined {
  const hash = written === value ? written.indexOf('#') : findEscaped(written, value, /^#/);
  if (hash < 0) return undefined;
  const mark = unescapeMarkdown(written.slice(hash, hash + '&#35;'.length)) === '#' ? '&#35;' : '#';
  return { start: range.start + hash + mark.length, end: range.start + written.trimEnd().length };
}

/** Returns the start of a query or fragment in a text with escapes. */
function escapedPathEnd(written: string, value: string): number {
  const at = findEscaped(written, value, /^[?#]/);
  return at < 0 ? written.trimEnd().length : at;
}

/** Returns the offset of a character in an escaped text, where escapes such as `&#38;` may contain it. */
function findEscaped(written: string, value: string, character: RegExp): number {
  for (let at = 0; at < written.length; at++) {
    const rest = unescapeMarkdown(written.slice(at));
    if (character.test(rest) && unescapeMarkdown(written.slice(0, at)) + rest === value) return at;
  }
  return -1;
}

/** Returns the edit that replaces the path of an address; segments that don't change keep their escapes. */
export function replacePath(address: WrittenAddress, path: string): TextEdit {
  const range = pathRange(address);
  const { start } = address.range;
  const written = address.written.slice(range.start - start, range.end - start);
  const newText = isPlainPath(address) ? path.replace(/["'\\]/g, '\\$&') : escapeLike(path, written, address);
  return { range, newText };
}

export function replaceFragment(address: WrittenAddress, id: string): TextEdit {
  const range = fragmentRange(address) ?? { start: address.range.end, end: address.range.end };
  const { start } = address.range;
  return { range, newText: escapeFragment(id, address.written.slice(range.start - start, range.end - start)) };
}

/** Returns an address with another section's id. */
export function withFragment(value: string, id: string): string {
  const hash = value.indexOf('#');
  return `${value.slice(0, hash + 1)}${escapeFragment(id, value.slice(hash + 1))}`;
}

/** The ids of nested components contain colons. */
function escapeFragment(id: string, written: string): string {
  if (/%[\da-f]{2}/i.test(id)) return encodeFragment(id);
  return /%[89a-f][\da-f]/i.test(written) ? encodePart(id) : escapeSegment(id).replaceAll('%3A', ':');
}

function escapeLike(path: string, written: string, { form, kind }: WrittenAddress): string {
  const known = new Map(written.split('/').map((segment) => [decodeEscapes(unescapeMarkdown(segment)), segment]));
  // One escaped letter means that all are to be escaped.
  const letters = /%[89a-f][\da-f]/i.test(written);
  // Links are written as URLs, images and other files as names.
  const keepsSpaces = kind !== 'link' && form === 'attribute' && !written.includes('%20');
  const escape = (segment: string): string => (letters ? encodePart(segment) : escapeSegment(segment, keepsSpaces));
  return path
    .split('/')
    .map((segment) => known.get(segment) ?? escape(segment))
    .join('/');
}

/**
 * Returns a file name escaped for any address, so that no character ends the address or has another meaning. Spaces end
 * addresses without quotes.
 */
export function escapeSegment(segment: string, keepsSpaces = false): string {
  const encoded = keepsSpaces ? segment.split(' ').map(encodeAddress).join(' ') : encodeAddress(segment);
  return encoded.replace(/[{}*\\:|`]|&(?=[#\w]+;)/g, encodeChar);
}

function encodeChar(char: string): string {
  return `%${char.charCodeAt(0).toString(16).toUpperCase()}`;
}

/**
 * The form of an address: from the site's root with or without a leading slash, from the page's folder without a dot,
 * or from it with dots.
 */
export interface AddressForm {
  readonly base: 'root' | 'bareRoot' | 'folder' | 'dotted';
  /** Whether it ends with a slash, as the address of a folder. */
  readonly isFolder: boolean;
}

/** Returns a path of the site as an address in a page of a folder. Paths outside of the page's folder need dots. */
export function writePath({ base, isFolder }: AddressForm, folder: SitePath, path: SitePath): string {
  const end = isFolder && path !== siteRoot ? '/' : '';
  switch (base) {
    case 'root':
      return `/${path}${end}`;
    case 'bareRoot':
      return path === siteRoot ? '/' : path + end;
    case 'folder':
      return below(folder, path, end) ?? withDots(folder, path, isFolder);
    case 'dotted':
      return withDots(folder, path, isFolder);
  }
}

function below(folder: SitePath, path: SitePath, end: string): string | undefined {
  if (path === folder || !isWithin(path, folder)) return undefined;
  return (folder === siteRoot ? path : path.slice(folder.length + 1)) + end;
}

function withDots(folder: SitePath, path: SitePath, isFolder: boolean): string {
  // The page's own folder is `./`, to which a path can be appended. The root has no other form.
  if (path === siteRoot) return relativeFrom(folder, '');
  return relativeFrom(folder, isFolder ? `${path}/` : path);
}
