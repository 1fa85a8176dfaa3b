import { later, type Later } from '../later.ts';
import type { ResourcePath } from '../../workspace/files/resourcePath.ts';
import type { Workspace } from '../../workspace/workspace.ts';

/** Writers pause longer than between two keystrokes, and hints aren’t awaited. */
const idleMs = 300;
/** Writers who look for the next letters of an address, or choose a suggestion, pause longer. */
const typedMs = 1_000;

/** Reports what waits once nothing was typed for a moment: what the slow rules find, then what is where somebody typed. */
export class LateFindings {
  readonly #workspace: Workspace;
  readonly #onNews: () => void;
  readonly #onError: (error: unknown) => void;
  #timers: readonly Later[] = [];

  constructor(workspace: Workspace, onNews: () => void, onError: (error: unknown) => void) {
    this.#workspace = workspace;
    this.#onNews = onNews;
    this.#onError = onError;
  }

  /** Postpones what waits, if anything does; called after each answer. */
  postpone(): void {
    if (!this.#waits) return;
    this.#stop();
    this.#timers = [this.#after(idleMs, { isTyping: true }), this.#after(typedMs, { isTyping: false })];
  }

  /** Reports all that waits; called when a file is saved, which nobody does within a word. */
  async finish(saved: ResourcePath): Promise<void> {
    if (this.#workspace.noteSaved(saved)) this.#onNews();
    if (!this.#waits) return;
    this.#stop();
    await this.#run({ isTyping: false });
  }

  #stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #after(ms: number, pause: { readonly isTyping: boolean }): Later {
    return later(() => {
      this.#run(pause).catch(this.#onError);
    }, ms);
  }

  async #run(pause: { readonly isTyping: boolean }): Promise<void> {
    await this.#workspace.settled();
    for (const { diagnostics } of this.#workspace.sites) await diagnostics.prepareCatchUp(this.#workspace.pause);
    const found = this.#workspace.sites.map((site) => site.diagnostics.catchUp(pause));
    if (found.includes(true)) this.#onNews();
  }

  get #waits(): boolean {
    return this.#workspace.sites.some((site) => site.diagnostics.waits);
  }
}
