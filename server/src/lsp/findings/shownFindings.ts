import type { Site } from '../../workspace/site.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import type { SiteProgress } from '../loadingProgress.ts';

/**
 * Of which sites an editor shows the findings of all pages. Reading ends before: the pages are compared with each other
 * then, and the findings are sent.
 */
export class ShownFindings {
  readonly #workspace: Workspace;
  readonly #shown = new WeakSet<Site>();
  /** The sites that take so long to read that an editor shows a progress. */
  #loading: readonly Site[] = [];

  constructor(workspace: Workspace) {
    this.#workspace = workspace;
  }

  /** Whether an editor shows what was found in a site. */
  has(site: Site): boolean {
    return site.isLoaded && this.#shown.has(site);
  }

  /** Notes that all findings were sent; returns whether those of another site were. */
  note(): boolean {
    const added = this.#workspace.sites.filter((site) => site.isLoaded && !this.#shown.has(site));
    for (const site of added) this.#shown.add(site);
    return added.length > 0;
  }

  /** Notes which sites are being read, and returns the progress to show; undefined for none. */
  progress(): SiteProgress | undefined {
    const { sites, loadingProgress } = this.#workspace;
    const reading = sites.filter(({ loading }) => loading.progress !== undefined);
    for (const site of reading) this.#shown.delete(site);
    const before = this.#loading.filter((site) => sites.includes(site) && !this.has(site) && !site.loading.isStopped);
    this.#loading = [...new Set([...before, ...reading])];
    if (this.#loading.length === 0) return undefined;
    const names = this.#loading.map(({ name }) => name);
    const { read, total } = loadingProgress ?? { read: 1, total: 1 };
    return { names, share: read / total, isRead: loadingProgress === undefined };
  }
}
