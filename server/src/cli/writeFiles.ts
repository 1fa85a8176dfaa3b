import { lstat, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FileEdit } from '../core/paths/fileEdit.ts';
import { applyEdits } from '../core/text/textRange.ts';
import { count, formatList } from '../core/util/messageText.ts';
import { readFailures } from '../workspace/files/fileSystem.ts';
import { staysWithin } from '../workspace/files/links.ts';
import { nodeFileSystem } from '../workspace/files/nodeFileSystem.ts';
import { mapLimited } from '../workspace/concurrency.ts';
import { join, parentFolderOf, toFsPath, type ResourcePath } from '../workspace/files/resourcePath.ts';
import type { Site } from '../workspace/site.ts';
import { UsageError, type Io } from './io.ts';
import { prepareFile, type PreparedFile } from '../workspace/writing/diskWrites.ts';
import { shownName } from './reporters/terminalText.ts';
import { writeFailureText } from '../workspace/writing/writeFailure.ts';

const byteOrderMark = '\uFEFF';

/** A file and its new text. */
export interface FileToWrite {
  readonly path: ResourcePath;
  readonly text: string;
  /**
   * Whether only the managed block of an existing file changes, which needs no confirmation. The file keeps its
   * encoding.
   */
  readonly isManaged?: boolean;
}

/** The written files, and those that were already up to date. */
export interface WrittenFiles {
  readonly written: readonly FileToWrite[];
  readonly same: readonly FileToWrite[];
}

/** Why a file couldn’t be put in place, after others were. */
export class PartialWriteError extends UsageError {
  readonly reason: string;

  constructor(reason: string, written: readonly string[]) {
    super(written.length === 0 ? reason : `${reason} Already written: ${list(written)}.`);
    this.reason = reason;
  }
}

/** A file and its present state: missing, the same text, or another. */
interface Target {
  readonly file: FileToWrite;
  readonly state: 'free' | 'same' | 'differs';
}

/** A file with its new text in a temporary file next to it. */
interface Prepared {
  readonly file: FileToWrite;
  readonly text: PreparedFile;
}

/**
 * Writes files unless something is in the way. Asks before it replaces text that Docsight didn't write, unless `yes` is
 * set; undefined if declined, and then nothing is written. Throws UsageError if it can't ask, if a path is a folder, or
 * if a symbolic link points out of the folder `within`.
 */
export async function writeFiles(
  files: readonly FileToWrite[],
  io: Io,
  { yes, within }: { readonly yes: boolean; readonly within: ResourcePath },
): Promise<WrittenFiles | undefined> {
  const targets = await mapLimited(files, (file) => targetOf(file, within, io));
  const foreign = targets.filter(({ file, state }) => state === 'differs' && file.isManaged !== true);
  const names = foreign.map(({ file }) => shownPath(file.path, io));
  if (names.length > 0 && !yes && !(await mayReplace(names, io))) return undefined;
  const due = targets.filter(({ state }) => state !== 'same');
  await putAllInPlace(await prepareAll(due, io), io);
  return {
    written: due.map(({ file }) => file),
    same: targets.filter(({ state }) => state === 'same').map(({ file }) => file),
  };
}

/** Writes a file that the command line names, whatever it has. */
export async function writeRequested(file: ResourcePath, text: string, io: Io): Promise<void> {
  await writeFiles([{ path: file, text }], io, { yes: true, within: parentFolderOf(file) ?? file });
}

/** Returns a path relative to the folder that the command was typed in. */
export function shownPath(resource: ResourcePath, io: Pick<Io, 'cwd'>): string {
  return shownName(path.relative(io.cwd, toFsPath(resource)).split(path.sep).join('/') || '.');
}

async function targetOf(file: FileToWrite, within: ResourcePath, io: Io): Promise<Target> {
  if (!(await staysWithin(nodeFileSystem, within, file.path)))
    throw new UsageError(cantWrite(file, `a symbolic link points out of “${shownPath(within, io)}”`, io));
  const kind = await nodeFileSystem.stat(file.path);
  if (kind === 'folder')
    throw new UsageError(`“${shownPath(file.path, io)}” is a folder. Remove it or use another path.`);
  if (kind === undefined) {
    if (await isLink(file.path)) throw new UsageError(cantWrite(file, 'it is a broken symbolic link', io));
    return { file, state: 'free' };
  }
  if ((await nodeFileSystem.readFile(file.path)) === file.text) return { file, state: 'same' };
  if (file.isManaged !== true) return { file, state: 'differs' };
  // The new text lacks what couldn’t be read of the old one.
  const reason = await nodeFileSystem.whyUnreadable(file.path);
  if (reason !== undefined) throw new UsageError(cantWrite(file, readFailures[reason], io));
  const text = await inEncodingOf(file.path, shownPath(file.path, io), file.text);
  return { file: { ...file, text }, state: 'differs' };
}

