import type { CancellationToken } from 'vscode-languageserver';

/** Counts changes, and can be awaited for the next one. */
export class Changes {
  #count = 0;
  readonly #waiting = new Set<() => void>();

  get count(): number {
    return this.#count;
  }

  note(): void {
    this.#count++;
    for (const wake of [...this.#waiting]) wake();
  }

  /** Resolves when there were more changes than `count`, or when the request is canceled. */
  async after(count: number, token: CancellationToken): Promise<void> {
    if (this.#count > count || token.isCancellationRequested) return;
    await new Promise<void>((resolve) => {
      const wake = (): void => {
        this.#waiting.delete(wake);
        cancelled.dispose();
        resolve();
      };
      const cancelled = token.onCancellationRequested(wake);
      this.#waiting.add(wake);
    });
  }
}
