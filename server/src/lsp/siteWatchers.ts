import type { FileChange } from '../workspace/files/fileSystem.ts';
import { isOnDisk, type ResourcePath } from '../workspace/files/resourcePath.ts';
import type { Site } from '../workspace/site.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { readUnwatched, watchSite, type SiteWatcher } from '../workspace/watching/watchSite.ts';

/** Until the folders of a site are known. */
const starting: Pick<SiteWatcher, 'close'> = { close: () => undefined };

/** Watches the folders of all sites, for a client that doesn’t watch files. */
export class SiteWatchers {
  readonly #workspace: Workspace;
  readonly #onChange: (changes: readonly FileChange[]) => void;
  readonly #bySite = new Map<ResourcePath, Pick<SiteWatcher, 'close'>>();
  #isClosed = false;

  constructor(workspace: Workspace, onChange: (changes: readonly FileChange[]) => void) {
    this.#workspace = workspace;
    this.#onChange = onChange;
  }

  /** Watches the sites that there are now, and no others. */
  async follow(): Promise<void> {
    const { sites } = this.#workspace;
    for (const [root, watcher] of this.#bySite) {
      if (sites.some((site) => site.root === root)) continue;
      watcher.close();
      this.#bySite.delete(root);
    }
    await Promise.all(
      sites.filter(({ root }) => isOnDisk(root) && !this.#bySite.has(root)).map((site) => this.#watch(site)),
    );
  }

  async #watch(site: Site): Promise<void> {
    const { root } = site;
    this.#bySite.set(root, starting);
    const upTo = await this.#workspace.repositoryOf(site);
    if (this.#isClosed || this.#bySite.get(root) !== starting) return;
    this.#bySite.set(root, watchSite({ root, upTo }, this.#workspace, this.#onChange));
  }

  close(): void {
    this.#isClosed = true;
    for (const watcher of this.#bySite.values()) watcher.close();
  }
}

/** Reads what changed in the sites before the client watched their files; returns whether anything did. */
export async function readBeforeWatching(workspace: Workspace): Promise<boolean> {
  await workspace.settled();
  const sites = workspace.sites.filter(({ root }) => isOnDisk(root));
  const watched = sites.map(async (site) => ({ root: site.root, upTo: await workspace.repositoryOf(site) }));
  return sites.length > 0 && (await readUnwatched(await Promise.all(watched), workspace)) !== undefined;
}
