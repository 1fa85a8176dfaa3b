import { URI } from 'vscode-uri';
import { siteRoot, type SitePath } from '../../core/paths/sitePath.ts';

declare const resourcePathBrand: unique symbol;

/**
 * The normalized path of a file or folder, whichever client named it: scheme, authority and decoded path,
 * `file:///home/me/my docs/docs.json`. Equal paths are equal strings.
 */
export type ResourcePath = string & { readonly [resourcePathBrand]: true };

/** Returns the path of a URI. Drive letters come in either case and with or without escapes; they are lower-cased. */
export function fromUri(uri: string): ResourcePath {
  const { scheme, authority, path } = URI.parse(uri);
  const plain = path.replace(/^\/[A-Z]:/, (drive) => drive.toLowerCase()).replace(/(?<=.)\/+$/, '');
  return `${scheme}://${authority}${plain}` as ResourcePath;
}

/** Returns the URI of a path, escaped as editors expect it. */
export function toUri(resource: ResourcePath): string {
  return uriOf(resource).toString();
}

/** Whether a resource is on the disk: one of another scheme has nothing to do with the same path on this machine. */
export function isOnDisk(resource: ResourcePath): boolean {
  return resource.startsWith('file:');
}

/** Returns the file path of a `file` resource on this machine. */
export function toFsPath(resource: ResourcePath): string {
  return uriOf(resource).fsPath;
}

/** A URI can't contain half of a character, as strings of JSON can; neither can the name of a file. */
function encodable(path: string): string {
  return path.replace(/\p{Surrogate}/gu, '\uFFFD');
}

function uriOf(resource: ResourcePath): URI {
  const [, scheme = 'file', authority = '', path = '/'] = /^([^:]+):\/\/([^/]*)(\/.*)?$/s.exec(resource) ?? [];
  return URI.from({ scheme, authority, path: encodable(path) });
}

/** Returns the resource path of a file path on this machine. */
export function fromFsPath(fsPath: string): ResourcePath {
  return fromUri(URI.file(encodable(fsPath)).toString());
}

/** Returns the resource at a path below a folder, with `/` between segments; the folder itself for an empty path. */
export function join(folder: ResourcePath, path: string): ResourcePath {
  if (path === '') return folder;
  return `${folder.endsWith('/') ? folder : `${folder}/`}${path}` as ResourcePath;
}

/** Resolves a path that may point out of its folder: each leading `../` goes one folder up. */
export function resolve(folder: ResourcePath, path: string): ResourcePath {
  let start = folder;
  let rest = path;
  for (; rest.startsWith('../'); rest = rest.slice('../'.length)) start = parentFolderOf(start) ?? start;
  return join(start, rest);
}

/** Returns the parent folder of a resource; undefined for the root of its file system. */
export function parentFolderOf(resource: ResourcePath): ResourcePath | undefined {
  const pathStart = resource.indexOf('/', resource.indexOf('://') + 3);
  const slash = resource.lastIndexOf('/');
  if (pathStart < 0 || resource.length === pathStart + 1) return undefined;
  return resource.slice(0, Math.max(slash, pathStart + 1)) as ResourcePath;
}

/** Returns the last segment of a path. */
export function nameOf(resource: ResourcePath): string {
  return resource.slice(resource.lastIndexOf('/') + 1);
}

/** Returns the path of a resource relative to a folder; undefined if it isn't below. The folder itself gives ''. */
export function relativeTo(folder: ResourcePath, resource: ResourcePath): SitePath | undefined {
  if (resource === folder) return siteRoot;
  const prefix = folder.endsWith('/') ? folder : `${folder}/`;
  return resource.startsWith(prefix) ? (resource.slice(prefix.length) as SitePath) : undefined;
}
