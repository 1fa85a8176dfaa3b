import type { TextRange } from '../../text/textRange.ts';
import type { Element } from './elements.ts';
import type { JsxTag } from '../mdx/script/scanTag.ts';
import { addAll } from '../../util/collections.ts';

/** An element while its page is being read. */
export interface GrowingElement extends Element {
  closing: JsxTag | undefined;
  range: TextRange;
  content: TextRange | undefined;
  parent: GrowingElement | undefined;
  children: GrowingElement[];
}

/** The elements of a page as far as they are known; keeps parents and children in step. */
export class ElementTree {
  readonly #all: GrowingElement[] = [];
  readonly #roots: GrowingElement[] = [];
  readonly #dropped = new Set<GrowingElement>();

  /** The elements in the order of their opening tags. */
  get elements(): readonly Element[] {
    return this.#all.filter((element) => !element.isBroken && !this.#dropped.has(element));
  }

  add(opening: JsxTag, parent: GrowingElement | undefined, isBroken: boolean): GrowingElement {
    const element: GrowingElement = {
      name: opening.name,
      opening,
      closing: undefined,
      range: opening.range,
      content: undefined,
      parent,
      children: [],
      isBroken,
    };
    this.#all.push(element);
    this.#siblingsIn(parent).push(element);
    return element;
  }

  /** Ends an element with a tag; its content after that tag moves to the enclosing element, and vice versa. */
  close(element: GrowingElement, closing: JsxTag): void {
    element.closing = closing;
    element.range = { start: element.opening.range.start, end: closing.range.end };
    element.content = { start: element.opening.range.end, end: closing.range.start };
    this.#moveChildren(element, (child) => child.range.start >= closing.range.end);
    this.#takeLaterSiblings(element, closing.range.start);
  }

  /** Moves the children of an unclosed element to the enclosing element. */
  emptyOut(element: GrowingElement): void {
    this.#moveChildren(element, () => true);
  }

  /** Removes an element: its tag was meant as another's closing tag. */
  drop(element: GrowingElement): void {
    this.emptyOut(element);
    const siblings = this.#siblingsIn(element.parent);
    const index = siblings.lastIndexOf(element);
    if (index >= 0) siblings.splice(index, 1);
    this.#dropped.add(element);
  }

  #siblingsIn(parent: GrowingElement | undefined): GrowingElement[] {
    return parent?.children ?? this.#roots;
  }

  #moveChildren(element: GrowingElement, isMoved: (child: GrowingElement) => boolean): void {
    let kept = element.children.length;
    for (let child; (child = element.children[kept - 1]) !== undefined && isMoved(child);) kept--;
    const moved = element.children.splice(kept);
    if (moved.length === 0) return;
    const siblings = this.#siblingsIn(element.parent);
    for (const child of moved) child.parent = element.parent;
    const later = siblings.splice(siblings.lastIndexOf(element) + 1);
    addAll(siblings, moved);
    addAll(siblings, later);
  }

  #takeLaterSiblings(element: GrowingElement, end: number): void {
    const siblings = this.#siblingsIn(element.parent);
    const from = siblings.lastIndexOf(element) + 1;
    let to = from;
    for (let sibling; (sibling = siblings[to]) !== undefined && sibling.range.start < end;) to++;
    const adopted = siblings.splice(from, to - from);
    for (const child of adopted) child.parent = element;
    addAll(element.children, adopted);
  }
}
