import type { BlockContext, Line } from '@lezer/markdown';
import { isWhitespace } from './whitespace.ts';
import { footnoteIndent } from './containerText.ts';
import { endOfLine, isRule } from './leafBlocks.ts';
import { depthOf, internalsOf } from './lezerInternals.ts';

/** Deeper nesting than this is text: nobody writes it, and it would cost the stack. */
const deepest = 100;

const footnoteStart = /^\[\^((?:\\[[\]\\]|[^\s[\]])+)\]:[ \t]*/;

/** Returns the length of a list item's mark; undefined if there is none. */
function listMark(line: Line, list: 'BulletList' | 'OrderedList'): number | undefined {
  const pattern = list === 'BulletList' ? /^[-+*](?=[ \t]|$)/ : /^\d{1,9}[.)](?=[ \t]|$)/;
  return pattern.exec(line.text.slice(line.pos))?.[0].length;
}

/** Whether a list, a quote or a footnote begins on a line; fewer lists can interrupt a paragraph. */
export function beginsContainer(context: BlockContext, line: Line, isInterrupting: boolean): boolean {
  if (context.depth > deepest) return false;
  const rest = line.text.slice(line.pos);
  if (line.next === 62) return true;
  if (line.next === 91) return footnoteStart.test(rest);
  if (isRule(line)) return false;
  const list = isInterrupting ? /^(?:[-+*]|1[.)])[ \t]+[^ \t]/ : /^(?:[-+*]|\d{1,9}[.)])(?:[ \t]|$)/;
  return list.test(rest);
}

export function parseQuote(context: BlockContext, line: Line): false | null {
  if (line.next !== 62 || context.depth > deepest) return false;
  const start = context.lineStart + line.pos;
  context.startComposite('Blockquote', line.pos);
  internalsOf(context).block.end = endOfLine(context, line);
  context.addElement(context.elt('QuoteMark', start, start + 1));
  line.moveBase(line.pos + (isWhitespace(line.text.charAt(line.pos + 1)) ? 2 : 1));
  return null;
}

export function parseBulletItem(context: BlockContext, line: Line): false | null {
  return isRule(line) ? false : parseItem(context, line, 'BulletList');
}

export function parseOrderedItem(context: BlockContext, line: Line): false | null {
  return parseItem(context, line, 'OrderedList');
}

/** Whether a quote continues in a line: its mark may have any indentation. */
export function quoteGoesOn(block: { end: number }, context: BlockContext, line: Line): boolean {
  if (line.next !== 62) return false;
  const start = context.lineStart + line.pos;
  line.addMarker(context.elt('QuoteMark', start, start + 1));
  line.moveBase(line.pos + (isWhitespace(line.text.charAt(line.pos + 1)) ? 2 : 1));
  block.end = endOfLine(context, line);
  return true;
}

/** Without indented code, an item's content begins at its first letter, whatever its indentation. */
function parseItem(context: BlockContext, line: Line, list: 'BulletList' | 'OrderedList'): false | null {
  const size = context.depth > deepest ? undefined : listMark(line, list);
  if (size === undefined) return false;
  const { pos } = line;
  const afterMark = line.countIndent(pos + size, pos, line.indent);
  const next = line.skipSpace(pos + size);
  const isEmpty = next === line.text.length;
  const column = isEmpty ? afterMark + 1 : line.countIndent(next, pos + size, afterMark);
  if (context.parentType().name !== list) context.startComposite(list, pos, line.text.charCodeAt(pos + size - 1));
  context.startComposite('ListItem', pos, column - line.baseIndent);
  context.addElement(context.elt('ListMark', context.lineStart + pos, context.lineStart + pos + size));
  line.moveBaseColumn(column);
  const { block, stack } = internalsOf(context);
  block.blankFirstLine = isEmpty;
  for (const open of stack.slice(-2)) open.end = Math.min(open.end, endOfLine(context, line));
  return null;
}

/** Whether a list continues in a line: with the content of its open item, or with a further item of the same marks. */
export function listGoesOn(list: 'BulletList' | 'OrderedList') {
  return (block: { readonly value: number }, context: BlockContext, line: Line): boolean => {
    if (line.pos === line.text.length) return true;
    const { stack, block: innermost } = internalsOf(context);
    const item = stack[depthOf(line) + 1];
    if (block !== innermost && item !== undefined && line.indent >= item.value + line.baseIndent) return true;
    const size = list === 'BulletList' && isRule(line) ? undefined : listMark(line, list);
    return size !== undefined && line.text.charCodeAt(line.pos + size - 1) === block.value;
  };
}

/** Whether an item continues in a line: an indented one, or an empty one unless the item is still empty. */
export function itemGoesOn(
  item: { readonly value: number; blankFirstLine: boolean },
  _context: BlockContext,
  line: Line,
): boolean {
  if (line.pos === line.text.length) return !item.blankFirstLine;
  if (line.indent < line.baseIndent + item.value) return false;
  line.moveBaseColumn(line.baseIndent + item.value);
  item.blankFirstLine = false;
  return true;
}

export function parseFootnote(context: BlockContext, line: Line): false | null {
  if (line.next !== 91 || context.depth > deepest) return false;
  const mark = footnoteStart.exec(line.text.slice(line.pos));
  const [matched, label] = mark ?? [];
  if (matched === undefined || label === undefined) return false;
  const start = context.lineStart + line.pos;
  context.startComposite('FootnoteDefinition', line.pos);
  context.addElement(context.elt('FootnoteLabel', start, start + label.length + '[^]'.length));
  line.moveBase(line.pos + matched.length);
  return null;
}

/** Whether a footnote continues in a line: an empty one, or one that is indented. */
export function footnoteGoesOn(_context: BlockContext, line: Line): boolean {
  if (line.pos === line.text.length) return true;
  if (line.indent < line.baseIndent + footnoteIndent) return false;
  line.moveBaseColumn(line.baseIndent + footnoteIndent);
  return true;
}
