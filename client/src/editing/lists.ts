import { applyEdits, editsMovedBy, type TextEdit } from '../../../server/src/core/text/textRange.ts';
import { cursorAt, offsetAfter, type Change, type Lines, type NewLine } from './change.ts';
import {
  columns,
  contentColumn,
  innermostItemIn,
  isSibling,
  itemAbove,
  itemIn,
  lastLineOf,
  markerWithNumber,
  type ListItem,
} from './listItems.ts';

/** Begins the next item or line of a quote, or ends the list or quote if the one at the cursor is empty. */
export function enterInList(lines: Lines, line: number, character: number): NewLine | undefined {
  const text = lines.text(line);
  const item = innermostItemIn(text);
  if (item === undefined) return enterInQuote(lines, line, character);
  // A lone marker may become a thematic break or front matter.
  if (item.gap === '' || character < text.length - item.content.length) return undefined;
  return item.content.trim() === '' ? endItem(lines, line, item) : nextItem(lines, line, { character, item });
}

/** Turns an empty item into one of the list around it, or ends the list. */
function endItem(lines: Lines, line: number, item: ListItem): NewLine {
  const lead = lines.text(line).slice(0, item.indent.length);
  // The one around it begins on the same line.
  if (lead !== item.indent) return { above: null, prefix: lead };
  const change = outdentItem(lines, line, lines.text(line).length);
  if (change === undefined) return endBlock(lines, line, item.indent);
  const [start, text] = [lines.start(line), lines.text(line)];
  const isHere = ({ range }: TextEdit): boolean => range.start >= start && range.end <= start + text.length;
  const here = editsMovedBy(change.edits.filter(isHere), -start);
  return { above: null, prefix: applyEdits(text, here), others: change.edits.filter((edit) => !isHere(edit)) };
}

/**
 * Empties a line, as far as it is of the block that ends. What is typed next to the last item or quoted line would still
 * be its text, so a blank line comes between.
 */
function endBlock(lines: Lines, line: number, indent: string): NewLine {
  const isFirst = line === 0 || /^[\s>]*$/.test(lines.text(line - 1));
  return { above: isFirst ? null : indent.trimEnd(), prefix: indent };
}

function nextItem(
  lines: Lines,
  line: number,
  { character, item }: { readonly character: number; readonly item: ListItem },
): NewLine {
  const next = item.number === undefined ? undefined : item.number + (isConstant(lines, line, item) ? 0 : 1);
  const follow = next === item.number || next === undefined ? [] : renumber(lines, line, item, next + 1);
  const { above, others } = withoutSpaceAt(lines, line, { character, content: item.content });
  const prefix = `${item.indent}${markerWithNumber(item, next ?? 0)}${item.gap}${item.task && '[ ] '}`;
  return { above, prefix, others: [...others, ...follow] };
}

/** Returns what removes the space at which a line is broken; two or more before it are a line break that readers see. */
function withoutSpaceAt(
  lines: Lines,
  line: number,
  { character, content }: { readonly character: number; readonly content: string },
): { readonly above: string; readonly others: readonly TextEdit[] } {
  const text = lines.text(line);
  const [before, rest] = [text.slice(0, character), text.slice(character)];
  const start = lines.start(line) + character;
  const end = start + rest.length - rest.trimStart().length;
  const others = end === start ? [] : [{ range: { start, end }, newText: '' }];
  // The space of the marker itself stays.
  const hasContent = character > text.length - content.length;
  return { above: hasContent ? before.replace(/(?<=\S)[ \t]$/, '') : before, others };
}

/** Whether all items of a list have the same number, which Markdown allows. */
function isConstant(lines: Lines, line: number, item: ListItem): boolean {
  const above = siblingAbove(lines, line, item);
  return above !== undefined && above.item.number === item.number;
}

function siblingAbove(lines: Lines, line: number, item: ListItem): ReturnType<typeof itemAbove> {
  return itemAbove(lines, line, {
    matches: (one) => isSibling(one, item),
    isEnd: (one) => columns(one.indent) < columns(item.indent),
  });
}

