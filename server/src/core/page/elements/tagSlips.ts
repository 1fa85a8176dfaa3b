import { distance } from 'fastest-levenshtein';
import { isVoid } from './elements.ts';
import type { GrowingElement } from './elementTree.ts';
import type { JsxTag } from '../mdx/script/scanTag.ts';

/** Closing tags that close nothing. Once an element is known to be unclosed, one of them may have been meant for it. */
export class StrayClosings {
  readonly #all = new Set<JsxTag>();
  readonly #inside = new Map<GrowingElement, JsxTag[]>();

  add(tag: JsxTag, inside: GrowingElement | undefined): void {
    this.#all.add(tag);
    if (inside === undefined) return;
    const others = this.#inside.get(inside);
    if (others === undefined) this.#inside.set(inside, [tag]);
    else others.push(tag);
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
export function lacksSlash(element: GrowingElement, around: GrowingElement): boolean {
  const { opening, parent, name } = element;
  return parent === around && name === around.name && opening.attributes.length === 0 && !element.isBroken;
}

/** Returns the last `<Note/>` in an unclosed `<Note>`: it was meant to close that. */
export function emptyTwinIn(element: GrowingElement): GrowingElement | undefined {
  if (isVoid(element)) return undefined;
  return element.children.findLast(
    ({ name, opening }) => name === element.name && opening.form === 'selfClosing' && opening.attributes.length === 0,
  );
}

/** Whether one name is the beginning of the other. */
export function isHalfOf(written: string, intended: string): boolean {
  return intended.startsWith(written) || (written.startsWith(intended) && intended !== '');
}

/** Whether a closing tag's name is the opening one's with a slip: another case, a letter too many or too few. */
function isMistyped(written: string, intended: string): boolean {
  return intended !== '' && distance(written.toLowerCase(), intended.toLowerCase()) <= Math.max(1, intended.length / 4);
}
