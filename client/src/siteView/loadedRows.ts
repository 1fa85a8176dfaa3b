import type { SiteInfo } from '../../../server/src/protocol/sites.ts';
import type { Outline } from '../../../server/src/protocol/siteView.ts';
import type { SiteViewNode } from './node.ts';
import { SiteRows } from './siteRows.ts';

/** The source of rows: the language server. */
export interface RowsSource {
  readonly sites: () => Promise<readonly SiteInfo[]>;
  readonly outline: (site: SiteInfo) => Promise<Outline>;
  /** Normalizes a URI to the editor's form, which may escape other characters than the server. */
  readonly toFile: (uri: string) => string;
}

/** Called when rows were loaded; `isSame` if they show the same as before. */
type OnLoad = (isSame: boolean) => void;

/** The rows that were loaded last. They are replaced together, so that all synchronous reads see the same moment. */
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

  /** Returns the last known rows; undefined before the first load. */
  get rows(): SiteRows | undefined {
    return this.#rows;
  }

  /** Returns the rows below a row, or the outermost ones; none before the first load. */
  childrenOf(node: SiteViewNode | undefined): readonly SiteViewNode[] {
    return (node === undefined ? this.#rows?.roots : this.#rows?.childrenOf(node)) ?? [];
  }

  /** Marks the rows as possibly outdated. */
  markStale(): void {
    this.#isStale = true;
  }

  /** Resolves when the rows are newer than the last `markStale`. */
  async current(): Promise<void> {
    await (this.#isStale ? this.update() : this.#running);
  }

  /** Reloads the rows; resolves when they are newer than this call. Several updates may share one load. */
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
