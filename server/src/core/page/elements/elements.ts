import type { TextRange } from '../../text/textRange.ts';
import type { JsxTag } from '../mdx/script/scanTag.ts';

/** A component or an HTML element: an opening tag with what belongs to it. */
export interface Element {
  /** Empty for a fragment (`<>`). */
  readonly name: string;
  readonly opening: JsxTag;
  /** Undefined if the element closes itself or is unclosed. */
  readonly closing: JsxTag | undefined;
  /** From the opening tag to the end of the closing one; the opening tag alone if it is unclosed. */
  readonly range: TextRange;
  /** The content between the tags. */
  readonly content: TextRange | undefined;
  readonly parent: Element | undefined;
  readonly children: readonly Element[];
  /** Whether its opening tag is unfinished, so that more attributes may follow. */
  readonly isBroken: boolean;
}

/** HTML elements that have no content; in MDX they close themselves: `<br />`. */
const voidElements: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

/** Whether a name is one of HTML (or of SVG), which needs no declaration: `motion.div` is a component. */
export function isHtmlName(name: string): boolean {
  return /^[a-z]/.test(name) && !name.includes('.');
}

/** Whether an HTML element never has content, such as `br`. */
export function isVoid({ name }: Pick<Element, 'name'>): boolean {
  return voidElements.has(name);
}
