/** Runs a task on request, one run at a time: all requests during a run are served by a single further run. */
export class CoalescedTask {
  readonly #task: (isLatest: () => boolean) => Promise<void>;
  /** The number of requests. */
  #requested = 0;
  #running: Promise<void> | undefined;

  /** `isLatest` tells a run whether its result is still needed; false once another run follows. */
  constructor(task: (isLatest: () => boolean) => Promise<void>) {
    this.#task = task;
  }

  /** Resolves when a run that started after this call is done. */
  ask(): Promise<void> {
    this.#requested++;
    this.#running ??= this.#run();
    return this.#running;
  }

  async #run(): Promise<void> {
    try {
      for (let done = -1; done !== this.#requested;) {
        done = this.#requested;
        await this.#task(() => done === this.#requested);
      }
    } finally {
      // At once: what is requested before this promise resolves would be forgotten.
      this.#running = undefined;
    }
  }
}