async function mayReplace(names: readonly string[], { ask }: Io): Promise<boolean> {
  const has = names.length === 1 ? 'has' : 'have';
  if (ask === undefined)
    throw new UsageError(
      `${list(names)} already ${has} different content. Nothing was written. Use --yes to replace it.`,
    );
  return ask(`${list(names)} already ${has} different content. Replace it?`);
}

/** Returns the first few names, and the number of the others. */
function list(names: readonly string[]): string {
  const few = names.slice(0, 3).map((name) => `“${name}”`);
  const more = names.length - few.length;
  return formatList(more === 0 ? few : [...few, count(more, 'other file')], 'and');
}

/** Writes all temporary files before the first file is replaced. Throws UsageError, and then leaves none of them. */
async function prepareAll(targets: readonly Target[], io: Io): Promise<readonly Prepared[]> {
  const prepared: Prepared[] = [];
  for (const { file, state } of targets) {
    const fsPath = toFsPath(file.path);
    try {
      prepared.push({ file, text: await prepareFile(fsPath, file.text, state === 'free') });
    } catch (error) {
      await discardAll(prepared);
      throw new UsageError(cantWrite(file, writeFailureText(error), io));
    }
  }
  return prepared;
}

async function putAllInPlace(all: readonly Prepared[], io: Io): Promise<void> {
  for (const [index, { file, text }] of all.entries()) {
    try {
      await text.putInPlace();
    } catch (error) {
      await discardAll(all.slice(index));
      const names = all.slice(0, index).map((done) => shownPath(done.file.path, io));
      throw new PartialWriteError(cantWrite(file, writeFailureText(error), io), names);
    }
  }
}

async function discardAll(all: readonly Prepared[]): Promise<void> {
  for (const { text } of all) await text.discard().catch(() => undefined);
}

function cantWrite({ path: resource }: FileToWrite, reason: string, io: Io): string {
  return `“${shownPath(resource, io)}” can’t be written: ${reason}.`;
}

async function isLink(resource: ResourcePath): Promise<boolean> {
  try {
    return (await lstat(toFsPath(resource))).isSymbolicLink();
  } catch {
    return false;
  }
}

/**
 * Returns a text for a file, with the byte order mark that reading removes. Throws UsageError if the file can't be read
 * as UTF-8 without losses. `shown` is the file's path for people.
 */
export async function inEncodingOf(file: ResourcePath, shown: string, text: string): Promise<string> {
  const bytes = await readFile(toFsPath(file));
  if (bytes[0] === 0xff && bytes[1] === 0xfe) {
    throw new UsageError(`“${shown}” is encoded as UTF-16. Save it as UTF-8 first.`);
  }
  const before = bytes.toString('utf8');
  if (!Buffer.from(before).equals(bytes)) {
    throw new UsageError(`“${shown}” isn’t encoded as UTF-8. Save it as UTF-8 first.`);
  }
  return before.startsWith(byteOrderMark) && !text.startsWith(byteOrderMark) ? byteOrderMark + text : text;
}

/** Applies edits on the disk: creates files, and changes the configuration of a site. */
export async function writeEdits(site: Site, edits: readonly FileEdit[], io: Io): Promise<void> {
  await writeFiles(
    edits.map((edit) => fileAfter(site, edit)),
    io,
    { yes: false, within: site.root },
  );
}

function fileAfter(site: Site, edit: FileEdit): FileToWrite {
  if (edit.kind === 'create') return { path: join(site.root, edit.file), text: edit.text };
  const fragment = site.takeSnapshot().config.composed.fragments.find(({ file }) => file === edit.file);
  if (edit.kind === 'move' || fragment === undefined)
    throw new Error(`${edit.file} is outside the site and can’t be changed.`);
  return { path: join(site.root, fragment.file), text: applyEdits(fragment.tree.text, edit.edits), isManaged: true };
}
