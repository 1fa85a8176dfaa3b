import { readFile } from 'node:fs/promises';
import { applyEdits } from '../core/text/textEdit.ts';
import type { FileEdit } from '../core/site/fileEdit.ts';
import { join, toFsPath } from '../workspace/resourcePath.ts';
import type { Site } from '../workspace/site.ts';
import { UsageError, type Io } from './io.ts';
import { shownPath, writeFiles, type FileToWrite } from './writeFiles.ts';

/** Makes new files, and changes the configuration of a site, on the disk. */
export async function writeEdits(site: Site, edits: readonly FileEdit[], io: Io): Promise<void> {
  const files = await Promise.all(edits.map((edit) => fileAfter(site, edit, io)));
  await writeFiles(files, io, { yes: false });
}

async function fileAfter(site: Site, edit: FileEdit, io: Io): Promise<FileToWrite> {
  if (edit.kind === 'create') return { path: join(site.root, edit.file), text: edit.text };
  const { config } = site.snapshot;
  if (edit.kind === 'move' || edit.file !== config.file) throw new Error(`${edit.file} can't be changed from here.`);
  const [first, second, third] = await readFile(toFsPath(site.configPath));
  if (first === 0xff && second === 0xfe) {
    throw new UsageError(`“${shownPath(site.configPath, io)}” is written in UTF-16. Save it as UTF-8 first.`);
  }
  // Readers take a byte order mark off, but a file that has one keeps it.
  const mark = first === 0xef && second === 0xbb && third === 0xbf ? '\uFEFF' : '';
  const text = applyEdits(config.tree.text, edit.edits);
  return { path: site.configPath, text: text.startsWith(mark) ? text : mark + text, isManaged: true };
}
