/** Runs tasks of several programs in a random order that keeps the order of each channel. */
export class Schedule {
  readonly #channels = new Map<string, (() => void)[]>();
  #state: number;

  constructor(seed: number) {
    this.#state = Math.imul(seed + 1, 2_654_435_761);
    // The first numbers of neighbouring seeds are similar.
    for (let turn = 0; turn < 8; turn++) this.below(2);
  }

  post(channel: string, task: () => void): void {
    const tasks = this.#channels.get(channel) ?? [];
    this.#channels.set(channel, [...tasks, task]);
  }

  /** Resolves to the result of a task. */
  later<Result>(channel: string, task: () => Result): Promise<Awaited<Result>> {
    return new Promise((resolve, reject) => {
      this.post(channel, () => {
        Promise.resolve(task()).then(resolve, reject);
      });
    });
  }

  /** Returns a random integer from 0 up to, but not including, a limit. */
  below(limit: number): number {
    this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((this.#state / 2 ** 32) * limit);
  }

  /** Runs one task with everything that follows from it; false if there is none. */
  async step(): Promise<boolean> {
    const open = [...this.#channels].filter(([, tasks]) => tasks.length > 0);
    const [channel, tasks = []] = open[this.below(open.length)] ?? [];
    if (channel === undefined) return false;
    this.#channels.set(channel, tasks.slice(1));
    tasks[0]?.();
    await new Promise((resolve) => setImmediate(resolve));
    return true;
  }
}
