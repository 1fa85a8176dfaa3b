import { addTo, countUp } from '../../util/collections.ts';
import { isVoid, type Element } from './elements.ts';
import { ElementTree, type GrowingElement } from './elementTree.ts';
import type { JsxTag } from '../mdx/script/scanTag.ts';
import type { PageProblem } from '../pageProblem.ts';
import { distance } from 'fastest-levenshtein';

/** An element whose closing tag is missing before the end of its block. */
interface LeftOpen {
  readonly element: GrowingElement;
  readonly endOfContainer: number;
}

/**
 * Matches tags to elements. MDX requires both tags of an element in one paragraph, list item or quote, so blocks are
 * reported here too. An unclosed tag causes one problem and leaves its surroundings intact: the content after it
 * belongs to the enclosing element.
 */
export class ElementBuilder {
  readonly #tree = new ElementTree();
  readonly #problems: PageProblem[] = [];
  readonly #open = new OpenElements();
  /** By name, since a later closing tag may belong to one of them. */
  readonly #leftOpen = new Map<string, LeftOpen[]>();
  readonly #strays = new StrayClosings();
  /** The elements of unfinished tags. */
  readonly #broken = new Map<JsxTag, GrowingElement>();
  /** Elements that a half-typed tag closes, by name: their own closing tag may follow. */
  readonly #halfClosed = new Map<string, GrowingElement>();
  /** Elements whose closing tag may have been used for an unfinished tag of the same name. */
  readonly #robbed = new Set<GrowingElement | undefined>();
  readonly #withoutOpening: JsxTag | undefined;

  /** Takes a closing tag whose opening tag is known to be missing. */
  constructor(withoutOpening?: JsxTag) {
    this.#withoutOpening = withoutOpening;
  }

  get elements(): readonly Element[] {
    return this.#tree.elements;
  }

  enterBlock(): void {
    this.#open.enterBlock();
  }

  leaveBlock(end: number): void {
    this.#giveUp(this.#open.leaveBlock(), end);
  }

  take(tag: JsxTag): void {
    this.#leaveVoid(tag);
    if (tag.form === 'closing') this.#close(tag);
    else this.#begin(tag, tag.form === 'opening', false);
  }

  /**
   * Adds a tag that is unfinished before its `>`, as far as it could be read; with `isAlone` it begins its paragraph,
   * so that the finished tag would be a block.
   */
  takeBroken(tag: JsxTag, isAlone: boolean): void {
    this.#leaveVoid(tag);
    if (tag.form === 'closing') {
      this.#closeHalfTyped(tag);
      return;
    }
    this.#broken.set(tag, this.#begin(tag, true, true));
    if (isAlone) this.#open.keepBeyondBlock();
  }

  /** Returns the closing tag of an unfinished tag's element; undefined if none. */
  closingOf(tag: JsxTag): JsxTag | undefined {
    return this.#broken.get(tag)?.closing;
  }

  /** Returns all problems; call it at the end of the page. */
  finish(end: number): readonly PageProblem[] {
    this.#giveUp(this.#open.takeFrom(0), end);
    for (const { element, endOfContainer } of [...this.#leftOpen.values()].flat()) {
      this.#reportOpen(element, endOfContainer);
    }
    for (const tag of this.#strays.left) this.#problems.push({ kind: 'strayClosing', range: tag.range, tag });
    return this.#problems;
  }

  /** Ends an element that can't have content at the next tag, unless that closes it. */
  #leaveVoid(tag: JsxTag): void {
    const { top } = this.#open;
    if (top === undefined || !isVoid(top) || (tag.form === 'closing' && tag.name === top.name)) return;
    this.#giveUp(this.#open.takeInnermost(), tag.range.start);
  }

  #begin(tag: JsxTag, staysOpen: boolean, isBroken: boolean): GrowingElement {
    const element = this.#tree.add(tag, this.#open.innermost, isBroken);
    if (staysOpen) this.#open.push(element);
    return element;
  }

