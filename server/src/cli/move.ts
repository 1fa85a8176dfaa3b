import path from 'node:path';
import { movePath } from '../core/features/refactor/movePath.ts';
import type { Refusable } from '../core/features/refactor/refactoring.ts';
import { renameableSection } from '../core/features/refactor/renameSection.ts';
import { nameOfSection } from '../core/features/refactor/sectionName.ts';
import { sectionNamed } from '../core/page/sections/sections.ts';
import type { FileEdit } from '../core/paths/fileEdit.ts';
import { isMarkdown } from '../core/paths/fileKinds.ts';
import { type SitePath, isAbove, isWithin, extensionOf, siteRoot } from '../core/paths/sitePath.ts';
import { findSection } from '../core/site/sections/sectionLocation.ts';
import { applyEdits } from '../core/text/textRange.ts';
import { count } from '../core/util/messageText.ts';
import { nearestName } from '../core/util/nearest.ts';
import { siteRootsAbove } from '../workspace/files/folderIndexes.ts';
import { nodeFileSystem } from '../workspace/files/nodeFileSystem.ts';
import {
  join,
  toFsPath,
  fromFsPath,
  nameOf,
  parentFolderOf,
  relativeTo,
  type ResourcePath,
} from '../workspace/files/resourcePath.ts';
import type { Site } from '../workspace/site.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { moveOnDisk } from '../workspace/writing/diskWrites.ts';
import { writeFailureText } from '../workspace/writing/writeFailure.ts';
import { moveLine } from './commandLines.ts';
import {
  refuseBrokenConfig,
  refuseUnreadableSettings,
  diskFiles,
  openWorkspace,
  outermostRoot,
  refuseWithoutSite,
} from './folders.ts';
import { exitCodes, UsageError, type Io } from './io.ts';
import { readArguments } from './readArguments.ts';
import { unifiedDiff } from './unifiedDiff.ts';
import { shownPath, PartialWriteError, writeFiles, type FileToWrite } from './writeFiles.ts';

interface MoveArguments {
  readonly from: string;
  readonly to: string;
  readonly redirects: boolean;
  readonly isDryRun: boolean;
}

/** Moves a file or folder of a site, or renames a section, with everything that refers to it; returns the exit code. */
export async function move(args: readonly string[], io: Io): Promise<number> {
  const options = parseMoveArguments(args);
  const source = await findSource(options.from, io);
  refuseUnreadableSettings(source.site, io);
  refuseBrokenConfig(source.site);
  const outcome =
    source.section === undefined ? await moved(source, options, io) : await renamed(source, source.section, options);
  if ('refused' in outcome) throw new UsageError(outcome.refused);
  const { edits } = outcome;
  if (options.isDryRun) await showFileEdits(source.site, edits, io);
  else await applyFileEdits(source.site, edits, io);
  io.write(`${summary(source.site, edits, options, io)}\n`);
  return exitCodes.clean;
}

async function moved(source: MoveSource, { to, redirects }: MoveArguments, io: Io): Promise<Refusable> {
  const target = await newPathOf(source, to, io);
  return movePath(source.site.takeSnapshot(), { from: source.file, to: target }, { redirects });
}

/** Renames a section as its link in an editor does: its id if it has one, or else its title. */
async function renamed(
  { site, file, argument }: MoveSource,
  section: string,
  { to, redirects }: MoveArguments,
): Promise<Refusable> {
  if (redirects) throw new UsageError('--redirect has no effect with a section. Remove it.');
  const holder = findSection(site.takeSnapshot(), file, section)?.file ?? file;
  const context = await site.contextOf(holder);
  const found = context && sectionNamed(context.pageIndex.sections, section);
  const name = found && nameOfSection(context, found);
  if (context !== undefined && name !== undefined) return renameableSection(context, name).rename(to);
  const ids = context?.pageIndex.sections.flatMap((one) => one.ids) ?? [];
  const nearest = nearestName(section, ids);
  const hint = nearest === undefined ? '' : ` Did you mean “#${nearest}”?`;
  throw new UsageError(`“${argument}”: the page has no such section.${hint}`);
}

function summary(site: Site, edits: readonly FileEdit[], { isDryRun }: MoveArguments, io: Io): string {
  const shown = (file: SitePath): string => shownPath(join(site.root, file), io);
  const changed = edits.filter(({ kind }) => kind === 'edit').length;
  const files = count(changed, 'file');
  const change = isDryRun ? `Would change ${files}` : `Changed ${files}`;
  const step = edits.find((edit) => edit.kind === 'move');
  if (step === undefined) return changed === 0 ? 'Nothing to change.' : `${change}.`;
  return `${isDryRun ? 'Would move' : 'Moved'} ${shown(step.from)} to ${shown(step.file)}. ${change}.`;
}

