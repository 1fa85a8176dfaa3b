/** What an answer has used up, or may use up. */
export interface Cost {
  /** Nodes of a syntax tree, rows, cells: what becomes a piece of the answer. */
  readonly nodes: number;
  readonly characters: number;
  /** Characters that are read again, and entries that are compared: work that the answer doesn't show. */
  readonly steps: number;
}

/**
 * What one answer may use up. It is spent where the work is done, so it doesn't matter which of the many ways to repeat
 * something a page uses; who spends it ends where it is exhausted, and says so there. It counts instead of measuring
 * time: the same text gets the same answer on every machine.
 */
export class Budget {
  readonly #limits: Cost;
  readonly #isOver: () => boolean;
  #nodes = 0;
  #characters = 0;
  #steps = 0;

  /** `isOver` ends the work early, such as when the request is cancelled. */
  constructor(limits: Cost, isOver: () => boolean = () => false) {
    this.#limits = limits;
    this.#isOver = isOver;
  }

  /** Spends nodes; returns whether there was room for them. */
  takeNodes(count = 1): boolean {
    this.#nodes += count;
    return !this.isExhausted;
  }

  /** Spends characters; returns whether there was room for them. */
  takeCharacters(count: number): boolean {
    this.#characters += count;
    return !this.isExhausted;
  }

  /** Spends steps; returns whether there was room for them. */
  takeSteps(count: number): boolean {
    this.#steps += count;
    return !this.isExhausted;
  }

  add({ nodes, characters, steps }: Cost): void {
    this.#nodes += nodes;
    this.#characters += characters;
    this.#steps += steps;
  }

  /** Returns a budget for a part of the work: as much as is left, and at most some limits. */
  within(limits: Cost): Budget {
    const left = (most: number, used: number, limit: number): number => Math.max(0, Math.min(most - used, limit));
    const { nodes, characters, steps } = this.#limits;
    return new Budget(
      {
        nodes: left(nodes, this.#nodes, limits.nodes),
        characters: left(characters, this.#characters, limits.characters),
        steps: left(steps, this.#steps, limits.steps),
      },
      this.#isOver,
    );
  }

  get used(): Cost {
    return { nodes: this.#nodes, characters: this.#characters, steps: this.#steps };
  }

  get characters(): number {
    return this.#characters;
  }

  /** Whether the work has to end. */
  get isExhausted(): boolean {
    return !this.hasRoomFor(noCost) || this.#isOver();
  }

  hasRoomFor({ nodes, characters, steps }: Cost): boolean {
    const { nodes: mostNodes, characters: mostCharacters, steps: mostSteps } = this.#limits;
    return (
      this.#nodes + nodes <= mostNodes &&
      this.#characters + characters <= mostCharacters &&
      this.#steps + steps <= mostSteps
    );
  }
}

export const noCost: Cost = { nodes: 0, characters: 0, steps: 0 };
