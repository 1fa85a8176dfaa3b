import type { TextRange } from '../../../text/textRange.ts';
import { isBroken, scanTag, type JsxTag } from './scanTag.ts';

/** An element of HTML without content and expressions, such as an icon: nearly all elements in values. */
const plainElement = /^\{\s*<[a-z][^<>{}]*\/>\s*\}$/;

/** Whether an expression, braces included, is an element without anything to evaluate. */
export function isPlainElement(expression: string): boolean {
  return plainElement.test(expression);
}

/** Returns the tag of an expression that is an element without anything to evaluate; undefined for all others. */
export function plainElementIn(text: string, { start, end }: TextRange): JsxTag | undefined {
  if (!isPlainElement(text.slice(start, end))) return undefined;
  const tag = scanTag(text, text.indexOf('<', start), end);
  return tag === undefined || isBroken(tag) || tag.form !== 'selfClosing' ? undefined : tag;
}
