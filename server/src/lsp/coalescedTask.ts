/**
 * Does something again whenever it is asked for, one round at a time: what is asked for during a round is done in a
 * single further one, however often it was.
 */
export class CoalescedTask {
  readonly #task: (isLatest: () => boolean) => Promise<void>;
  /** Counts how often it was asked for. */
  #requested = 0;
  #running: Promise<void> | undefined;

  /** A round can be told that it is of no use any more, because another one follows. */
  constructor(task: (isLatest: () => boolean) => Promise<void>) {
    this.#task = task;
  }

  /** Ends when a round that began after this is done. */
  ask(): Promise<void> {
    this.#requested++;
    this.#running ??= this.#run().finally(() => (this.#running = undefined));
    return this.#running;
  }

  async #run(): Promise<void> {
    for (let done = -1; done !== this.#requested;) {
      done = this.#requested;
      await this.#task(() => done === this.#requested);
    }
  }
}
