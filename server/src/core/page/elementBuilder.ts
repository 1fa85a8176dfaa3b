import { isVoid, type Element } from './elements.ts';
import { ElementTree, type GrowingElement } from './elementTree.ts';
import type { JsxTag } from './mdx/scanTag.ts';
import type { PageProblem } from './pageProblem.ts';
import { isHalfOf, lacksSlash, StrayClosings } from './tagSlips.ts';

/** An element whose closing tag didn't come before the end of the block that holds it. */
interface LeftOpen {
  readonly element: GrowingElement;
  readonly endOfContainer: number;
}

/**
 * Matches tags to elements. MDX wants both tags of an element in one paragraph, list item or quote, so the blocks
 * around tags are told too. A tag left open costs one problem and leaves its surroundings as they are: what
 * stands behind it belongs to the element around it.
 */
export class ElementBuilder {
  readonly #tree = new ElementTree();
  readonly #problems: PageProblem[] = [];
  readonly #open: GrowingElement[] = [];
  /** How many elements were open when each block around the current place began. */
  readonly #floors: number[] = [];
  /** How many elements of each name are open or left open, so that most closing tags need no search. */
  readonly #awaited = new Map<string, number>();
  readonly #leftOpen: LeftOpen[] = [];
  readonly #strays = new StrayClosings();
  /** The elements of tags that break off. */
  readonly #broken = new Map<JsxTag, GrowingElement>();
  /** Elements that a half-typed tag closes, by name: their own closing tag may well stand further down. */
  readonly #halfClosed = new Map<string, GrowingElement>();
  /** Elements whose closing tag a tag of the same name may have taken that breaks off. */
  readonly #robbed = new Set<GrowingElement>();

  get elements(): readonly Element[] {
    return this.#tree.elements;
  }

  enterBlock(): void {
    this.#floors.push(this.#open.length);
  }

