/**
 * Calls a function once nobody is in the middle of asking any more. The editor gathers what it asks for several rows at
 * once; where it is told of something new meanwhile, it gives the answers for some rows to others.
 */
export class Quietly {
  readonly #call: () => void;
  #timer: NodeJS.Timeout | undefined;
  #asking = 0;

  /** How long nothing must have been asked, in milliseconds. */
  static readonly #pause = 100;

  constructor(call: () => void) {
    this.#call = call;
  }

  /** Calls the function as soon as it is quiet, once for all wishes until then. */
  ask(): void {
    this.#timer ??= setTimeout(() => {
      this.#end();
    }, Quietly.#pause);
  }

  /** Waits for an answer that somebody has asked for. */
  async while<Answer>(answer: Promise<Answer>): Promise<Answer> {
    this.#asking += 1;
    try {
      return await answer;
    } finally {
      this.#asking -= 1;
      this.#timer?.refresh();
    }
  }

  dispose(): void {
    clearTimeout(this.#timer);
  }

  #end(): void {
    if (this.#asking > 0) {
      this.#timer?.refresh();
      return;
    }
    this.#timer = undefined;
    this.#call();
  }
}
