import type { Lines } from './change.ts';

/** A line that begins an item of a list. */
export interface ListItem {
  /** What precedes the marker: the marks of quotes, and whitespace. */
  readonly indent: string;
  /** `-`, `*` or `+`; the number and its delimiter in numbered lists. */
  readonly marker: string;
  /** The number of an ordered item. */
  readonly number: number | undefined;
  /** The whitespace after the marker. */
  readonly gap: string;
  /** `[ ] ` of a task. */
  readonly task: string;
  readonly content: string;
}

const itemPattern = /^((?:\s*>)*\s*)([-*+]|(\d{1,9})[.)])(\s+|$)(\[[ xX]\](?:\s+|$))?(.*)$/;
const thematicBreak = /^\s*([-*_])(?:\s*\1){2,}\s*$/;

/** Returns the list item that begins on a line of text; undefined if there is none. */
export function itemIn(text: string): ListItem | undefined {
  const match = thematicBreak.test(text) ? null : itemPattern.exec(text);
  if (match === null) return undefined;
  const [, indent = '', marker = '', number, gap = '', task = '', content = ''] = match;
  return { indent, marker, number: number === undefined ? undefined : Number(number), gap, task, content };
}

/** Returns the last of the items that begin on a line of text, as in `- - one`, as if it were on a line of its own. */
export function innermostItemIn(text: string): ListItem | undefined {
  const item = itemIn(text);
  if (item?.task !== '') return item;
  const inner = innermostItemIn(item.content);
  if (inner === undefined) return item;
  const lead = `${item.indent}${item.marker}${item.gap}${inner.indent}`;
  return { ...inner, indent: lead.replaceAll(/[^\s>]/g, ' ') };
}

/** Returns the number of columns before the content of an item, to which its children are indented. */
export function contentColumn({ indent, marker, gap }: ListItem): number {
  return columns(indent) + marker.length + Math.min(Math.max(gap.length, 1), 4);
}

/** Returns the width of whitespace in columns: a tab ends at a multiple of four. */
export function columns(indent: string): number {
  let column = 0;
  for (const char of indent) column += char === '\t' ? 4 - (column % 4) : 1;
  return column;
}

export function markerWithNumber({ marker, number }: ListItem, next: number): string {
  return number === undefined ? marker : `${String(next)}${marker.at(-1) ?? '.'}`;
}

/** Whether an item is one of the same list as another at the same level. */
export function isSibling(a: ListItem, b: ListItem): boolean {
  return columns(a.indent) === columns(b.indent) && a.marker.at(-1) === b.marker.at(-1);
}

/** Returns the closest item above a line that satisfies a condition, in the same list. */
export function itemAbove(
  lines: Lines,
  line: number,
  { matches, isEnd }: { readonly matches: (item: ListItem) => boolean; readonly isEnd: (item: ListItem) => boolean },
): { readonly item: ListItem; readonly line: number } | undefined {
  for (let at = line - 1, blank = 0; at >= 0; at--) {
    const text = lines.text(at);
    const item = itemIn(text);
    if (item === undefined) {
      blank = text.trim() === '' ? blank + 1 : 0;
      // Text at the margin ends a list.
      if (blank > 1 || (blank === 0 && /^\S/.test(text) && !text.startsWith('>'))) return undefined;
      continue;
    }
    blank = 0;
    if (matches(item)) return { item, line: at };
    if (isEnd(item)) return undefined;
  }
  return undefined;
}

/** Returns the last line of an item with everything in it. */
export function lastLineOf(lines: Lines, line: number, item: ListItem): number {
  const inner = columns(item.indent) + 1;
  let last = line;
  for (let at = line + 1; at < lines.count; at++) {
    const text = lines.text(at);
    const isBlank = text.trim() === '';
    const [indent = ''] = /^(?:\s*>)*\s*/.exec(text) ?? [];
    if (!isBlank && columns(indent) < inner) break;
    if (!isBlank) last = at;
  }
  return last;
}
