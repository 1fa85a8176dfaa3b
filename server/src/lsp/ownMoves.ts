import type { FileRename } from 'vscode-languageserver';
import type { ConfigFragment } from '../core/config/composedTree.ts';
import { isAbove, type SitePath } from '../core/paths/sitePath.ts';
import type { FileEdit } from '../core/site/fileEdit.ts';
import type { SiteSnapshot } from '../core/site/siteSnapshot.ts';
import type { Site } from '../workspace/site.ts';
import { toFileUri } from './toProtocol.ts';

interface OwnMove extends FileRename {
  readonly site: Site;
  /** The site as it was before the edits that come with the move. */
  readonly before: SiteSnapshot;
  /** How long the files that they change are behind them. */
  readonly lengths: ReadonlyMap<SitePath, number>;
}

/**
 * The moves that are parts of edits which the client was given. Editors announce those too, once the texts have been
 * changed, and what is named by its new path then must not be changed a second time.
 */
export class OwnMoves {
  #moves: readonly OwnMove[] = [];

  remember(site: Site, edits: readonly FileEdit[]): void {
    const before = site.snapshot;
    const lengths = lengthsAfter(before, edits);
    this.#moves = edits.flatMap((edit) => {
      if (edit.kind !== 'move') return [];
      const [oldUri, newUri] = [toFileUri(site, edit.from), toFileUri(site, edit.file)];
      return [{ oldUri, newUri, site, before, lengths }];
    });
  }

  /** Those of some announced moves that somebody else makes. An edit that wasn't taken leaves its files as they were. */
  others(sites: readonly Site[], files: readonly FileRename[]): readonly FileRename[] {
    const taken = this.#moves.filter((move) => sites.includes(move.site) && isTaken(move));
    const isOwn = ({ oldUri, newUri }: FileRename): boolean =>
      taken.some((move) => move.oldUri === oldUri && move.newUri === newUri);
    const own = files.filter(isOwn);
    this.#moves = own.length === 0 ? this.#moves : [];
    return files.filter((file) => !own.includes(file));
  }
}

/** Whether some file has changed and is as long as the edits make it; whoever typed elsewhere meanwhile has not taken them. */
function isTaken({ site: { snapshot }, before, lengths }: OwnMove): boolean {
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

/** docs.json, or a file that it refers to. */
function fragmentOf({ config }: SiteSnapshot, file: SitePath): ConfigFragment | undefined {
  return config.composed.fragments.find((fragment) => fragment.file === file);
}
