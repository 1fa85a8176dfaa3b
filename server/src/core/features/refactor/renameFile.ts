import { isDotted } from '../../paths/address.ts';
import { isMarkdown, isSnippetPath, snippetFolders } from '../../paths/fileKinds.ts';
import { filesOfEntry, pageNameOf, routeOf } from '../../paths/route.ts';
import { unportablePath } from '../../paths/portablePath.ts';
import { extensionOf, folderOf, siteRoot, toSitePath, type SitePath } from '../../paths/sitePath.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import type { TextRange } from '../../text/textRange.ts';
import { decodeEscapes } from '../../util/strings.ts';
import { code } from '../../util/messageText.ts';
import { moveFiles, type MoveOptions } from './moveFiles.ts';
import { refuse, type Renameable, type RenameOutcome } from './refactoring.ts';

/** A text that names a file, and the file that contains it. */
export interface FileName {
  readonly file: SitePath;
  /** The file with the text. */
  readonly from: SitePath;
  /** The range of its path, and the path as written. */
  readonly range: TextRange;
  readonly path: string;
  /** Whether it has `%`-escapes. */
  readonly hasEscapes: boolean;
}

/** Returns the rename of a file to the path typed over a text that names it. */
export function renameableFile(site: SiteSnapshot, name: FileName, options: MoveOptions): Renameable {
  return {
    range: name.range,
    placeholder: name.path,
    rename: (newName) => renameFile(site, name, newName.trim(), options),
  };
}

function renameFile(site: SiteSnapshot, name: FileName, newName: string, options: MoveOptions): RenameOutcome {
  const { file } = name;
  const kind = isMarkdown(file) ? 'page' : 'file';
  const example = code(isMarkdown(file) ? 'guides/setup' : `images/chart${extensionOf(file)}`);
  if (/^[./]*$/.test(newName)) return refuse(`Enter the path of the ${kind} in the site, such as ${example}.`);
  const path = name.hasEscapes ? decodeEscapes(newName) : newName;
  const unportable = unportablePath(path);
  if (unportable !== undefined) return refuse(unportable);
  const target = targetOf(site, name, path);
  if (target === undefined)
    return refuse(`${code(newName)} is outside the site. Use a path inside the site, such as ${example}.`);
  const to = withExtension(name, target);
  if (to === file) return { kind: 'edits', edits: [] };
  const existing = takenBy(site, file, to);
  if (existing !== undefined)
    return refuse(`${code(existing)} already exists. Use another path, or move that file first.`);
  return {
    kind: 'edits',
    edits: [...moveFiles(site, [{ from: file, to }], options), { kind: 'move', from: file, file: to }],
  };
}

/** Returns the file of the new path: relative to the page with dots, without dots relative to the old one's base. */
function targetOf(site: SiteSnapshot, name: FileName, newPath: string): SitePath | undefined {
  const isRooted = newPath.startsWith('/');
  const folder = isDotted(newPath) ? folderOf(name.from) : isRooted ? siteRoot : folderMeant(site, name, newPath);
  return toSitePath(`${folder}/${newPath}`);
}

/**
 * Returns the folder against which a path without dots resolves: the page's, the snippets folder, or the site's root.
 */
function folderMeant({ files }: SiteSnapshot, { from, file, path }: FileName, newPath: string): SitePath {
  const beside = folderOf(from);
  if (isDotted(path)) {
    // The name of a missing folder is more likely relative to the root, as all paths of the site.
    const folder = toSitePath(`${beside}/${folderOf(newPath as SitePath)}`);
    return folder === beside || (folder !== undefined && files.hasFolder(folder)) ? beside : siteRoot;
  }
  if (path.startsWith('/') || isSnippetPath(newPath as SitePath)) return siteRoot;
  return [beside, ...snippetFolders].find((folder) => isStart(toSitePath(`${folder}/${path}`), file)) ?? siteRoot;
}

/** Whether a file's path begins with another one, so that this resolves from the assumed base. */
function isStart(path: SitePath | undefined, file: SitePath): boolean {
  return path !== undefined && (file.startsWith(path) || file.startsWith(pageNameOf(path)));
}

/** A name without an extension keeps that of the file, and an index page named by its folder stays one. */
function withExtension({ file, path }: FileName, target: SitePath): SitePath {
  const extension = file.slice(file.length - extensionOf(file).length);
  if (!isMarkdown(file)) return (extensionOf(target) === '' ? target + extension : target) as SitePath;
  if (isMarkdown(target)) return target;
  const name = pageNameOf(file);
  const wasFolder = routeOf(file) !== `/${name}` && !/(?:^|\/)index(?:\.mdx?)?\/?$/i.test(path);
  return `${target}${wasFolder && target !== siteRoot ? '/index' : ''}${extension}` as SitePath;
}

/** Returns the file that already has a path, or the URL of a page; the same path in other case is free. */
function takenBy({ files }: SiteSnapshot, file: SitePath, to: SitePath): SitePath | undefined {
  const rivals = isMarkdown(to) ? filesOfEntry(pageNameOf(to)) : [to];
  return rivals
    .flatMap((rival) => (files.has(rival) ? rival : (files.names.inOtherCase(rival) ?? [])))
    .find((rival) => rival !== file);
}