function parseMoveArguments(args: readonly string[]): MoveArguments {
  const { values, positionals } = readArguments(moveLine, args);
  const [from, to, ...others] = positionals;
  if (from === undefined || to === undefined || others.length > 0)
    throw new UsageError('docsight move needs two paths: docsight move FROM TO, or PAGE#SECTION "NEW NAME".');
  return { from, to, redirects: values.redirect ?? false, isDryRun: values['dry-run'] ?? false };
}

/** A file of a site with its text before and after some edits. */
interface ChangedText {
  readonly file: SitePath;
  readonly before: string;
  readonly after: string;
}

type Move = Extract<FileEdit, { kind: 'move' }>;

/** Changes texts of a site and moves a file or folder: all or nothing. Throws UsageError if some of it isn’t possible. */
async function applyFileEdits(site: Site, edits: readonly FileEdit[], io: Io): Promise<void> {
  const changed = await changedTexts(site, edits);
  const move = moveIn(edits);
  try {
    await write(site, changed, 'after', io);
    if (move !== undefined) await moveInSite(site, move, io);
  } catch (error) {
    await write(site, changed, 'before', io);
    throw error instanceof PartialWriteError ? new UsageError(`${error.reason} Nothing was changed.`) : error;
  }
}

/** Prints the difference of the texts. */
async function showFileEdits(site: Site, edits: readonly FileEdit[], io: Io): Promise<void> {
  const move = moveIn(edits);
  const shown = (file: SitePath): string => shownPath(join(site.root, file), io);
  for (const { file, before, after } of await changedTexts(site, edits)) {
    const now = move !== undefined && isWithin(file, move.from) ? `${move.file}${file.slice(move.from.length)}` : file;
    io.write(unifiedDiff(shown(now as SitePath), before, after, shown(file)));
  }
}

function moveIn(edits: readonly FileEdit[]): Move | undefined {
  return edits.find((edit) => edit.kind === 'move');
}

async function changedTexts(site: Site, edits: readonly FileEdit[]): Promise<readonly ChangedText[]> {
  const { fragments } = site.takeSnapshot().config.composed;
  const changed: ChangedText[] = [];
  for (const edit of edits) {
    if (edit.kind !== 'edit' || isAbove(edit.file)) continue;
    const { file } = edit;
    const before = fragments.find((one) => one.file === file)?.tree.text ?? (await site.readText(file));
    if (before === undefined) throw new UsageError(`“${file}” can no longer be read. Nothing was changed.`);
    changed.push({ file, before, after: applyEdits(before, edit.edits) });
  }
  return changed;
}

async function write(site: Site, changed: readonly ChangedText[], state: 'before' | 'after', io: Io): Promise<void> {
  const files = changed.map((one): FileToWrite => ({
    path: join(site.root, one.file),
    text: one[state],
    isManaged: true,
  }));
  await writeFiles(files, io, { yes: true, within: site.root });
}

async function moveInSite({ root }: Site, { from, file }: Move, io: Io): Promise<void> {
  const [old, target] = [join(root, from), join(root, file)];
  try {
    await moveOnDisk(toFsPath(old), toFsPath(target));
  } catch (error) {
    throw new UsageError(`“${shownPath(old, io)}” can’t be moved: ${writeFailureText(error)}. Nothing was changed.`);
  }
}

/** What is moved: a file or folder of a site, or a section of a page. */
interface MoveSource {
  readonly argument: string;
  readonly workspace: Workspace;
  readonly site: Site;
  readonly file: SitePath;
  readonly isFolder: boolean;
  /** The id of the section. */
  readonly section: string | undefined;
  /** The folder to which the argument is relative. */
  readonly base: ResourcePath;
}

/** A path on the disk, and the folder to which it was given. */
interface Found {
  readonly path: ResourcePath;
  readonly base: ResourcePath;
}

