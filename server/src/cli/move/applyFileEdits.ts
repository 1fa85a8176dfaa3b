import type { FileEdit } from '../../core/paths/fileEdit.ts';
import { isAbove, isWithin, type SitePath } from '../../core/paths/sitePath.ts';
import { applyEdits } from '../../core/text/textEdit.ts';
import { join, toFsPath } from '../../workspace/files/resourcePath.ts';
import type { Site } from '../../workspace/site.ts';
import { moveOnDisk } from '../../workspace/writing/diskWrites.ts';
import { writeFailureText } from '../../workspace/writing/writeFailure.ts';
import { UsageError, type Io } from '../io.ts';
import { unifiedDiff } from '../unifiedDiff.ts';
import { PartialWriteError, shownPath, writeFiles, type FileToWrite } from '../writeFiles.ts';

/** A file of a site with its text before and after some edits. */
interface ChangedText {
  readonly file: SitePath;
  readonly before: string;
  readonly after: string;
}

type Move = Extract<FileEdit, { kind: 'move' }>;

/** Changes texts of a site and moves a file or folder: all or nothing. Throws UsageError if some of it isn’t possible. */
export async function applyFileEdits(site: Site, edits: readonly FileEdit[], io: Io): Promise<void> {
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
export async function showFileEdits(site: Site, edits: readonly FileEdit[], io: Io): Promise<void> {
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
