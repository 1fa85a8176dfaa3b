import { isVoid } from './elements.ts';
import type { GrowingElement } from './elementTree.ts';

/** The open elements at the current offset, the outermost first, and the blocks in which they were opened. */
export class OpenElements {
  readonly #open: GrowingElement[] = [];
  /** How many elements were open when each enclosing block began. */
  readonly #floors: number[] = [];
  /** How many of each name are open, so that most closing tags need no search. */
  readonly #counts = new Map<string, number>();

  /** Returns the index of the innermost element that can have content; -1 if none is open. */
  indexOfContainer(): number {
    return this.#open.findLastIndex((element) => !isVoid(element));
  }

  get(index: number): GrowingElement | undefined {
    return this.#open[index];
  }

  get innermost(): GrowingElement | undefined {
    return this.#open.at(-1);
  }

  /** The innermost element of the current block. */
  get top(): GrowingElement | undefined {
    return this.#open.length > this.#floor ? this.#open.at(-1) : undefined;
  }

  enterBlock(): void {
    this.#floors.push(this.#open.length);
  }

  /** Removes the elements that the block leaves open, the innermost first. */
  leaveBlock(): readonly GrowingElement[] {
    return this.takeFrom(this.#floors.pop() ?? 0);
  }

  push(element: GrowingElement): void {
    this.#open.push(element);
    this.#counts.set(element.name, (this.#counts.get(element.name) ?? 0) + 1);
  }

  /** Returns the index of the innermost element with a name; -1 if none is open. */
  indexOf(name: string): number {
    return (this.#counts.get(name) ?? 0) > 0 ? this.#open.findLastIndex((element) => element.name === name) : -1;
  }

  isInBlock(index: number): boolean {
    return index >= this.#floor;
  }

  /** Removes all elements from an index on, the innermost first; blocks that they contain no longer count as theirs. */
  takeFrom(index: number): readonly GrowingElement[] {
    const removed = this.#open.splice(index).reverse();
    for (const { name } of removed) this.#counts.set(name, (this.#counts.get(name) ?? 1) - 1);
    for (let at = this.#floors.length - 1; (this.#floors[at] ?? 0) > index; at--) this.#floors[at] = index;
    return removed;
  }

  takeInnermost(): readonly GrowingElement[] {
    return this.takeFrom(Math.max(0, this.#open.length - 1));
  }

  /** Removes one element; those within it stay open. */
  takeAt(index: number): GrowingElement | undefined {
    const [removed] = this.#open.splice(index, 1);
    if (removed === undefined) return undefined;
    this.#counts.set(removed.name, (this.#counts.get(removed.name) ?? 1) - 1);
    for (let at = this.#floors.length - 1; (this.#floors[at] ?? 0) > index; at--)
      this.#floors[at] = (this.#floors[at] ?? 1) - 1;
    return removed;
  }

  /** Keeps the innermost element open after the block if it is the block's only one. */
  keepBeyondBlock(): void {
    const last = this.#floors.length - 1;
    if (this.#floors[last] === this.#open.length - 1) this.#floors[last] = this.#open.length;
  }

  get #floor(): number {
    return this.#floors.at(-1) ?? 0;
  }
}
