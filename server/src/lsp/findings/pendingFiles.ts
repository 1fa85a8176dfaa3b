import { later } from '../later.ts';
import { CancellationToken } from 'vscode-languageserver';
import { pathKey } from '../../core/paths/address.ts';
import type { SitePath } from '../../core/paths/sitePath.ts';
import type { PageIndex } from '../../core/page/record/pageRecord.ts';
import type { FileEdit } from '../../core/paths/fileEdit.ts';
import type { Site } from '../../workspace/site.ts';
import type { Changes } from '../changes.ts';
import { EditMark } from '../moves/editMark.ts';

interface ReturnedEdit {
  readonly site: Site;
  /** Whether the texts have changed already. */
  readonly isApplied: () => boolean;
  /** The files that it creates, and where it moves others. */
  readonly targets: readonly SitePath[];
}

/** Editors notify the server of a new or moved file within moments; one that takes longer has failed. */
const longestWaitMs = 5_000;

/**
 * The files that editors are creating or moving. The server learns of changed texts first and of files later, so that for
 * a moment entries and links point to files that don’t exist yet; no findings are reported until then.
 */
export class PendingFiles {
  readonly #changes: Changes;
  #edits: readonly ReturnedEdit[] = [];
  #isLimited = false;

  constructor(changes: Changes) {
    this.#changes = changes;
  }

  /** Remembers an edit that is returned to the editor, which may or may not apply it. */
  expect(site: Site, edits: readonly FileEdit[]): void {
    this.expectAt(
      site,
      edits,
      edits.flatMap(({ kind, file }) => (kind === 'edit' ? [] : file)),
    );
  }

  /** Remembers an edit for files that the editor creates or moves itself. */
  expectAt(site: Site, edits: readonly FileEdit[], targets: readonly SitePath[]): void {
    if (targets.length === 0) return;
    const mark = new EditMark(site, edits);
    this.#replace(site, [{ site, isApplied: () => mark.isApplied(), targets }]);
  }

  /** Remembers files that the editor may create when it inserts a reference to them into a page. */
  expectReferenced(site: Site, page: SitePath, targets: readonly SitePath[]): void {
    const indexOf = (): PageIndex | undefined => site.takeSnapshot().pageIndexes.get(page);
    const before = indexOf();
    const isReferenced = (target: SitePath): boolean => indexOf()?.keys.has(pathKey(target)) ?? false;
    this.#replace(
      site,
      targets.map((target) => ({
        site,
        isApplied: () => indexOf() !== before && isReferenced(target),
        targets: [target],
      })),
    );
  }

  #replace(site: Site, edits: readonly ReturnedEdit[]): void {
    this.#edits = [...this.#edits.filter((edit) => edit.site !== site), ...edits];
  }

  /** Resolves when no file is under way. `ready` waits until all changes that have arrived are applied. */
  async ended(ready: () => Promise<void>): Promise<void> {
    for (;;) {
      const { count } = this.#changes;
      await ready();
      if (!this.#edits.some(isUnderWay)) return;
      this.#limit();
      await this.#changes.after(count, CancellationToken.None);
    }
  }

  /** Gives up on a file that doesn't come. */
  #limit(): void {
    if (this.#isLimited) return;
    this.#isLimited = true;
    later(() => {
      this.#isLimited = false;
      this.#edits = [];
      this.#changes.note();
    }, longestWaitMs);
  }
}

/** Whether the texts of an edit have changed already, and its files aren't there yet. */
function isUnderWay({ site, isApplied, targets }: ReturnedEdit): boolean {
  const { files } = site.takeSnapshot();
  return !targets.every((target) => files.has(target) || files.hasFolder(target)) && isApplied();
}
