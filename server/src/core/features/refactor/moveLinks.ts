import { isBare, isDotted, meantPaths, readAddress, splitAddress } from '../../paths/address.ts';
import { isMarkdown, isSnippetPath, snippetFolders } from '../../paths/fileKinds.ts';
import { folderReadFrom, pageNameOf, routeOf } from '../../paths/route.ts';
import { extensionOf, folderOf, isWithin, siteRoot, toSitePath, type SitePath } from '../../paths/sitePath.ts';
import { pathsMeantBy, type WebLink } from '../../page/record/pageRecord.ts';
import { resolveLink, resolveReference, type Destination } from '../../site/references/resolveLink.ts';
import { type SiteSnapshot, pageKindOf } from '../../site/siteSnapshot.ts';
import type { TextEdit } from '../../text/textRange.ts';
import {
  escapeSegment,
  isPlainPath,
  replacePath,
  writePath,
  type AddressForm,
  type WrittenAddress,
} from './addressText.ts';
import type { SiteMove } from './siteMove.ts';

/** Returns the edits of a page: addresses of moved files, and relative ones if the page itself moves. */
export function moveLinks(move: SiteMove, page: SitePath): readonly TextEdit[] {
  const { references = [], webLinks = [] } = move.site.pageIndexes.get(page) ?? {};
  const published = publishedPaths(move.site, webLinks);
  const addresses: readonly WrittenAddress[] = move.affects(page) ? [...references, ...published] : published;
  return addresses.flatMap((address) => moveAddress(move, page, address) ?? []);
}

/** Returns the paths of the site's own pages in URLs of the published site. */
function publishedPaths({ settings: { docsUrl } }: SiteSnapshot, links: readonly WebLink[]): readonly WrittenAddress[] {
  if (docsUrl === undefined) return [];
  const { length } = docsUrl;
  return links.flatMap(({ address, section, range }): readonly WrittenAddress[] => {
    const isOwn = address.slice(0, length).toLowerCase() === docsUrl && address.charAt(length) === '/';
    const written = address.slice(length) + section;
    // An address with escapes is longer in the text.
    if (!isOwn || range.end - range.start !== length + written.length) return [];
    const path = { start: range.start + length, end: range.end };
    return [{ kind: 'link', form: 'markdown', value: written, written, range: path }];
  });
}

/** Returns the edit that keeps the target of an address; undefined if the address resolves to it unchanged. */
export function moveAddress(move: SiteMove, page: SitePath, address: WrittenAddress): TextEdit | undefined {
  const path = isPlainPath(address) ? address.value.trim() : splitAddress(address.value).path;
  if (path === '' || address.kind === 'use') return undefined;
  const moved = new MovedAddress(move, page, address, path).path();
  return moved === undefined || moved === path ? undefined : replacePath(address, moved);
}

/** An address whose file or target moves. All paths are unescaped. */
class MovedAddress {
  readonly #move: SiteMove;
  readonly #page: SitePath;
  readonly #address: WrittenAddress;
  readonly #path: string;

  constructor(move: SiteMove, page: SitePath, address: WrittenAddress, path: string) {
    this.#move = move;
    this.#page = page;
    this.#address = address;
    this.#path = path;
  }

