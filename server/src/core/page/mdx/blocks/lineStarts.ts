import type { Line } from './line.ts';

// What begins on a line according to its own characters. Without indented code, the limit of three spaces of
// indentation never applies.

export type ListName = 'BulletList' | 'OrderedList';

/** The opening fence of code or math: its characters, and the node that it begins. */
export interface OpeningFence {
  readonly mark: string;
  readonly node: 'FencedCode' | 'BlockMath';
}

/** Whether a line is a thematic break. */
export function isRule(line: Line): boolean {
  return /^([-*_])[ \t]*(?:\1[ \t]*){2,}$/.test(line.rest);
}

export function isHeadingLine(line: Line): boolean {
  return line.next === 35 && /^#{1,6}(?:[ \t]|$)/.test(line.rest);
}

/** Returns the fence of code or math that opens on a line; undefined if none does. */
export function openingFence(line: Line): OpeningFence | undefined {
  if (line.next !== 96 && line.next !== 126 && line.next !== 36) return undefined;
  const [, backticks, tildes, dollars] = /^(?:(`{3,})[^`]*|(~{3,}).*|(\${2,})[^$]*)$/.exec(line.rest) ?? [];
  if (dollars !== undefined) return { mark: dollars, node: 'BlockMath' };
  const mark = backticks ?? tildes;
  return mark === undefined ? undefined : { mark, node: 'FencedCode' };
}

/** Returns the length of a list item's mark; undefined if there is none. */
export function listMark(line: Line, list: ListName): number | undefined {
  if (list === 'BulletList' && isRule(line)) return undefined;
  const pattern = list === 'BulletList' ? /^[-+*](?=[ \t]|$)/ : /^\d{1,9}[.)](?=[ \t]|$)/;
  return pattern.exec(line.rest)?.[0].length;
}

export function isQuote(line: Line): boolean {
  return line.next === 62;
}

/** The label of a footnote's definition, and its length with the whitespace after it. */
interface FootnoteStart {
  readonly label: string;
  readonly length: number;
}

/**
 * Returns the beginning of the footnote that starts on a line, with its length in UTF-16 units; undefined if none does.
 */
export function footnoteStart(line: Line): FootnoteStart | undefined {
  if (line.next !== 91) return undefined;
  const [matched, label] = /^\[\^((?:\\[[\]\\]|[^\s[\]])+)\]:[ \t]*/.exec(line.rest) ?? [];
  return matched === undefined || label === undefined ? undefined : { label, length: matched.length };
}

/** Whether a list, a quote or a footnote begins on a line; fewer lists can interrupt a paragraph. */
export function isContainerStart(line: Line, isInterrupting: boolean): boolean {
  if (isQuote(line)) return true;
  if (line.next === 91) return footnoteStart(line) !== undefined;
  if (isRule(line)) return false;
  const list = isInterrupting ? /^(?:[-+*]|1[.)])[ \t]+[^ \t]/ : /^(?:[-+*]|\d{1,9}[.)])(?:[ \t]|$)/;
  return list.test(line.rest);
}
