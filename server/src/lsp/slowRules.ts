import type { Workspace } from '../workspace/workspace.ts';

/** Writers pause longer than between two keystrokes, and hints aren’t awaited. */
const idleMs = 300;

/** Runs the slow rules once nothing was typed for a moment, and tells the client what they found. */
export class SlowRules {
  readonly #workspace: Workspace;
  readonly #onNews: () => void;
  readonly #onError: (error: unknown) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(workspace: Workspace, onNews: () => void, onError: (error: unknown) => void) {
    this.#workspace = workspace;
    this.#onNews = onNews;
    this.#onError = onError;
  }

  /** Postpones the rules, if any wait; called after each answer. */
  postpone(): void {
    if (!this.#waits) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#run().catch(this.#onError);
    }, idleMs);
    this.#timer.unref();
  }

  async #run(): Promise<void> {
    await this.#workspace.settled();
    const found = this.#workspace.sites.map((site) => site.diagnostics.catchUp());
    if (found.includes(true)) this.#onNews();
  }

  get #waits(): boolean {
    return this.#workspace.sites.some((site) => site.diagnostics.waits);
  }
}
