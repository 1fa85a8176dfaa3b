import type { Budget } from '../../util/budget.ts';
import { TooLargeError } from './htmlTree.ts';

/** The lines of a text with lists, quotes and callouts within each other. */
export class MdxLines {
  readonly #lines: string[] = [];
  readonly #budget: Budget;
  /** What begins each line here, and the next one if that differs: the mark of a list item. */
  #prefix = '';
  #nextPrefix: string | undefined;
  /** The empty line that is written before the next one. */
  #gap: string | undefined;
  /** How many lines there were before the first one here. */
  #start = 0;

  constructor(budget: Budget) {
    this.#budget = budget;
  }

  /** The number of lines. */
  get count(): number {
    return this.#lines.length;
  }

  get text(): string {
    return this.#lines.join('\n');
  }

  /** Adds lines, each after what begins it here. */
  add(text: string): void {
    if (this.#gap !== undefined) this.#push(this.#gap);
    this.#gap = undefined;
    for (const line of text.split('\n')) {
      this.#push((this.#nextPrefix ?? this.#prefix) + line);
      this.#nextPrefix = undefined;
    }
  }

  /** Separates the next block from the one before. */
  separate(): void {
    if (this.count > this.#start) this.#gap ??= this.#prefix;
  }

  /**
   * Begins lines with something before each of them, and something else before the first. Returns what ends them.
   */
  open(first: string, others: string): () => void {
    const [prefix, nextPrefix, start] = [this.#prefix, this.#nextPrefix, this.#start];
    this.#nextPrefix = (nextPrefix ?? prefix) + first;
    this.#prefix = prefix + others;
    this.#start = this.count;
    return () => {
      const isEmpty = this.count === this.#start;
      this.#prefix = prefix;
      this.#nextPrefix = isEmpty ? nextPrefix : undefined;
      this.#start = start;
    };
  }

  #push(line: string): void {
    let end = line.length;
    while (line[end - 1] === ' ') end--;
    const shown = line.slice(0, end);
    this.#lines.push(shown);
    if (!this.#budget.takeCharacters(shown.length + 1)) throw new TooLargeError();
  }
}
