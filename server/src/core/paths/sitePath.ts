declare const sitePathBrand: unique symbol;

/**
 * The path of a file or folder below the site's root: `guides/install.mdx`. Segments are joined by `/`, without a
 * leading or trailing slash; the root itself is the empty string.
 */
export type SitePath = string & { readonly [sitePathBrand]: true };

/** The path of a file outside of the site's root, seen from there: `../AGENTS.md`. */
export type PathAbove = `../${string}`;

/** Whether a path points outside of the site's root. */
export function isAbove(path: SitePath | PathAbove): path is PathAbove {
  return path.startsWith('../');
}

export const siteRoot = '' as SitePath;

/**
 * Returns the site path that a written path means, relative to the site's root: `/a//b/`, `./a/b` and `a/x/../b` all
 * give `a/b`. Undefined for a path that leaves the root.
 */
export function toSitePath(written: string): SitePath | undefined {
  // Nearly every path is written plainly, and sites have thousands.
  const plain = written.slice(
    written.startsWith('/') ? 1 : 0,
    written.length > 1 && written.endsWith('/') ? -1 : undefined,
  );
  if (isNormal(plain)) return plain as SitePath;
  const segments: string[] = [];
  for (const segment of written.split('/')) {
    if (segment === '' || segment === '.') continue;
    if (segment !== '..') segments.push(segment);
    else if (segments.pop() === undefined) return undefined;
  }
  return segments.join('/') as SitePath;
}

/** As {@link toSitePath}, but `..` above the root stays at the root, as in browsers. */
export function toClampedPath(written: string): SitePath {
  const path = toSitePath(written);
  if (path !== undefined) return path;
  const segments: string[] = [];
  for (const segment of written.split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return segments.join('/') as SitePath;
}

/** Whether no segment of a path is empty or begins with a dot. */
function isNormal(path: string): boolean {
  const first = path.charAt(0);
  return first !== '.' && first !== '/' && !path.includes('/.') && !path.includes('//') && !path.endsWith('/');
}

/** Returns the folder of a path; the root's is the root. */
export function folderOf(path: SitePath): SitePath {
  const slash = path.lastIndexOf('/');
  return (slash < 0 ? '' : path.slice(0, slash)) as SitePath;
}

/** Returns a path below a folder as one from the root. */
export function pathIn(folder: SitePath, path: string): SitePath {
  return (folder === siteRoot ? path : `${folder}/${path}`) as SitePath;
}

/** Longer paths, such as those of an entry of 1 MB, aren’t in any folder: looking for each would take minutes. */
export const longestPath = 1024;

/** Returns all folders around a path, the innermost first, without the root; none for one that no file can have. */
export function foldersAbove(path: SitePath): readonly SitePath[] {
  const folders: SitePath[] = [];
  if (path.length > longestPath) return folders;
  for (let folder = folderOf(path); folder !== siteRoot; folder = folderOf(folder)) folders.push(folder);
  return folders;
}

/** Returns the last segment of a path: `install.mdx`. */
export function baseNameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Returns the last segment of a path without its extension: `install`. */
export function stemOf(path: string): string {
  const name = baseNameOf(path);
  return name.slice(0, name.length - extensionOf(name).length);
}

/** Returns the extension of a path with its dot, in lower case: `.mdx`; empty if there is none. */
export function extensionOf(path: string): string {
  const name = baseNameOf(path);
  const dot = name.lastIndexOf('.');
  return dot <= 0 ? '' : name.slice(dot).toLowerCase();
}

/** Whether a path is a folder itself or below it. */
export function isWithin(path: SitePath, folder: SitePath): boolean {
  return folder === siteRoot || path === folder || path.startsWith(`${folder}/`);
}
