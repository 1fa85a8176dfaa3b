import { addAll } from '../core/util/collections.ts';
import type { FileChange } from './files/fileSystem.ts';

interface QueueOptions {
  readonly apply: (changes: readonly FileChange[]) => Promise<void>;
  /** Called for work that failed; later work goes on. */
  readonly onError: (error: unknown) => void;
  /** Called after each piece of work. */
  readonly onChange?: (() => void) | undefined;
}

/** The changes of a workspace, which are processed in sequence, so that no answer mixes old and new state. */
export class ChangeQueue {
  readonly #options: QueueOptions;
  #last: Promise<void> = Promise.resolve();
  /** The changed files at the end of the queue. */
  #waiting: { readonly changes: FileChange[]; readonly done: Promise<void> } | undefined;

  constructor(options: QueueOptions) {
    this.#options = options;
  }

  /** Does some work after all that came before. */
  do(work: () => Promise<void>): Promise<void> {
    this.#waiting = undefined;
    this.#last = this.#last
      .then(work)
      .catch(this.#options.onError)
      .then(() => this.#options.onChange?.());
    return this.#last;
  }

  /** Applies changed files. Those that still wait take others that follow at once: some editors send thousands one by one. */
  apply(changes: readonly FileChange[]): Promise<void> {
    if (this.#waiting !== undefined) {
      addAll(this.#waiting.changes, changes);
      return this.#waiting.done;
    }
    const waiting = [...changes];
    const done = this.do(() => {
      if (this.#waiting?.changes === waiting) this.#waiting = undefined;
      return this.#options.apply(waiting);
    });
    this.#waiting = { changes: waiting, done };
    return done;
  }

  /** Resolves when every change received so far has taken effect. */
  async settled(): Promise<void> {
    for (let seen; seen !== this.#last;) {
      seen = this.#last;
      await seen;
    }
  }
}
