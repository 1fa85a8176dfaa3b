/**
 * Does something again whenever it is asked for, one round at a time: what is asked for during a round is done in a
 * single further one, however often it was.
 */
export class Rounds {
  readonly #round: (isLatest: () => boolean) => Promise<void>;
  /** Counts how often it was asked for. */
  #wanted = 0;
  #running: Promise<void> | undefined;

  /** A round can be told that it is of no use any more, because another one follows. */
  constructor(round: (isLatest: () => boolean) => Promise<void>) {
    this.#round = round;
  }

  /** Ends when a round that began after this is done. */
  ask(): Promise<void> {
    this.#wanted++;
    this.#running ??= this.#run().finally(() => (this.#running = undefined));
    return this.#running;
  }

  async #run(): Promise<void> {
    for (let done = -1; done !== this.#wanted;) {
      done = this.#wanted;
      await this.#round(() => done === this.#wanted);
    }
  }
}
