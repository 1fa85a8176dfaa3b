/** The number of restarts within `periodMs` that are worth trying; a server that still ends would end again. */
const mostRestarts = 3;
const periodMs = 60_000;

/** Decides whether a server that has ended is started again: at most three times a minute. */
export class Restarts {
  #ends: readonly number[] = [];

  /** Notes that the server has ended; `now` is in milliseconds. Returns whether to start it again. */
  mayRestart(now: number): boolean {
    // If the clock was set back, earlier ends have later times, which don’t count.
    const recent = this.#ends.filter((time) => time <= now && now - time < periodMs);
    const may = recent.length < mostRestarts;
    this.#ends = may ? [...recent, now] : [];
    return may;
  }
}
