import type { SyntaxNode } from '@lezer/common';
import type { PageModel } from '../../page/pageModel.ts';
import { groupBy } from '../../util/collections.ts';
import { ownValue } from '../../util/values.ts';
import type { TextEdit } from '../../text/textRange.ts';
import { nodesNamed, type FormatGroup, type FormatOptions } from './formatter.ts';

/**
 * Gives all lists of one depth the mark that most of them have on the page, counts the items of numbered ones, and leaves one space
 * after marks, unless most have more.
 */
export function unifyLists(page: PageModel, { isStrict }: FormatOptions): readonly FormatGroup[] {
  const lists = nodesNamed(page, 'BulletList', 'OrderedList');
  const depths = groupBy(lists, depthOf);
  const marks = new Map([...depths].map(([depth, some]) => [depth, usualMark(page, isStrict ? lists : some)]));
  const gaps = lists.flatMap((list) => itemsOf(list).flatMap((item) => gapOf(page, item) ?? []));
  const isTrimmed = isStrict || gaps.filter((gap) => gap === ' ').length * 2 > gaps.length;
  return lists
    .map((list) => {
      const items = itemsOf(list);
      const isBulleted = list.name === 'BulletList';
      const edits = isBulleted ? bulletEdits(page, items, marks.get(depthOf(list)) ?? '-') : numberEdits(page, items);
      return [...edits, ...(isTrimmed ? items.flatMap((item) => gapEdit(page, item)) : [])];
    })
    .filter((group) => group.length > 0);
}

interface ListItem {
  readonly item: SyntaxNode;
  readonly mark: SyntaxNode;
}

function depthOf(list: SyntaxNode): number {
  let depth = 0;
  for (let node = list.parent; node !== null; node = node.parent) if (node.name === 'ListItem') depth++;
  return depth;
}

function itemsOf(list: SyntaxNode): readonly ListItem[] {
  return list.getChildren('ListItem').flatMap((item) => {
    const mark = item.getChild('ListMark');
    return mark === null ? [] : [{ item, mark }];
  });
}

/** Returns the mark of most bullets; the hyphen if several marks are equally frequent. */
function usualMark({ text }: PageModel, lists: readonly SyntaxNode[]): string {
  const counts: Record<string, number> = { '-': 0, '*': 0, '+': 0 };
  for (const list of lists) {
    if (list.name !== 'BulletList') continue;
    for (const { mark } of itemsOf(list)) {
      const written = text.charAt(mark.from);
      counts[written] = (ownValue(counts, written) ?? 0) + 1;
    }
  }
  return Object.entries(counts).reduce((best, one) => (one[1] > best[1] ? one : best))[0];
}

function bulletEdits({ text }: PageModel, items: readonly ListItem[], usual: string): readonly TextEdit[] {
  return items
    .filter(({ mark }) => text.charAt(mark.from) !== usual)
    .map(({ mark }) => ({ range: { start: mark.from, end: mark.to }, newText: usual }));
}

/** Numbers that are all equal are a style; others count, unless another width would move the content of an item. */
function numberEdits({ text }: PageModel, items: readonly ListItem[]): readonly TextEdit[] {
  const numbers = items.map(({ mark }) => Number.parseInt(text.slice(mark.from, mark.to), 10));
  const [first = 1] = numbers;
  if (numbers.length < 2 || numbers.every((number) => number === first)) return [];
  const edits = items.flatMap(({ mark }, index): readonly TextEdit[] => {
    const number = String(first + index);
    const range = { start: mark.from, end: mark.to - 1 };
    return text.slice(range.start, range.end) === number ? [] : [{ range, newText: number }];
  });
  return edits.every(({ range, newText }) => range.end - range.start === newText.length) ? edits : [];
}

/** Returns the whitespace after the mark of an item of a single line; that of others indents their lines. */
function gapOf({ text }: PageModel, { item, mark }: ListItem): string | undefined {
  return text.slice(item.from, item.to).includes('\n') ? undefined : /^[ \t]+/.exec(text.slice(mark.to, item.to))?.[0];
}

/** Returns the edit that leaves one space after the mark of an item. */
function gapEdit(page: PageModel, listItem: ListItem): readonly TextEdit[] {
  const { mark } = listItem;
  const gap = gapOf(page, listItem) ?? ' ';
  return gap === ' ' ? [] : [{ range: { start: mark.to, end: mark.to + gap.length }, newText: ' ' }];
}
