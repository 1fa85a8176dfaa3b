/** Runs asynchronous functions one after the other, whether the earlier ones succeed or fail. */
export class TaskQueue {
  #last: Promise<unknown> = Promise.resolve();

  do<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => undefined);
    return done;
  }
}