/** Returns the edits that renumber the items after one, as long as they were numbered one after the other. */
function renumber(lines: Lines, line: number, item: ListItem, first: number): readonly TextEdit[] {
  const edits: TextEdit[] = [];
  let expected = (item.number ?? 0) + 1;
  let number = first;
  for (let at = lastLineOf(lines, line, item) + 1; at < lines.count;) {
    const next = itemIn(lines.text(at));
    if (next === undefined || !isSibling(next, item) || next.number !== expected) break;
    const start = lines.start(at) + next.indent.length;
    const marker = markerWithNumber(next, number);
    edits.push({ range: { start, end: start + next.marker.length }, newText: marker });
    const last = lastLineOf(lines, at, next);
    const growth = marker.length - next.marker.length;
    for (const edit of indentation(lines, { first: at + 1, last }, growth)) edits.push(edit);
    expected++;
    number++;
    at = last + 1;
  }
  return edits;
}

function enterInQuote(lines: Lines, line: number, character: number): NewLine | undefined {
  const [, marks = '', content = ''] = /^((?:\s{0,3}>)+ ?)(.*)$/.exec(lines.text(line)) ?? [];
  if (marks === '' || character < marks.length) return undefined;
  if (content.trim() === '') return endBlock(lines, line, /^\s*/.exec(marks)?.[0] ?? '');
  return { prefix: marks.endsWith(' ') ? marks : `${marks} `, ...withoutSpaceAt(lines, line, { character, content }) };
}

/** Moves an item with everything in it below the item before it. Undefined if there is none. */
export function indentItem(lines: Lines, line: number, character: number): Change | undefined {
  const item = itemIn(lines.text(line));
  const before = item && aboveAt(lines, line, columns(item.indent));
  if (item === undefined || before === undefined) return undefined;
  const level = contentColumn(before.item);
  const last = aboveAt(lines, line, level)?.item.number ?? 0;
  const follow = item.number === undefined ? [] : renumber(lines, line, item, item.number);
  return shift(lines, line, { item, character, level, marker: markerWithNumber(item, last + 1), follow });
}

/** Moves an item with everything in it to the list around its own. Undefined if there is none. */
export function outdentItem(lines: Lines, line: number, character: number): Change | undefined {
  const item = itemIn(lines.text(line));
  const isOuter = (one: ListItem): boolean => item !== undefined && columns(one.indent) < columns(item.indent);
  const parent = item && itemAbove(lines, line, { matches: isOuter, isEnd: () => false });
  if (item === undefined || parent === undefined) return undefined;
  const number = (parent.item.number ?? 0) + 1;
  const follow = parent.item.number === undefined ? [] : renumber(lines, parent.line, parent.item, number + 1);
  const level = columns(parent.item.indent);
  return shift(lines, line, { item, character, level, marker: markerWithNumber(parent.item, number), follow });
}

/** Returns the closest item above that starts at a column, in the same list. */
function aboveAt(lines: Lines, line: number, column: number): ReturnType<typeof itemAbove> {
  return itemAbove(lines, line, {
    matches: (one) => columns(one.indent) === column,
    isEnd: (one) => columns(one.indent) < column,
  });
}

interface Shift {
  readonly item: ListItem;
  /** The character of the cursor. */
  readonly character: number;
  /** The column where the item starts afterwards. */
  readonly level: number;
  readonly marker: string;
  readonly follow: readonly TextEdit[];
}

function shift(lines: Lines, line: number, { item, character, level, marker, follow }: Shift): Change {
  const by = level - columns(item.indent);
  const last = lastLineOf(lines, line, item);
  const edits: TextEdit[] = [
    ...follow,
    ...indentation(lines, { first: line, last: line }, by),
    // What is in it begins where its text does.
    ...indentation(lines, { first: line + 1, last }, by + marker.length - item.marker.length),
  ];
  const start = lines.start(line) + item.indent.length;
  if (marker !== item.marker) edits.push({ range: { start, end: start + item.marker.length }, newText: marker });
  return { edits, selection: cursorAt(offsetAfter(lines.start(line) + character, edits)) };
}

/** Returns the edits of lines' indentation after the marks of quotes, by a number of columns. */
function indentation(
  lines: Lines,
  { first, last }: { readonly first: number; readonly last: number },
  by: number,
): readonly TextEdit[] {
  const edits: TextEdit[] = [];
  for (let line = first; by !== 0 && line <= last; line++) {
    const text = lines.text(line);
    if (text.trim() === '') continue;
    const [quote = ''] = /^(?:\s{0,3}>)* ?/.exec(text.trimStart().startsWith('>') ? text : '') ?? [];
    const [spaces = ''] = /^\s*/.exec(text.slice(quote.length)) ?? [];
    const start = lines.start(line) + quote.length;
    const newText = ' '.repeat(Math.max(0, columns(spaces) + by));
    edits.push({ range: { start, end: start + spaces.length }, newText });
  }
  return edits;
}