/** Finds what a path means: from the current folder, or else from the root of the site around it. */
async function findSource(argument: string, io: Io): Promise<MoveSource> {
  const current = fromFsPath(io.cwd);
  const isWhole = (await nodeFileSystem.stat(fromFsPath(path.resolve(io.cwd, argument)))) !== undefined;
  const [, name = argument, section] = (isWhole ? undefined : /^(.+)#([^#]+)$/.exec(argument)) ?? [];
  const found = await findFrom(name, current, section !== undefined);
  if (found === undefined) throw new UsageError(`“${name}” not found.`);
  if (await isSiteRoot(found.path))
    throw new UsageError(
      `“${name}” is the folder of a site, and nothing in it depends on its location. Move it yourself.`,
    );
  const folder = parentFolderOf(found.path) ?? found.path;
  const { workspace, folders } = await openWorkspace([toFsPath(await outermostRoot(folder))], io);
  await refuseWithoutSite(workspace, folders, io);
  const { site, file } = workspace.locate(found.path);
  if (site === undefined) throw new UsageError(`“${name}” isn’t part of a site.`);
  const isFolder = (await nodeFileSystem.stat(found.path)) === 'folder';
  refuseFile(site, file, name, isFolder);
  return { argument, workspace, site, file, isFolder, section, base: found.base };
}

async function findFrom(name: string, current: ResourcePath, isPage: boolean): Promise<Found | undefined> {
  const bases = [current];
  for await (const root of siteRootsAbove(diskFiles, join(current, '.'))) bases.push(root);
  for (const base of bases) {
    // From a site's root, paths may begin with a slash, as in links.
    const isOfSite = base !== current || bases.includes(current, 1);
    const relative = isOfSite ? name.replace(/^\/+/, '') : name;
    for (const written of new Set([name, relative])) {
      for (const ending of isPage ? ['', '.mdx', '.md', '/index.mdx', '/index.md'] : ['', '.mdx', '.md']) {
        const found = fromFsPath(path.resolve(toFsPath(base), `${written}${ending}`));
        const kind = await nodeFileSystem.stat(found);
        if (kind === 'file' || (kind === 'folder' && !isPage)) return { path: found, base };
      }
    }
  }
  return undefined;
}

async function isSiteRoot(folder: ResourcePath): Promise<boolean> {
  for await (const root of siteRootsAbove(diskFiles, join(folder, '.'))) return root === folder;
  return false;
}

/** Throws UsageError for files that nothing in the site refers to, and for the one that makes it a site. */
function refuseFile(site: Site, file: SitePath, name: string, isFolder: boolean): void {
  const { files, config } = site.takeSnapshot();
  if (file === config.file) throw new UsageError(`“${name}” configures the site and must stay where it is.`);
  const isKnown = isFolder ? files.paths.some((one) => isWithin(one, file)) : files.has(file) && !files.isIgnored(file);
  if (!isKnown) throw new UsageError(`“${name}” is excluded from the site, so nothing refers to it. Move it yourself.`);
}

/** Returns the new path of what is moved: in a folder that exists, or else as it was given. */
async function newPathOf({ workspace, site, file, isFolder, base }: MoveSource, to: string, io: Io): Promise<SitePath> {
  if (to.trim() === '') throw new UsageError('The new path is empty.');
  const from = join(site.root, file);
  const isOfSite = base === site.root && to.startsWith('/') && relativeTo(site.root, fromFsPath(to)) === undefined;
  const given = fromFsPath(path.resolve(toFsPath(base), isOfSite ? to.replace(/^\/+/, '') : to));
  const isInto = given !== from && (/[\\/]$/.test(to) || (await nodeFileSystem.stat(given)) === 'folder');
  const target = isInto ? join(given, nameOf(from)) : isFolder ? given : withExtensionOf(given, file);
  const shown = shownPath(target, io);
  const inside = relativeTo(site.root, target);
  if (inside === undefined || inside === siteRoot)
    throw new UsageError(`“${shown}” is outside the site “${shownPath(site.root, io)}”. Use a path inside it.`);
  if (workspace.siteOf(target) !== site)
    throw new UsageError(
      `“${shown}” is in another site, and links can’t be updated across sites. Use a path in the same site.`,
    );
  const isCase = target.toLowerCase() === from.toLowerCase();
  if (target !== from && !isCase && (await nodeFileSystem.stat(target)) !== undefined)
    throw new UsageError(`“${shown}” already exists. Use another path, or move that first.`);
  return inside;
}

/** A name without an extension keeps that of the file. */
function withExtensionOf(target: ResourcePath, file: SitePath): ResourcePath {
  const extension = file.slice(file.length - extensionOf(file).length);
  const name = nameOf(target) as SitePath;
  const hasOwn = isMarkdown(file) ? isMarkdown(name) : extensionOf(name) !== '';
  return hasOwn ? target : (`${target}${extension}` as ResourcePath);
}
