import { applyEdits } from '../core/text/textEdit.ts';
import type { FileEdit } from '../core/site/fileEdit.ts';
import { join } from '../workspace/resourcePath.ts';
import type { Site } from '../workspace/site.ts';
import type { Io } from './io.ts';
import { writeFiles, type FileToWrite } from './writeFiles.ts';

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
