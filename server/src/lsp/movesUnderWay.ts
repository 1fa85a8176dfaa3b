import { CancellationToken } from 'vscode-languageserver';
import type { SitePath } from '../core/paths/sitePath.ts';
import type { FileEdit } from '../core/site/fileEdit.ts';
import type { Site } from '../workspace/site.ts';
import type { Changes } from './changes.ts';
import { EditMark } from './editMark.ts';

interface ReturnedMove {
  readonly mark: EditMark;
  readonly targets: readonly SitePath[];
}

/** Editors notify the server of a moved file within moments; a move that takes longer has failed. */
const longestMoveMs = 5_000;

/**
 * The moves that editors are applying. First the texts change and then the files move, so that for a moment all links
 * point to files that don’t exist yet; no findings are reported until then.
 */
export class MovesUnderWay {
  readonly #changes: Changes;
  #moves: readonly ReturnedMove[] = [];
  #isLimited = false;

  constructor(changes: Changes) {
    this.#changes = changes;
  }

  /** Remembers the moves of an edit that is returned to the editor, which may or may not apply it. */
  expect(site: Site, edits: readonly FileEdit[], targets: readonly SitePath[]): void {
    if (targets.length === 0) return;
    const others = this.#moves.filter(({ mark }) => mark.site !== site);
    this.#moves = [...others, { mark: new EditMark(site, edits), targets }];
  }

  /** Resolves when no move is under way. `ready` waits until all changes that have arrived are applied. */
  async ended(ready: () => Promise<void>): Promise<void> {
    for (;;) {
      const { count } = this.#changes;
      await ready();
      if (!this.#moves.some(isUnderWay)) return;
      this.#limit();
      await this.#changes.after(count, CancellationToken.None);
    }
  }

  /** Gives up on a move that doesn't come. */
  #limit(): void {
    if (this.#isLimited) return;
    this.#isLimited = true;
    setTimeout(() => {
      this.#isLimited = false;
      this.#moves = [];
      this.#changes.note();
    }, longestMoveMs).unref();
  }
}

/** Whether the texts of an edit have changed already, and its files haven't moved yet. */
function isUnderWay({ mark, targets }: ReturnedMove): boolean {
  const { files } = mark.site.takeSnapshot();
  return !targets.every((target) => files.has(target) || files.hasFolder(target)) && mark.isApplied();
}