  #close(tag: JsxTag): void {
    if (tag === this.#withoutOpening) {
      this.#strays.add(tag, undefined);
      return;
    }
    const index = this.#open.indexOf(tag.name);
    if (index >= 0 && this.#open.isInBlock(index)) this.#closeAt(index, tag);
    else if (index >= 0) this.#closeFromWithin(index, tag);
    else if (!this.#closeLeftOpen(tag) && !this.#closeHalfNamed(tag)) this.#strays.add(tag, this.#open.top);
  }

  /** Closes an open element; this tag shows that those opened within it are unclosed. */
  #closeAt(index: number, tag: JsxTag): void {
    const unclosed = this.#open.takeFrom(index + 1);
    const [element] = this.#open.takeFrom(index);
    if (element !== undefined) this.#tree.close(element, tag);
    if (element?.isBroken === true) this.#robbed.add(this.#open.get(this.#open.indexOf(element.name)));
    this.#settleMistakes(unclosed).forEach((inner, depth) => {
      if (depth > 0 || isVoid(inner)) this.#reportOpen(inner, tag.range.start);
      else this.#report({ kind: 'closedOver', range: tag.range, tag, opening: inner.opening }, inner);
    });
  }

  /** Handles a closing tag within a paragraph, list item or quote that its element contains. */
  #closeFromWithin(index: number, tag: JsxTag): void {
    const element = this.#open.takeAt(index);
    if (element === undefined) return;
    this.#tree.close(element, tag);
    this.#report({ kind: 'acrossBlocks', range: tag.range, tag, opening: element.opening }, element);
  }

  /** Handles a closing tag after the end of the paragraph, list item or quote in which its element was opened. */
  #closeLeftOpen(tag: JsxTag): boolean {
    const element = this.#leftOpen.get(tag.name)?.pop()?.element;
    if (element === undefined) return false;
    this.#tree.close(element, tag);
    this.#report({ kind: 'acrossBlocks', range: element.opening.range, tag, opening: element.opening }, element);
    return true;
  }

  /**
   * A complete closing tag may belong to an opening one whose name is cut off or runs on (`<NoteThis page …</Note>`),
   * or to an element in which a `</` is being typed.
   */
  #closeHalfNamed(tag: JsxTag): boolean {
    const { innermost } = this.#open;
    const isMeant = innermost?.isBroken === true && isHalfOf(innermost.name, tag.name);
    const element = isMeant ? this.#open.takeInnermost()[0] : this.#halfClosed.get(tag.name);
    if (element === undefined) return false;
    this.#halfClosed.delete(tag.name);
    this.#tree.close(element, tag);
    return true;
  }

  /** A closing tag that is still being typed closes the innermost element that it may mean, and is no second error. */
  #closeHalfTyped(tag: JsxTag): void {
    const named = this.#open.indexOf(tag.name);
    const index = named >= 0 ? named : this.#open.indexOfContainer();
    const element = this.#open.get(index);
    if (element === undefined || (named < 0 && !isHalfOf(tag.name, element.name))) return;
    for (const inner of this.#settleMistakes(this.#open.takeFrom(index + 1))) this.#reportOpen(inner, tag.range.start);
    this.#open.takeFrom(index);
    this.#tree.close(element, tag);
    this.#halfClosed.set(element.name, element);
  }

  /**
   * Handles unclosed elements at the end of their block. Those that no mistake explains may still be closed in another
   * block.
   */
  #giveUp(unclosed: readonly GrowingElement[], endOfContainer: number): void {
    for (const element of this.#settleMistakes(unclosed)) {
      const others = this.#leftOpen.get(element.name);
      if (isVoid(element)) this.#reportOpen(element, endOfContainer);
      else if (others === undefined) this.#leftOpen.set(element.name, [{ element, endOfContainer }]);
      else others.push({ element, endOfContainer });
    }
  }

  /**
   * Explains unclosed elements by a mistake in a tag that was meant to close them. The others move their content to the
   * enclosing element, and are returned. In both lists the innermost comes first; they are processed from the outermost
   * on, so that each moves no more than it had itself.
   */
  #settleMistakes(unclosed: readonly GrowingElement[]): readonly GrowingElement[] {
    const left: GrowingElement[] = [];
    for (let at = unclosed.length - 1; at >= 0; at--) {
      const [element, inner] = [unclosed[at], unclosed[at - 1]];
      if (element === undefined) continue;
      const stray = this.#strays.takeMeantFor(element);
      const empty = emptyTwinIn(element);
      if (stray !== undefined) {
        this.#tree.close(element, stray);
        this.#report({ kind: 'otherName', range: stray.range, tag: stray, opening: element.opening }, element);
      } else if (inner !== undefined && lacksSlash(inner, element)) {
        this.#closeInstead(element, inner);
        at--;
      } else if (empty !== undefined) {
        this.#closeInstead(element, empty);
      } else if (this.#wasClosedByOuter(element)) {
        continue;
      } else {
        this.#tree.emptyOut(element);
        left.push(element);
      }
    }
    return left.reverse();
  }

  /** Closes an element with a tag that was read as a second element of its name in it. */
  #closeInstead(element: GrowingElement, twin: GrowingElement): void {
    const { opening: tag } = twin;
    this.#tree.drop(twin);
    this.#tree.close(element, tag);
    this.#report({ kind: 'missingSlash', range: tag.range, tag, opening: element.opening }, twin);
  }

  /**
   * Whether an unclosed element contains another of its name whose closing tag was read as one of nothing, so that it
   * has the outer element’s. Closes both with their own.
   */
  #wasClosedByOuter(element: GrowingElement): boolean {
    for (const twin of element.children) {
      const { closing, opening } = twin;
      if (twin.name !== element.name || closing === undefined) continue;
      const stray = this.#strays.takeMeantFor(twin);
      if (stray === undefined) continue;
      this.#tree.close(element, closing);
      this.#tree.close(twin, stray);
      this.#report({ kind: 'otherName', range: stray.range, tag: stray, opening }, twin);
      return true;
    }
    return false;
  }

  #reportOpen(element: GrowingElement, endOfContainer: number): void {
    const tag = element.opening;
    this.#report({ kind: 'unclosedTag', range: tag.range, tag, endOfContainer }, element);
  }

  /** An unfinished tag is a problem already, and the closing tag that it was matched with may have been another's. */
  #report(problem: PageProblem, element: GrowingElement): void {
    if (!element.isBroken && !this.#robbed.has(element)) this.#problems.push(problem);
  }
}

