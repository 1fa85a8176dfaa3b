import type { SyntaxNode } from '@lezer/common';
import { ownValue } from '../../util/ownValue.ts';
import type { PageModel } from '../../page/pageModel.ts';
import type { TextEdit } from '../../text/textEdit.ts';
import type { FormatGroup } from './formatter.ts';

/** Gives all lists of a page the mark that most of them have, counts the items of numbered ones, and trims after marks. */
export function unifyLists(page: PageModel): readonly FormatGroup[] {
  const lists = listsOf(page);
  const mark = usualMark(page, lists);
  return lists
    .map((list) => {
      const items = itemsOf(list);
      const marks = list.name === 'BulletList' ? bulletEdits(page, items, mark) : numberEdits(page, items);
      return [...marks, ...items.flatMap((item) => gapEdit(page, item))];
    })
    .filter((group) => group.length > 0);
}

interface ListItem {
  readonly item: SyntaxNode;
  readonly mark: SyntaxNode;
}

function listsOf({ parsed }: PageModel): readonly SyntaxNode[] {
  const lists: SyntaxNode[] = [];
  parsed.tree.iterate({
    enter: ({ name, node }) => {
      if (name === 'BulletList' || name === 'OrderedList') lists.push(node);
    },
  });
  return lists;
}

function itemsOf(list: SyntaxNode): readonly ListItem[] {
  return list.getChildren('ListItem').flatMap((item) => {
    const mark = item.getChild('ListMark');
    return mark === null ? [] : [{ item, mark }];
  });
}

/** Returns the mark of most bullets; of as many the hyphen. */
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

/** Returns the edit that leaves one space after the mark of an item of a single line. */
function gapEdit({ text }: PageModel, { item, mark }: ListItem): readonly TextEdit[] {
  const gap = /^[ \t]+/.exec(text.slice(mark.to, item.to))?.[0] ?? ' ';
  if (gap === ' ' || text.slice(item.from, item.to).includes('\n')) return [];
  return [{ range: { start: mark.to, end: mark.to + gap.length }, newText: ' ' }];
}
