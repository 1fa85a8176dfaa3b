/** Runs asynchronous functions one after the other, whether the earlier ones succeed or fail. */
export class TaskQueue {
  #last: Promise<unknown> = Promise.resolve();

  do<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => undefined);
    return done;
  }
}

/** Runs a task again and again, one at a time; requests during a run are one run after it. */
export class LatestOnly {
  readonly #task: () => Promise<void>;
  #isRunning = false;
  #isRequested = false;
  #isEnded = false;

  constructor(task: () => Promise<void>) {
    this.#task = task;
  }

  ask(): void {
    this.#isRequested = true;
    if (!this.#isRunning) void this.#run();
  }

  end(): void {
    this.#isEnded = true;
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    while (this.#isRequested && !this.#isEnded) {
      this.#isRequested = false;
      await this.#task().catch(() => undefined);
    }
    this.#isRunning = false;
  }
}