  leaveBlock(end: number): void {
    const floor = this.#floors.pop() ?? 0;
    if (this.#open.length > floor) this.#giveUp(this.#takeOpenAbove(floor), end);
  }

  take(tag: JsxTag): void {
    const top = this.#top();
    if (top !== undefined && isVoid(top) && !(tag.form === 'closing' && tag.name === top.name)) {
      this.#giveUp(this.#takeOpenAbove(this.#open.length - 1), tag.range.start);
    }
    if (tag.form === 'closing') this.#close(tag);
    else this.#begin(tag, tag.form === 'opening', false);
  }

  /**
   * Takes a tag that breaks off before its `>`. It counts as far as it can be told; with `isAlone` it begins its
   * paragraph, so that it would stand by itself were it whole.
   */
  takeBroken(tag: JsxTag, isAlone: boolean): void {
    if (tag.form === 'closing') {
      this.#closeHalfTyped(tag);
      return;
    }
    this.#broken.set(tag, this.#begin(tag, true, true));
    const last = this.#floors.length - 1;
    if (isAlone && this.#floors[last] === this.#open.length - 1) this.#floors[last] = this.#open.length;
  }

  /** What closes the element of a tag that breaks off; undefined where nothing does. */
  closingOf(tag: JsxTag): JsxTag | undefined {
    return this.#broken.get(tag)?.closing;
  }

  /** To be called at the end of the page. */
  finish(end: number): readonly PageProblem[] {
    this.#floors.length = 0;
    this.#giveUp(this.#takeOpenAbove(0), end);
    for (const { element, endOfContainer } of this.#leftOpen) this.#reportOpen(element, endOfContainer);
    for (const tag of this.#strays.left) this.#problems.push({ kind: 'strayClosing', range: tag.range, tag });
    return this.#problems;
  }

  #floor(): number {
    return this.#floors.at(-1) ?? 0;
  }

  /** The innermost open element of the block. */
  #top(): GrowingElement | undefined {
    return this.#open.length > this.#floor() ? this.#open.at(-1) : undefined;
  }

  #begin(tag: JsxTag, staysOpen: boolean, isBroken: boolean): GrowingElement {
    const element = this.#tree.add(tag, this.#open.at(-1), isBroken);
    if (staysOpen) {
      this.#open.push(element);
      this.#awaited.set(tag.name, (this.#awaited.get(tag.name) ?? 0) + 1);
    }
    return element;
  }

  #close(tag: JsxTag): void {
    const isAwaited = (this.#awaited.get(tag.name) ?? 0) > 0;
    const index = isAwaited ? this.#open.findLastIndex(({ name }) => name === tag.name) : -1;
    if (index >= this.#floor()) {
      this.#closeAt(index, tag);
    } else if (index >= 0) {
      this.#closeFromWithin(index, tag);
    } else if (!(isAwaited && this.#closeLeftOpen(tag)) && !this.#closeHalfNamed(tag)) {
      this.#strays.add(tag, this.#top());
    }
  }

  /** Closes an open element; those opened within it were left open, which shows at this tag. */
  #closeAt(index: number, tag: JsxTag): void {
    const unclosed = this.#takeOpenAbove(index + 1);
    const [element] = this.#takeOpenAbove(index);
    if (element !== undefined) this.#tree.close(element, tag);
    if (element?.isBroken === true) this.#mayRob(element.name);
    this.#settleSlips(unclosed).forEach((inner, depth) => {
      if (depth > 0 || isVoid(inner)) this.#reportOpen(inner, tag.range.start);
      else this.#report({ kind: 'closedOver', range: tag.range, tag, opening: inner.opening }, inner);
    });
  }

  /** The innermost open element of a name may have to go without its closing tag. */
  #mayRob(name: string): void {
    const robbed = this.#open.findLast((element) => element.name === name);
    if (robbed !== undefined) this.#robbed.add(robbed);
  }

  /** A closing tag within a paragraph, list item or quote that its element reaches over. */
  #closeFromWithin(index: number, tag: JsxTag): void {
    const [element] = this.#open.splice(index, 1);
    if (element === undefined) return;
    this.#floors.forEach((height, at) => {
      if (height > index) this.#floors[at] = height - 1;
    });
    this.#awaitLess(element);
    this.#tree.close(element, tag);
    this.#report({ kind: 'acrossBlocks', range: tag.range, tag, opening: element.opening }, element);
  }

  /** A closing tag that comes behind the end of the paragraph, list item or quote in which its element was opened. */
  #closeLeftOpen(tag: JsxTag): boolean {
    const index = this.#leftOpen.findLastIndex(({ element }) => element.name === tag.name);
    const [found] = index < 0 ? [] : this.#leftOpen.splice(index, 1);
    if (found === undefined) return false;
    const { element } = found;
    this.#awaitLess(element);
    this.#tree.close(element, tag);
    this.#report({ kind: 'acrossBlocks', range: element.opening.range, tag, opening: element.opening }, element);
    return true;
  }

  /**
   * A whole closing tag may belong to an opening one whose name is cut off or runs on (`<NoteThis page …</Note>`), or
   * to an element for which a `</` is being typed within.
   */
  #closeHalfNamed(tag: JsxTag): boolean {
    const top = this.#open.at(-1);
    const isMeant = top?.isBroken === true && isHalfOf(top.name, tag.name);
    const element = isMeant ? this.#takeOpenAbove(this.#open.length - 1)[0] : this.#halfClosed.get(tag.name);
    if (element === undefined) return false;
    this.#halfClosed.delete(tag.name);
    this.#tree.close(element, tag);
    return true;
  }

  /** A closing tag that is still being typed closes the innermost element that it may mean, and is no second break. */
  #closeHalfTyped(tag: JsxTag): void {
    const named = this.#open.findLastIndex(({ name }) => name === tag.name);
    const index = named >= 0 ? named : this.#open.length - 1;
    const element = this.#open[index];
    if (element === undefined || (named < 0 && !isHalfOf(tag.name, element.name))) return;
    this.#settleSlips(this.#takeOpenAbove(index + 1)).forEach((inner) => {
      this.#reportOpen(inner, tag.range.start);
    });
    this.#takeOpenAbove(index);
    this.#floors.forEach((height, at) => (this.#floors[at] = Math.min(height, index)));
    this.#tree.close(element, tag);
    this.#halfClosed.set(element.name, element);
  }

  /** Takes the elements from a place of the stack on out of it; the innermost comes first. */
  #takeOpenAbove(height: number): readonly GrowingElement[] {
    const taken = this.#open.splice(height).reverse();
    taken.forEach((element) => {
      this.#awaitLess(element);
    });
    return taken;
  }

  #awaitLess({ name }: GrowingElement): void {
    this.#awaited.set(name, (this.#awaited.get(name) ?? 1) - 1);
  }

  /** The block of these elements has ended. Those that no slip explains may still be closed in another block. */
  #giveUp(unclosed: readonly GrowingElement[], endOfContainer: number): void {
    for (const element of this.#settleSlips(unclosed)) {
      if (isVoid(element)) {
        this.#reportOpen(element, endOfContainer);
        continue;
      }
      this.#tree.emptyOut(element);
      this.#leftOpen.push({ element, endOfContainer });
      this.#awaited.set(element.name, (this.#awaited.get(element.name) ?? 0) + 1);
    }
  }

  /** Explains unclosed elements by a slip in a tag that was to close them; returns those that are just left open. */
  #settleSlips(unclosed: readonly GrowingElement[]): readonly GrowingElement[] {
    const left: GrowingElement[] = [];
    for (let at = 0; at < unclosed.length; at++) {
      const [element, around] = [unclosed[at], unclosed[at + 1]];
      if (element === undefined) continue;
      const stray = this.#strays.takeMeantFor(element);
      if (stray !== undefined) {
        this.#tree.close(element, stray);
        this.#report({ kind: 'otherName', range: stray.range, tag: stray, opening: element.opening }, element);
      } else if (around !== undefined && lacksSlash(element, around)) {
        const { opening } = around;
        this.#tree.drop(element);
        this.#tree.close(around, element.opening);
        this.#report({ kind: 'missingSlash', range: element.opening.range, tag: element.opening, opening }, element);
        at++;
      } else {
        left.push(element);
      }
    }
    return left;
  }

  #reportOpen(element: GrowingElement, endOfContainer: number): void {
    this.#tree.emptyOut(element);
    const tag = element.opening;
    this.#report({ kind: 'unclosedTag', range: tag.range, tag, endOfContainer }, element);
  }

  /** A tag that breaks off is a problem already, and the closing tag that it took may have been another's. */
  #report(problem: PageProblem, element: GrowingElement): void {
    if (!element.isBroken && !this.#robbed.has(element)) this.#problems.push(problem);
  }
}
