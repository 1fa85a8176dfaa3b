import type { TextRange } from '../../../text/textRange.ts';
import { skipSpace } from '../whitespace.ts';

// The components of links and definitions: each function takes an offset and returns the one after the component, or
// undefined.

/** Returns the end of `[label]`, which has no further brackets in it and isn't empty. */
export function endOfLabel(text: string, start: number): number | undefined {
  if (text.charAt(start) !== '[') return undefined;
  let isWhitespace = true;
  for (let at = start + 1; at < text.length && at - start <= 1_000; at++) {
    const char = text.charAt(at);
    if (char === ']') return isWhitespace ? undefined : at + 1;
    if (char === '[') return undefined;
    if (!/\s/.test(char)) isWhitespace = false;
    if (char === '\\' && /[[\]\\]/.test(text.charAt(at + 1))) at++;
  }
  return undefined;
}

/** Returns the end of `address` or `<address>`; parentheses in it must be balanced, at most `deepest` levels deep. */
export function endOfDestination(text: string, start: number, deepest = Infinity): number | undefined {
  return text.charAt(start) === '<' ? endOfEnclosed(text, start) : endOfRaw(text, start, deepest);
}

function endOfEnclosed(text: string, start: number): number | undefined {
  for (let at = start + 1; at < text.length; at++) {
    const char = text.charAt(at);
    if (char === '>') return at + 1;
    if (char === '<' || char === '\n') return undefined;
    if (char === '\\' && /[<>\\]/.test(text.charAt(at + 1))) at++;
  }
  return undefined;
}

function endOfRaw(text: string, start: number, deepest: number): number | undefined {
  let depth = 0;
  let at = start;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code <= 32 || code === 127) break;
    if (code === 40 && ++depth > deepest) return undefined;
    if (code === 41 && --depth < 0) break;
    if (code === 92 && /[()\\]/.test(text.charAt(at + 1))) at++;
  }
  const isEnd = depth < 0 || (depth === 0 && (at >= text.length || /[\t\n ]/.test(text.charAt(at))));
  return isEnd && at > start ? at : undefined;
}

/** By the character that closes titles, the offset from which none follows; shared between calls for one text. */
export type TitlesEnd = Map<string, number>;

/** Returns the end of `"title"`, `'title'` or `(title)`. */
export function endOfTitle(text: string, start: number, noneFrom?: TitlesEnd): number | undefined {
  const open = text.charAt(start);
  if (open !== '"' && open !== "'" && open !== '(') return undefined;
  const close = open === '(' ? ')' : open;
  if (start >= (noneFrom?.get(close) ?? Infinity)) return undefined;
  for (let at = start + 1; at < text.length; at++) {
    const char = text.charAt(at);
    if (char === close) return at + 1;
    if (char === '\\' && (text.charAt(at + 1) === close || text.charAt(at + 1) === '\\')) at++;
  }
  noneFrom?.set(close, start);
  return undefined;
}

/** The resource after a link's label: `(address "title")`. */
export interface Resource {
  readonly end: number;
  readonly address: TextRange | undefined;
  readonly title: TextRange | undefined;
}

/**
 * Returns the address and the title in the parentheses that open at an offset; undefined if they are none of a link.
 */
export function readResource(text: string, open: number, noTitleFrom: TitlesEnd): Resource | undefined {
  if (text.charAt(open) !== '(') return undefined;
  const start = skipSpace(text, open + 1);
  if (text.charAt(start) === ')') return { end: start + 1, address: undefined, title: undefined };
  const addressEnd = endOfDestination(text, start, 32);
  if (addressEnd === undefined) return undefined;
  const address = { start, end: addressEnd };
  const titleStart = skipSpace(text, addressEnd);
  const titleEnd = titleStart > addressEnd ? endOfTitle(text, titleStart, noTitleFrom) : undefined;
  const end = titleEnd === undefined ? titleStart : skipSpace(text, titleEnd);
  if (text.charAt(end) !== ')') return undefined;
  return { end: end + 1, address, title: titleEnd === undefined ? undefined : { start: titleStart, end: titleEnd } };
}

/** Returns a label in the form in which labels are compared, regardless of whitespace and case. */
export function labelKey(label: string): string {
  return label
    .replace(/[\t\n\r ]+/g, ' ')
    .replace(/^ | $/g, '')
    .toLowerCase()
    .toUpperCase();
}

/** As `labelKey`, for the label of a footnote, which differs from a link's. */
export function footnoteKey(label: string): string {
  return `\n${labelKey(label)}`;
}
