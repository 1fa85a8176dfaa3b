import type { SiteInfo } from '../../../server/src/protocol/sites.ts';
import type { Outline } from '../../../server/src/protocol/siteView.ts';
import type { SiteViewNode } from './node.ts';
import { SiteRows } from './siteRows.ts';

/** Where rows come from: the language server. */
export interface RowsSource {
  readonly sites: () => Promise<readonly SiteInfo[]>;
  readonly outline: (site: SiteInfo) => Promise<Outline>;
  /** Writes a URI as the editor does, which may escape other characters than the server. */
  readonly toFile: (uri: string) => string;
}

/** Who is notified when rows were loaded; `isSame` where they show what was shown before. */
type OnLoad = (isSame: boolean) => void;

/**
 * The last rows that were loaded. They are replaced as one, so that whatever is asked of them at one time comes from
 * one moment, and without waiting.
 */
export class LoadedRows {
  readonly #source: RowsSource;
  readonly #onLoad: OnLoad;
  #rows: SiteRows | undefined;
  #isStale = true;
  /** Counts the updates that were requested. */
  #requested = 0;
  #running: Promise<void> | undefined;

  constructor(source: RowsSource, onLoad: OnLoad) {
    this.#source = source;
    this.#onLoad = onLoad;
  }

  /** The rows as they were last known; undefined before the first were loaded. */
  get rows(): SiteRows | undefined {
    return this.#rows;
  }

  /** The rows below a row, or the outermost ones; none before the first were loaded. */
  childrenOf(node: SiteViewNode | undefined): readonly SiteViewNode[] {
    return (node === undefined ? this.#rows?.roots : this.#rows?.childrenOf(node)) ?? [];
  }

  /** The sites may look different from now on. */
  markStale(): void {
    this.#isStale = true;
  }

  /** Ends when the rows are those of a moment after they were marked stale last. */
  async current(): Promise<void> {
    await (this.#isStale ? this.update() : this.#running);
  }

  /** Loads the rows again; ends when they are those of a moment after this. Several updates may share one load. */
  update(): Promise<void> {
    this.#isStale = false;
    this.#requested++;
    this.#running ??= this.#run().finally(() => (this.#running = undefined));
    return this.#running;
  }

  async #run(): Promise<void> {
    for (let done = -1; done !== this.#requested;) {
      done = this.#requested;
      try {
        await this.#load();
      } catch (error) {
        // Another update that was requested meanwhile may succeed.
        if (done !== this.#requested) continue;
        this.#isStale = true;
        throw error;
      }
    }
  }

  async #load(): Promise<void> {
    const sites = await this.#source.sites();
    const outlined = await Promise.all(
      sites.map(async (site) => ({ site, outline: await this.#source.outline(site) })),
    );
    const rows = new SiteRows(outlined, this.#source.toFile);
    const isSame = this.#rows?.isSame(rows) ?? false;
    if (!isSame) this.#rows = rows;
    this.#onLoad(isSame);
  }
}
