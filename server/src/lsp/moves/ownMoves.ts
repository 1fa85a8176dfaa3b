import type { FileRename } from 'vscode-languageserver';
import type { FileEdit } from '../../core/paths/fileEdit.ts';
import type { Site } from '../../workspace/site.ts';
import { EditMark } from './editMark.ts';
import { toFileUri } from '../convert/toProtocol.ts';

interface OwnMove extends FileRename {
  readonly mark: EditMark;
}

/**
 * The moves in edits that the server has returned to the client. Editors announce those too, after the texts have been
 * changed, and references to the new path must not be changed a second time.
 */
export class OwnMoves {
  #moves: readonly OwnMove[] = [];

  remember(site: Site, edits: readonly FileEdit[]): void {
    const mark = new EditMark(site, edits);
    this.#moves = edits.flatMap((edit) => {
      if (edit.kind !== 'move') return [];
      return [{ oldUri: toFileUri(site, edit.from), newUri: toFileUri(site, edit.file), mark }];
    });
  }

  /**
   * Returns those announced moves that the server didn't return. An edit that wasn't applied leaves its files
   * unchanged.
   */
  others(sites: readonly Site[], files: readonly FileRename[]): readonly FileRename[] {
    const appliedMoves = this.#moves.filter(({ mark }) => sites.includes(mark.site) && mark.isApplied());
    const isOwn = ({ oldUri, newUri }: FileRename): boolean =>
      appliedMoves.some((move) => move.oldUri === oldUri && move.newUri === newUri);
    const own = files.filter(isOwn);
    this.#moves = own.length === 0 ? this.#moves : [];
    return files.filter((file) => !own.includes(file));
  }
}
