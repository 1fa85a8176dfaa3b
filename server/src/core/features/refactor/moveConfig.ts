import { locateIn, referenceTo } from '../../config/composedTree.ts';
import { parseJson } from '../../config/json/jsonTree.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { isMarkdown } from '../../paths/fileKinds.ts';
import { pageNameOf, routeOf } from '../../paths/route.ts';
import { isWithin, toSitePath, type SitePath } from '../../paths/sitePath.ts';
import { configReferences, type ConfigReference } from '../../site/references/configReferences.ts';
import { type TextRange, applyEdits, type TextEdit } from '../../text/textRange.ts';
import { decodeEscapes } from '../../util/strings.ts';
import { pathRange, replacePath, type WrittenAddress } from './addressText.ts';
import { moveAddress } from './moveLinks.ts';
import type { SiteMove } from './siteMove.ts';

/**
 * Returns the edits of docs.json: entries, files, addresses, and the prefixes of folders moved with all their files.
 */
export function moveConfig(move: SiteMove): readonly TextEdit[] {
  const { config } = move.site;
  const texts = configReferences(move.site).map((reference) => ({ ...reference, moved: movedText(move, reference) }));
  const destinations = config.redirects.flatMap(({ destination }) => {
    if (destination === undefined) return [];
    const { value, range } = destination;
    return [{ value, range: { start: range.start + 1, end: range.end - 1 }, moved: movedDestination(move, value) }];
  });
  return [...texts, ...destinations, ...movedReferences(move)].flatMap(({ range, value, moved }) =>
    moved !== undefined && moved !== value && isFullyWritten(config, range, value)
      ? [replaceConfigText(config, range, moved)]
      : [],
  );
}

/** Returns the references (`$ref`) to files that move, and those in files that do. */
function movedReferences(move: SiteMove): readonly MovedText[] {
  const { composed } = move.site.config;
  return composed.references.flatMap(({ value, range, file }) => {
    const from = locateIn(composed, range).file;
    if (file === undefined) return [];
    const [target, destination] = [move.newPathOf(file), move.newPathOf(from)];
    const isSame = referenceTo(target, destination, value) === referenceTo(file, from, value);
    const moved = isSame ? undefined : referenceTo(target, destination, value);
    return [{ value, range: { start: range.start + 1, end: range.end - 1 }, moved }];
  });
}

interface MovedText {
  readonly value: string;
  /** Without its quotes. */
  readonly range: TextRange;
  /** Undefined if it doesn't change. */
  readonly moved: string | undefined;
}

/** Whether a string has both quotes, or is before an operation: false while a quote is still to be typed. */
export function isFullyWritten({ composed }: SiteConfig, { start, end }: TextRange, value: string): boolean {
  const written = composed.text.slice(start, end);
  return written === value ? ['"', ' '].includes(composed.text.charAt(end)) : JSON.stringify(value) === quoted(written);
}

/** Returns a string as JSON without needless escapes. */
function quoted(written: string): string {
  const { root } = parseJson(`"${written}"`);
  return JSON.stringify(root?.value ?? '');
}

/** Returns the edit that replaces the content of a string, with its slashes escaped as they were. */
export function replaceConfigText({ composed }: SiteConfig, range: TextRange, text: string): TextEdit {
  const escapesSlashes = composed.text.slice(range.start, range.end).includes('\\/');
  const newText = JSON.stringify(text).slice(1, -1);
  return { range, newText: escapesSlashes ? newText.replaceAll('/', '\\/') : newText };
}

/** Returns a string of docs.json after the move; undefined if it doesn't change. */
function movedText(move: SiteMove, { kind, value, file, path, basePath }: ConfigReference): string | undefined {
  switch (kind) {
    case 'entry':
      return file && movedEntry(value, file, move.newPathOf(file));
    case 'file':
      return file && movedFile(value, file, move.newPathOf(file), basePath === undefined ? '' : `/${basePath}`);
    case 'link':
      return movedLink(move, value);
    case 'prefix':
      return path && movedPrefix(move, value, path);
    case 'redirectSource':
    case 'redirectDestination':
      return undefined;
  }
}

/** An entry keeps its slashes and its extension; it can't name a file that isn't a page. */
function movedEntry(entry: string, file: SitePath, target: SitePath): string | undefined {
  if (target === file || !isMarkdown(target)) return undefined;
  const name = toSitePath(entry) === file ? target : pageNameOf(target);
  return prefixOf(entry) + name + (entry.endsWith('/') ? '/' : '');
}

function movedFile(value: string, file: SitePath, target: SitePath, base: string): string | undefined {
  return target === file ? undefined : withPath(value, base + prefixOf(value) + target, 'file');
}

function movedLink(move: SiteMove, value: string): string | undefined {
  const edit = moveAddress(move, move.site.config.file, addressOf(value));
  return edit && applyEdits(value, [edit]);
}

/** A prefix follows the folder that it names or is in, or the one page that it names. */
function movedPrefix(move: SiteMove, value: string, path: SitePath): string | undefined {
  const { files } = move.site;
  const folder = move.folders.find(({ from }) => isWithin(path, from));
  const pages = files.pages.filter((page) => isWithin(pageNameOf(page) as SitePath, path));
  const [page] = pages;
  const target = folder === undefined && page !== undefined && pages.length === 1 ? move.newPathOf(page) : undefined;
  if (folder !== undefined) return withPrefix(value, prefixOf(value) + move.newPathOf(path) + slashAfter(value));
  if (target === undefined || target === page || pageNameOf(page ?? target) !== path) return undefined;
  return isMarkdown(target)
    ? withPrefix(value, prefixOf(value) + routeOf(target).slice(1) + slashAfter(value))
    : undefined;
}

/** Returns the destination of a redirect after the move; undefined if it doesn't change. */
export function movedDestination(move: SiteMove, value: string): string | undefined {
  return movedPattern(move, value) ?? movedLink(move, value);
}

/** Returns the new destination of a redirect with wildcards, if the path before them is a moved folder, or in one. */
function movedPattern(move: SiteMove, value: string): string | undefined {
  const at = value.search(/\/[^/]*[:*]/);
  if (at <= 0 || !value.startsWith('/')) return undefined;
  const folder = toSitePath(decodeEscapes(value.slice(0, at)));
  const target = folder && move.newPathOf(folder);
  if (target === undefined || target === folder) return undefined;
  return withPath(value.slice(0, at), `/${target}`) + value.slice(at);
}

function withPath(value: string, path: string, kind: WrittenAddress['kind'] = 'link'): string {
  return applyEdits(value, [replacePath(addressOf(value, kind), path)]);
}

/** Prefixes are compared as they are written: only one that has escapes gets some. */
function withPrefix(value: string, path: string): string {
  if (value.includes('%')) return withPath(value, path);
  return applyEdits(value, [{ range: pathRange(addressOf(value)), newText: path }]);
}

function addressOf(value: string, kind: WrittenAddress['kind'] = 'link'): WrittenAddress {
  return { kind, form: 'attribute', value, written: value, range: { start: 0, end: value.length } };
}

/** Returns the prefix of a path before its first name: `/`, `./` or nothing. */
function prefixOf(value: string): string {
  return /^\s*((?:\.?\/)*)/.exec(value)?.[1] ?? '';
}

function slashAfter(value: string): string {
  return /^[^?#]*\/\s*(?:[?#]|$)/.test(value) ? '/' : '';
}
