import { isExternal, leavesRoot, meantPaths, splitAddress } from '../../paths/address.ts';
import { isMarkdown, isNeverPage, isSnippetPath, namesFile, pageExtensions } from '../../paths/fileKinds.ts';
import { filesOfEntry, pageNameOf } from '../../paths/route.ts';
import { siteRoot, baseNameOf, folderOf, type SitePath } from '../../paths/sitePath.ts';
import { isInSite, type Reference } from '../../page/record/references.ts';
import { pathsMeantBy } from '../../page/record/pageRecord.ts';
import { generatedAt } from '../api/generatedPages.ts';
import { belowBasePath } from './basePath.ts';
import { isVariant } from './pageVariants.ts';
import type { SiteFiles } from '../siteFiles.ts';
import type { SiteSnapshot } from '../siteSnapshot.ts';
import { isOneLetterOff } from '../../util/typo.ts';

/** The target of a link in a page. */
export type Destination =
  | Found
  /** A folder that has no page of its own. */
  | (AtPath & { readonly kind: 'folder' })
  /**
   * The site redirects readers; `to` is the address as in docs.json, `target` the one with its wildcards filled in, if
   * possible.
   */
  | { readonly kind: 'redirect'; readonly to: string; readonly target: string | undefined }
  /** No file matches; `path` is the first candidate. */
  | (AtPath & { readonly kind: 'missing'; readonly fragment?: string })
  /** The path points outside of the site. */
  | { readonly kind: 'outside' }
  | { readonly kind: 'address'; readonly url: string }
  /** Unknown: a folder that wasn't read, a page that the platform generates, or a string that is no plain path. */
  | {
      readonly kind: 'unknown';
      /** The path, if the platform generates a page there. */
      readonly generated?: SitePath;
    };

type Found =
  /** A page; `hasExtension` if the link contains the extension of its file. */
  | (Served & {
      readonly kind: 'page';
      readonly file: SitePath;
      readonly fragment?: string;
      readonly hasExtension: boolean;
    })
  /** Any other file: an image, a download, a snippet. */
  | (Served & { readonly kind: 'file'; readonly file: SitePath });

interface Served {
  /** The path below which the site is served, if the link begins with it. */
  readonly basePath?: SitePath;
}

interface AtPath extends Served {
  /** From the root of the site, without that path. */
  readonly path: SitePath;
}

/** What the resolution of addresses depends on. */
export type Routes = Pick<SiteSnapshot, 'files' | 'config' | 'apiDescriptions' | 'settings'>;

/** Resolves a reference of a page; `from` is the page's file. */
export function resolveReference(
  routes: Routes,
  from: SitePath,
  { kind, value }: Pick<Reference, 'kind' | 'value'>,
): Destination {
  switch (kind) {
    case 'import':
    case 'use':
      return resolveImport(routes, from, value);
    case 'snippet':
      return resolveSnippet(routes, from, value);
    default:
      return resolveLink(routes, from, value);
  }
}

/** Resolves an address in a page; `from` is the page's file. */
export function resolveLink(routes: Routes, from: SitePath, written: string): Destination {
  const { files } = routes;
  const text = written.trim();
  if (isExternal(text)) return { kind: 'address', url: text };
  if (!isLiteralAddress(text)) return { kind: 'unknown' };
  const { path, fragment } = splitAddress(text);
  const withFragment = fragment === undefined ? {} : { fragment };
  if (path === '') return { kind: 'page', file: from, ...withFragment, hasExtension: false };
  const candidates = meantPaths(from, path);
  const [first = siteRoot] = candidates;
  for (const candidate of candidates) {
    const found = resolveFile(files, candidate);
    if (found !== undefined) return found.kind === 'page' ? { ...found, ...withFragment } : found;
  }
  const elsewhere = withoutFile(routes, candidates, belowBase(routes, candidates, path.startsWith('/')));
  if (elsewhere?.kind === 'page' || elsewhere?.kind === 'missing') return { ...elsewhere, ...withFragment };
  if (!leavesRoot(from, path)) return elsewhere ?? { kind: 'missing', path: first, ...withFragment };
  // Such a path means a file of the repository rather than a generated page.
  const isKnown = candidates.every((candidate) => files.isKnown(candidate));
  return elsewhere === undefined || (elsewhere.kind === 'unknown' && isKnown) ? { kind: 'outside' } : elsewhere;
}

