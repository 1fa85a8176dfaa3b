import type { ConfigFragment } from '../../core/config/composedTree.ts';
import { isAbove, type SitePath } from '../../core/paths/sitePath.ts';
import type { FileEdit } from '../../core/paths/fileEdit.ts';
import type { SiteSnapshot } from '../../core/site/siteSnapshot.ts';
import type { Site } from '../../workspace/site.ts';

/** What tells whether an edit that the server has returned was applied: no client says so. */
export class EditMark {
  readonly site: Site;
  /** The site before the edit. */
  readonly #before: SiteSnapshot;
  /** The lengths of the changed files after it. */
  readonly #lengths: ReadonlyMap<SitePath, number>;

  constructor(site: Site, edits: readonly FileEdit[]) {
    this.site = site;
    this.#before = site.takeSnapshot();
    this.#lengths = lengthsAfter(this.#before, edits);
  }

  /** Whether some file has changed and has the length that it has after the edit. */
  isApplied(): boolean {
    const snapshot = this.site.takeSnapshot();
    return [...this.#lengths].some(([file, length]) => {
      const isChanged =
        fragmentOf(this.#before, file) !== undefined
          ? snapshot.config !== this.#before.config
          : snapshot.pageIndexes.get(file) !== this.#before.pageIndexes.get(file);
      return isChanged && lengthOf(snapshot, file) === length;
    });
  }
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