/** Closing tags that close nothing. Once an element is known to be unclosed, one of them may have been meant for it. */
class StrayClosings {
  readonly #all = new Set<JsxTag>();
  readonly #inside = new Map<GrowingElement, JsxTag[]>();

  add(tag: JsxTag, inside: GrowingElement | undefined): void {
    this.#all.add(tag);
    if (inside !== undefined) addTo(this.#inside, inside, tag);
  }

  /**
   * Removes the tag that was meant for an unclosed element: the one with the most similar name, or else the last in it.
   */
  takeMeantFor(element: GrowingElement): JsxTag | undefined {
    if (isVoid(element)) return undefined;
    const inside = this.#inside.get(element) ?? [];
    const intended = inside.find(({ name }) => isMistyped(name, element.name)) ?? inside.at(-1);
    if (intended !== undefined) this.#all.delete(intended);
    return intended;
  }

  /** The tags that nothing explains. */
  get left(): Iterable<JsxTag> {
    return this.#all;
  }
}

/**
 * Whether an opening tag without attributes was meant to close the element of the same name around it: both are
 * unclosed.
 */
function lacksSlash(element: GrowingElement, around: GrowingElement): boolean {
  const { opening, parent, name } = element;
  return parent === around && name === around.name && opening.attributes.length === 0 && !element.isBroken;
}

/** Returns the last `<Note/>` in an unclosed `<Note>`: it was meant to close that. */
function emptyTwinIn(element: GrowingElement): GrowingElement | undefined {
  if (isVoid(element)) return undefined;
  return element.children.findLast(
    ({ name, opening }) => name === element.name && opening.form === 'selfClosing' && opening.attributes.length === 0,
  );
}

/** Whether one name is the beginning of the other. */
function isHalfOf(written: string, intended: string): boolean {
  return intended.startsWith(written) || (written.startsWith(intended) && intended !== '');
}

/** Whether a closing tag's name is the opening one's with a mistake: another case, a letter too many or too few. */
function isMistyped(written: string, intended: string): boolean {
  return intended !== '' && distance(written.toLowerCase(), intended.toLowerCase()) <= Math.max(1, intended.length / 4);
}

/** The open elements at the current offset, the outermost first, and the blocks in which they were opened. */
class OpenElements {
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
    countUp(this.#counts, element.name);
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