/** Whether a string is a literal address: no template, pattern or path of another system. */
function isLiteralAddress(text: string): boolean {
  const [path = ''] = text.split('#', 1);
  return text !== '' && !/[{}]/.test(text) && !/[*<>\\]|\/:/.test(path);
}

/**
 * Resolves a path that no file matches; undefined if nothing else does. `below` is what it means without the path below
 * which the site is served.
 */
function withoutFile(routes: Routes, candidates: readonly SitePath[], below?: Destination): Destination | undefined {
  const { files, config } = routes;
  const isUnknown = (path: SitePath): boolean => !files.isKnown(path) && !isUnpublishedLink(files, path);
  if (candidates.some((path) => isUnknown(path) || isPlatformFile(files, path))) return { kind: 'unknown' };
  for (const path of candidates.flatMap((one) => [one, withoutIndex(one)])) {
    const to = config.redirectOf(path);
    if (to !== undefined) return { kind: 'redirect', to, target: config.redirectTargetOf(path) };
  }
  if (below !== undefined && below.kind !== 'missing') return below;
  const generated = candidates.find((path) => !namesFile(path) && mayBeGenerated(routes, path));
  if (generated !== undefined)
    return generatedAt(routes, generated) === 'yes' ? { kind: 'unknown', generated } : { kind: 'unknown' };
  const variantFolders = files.variantFolders(config.navigation);
  if (candidates.some((path) => isVariant(files, variantFolders, path))) return { kind: 'unknown' };
  // The platform's own check accepts a file's name without its extension.
  const [file] = candidates.flatMap((path) => files.names.withoutExtension(path) ?? []);
  if (file !== undefined) return { kind: 'file', file };
  const folder = candidates.find((path) => path === siteRoot || files.hasFolder(path));
  return folder === undefined ? below : { kind: 'folder', path: folder };
}

/** Whether a link means a page that the site’s `.mintignore` excludes; other files there may be served. */
export function isUnpublishedLink(files: SiteFiles, path: SitePath): boolean {
  return path !== siteRoot && (isMarkdown(path) || !namesFile(path)) && files.isUnpublishedPage(path);
}

/**
 * Whether there may be a page at a path that no file matches. If the generated pages are unknown, a path that is nearly
 * that of a page is treated as a typo.
 */
function mayBeGenerated(routes: Routes, path: SitePath): boolean {
  if (!routes.config.knowsRoutes) return true;
  const generated = generatedAt(routes, path);
  return generated === 'yes' || (generated === 'unknown' && !isNearlyPage(routes.files, path));
}

/** Removes `/index` from the address of a page in a folder, as the platform does. */
function withoutIndex(path: SitePath): SitePath {
  return path.replace(/\/index$/, '') as SitePath;
}

/** Files and folders that the platform serves at the root of every site. */
const platformFiles =
  /^(?:llms\.txt|llms-full\.txt|robots\.txt|sitemap\.xml|skill\.md|(?:authed\/)?mcp)$|^(?:\.well-known|_mintlify|_llms)(?:\/|$)/;

/** Whether the platform serves a path without a file of the site: also the feed of a page. */
function isPlatformFile(files: SiteFiles, path: SitePath): boolean {
  if (platformFiles.test(path)) return true;
  const [feed, ofPage = ''] = /^(?:(.+)\/)?rss\.xml$/.exec(path) ?? [];
  return feed !== undefined && resolveFile(files, ofPage as SitePath)?.kind === 'page';
}

/**
 * Resolves a path that begins with the path below which the site is served; undefined for others. Without a slash it is
 * right on some pages only, so that no file of the site is known to be meant.
 */
function belowBase(routes: Routes, candidates: readonly SitePath[], isFromRoot: boolean): Destination | undefined {
  const [below] = candidates.flatMap((path) => belowBasePath(routes, path) ?? []);
  if (below === undefined) return undefined;
  const { basePath, rest } = below;
  const found = resolveFile(routes.files, rest) ?? withoutFile(routes, [rest]) ?? { kind: 'missing', path: rest };
  if (!isFromRoot) return found.kind === 'missing' ? undefined : { kind: 'unknown' };
  return 'file' in found || 'path' in found ? { ...found, basePath } : found;
}

