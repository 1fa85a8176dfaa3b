/** The work that somebody waits for at the moment. Work in the background leaves the processors to it. */
export class UrgentWork {
  readonly #pause: Pause;
  #count = 0;
  #waiting: (() => void)[] = [];

  /** `pause` yields to other work. */
  constructor(pause: Pause) {
    this.#pause = pause;
  }

  /** Runs some work as urgent, and what its caller does with the result until the next event. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#count++;
    try {
      return await work();
    } finally {
      void this.#pause().then(() => {
        this.#end();
      });
    }
  }

  /** Resolves when nobody waits. */
  readonly whenNone = (): Promise<void> =>
    this.#count === 0 ? Promise.resolve() : new Promise((resolve) => this.#waiting.push(resolve));

  #end(): void {
    if (--this.#count > 0) return;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resolve of waiting) resolve();
  }
}

export type Pause = () => Promise<void>;

/** How long work goes on before other work gets its turn, in milliseconds: a request that comes waits for less. */
const sliceLength = 10;

/** Slices of work in small pieces: a pause follows only if the pieces since the last one took long, whoever did them. */
export class Slices {
  readonly #pause: Pause;
  readonly #now: () => number;
  #start: number;

  constructor(pause: Pause, now: () => number = () => performance.now()) {
    this.#pause = pause;
    this.#now = now;
    this.#start = now();
  }

  /** Pauses after a piece if the slice is over. */
  async pauseIfOver(): Promise<void> {
    if (this.#isOver) await this.#next();
  }

  /** Finishes work piece by piece. */
  async finish<Result>(work: Generator<undefined, Result>): Promise<Result> {
    for (;;) {
      const { done, value } = work.next();
      if (done === true) return value;
      // Of many thousands of pieces, each would wait for an answer to this question.
      if (this.#isOver) await this.#next();
    }
  }

  get #isOver(): boolean {
    return this.#now() - this.#start >= sliceLength;
  }

  async #next(): Promise<void> {
    await this.#pause();
    this.#start = this.#now();
  }
}

/** Returns a pause to call after each small piece of work: see {@link Slices}. */
export function inSlices(pause: Pause, now?: () => number): Pause {
  const slices = new Slices(pause, now);
  return () => slices.pauseIfOver();
}

/** The turns of work that many wait to do at once: what comes when a turn has taken long enough waits for the next one. */
export class Turns {
  readonly #pause: Pause;
  readonly #now: () => number;
  #current: { readonly start: number; readonly next: Promise<void> } | undefined;

  constructor(pause: Pause, now: () => number = () => performance.now()) {
    this.#pause = pause;
    this.#now = now;
  }

  /** Returns what to wait for before asking again; undefined for work to do at once. */
  nextIfOver(): Promise<void> | undefined {
    if (this.#current === undefined) {
      // The first of each turn never waits, whatever the clock does.
      this.#current = { start: this.#now(), next: this.#end() };
      return undefined;
    }
    return this.#now() - this.#current.start < sliceLength ? undefined : this.#current.next;
  }

  async #end(): Promise<void> {
    await this.#pause();
    this.#current = undefined;
  }
}

/** Finishes work piece by piece, with pauses for other work; of several works in a row, {@link Slices} does. */
export function finishInSlices<Result>(work: Generator<undefined, Result>, pause: Pause): Promise<Result> {
  return new Slices(pause).finish(work);
}

/** Returns a function that does work piece after piece: of several that pause, each would take a turn of its own. */
export function inTurn(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
}

/** For callers without other work. */
export const noPause: Pause = () => Promise.resolve();

/** Yields to pending events. */
export const pauseForOthers: Pause = () =>
  new Promise((resolve) => {
    if (typeof setImmediate === 'function') {
      setImmediate(resolve);
      return;
    }
    // In a browser a timer waits for some milliseconds, a message doesn’t.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
