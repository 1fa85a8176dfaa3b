import { endOf, itemsOf, type JsonNode, type JsonTree, propertiesOf } from '../json/jsonTree.ts';
import { insertion, type TextEdit } from '../../text/textRange.ts';
import { detectLayout } from '../../text/lines.ts';
import { indentAt, isBlank, itemText, readItems, type Item, type ItemText } from './itemText.ts';

/** The position of new items in a list. */
export interface ListPosition {
  /** The index of the item to insert before; a larger one appends. */
  readonly index: number;
  /** Whether they go directly above that item, and not directly below the one before it. */
  readonly isAbove?: boolean;
  /** Whether items of an empty list get lines of their own though its brackets share one. */
  readonly splitsEmpty?: boolean;
}

/** Returns an item without comments. */
export function plainItem(text: string): ItemText {
  return { text, comment: '', indent: '' };
}

/** Inserts items into a list, laid out like the existing ones, which aren't changed. */
export function insertItems(
  { text }: JsonTree,
  list: JsonNode,
  added: readonly ItemText[],
  { index, isAbove = false, splitsEmpty = false }: ListPosition,
): readonly TextEdit[] {
  const items = readItems(text, list, { withAbove: true });
  const inner = text.slice(list.offset + 1, endOf(list) - 1);
  const isOnOneLine = !inner.includes('\n');
  if (isOnOneLine && (added.some(needsLines) || (items.length === 0 && splitsEmpty))) {
    const texts = items.map((item) => itemText(text, item));
    return [onLines(text, list, [...texts.slice(0, index), ...added, ...texts.slice(index)])];
  }
  const previous = items[Math.min(index, items.length) - 1];
  const next = items[index];
  if (previous === undefined && next === undefined) return [asOnly(text, list, added)];
  if (next?.beginsLine === true && (isAbove || previous?.beginsLine !== true)) return [above(text, next, added)];
  if (previous?.beginsLine === true && next?.beginsLine !== false) return insertAfter(text, previous, added);
  return [between(text, list, { previous, next }, added)];
}

/** Whether an item can't share its line with others. */
function needsLines({ text, comment }: ItemText): boolean {
  return text.includes('\n') || /^\s*\/\//.test(text) || comment.includes('//');
}

/** Returns the edit that rewrites a list, each item on a line of its own. */
function onLines(text: string, list: JsonNode, items: readonly ItemText[]): TextEdit {
  const inner = text.slice(list.offset + 1, endOf(list) - 1);
  const remark = itemsOf(list).length === 0 && !isBlank(inner) ? ` ${inner.trim()}` : '';
  return {
    range: { start: list.offset + 1, end: endOf(list) - 1 },
    newText: remark + linesOf(text, indentAt(text, list.offset), items),
  };
}

/** Returns the text between the brackets of a list whose items have lines of their own. */
function linesOf(text: string, outer: string, items: readonly ItemText[]): string {
  const { indentUnit, lineEnd } = detectLayout(text);
  const indent = outer + indentUnit;
  const lines = items.map((item, at) => lineEnd + indent + written(item, indent, at < items.length - 1));
  return lines.join('') + lineEnd + outer;
}

/** Returns the text of a new list in an object, on several lines if the object has them and `splitsLines` is set. */
export function listText(
  { text }: JsonTree,
  object: JsonNode,
  items: readonly ItemText[],
  { splitsLines }: { readonly splitsLines: boolean },
): string {
  const last = propertiesOf(object).at(-1)?.keyNode.offset ?? object.offset;
  const indent = indentAt(text, last);
  const hasLines = items.some(needsLines) || (splitsLines && text.slice(0, last).endsWith(`\n${indent}`));
  const inner = hasLines ? linesOf(text, indent, items) : items.map((item) => written(item, '', false)).join(', ');
  return `[${inner}]`;
}