/** Resolves an import to its file; packages are unknown. As in addresses, `..` above the root stays at the root. */
export function resolveImport({ files }: Pick<Routes, 'files'>, from: SitePath, source: string): Destination {
  if (!isInSite(source)) return { kind: 'unknown' };
  const [path = siteRoot] = meantPaths(from, source);
  const file = ['', ...importExtensions]
    .map((extension) => `${path}${extension}` as SitePath)
    .find((one) => files.has(one));
  if (file !== undefined) return { kind: 'file', file };
  if (leavesRoot(from, source)) return { kind: 'outside' };
  return files.isKnown(path) ? { kind: 'missing', path } : { kind: 'unknown' };
}

/** What an import may omit after a file's name, in order of precedence. */
export const importExtensions: readonly string[] = [...pageExtensions, '.jsx', '.tsx', '.js', '.ts'];

/** Resolves the file of `<Snippet file="…">`, which is in a snippet folder. */
export function resolveSnippet({ files }: Pick<Routes, 'files'>, from: SitePath, written: string): Destination {
  if (!isLiteralAddress(written.trim())) return { kind: 'unknown' };
  const paths = pathsMeantBy(from, 'snippet', written);
  const [first] = paths;
  if (first === undefined) return { kind: 'outside' };
  const file = paths.flatMap((path) => [path, ...filesOfEntry(path)]).find((path) => files.has(path));
  if (file !== undefined) return { kind: 'file', file };
  return paths.every((path) => files.isKnown(path)) ? { kind: 'missing', path: first } : { kind: 'unknown' };
}

function existing(files: SiteFiles, paths: readonly SitePath[]): SitePath | undefined {
  return paths.find((path) => files.has(path) && !isNeverPage(path) && !files.isUnpublished(path));
}

function resolveFile(files: SiteFiles, path: SitePath): Found | undefined {
  const index = path === siteRoot ? 'index' : `${path}/index`;
  const page = existing(files, filesOfEntry(path)) ?? existing(files, filesOfEntry(index));
  if (page !== undefined)
    return isSnippetPath(page) ? { kind: 'file', file: page } : { kind: 'page', file: page, hasExtension: false };
  if (path === siteRoot) return undefined;
  if (files.has(path) && !isNeverPage(path) && !(isMarkdown(path) && files.isUnpublished(path))) {
    const isPage = isMarkdown(path) && !isSnippetPath(path);
    return isPage ? { kind: 'page', file: path, hasExtension: true } : { kind: 'file', file: path };
  }
  if (!isMarkdown(path)) return undefined;
  // The address of a page with `.md` appended is the page as Markdown, whatever its file's extension.
  const exported = existing(files, filesOfEntry(pageNameOf(path)));
  return exported === undefined ? undefined : { kind: 'page', file: exported, hasExtension: true };
}

/**
 * Whether a path that no page has differs so little from that of a page that it is a typo: in case, by one letter in one
 * segment, or by folders before it that one of them lacks. A number or a plural makes another name, not a typo.
 */
export function isNearlyPage(files: SiteFiles, path: SitePath): boolean {
  const isPage = (one: string): boolean => filesOfEntry(one).some((file) => files.has(file));
  if ([...filesOfEntry(path), ...filesOfEntry(`${path}/index`)].some((file) => files.names.inOtherCase(file)))
    return true;
  const segments = path.split('/');
  const ends = segments.slice(1, -1).map((_, at) => segments.slice(at + 1).join('/'));
  if (ends.some(isPage)) return true;
  const base = baseNameOf(path);
  if (segments.length > 1 && files.names.pagesEndingIn(base).some((page) => page.endsWith(`/${path}`))) return true;
  const besides = files.names.pagesIn(folderOf(path)).some((page) => isOneLetterOff(base, baseNameOf(page)));
  return besides || files.names.pagesEndingIn(base).some((page) => differsInFolders(path, page));
}

/** Whether two paths differ by a typo in one folder, or by a slash that is swapped with the letter next to it. */
function differsInFolders(path: SitePath, page: SitePath): boolean {
  const [a, b] = [path.split('/'), page.split('/')];
  if (a.length !== b.length) return false;
  const different = a.flatMap((segment, at) => (segment === b[at] ? [] : [[segment, b[at] ?? ''] as const]));
  const [only, other] = different;
  if (other !== undefined) return different.length === 2 && path.length === page.length && isOneLetterOff(path, page);
  return only !== undefined && isOneLetterOff(...only);
}
