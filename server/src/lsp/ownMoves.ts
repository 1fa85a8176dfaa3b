import type { FileRename } from 'vscode-languageserver';
import type { ConfigFragment } from '../core/config/composedTree.ts';
import { isAbove, type SitePath } from '../core/paths/sitePath.ts';
import type { FileEdit } from '../core/site/fileEdit.ts';
import type { SiteSnapshot } from '../core/site/siteSnapshot.ts';
import type { Site } from '../workspace/site.ts';
import { toFileUri } from './toProtocol.ts';

interface OwnMove extends FileRename {
  readonly site: Site;
  /** The site before the edits that come with the move. */
  readonly before: SiteSnapshot;
  /** The lengths of the changed files after those edits. */
  readonly lengths: ReadonlyMap<SitePath, number>;
}

/**
 * The moves in edits that the server has returned to the client. Editors announce those too, after the texts have been
 * changed, and references to the new path must not be changed a second time.
 */
export class OwnMoves {
  #moves: readonly OwnMove[] = [];

  remember(site: Site, edits: readonly FileEdit[]): void {
    const before = site.takeSnapshot();
    const lengths = lengthsAfter(before, edits);
    this.#moves = edits.flatMap((edit) => {
      if (edit.kind !== 'move') return [];
      const [oldUri, newUri] = [toFileUri(site, edit.from), toFileUri(site, edit.file)];
      return [{ oldUri, newUri, site, before, lengths }];
    });
  }

  /**
   * Returns those announced moves that the server didn't return. An edit that wasn't applied leaves its files
   * unchanged.
   */
  others(sites: readonly Site[], files: readonly FileRename[]): readonly FileRename[] {
    const taken = this.#moves.filter((move) => sites.includes(move.site) && isTaken(move));
    const isOwn = ({ oldUri, newUri }: FileRename): boolean =>
      taken.some((move) => move.oldUri === oldUri && move.newUri === newUri);
    const own = files.filter(isOwn);
    this.#moves = own.length === 0 ? this.#moves : [];
    return files.filter((file) => !own.includes(file));
  }
}

/** Whether an edit was applied: some file has changed and has the length that it has after the edit. */
function isTaken({ site, before, lengths }: OwnMove): boolean {
  const snapshot = site.takeSnapshot();
  return [...lengths].some(([file, length]) => {
    const isChanged =
      fragmentOf(before, file) !== undefined
        ? snapshot.config !== before.config
        : snapshot.pageIndexes.get(file) !== before.pageIndexes.get(file);
    return isChanged && lengthOf(snapshot, file) === length;
  });
}

function lengthsAfter(site: SiteSnapshot, edits: readonly FileEdit[]): ReadonlyMap<SitePath, number> {
  const lengths = new Map<SitePath, number>();
  for (const edit of edits) {
    if (edit.kind !== 'edit' || isAbove(edit.file)) continue;
    const growth = edit.edits.reduce((sum, { range, newText }) => sum + newText.length - (range.end - range.start), 0);
    lengths.set(edit.file, (lengthOf(site, edit.file) ?? 0) + growth);
  }
  return lengths;
}

function lengthOf(site: SiteSnapshot, file: SitePath): number | undefined {
  return fragmentOf(site, file)?.tree.text.length ?? site.pageIndexes.get(file)?.length;
}

/** Returns docs.json or the included file at a path. */
function fragmentOf({ config }: SiteSnapshot, file: SitePath): ConfigFragment | undefined {
  return config.composed.fragments.find((fragment) => fragment.file === file);
}