/** Returns an item with its comma, if it gets one, and its comments, indented as at its new location. */
function written(item: ItemText, indent: string, hasComma: boolean): string {
  return indented(item, indent) + (hasComma ? ',' : '') + item.comment;
}

function indented({ text, indent: before }: ItemText, indent: string): string {
  const [first = '', ...others] = text.split('\n');
  const moved = others.map((line) => (line.startsWith(before) ? indent + line.slice(before.length) : line));
  return [first, ...moved].join('\n');
}

/** Returns the edit for the only items of a list: on lines of their own if its brackets are. */
function asOnly(text: string, list: JsonNode, added: readonly ItemText[]): TextEdit {
  const inner = text.slice(list.offset + 1, endOf(list) - 1);
  if (!inner.includes('\n')) {
    const items = added.map((item) => written(item, '', false)).join(', ');
    return insertion(list.offset + 1, /^[ \t]/.test(inner) ? ` ${items}` : items);
  }
  const lines = linesOf(text, indentAt(text, list.offset), added);
  return insertion(list.offset + 1 + inner.trimEnd().length, lines.slice(0, lines.lastIndexOf('\n')).trimEnd());
}

function above(text: string, next: Item, added: readonly ItemText[]): TextEdit {
  const indent = indentAt(text, next.start);
  const { lineEnd } = detectLayout(text);
  return insertion(next.start, added.map((item) => written(item, indent, true) + lineEnd + indent).join(''));
}

function insertAfter(text: string, previous: Item, added: readonly ItemText[]): readonly TextEdit[] {
  const indent = indentAt(text, previous.start);
  const { lineEnd } = detectLayout(text);
  const hasComma = previous.comma !== undefined;
  const lines = added.map((item, at) => lineEnd + indent + written(item, indent, hasComma || at < added.length - 1));
  const nodeEnd = endOf(previous.node);
  if (hasComma) return [insertion(previous.end, lines.join(''))];
  return nodeEnd === previous.end
    ? [insertion(nodeEnd, `,${lines.join('')}`)]
    : [insertion(nodeEnd, ','), insertion(previous.end, lines.join(''))];
}

/** Neighbours on one line get the separator of the list's other items. */
function between(
  text: string,
  list: JsonNode,
  { previous, next }: { readonly previous: Item | undefined; readonly next: Item | undefined },
  added: readonly ItemText[],
): TextEdit {
  const gap = gapIn(text, itemsOf(list));
  const indent = indentAt(text, list.offset);
  const texts = added.map((item) => indented(onOneLine(item), indent));
  if (previous === undefined)
    return insertion(next?.start ?? list.offset + 1, texts.map((one) => one + ',' + gap).join(''));
  const comments = text.slice(endOf(previous.node), previous.end);
  const offset = previous.comma ?? (comments.includes('//') ? endOf(previous.node) : previous.end);
  return insertion(offset, texts.map((one) => `,${gap}${one}`).join(''));
}

/** Returns an item in which no comment extends to the end of its line; comments within it have lines of their own. */
function onOneLine({ text, comment, indent }: ItemText): ItemText {
  const prefix = /^(?:\s*(?:\/\/[^\r\n]*|\/\*(?:(?!\*\/)[^])*\*\/))*\s*/.exec(text)?.[0] ?? '';
  return { text: closedComments(prefix) + text.slice(prefix.length) + closedComments(comment), comment: '', indent };
}

function closedComments(comments: string): string {
  return comments.replace(/\/\*(?:(?!\*\/)[^])*\*\/|\/\/([^\r\n]*)/g, (matched, line: string | undefined) =>
    line === undefined ? matched : `/*${line.replaceAll('*/', '* /')} */`,
  );
}

/** Returns the whitespace after the commas of a list on one line. */
function gapIn(text: string, [first, second]: readonly JsonNode[]): string {
  if (first === undefined || second === undefined) return ' ';
  const between = text.slice(endOf(first), second.offset);
  return /^,[ \t]*$/.test(between) ? between.slice(1) : ' ';
}
