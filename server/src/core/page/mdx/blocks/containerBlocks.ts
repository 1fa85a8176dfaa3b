import type { BlockContext } from './blockContext.ts';
import { passQuoteMark } from './container.ts';
import { element } from '../treeElement.ts';
import { footnoteStart, isContainerStart, isQuote, listMark, type ListName } from './lineStarts.ts';

/** Deeper nesting than this is text: nobody writes it, and it would cost the stack. */
const deepest = 100;

/** Whether a list, a quote or a footnote begins on the line; fewer lists can interrupt a paragraph. */
export function beginsContainer({ depth, line }: BlockContext, isInterrupting: boolean): boolean {
  return depth <= deepest && isContainerStart(line, isInterrupting);
}

/** Opens a container if one begins at the line's content, and moves the line's base past its mark. */
export function openContainer(context: BlockContext): boolean {
  if (context.depth > deepest) return false;
  return (
    openQuote(context) || openFootnote(context) || openItem(context, 'BulletList') || openItem(context, 'OrderedList')
  );
}

function openQuote(context: BlockContext): boolean {
  const { line } = context;
  if (!isQuote(line)) return false;
  context.open('Blockquote', line.pos);
  context.addElement(element('QuoteMark', line.from, line.from + 1));
  passQuoteMark(line);
  return true;
}

function openFootnote(context: BlockContext): boolean {
  const { line } = context;
  const start = footnoteStart(line);
  if (start === undefined) return false;
  context.open('FootnoteDefinition', line.pos);
  context.addElement(element('FootnoteLabel', line.from, line.from + start.label.length + '[^]'.length));
  line.moveBase(line.pos + start.length);
  return true;
}

/** Without indented code, an item's content begins at its first letter, whatever its indentation. */
function openItem(context: BlockContext, list: ListName): boolean {
  const { line } = context;
  const size = listMark(line, list);
  if (size === undefined) return false;
  const { pos } = line;
  const afterMark = line.columnOf(pos + size, pos, line.indent);
  const content = line.skipSpace(pos + size);
  const isEmpty = content === line.text.length;
  const column = isEmpty ? afterMark + 1 : line.columnOf(content, pos + size, afterMark);
  if (context.container.name !== list) context.open(list, pos, line.text.charCodeAt(pos + size - 1));
  const item = context.open('ListItem', pos, column - line.baseIndent);
  item.isEmpty = isEmpty;
  context.addElement(element('ListMark', line.from, line.from + size));
  line.moveBaseToColumn(column);
  return true;
}
