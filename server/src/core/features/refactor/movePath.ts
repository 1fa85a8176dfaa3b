import { isMarkdown } from '../../paths/fileKinds.ts';
import { unportablePath } from '../../paths/portablePath.ts';
import { filesOfEntry, pageNameOf } from '../../paths/route.ts';
import { isWithin, type SitePath } from '../../paths/sitePath.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { code } from '../../util/messageText.ts';
import { moveFiles, type FileMove, type MoveOptions } from './moveFiles.ts';
import { refuse, type RenameOutcome } from './refactoring.ts';

/** Returns the edits that move a file or folder to another path of its site, and the move itself. */
export function movePath(site: SiteSnapshot, { from, to }: FileMove, options: MoveOptions): RenameOutcome {
  if (to === from) return { kind: 'edits', edits: [] };
  const unportable = unportablePath(to);
  if (unportable !== undefined) return refuse(unportable);
  if (isWithin(to, from)) return refuse('A folder can’t be moved into itself. Use a path outside it.');
  const existing = takenBy(site, from, to);
  if (existing !== undefined)
    return refuse(`${code(existing)} already exists. Use another path, or move that file first.`);
  return { kind: 'edits', edits: [...moveFiles(site, [{ from, to }], options), { kind: 'move', from, file: to }] };
}

/** Returns the file or folder that already has a path, or the URL of a page; the same path in other case is free. */
function takenBy({ files }: SiteSnapshot, from: SitePath, to: SitePath): SitePath | undefined {
  if (!files.has(from)) return files.has(to) || files.hasFolder(to) ? to : undefined;
  const rivals = isMarkdown(to) ? filesOfEntry(pageNameOf(to)) : [to];
  return rivals
    .flatMap((rival) => (files.has(rival) ? rival : (files.names.inOtherCase(rival) ?? [])))
    .find((rival) => rival !== from);
}