  /** Returns the path to write; undefined if it is unknown, or if no path resolves to the target. */
  path(): string | undefined {
    const found = resolveReference(this.#move.site, this.#page, this.#address);
    if ('basePath' in found) return this.#belowBase(found.basePath);
    switch (found.kind) {
      case 'page':
      case 'file':
        return this.#toFile(found.file);
      case 'folder':
        return this.#toTarget(this.#candidates().find((path) => path === `${found.path}/index`) ?? found.path);
      case 'unknown':
      case 'missing':
      case 'redirect':
        return this.#toNoFile();
      case 'outside':
        return this.#toOutside();
      default:
        return undefined;
    }
  }

  /** A path keeps the path below which the site is served. */
  #belowBase(basePath: string): string | undefined {
    const prefix = `/${basePath}`;
    if (isPlainPath(this.#address) || !this.#address.value.trim().startsWith(prefix)) return undefined;
    const value = this.#address.value.trim().slice(prefix.length);
    const address = { ...this.#address, value };
    const moved = new MovedAddress(this.#move, this.#page, address, this.#path.slice(prefix.length)).path();
    return moved?.startsWith('/') === true ? prefix + moved : undefined;
  }

  #toFile(file: SitePath): string | undefined {
    const target = this.#move.newPathOf(file);
    const namedPath = this.#candidates().find((path) => isNameOf(path, file, isPlainPath(this.#address)));
    if (namedPath === undefined) return undefined;
    const form = this.#formOf(namedPath);
    const names = namesLike(namedPath, file, target, isPlainPath(this.#address));
    const written = [form, { ...form, base: 'root' } as const].flatMap((one) =>
      names.map((name) => this.#write(one, namedPath, name)),
    );
    const stays = target === file && !this.#changesFolder;
    const paths = !stays && this.#isUsual(form, namedPath) ? written : [this.#path, ...written];
    return paths.find((path) => this.#resolvesTo(path, target));
  }

  /** A folder has no page that could be resolved. */
  #toTarget(destination: SitePath): string | undefined {
    const target = this.#move.newPathOf(destination);
    const form = this.#formOf(destination);
    const stays = form.base === 'root' || form.base === 'bareRoot' || !this.#changesFolder;
    if (target === destination && stays) return undefined;
    if (!this.#isUsual(form, destination) && meantPaths(this.#newPage, this.#path).includes(target)) return undefined;
    return this.#write(form, destination, target);
  }

  /** An address relative to the page's folder keeps its target, even if that doesn't exist. */
  #toNoFile(): string | undefined {
    const isTemplate = /[{}*<>\\]/.test(this.#address.value);
    const [target] = meantPaths(this.#page, this.#path);
    const counts = this.#changesFolder && !this.#isSnippet && isDotted(this.#path) && !isTemplate;
    return counts && target !== undefined ? this.#toTarget(target) : undefined;
  }

  /** The distance to targets outside of the site stays the same. */
  #toOutside(): string | undefined {
    const [, up = '', rest] = /^((?:\.\.\/)+)(.*)$/.exec(this.#path) ?? [];
    if (!this.#changesFolder || this.#isSnippet || rest === undefined || rest.split('/').includes('..'))
      return undefined;
    const levels = up.length / '../'.length - depthOf(folderOf(this.#page)) + depthOf(folderOf(this.#newPage));
    return '../'.repeat(levels) + rest;
  }

  get #newPage(): SitePath {
    return this.#move.newPathOf(this.#page);
  }

  get #changesFolder(): boolean {
    return folderOf(this.#newPage) !== folderOf(this.#page);
  }

  /** Whether addresses may resolve from the folders of the pages that include this file. */
  get #isSnippet(): boolean {
    return pageKindOf(this.#move.site, this.#page) === 'snippet';
  }

  #candidates(): readonly SitePath[] {
    return pathsMeantBy(this.#page, this.#address.kind, this.#path);
  }

  #formOf(namedPath: SitePath): AddressForm {
    return { base: this.#baseOf(namedPath), isFolder: namedPath !== siteRoot && /.\/$/.test(this.#path) };
  }

  #baseOf(namedPath: SitePath): AddressForm['base'] {
    if (this.#path.startsWith('/')) return 'root';
    if (isDotted(this.#path)) return 'dotted';
    return toSitePath(`${folderOf(this.#page)}/${this.#path}`) === namedPath ? 'folder' : 'bareRoot';
  }

  /** Whether Docsight would write the address in this form, so that it can be rewritten in the same way. */
  #isUsual(form: AddressForm, namedPath: SitePath): boolean {
    return this.#writeFrom(this.#page, form, namedPath, namedPath) === this.#path;
  }

  #write(form: AddressForm, namedPath: SitePath, path: SitePath): string {
    const written = this.#writeFrom(this.#newPage, form, namedPath, path);
    const losesDots = this.#path.startsWith('../') && /^\.\/./.test(written) && !isPlainPath(this.#address);
    // On an index page, a browser reads what has no dots from another folder.
    const canBeBare = folderReadFrom(this.#newPage) === folderOf(this.#newPage);
    return losesDots && canBeBare && this.#move.writesBare(this.#page) ? written.slice('./'.length) : written;
  }

  #writeFrom(page: SitePath, form: AddressForm, namedPath: SitePath, path: SitePath): string {
    if (this.#address.kind !== 'snippet' || form.base === 'dotted') return writePath(form, folderOf(page), path);
    const folder = this.#snippetFolder(namedPath, path);
    const isBelow = folder !== undefined && isWithin(path, folder);
    return (this.#path.startsWith('/') ? '/' : '') + (isBelow ? path.slice(folder.length + 1) : path);
  }

  /**
   * Returns the snippets folder against which the file of a `Snippet` resolves; undefined if it resolves from the root.
   */
  #snippetFolder(namedPath: SitePath, path: SitePath): SitePath | undefined {
    const own = toSitePath(this.#path)?.length ?? 0;
    const isFull = own === namedPath.length && isSnippetPath(namedPath);
    return isFull ? undefined : snippetFolders.find((folder) => isWithin(path, folder));
  }

  #resolvesTo(path: string, target: SitePath): boolean {
    const value = isPlainPath(this.#address) ? path : escapePath(path);
    const found = resolveReference(this.#move.after, this.#newPage, { kind: this.#address.kind, value });
    return isFile(found, target) && (!this.#isReadFromPage || this.#isReadAs(path, target));
  }

  /** Whether browsers read the address from this page, and find its target: on an index page, not next to its file. */
  get #isReadFromPage(): boolean {
    if (isPlainPath(this.#address) || this.#isSnippet) return false;
    if (!isBare(this.#path)) return true;
    const { site } = this.#move;
    const read = readAddress(this.#page, escapePath(this.#path));
    const found = resolveReference(site, this.#page, this.#address);
    return 'file' in found && isFile(resolveLink(site, this.#page, read), found.file);
  }

  #isReadAs(path: string, target: SitePath): boolean {
    if (!isBare(path)) return true;
    const read = readAddress(this.#newPage, escapePath(path));
    return isFile(resolveLink(this.#move.after, this.#newPage, read), target);
  }
}

function isFile(found: Destination, file: SitePath): boolean {
  return (found.kind === 'page' || found.kind === 'file') && found.file === file;
}

function escapePath(path: string): string {
  return path
    .split('/')
    .map((segment) => escapeSegment(segment))
    .join('/');
}

function depthOf(folder: SitePath): number {
  return folder === siteRoot ? 0 : folder.split('/').length;
}

/**
 * Whether a path names a file, with or without its extension; for pages also with `.md`, and by the folder of an index.
 */
function isNameOf(path: SitePath, file: SitePath, isPlain: boolean): boolean {
  if (path === file || (isPlain && file === path + extensionOf(file))) return true;
  return isMarkdown(file) && [pageNameOf(file), routeOf(file).slice(1)].includes(pageNameOf(path));
}

/** Returns the names of a file after the move, first the one most like the old name. */
function namesLike(namedPath: SitePath, file: SitePath, target: SitePath, isPlain: boolean): readonly SitePath[] {
  if (namedPath === file) return [target];
  if (isPlain) return [target.slice(0, target.length - extensionOf(target).length) as SitePath, target];
  if (!isMarkdown(file) || !isMarkdown(target)) return [target];
  const name = pageNameOf(file);
  const next = pageNameOf(target) as SitePath;
  const route = routeOf(target).slice(1) as SitePath;
  if (namedPath !== name && pageNameOf(namedPath) === name)
    return [`${next}${namedPath.slice(name.length)}` as SitePath, target];
  const givesIndex = namedPath === name && routeOf(file) !== `/${name}`;
  return givesIndex ? [next, target] : [route, next, target];
}
