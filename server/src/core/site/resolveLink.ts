import { isMarkdown, isSnippetPath, pageExtensions } from '../paths/fileKinds.ts';
import { filesOfEntry, pageNameOf } from '../paths/route.ts';
import { baseNameOf, folderOf, siteRoot, toSitePath, type SitePath } from '../paths/sitePath.ts';
import type { SiteFiles } from './siteFiles.ts';
import { decodeEscapes } from '../util/decode.ts';

/** What a link in a page leads to. */
export type Destination =
  /** A page; `hasExtension` where the link gives the ending of its file. */
  | { readonly kind: 'page'; readonly file: SitePath; readonly fragment?: string; readonly hasExtension: boolean }
  /** Any other file: an image, a download, a part that pages import. */
  | { readonly kind: 'file'; readonly file: SitePath }
  /** A folder that has no page of its own. */
  | { readonly kind: 'folder'; readonly path: SitePath }
  /** No file answers; `path` is where it was looked for first. */
  | { readonly kind: 'missing'; readonly path: SitePath; readonly fragment?: string }
  /** The path leads out of the site. */
  | { readonly kind: 'outside' }
  | { readonly kind: 'address'; readonly url: string }
  /** It can't be told: a place where nobody looked, a file that the platform makes, or a text that is no plain path. */
  | { readonly kind: 'unknown' };

/** Files that the platform makes for every site. */
const madeFiles: ReadonlySet<string> = new Set(
  'llms.txt llms-full.txt robots.txt sitemap.xml skill.md rss.xml mcp'.split(' '),
);

/** Looks up what an address in a page means; `from` is the page's file. */
export function resolveLink(files: SiteFiles, from: SitePath, written: string): Destination {
  const text = written.trim();
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(text)) return { kind: 'address', url: text };
  if (text === '' || /[{}*<>\\]|\/:/.test(text)) return { kind: 'unknown' };
  const { path, fragment } = splitLink(text);
  if (path === '') return { kind: 'page', file: from, ...fragment, hasExtension: false };
  const candidates = pathsOf(from, path);
  const [first] = candidates;
  if (first === undefined) return { kind: 'outside' };
  for (const candidate of candidates) {
    const found = lookUp(files, candidate);
    if (found !== undefined) return found.kind === 'page' ? { ...found, ...fragment } : found;
  }
  if (candidates.some((candidate) => !files.isKnown(candidate)) || madeFiles.has(baseNameOf(first))) {
    return { kind: 'unknown' };
  }
  const folder = candidates.find((candidate) => candidate === siteRoot || files.hasFolder(candidate));
  return folder === undefined ? { kind: 'missing', path: first, ...fragment } : { kind: 'folder', path: folder };
}

/** Looks up the file that an import names; packages are unknown. */
export function resolveImport(files: SiteFiles, from: SitePath, source: string): Destination {
  if (!/^\.{0,2}\//.test(source)) return { kind: 'unknown' };
  const [path] = pathsOf(from, source);
  if (path === undefined) return { kind: 'outside' };
  const file = ['', ...importExtensions].map((ending) => `${path}${ending}` as SitePath).find((one) => files.has(one));
  if (file !== undefined) return { kind: 'file', file };
  return files.isKnown(path) ? { kind: 'missing', path } : { kind: 'unknown' };
}

const importExtensions = [...pageExtensions, '.jsx', '.tsx', '.js', '.ts'];

/** Looks up the file that `<Snippet file="…">` names: it lies in the folder of reusable parts. */
export function resolveSnippet(files: SiteFiles, written: string): Destination {
  const folders = ['_snippets', 'snippets', ''];
  const paths = folders.flatMap((folder) => toSitePath(`${folder}/${written}`) ?? []);
  const [first] = paths;
  if (first === undefined) return { kind: 'outside' };
  const file = paths.find((path) => files.has(path));
  if (file !== undefined) return { kind: 'file', file };
  return paths.every((path) => files.isKnown(path)) ? { kind: 'missing', path: first } : { kind: 'unknown' };
}

/** The path of an address as it is meant, and its fragment without the `#`. */
function splitLink(text: string): { readonly path: string; readonly fragment: { readonly fragment?: string } } {
  const hash = text.indexOf('#');
  const beforeHash = hash < 0 ? text : text.slice(0, hash);
  return {
    path: decodeEscapes(beforeHash.replace(/\?.*$/s, '')),
    fragment: hash < 0 ? {} : { fragment: decodeEscapes(text.slice(hash + 1)) },
  };
}

/**
 * The paths that an address may mean, in the order in which they are looked for. One that begins with neither a
 * slash nor a dot is beside the page for a reader, and below the root for the platform's check; both occur.
 */
function pathsOf(from: SitePath, path: string): readonly SitePath[] {
  const fromRoot = toSitePath(path);
  if (path.startsWith('/')) return fromRoot === undefined ? [] : [fromRoot];
  const beside = toSitePath(`${folderOf(from)}/${path}`);
  const both = /^\.{1,2}(?:\/|$)/.test(path) ? [beside] : [beside, fromRoot];
  return [...new Set(both.filter((candidate) => candidate !== undefined))];
}

type Found = Extract<Destination, { readonly kind: 'page' | 'file' }>;

function lookUp(files: SiteFiles, path: SitePath): Found | undefined {
  const index = path === siteRoot ? 'index' : `${path}/index`;
  const page = [...filesOfEntry(path), ...filesOfEntry(index)].find((file) => files.has(file));
  if (page !== undefined)
    return isSnippetPath(page) ? { kind: 'file', file: page } : { kind: 'page', file: page, hasExtension: false };
  if (path === siteRoot) return undefined;
  if (files.has(path)) {
    const isPage = isMarkdown(path) && !isSnippetPath(path);
    return isPage ? { kind: 'page', file: path, hasExtension: true } : { kind: 'file', file: path };
  }
  if (!isMarkdown(path)) return undefined;
  // The address of a page with `.md` behind it is the page as Markdown, whatever its file's ending is.
  const exported = filesOfEntry(pageNameOf(path)).find((file) => files.has(file));
  return exported === undefined ? undefined : { kind: 'page', file: exported, hasExtension: true };
}
