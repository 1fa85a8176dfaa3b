import type { FileRename } from 'vscode-languageserver';
import type { FileEdit } from '../core/site/fileEdit.ts';
import type { SiteSnapshot } from '../core/site/siteSnapshot.ts';
import type { Site } from '../workspace/site.ts';
import { toFileUri } from './toProtocol.ts';

interface OwnMove extends FileRename {
  readonly site: Site;
  /** The site as it was before the edits that come with the move. */
  readonly before: SiteSnapshot;
}

/**
 * The moves that are parts of edits which the client was given. Editors announce those too, once the texts have been
 * changed, and what is named by its new path then must not be changed a second time.
 */
export class OwnMoves {
  #moves: readonly OwnMove[] = [];

  remember(site: Site, edits: readonly FileEdit[]): void {
    this.#moves = edits.flatMap((edit) => {
      if (edit.kind !== 'move') return [];
      const [oldUri, newUri] = [toFileUri(site, edit.from), toFileUri(site, edit.file)];
      return [{ oldUri, newUri, site, before: site.snapshot }];
    });
  }

  /** Those of some announced moves that somebody else makes. An edit that wasn't taken leaves the site as it was. */
  others(sites: readonly Site[], files: readonly FileRename[]): readonly FileRename[] {
    const taken = this.#moves.filter(
      ({ site, before: { places, config } }) =>
        sites.includes(site) && (site.snapshot.places !== places || site.snapshot.config !== config),
    );
    const isOwn = ({ oldUri, newUri }: FileRename): boolean =>
      taken.some((move) => move.oldUri === oldUri && move.newUri === newUri);
    const own = files.filter(isOwn);
    this.#moves = own.length === 0 ? this.#moves : [];
    return files.filter((file) => !own.includes(file));
  }
}
