import { lineBefore } from '../../text/lines.ts';
import { partitionPoint } from '../../util/collections.ts';
import type { Element } from './elements.ts';
import type { JsxTag } from '../mdx/script/scanTag.ts';
import type { PageProblem } from '../pageProblem.ts';

/** Where a swapped pair may be: tags farther apart were hardly meant for the same text. */
const mostBetween = 2_000;

/**
 * Joins the problems of a closing tag above its text and of the opening one below: they are one mistake. Each alone
 * would be fixed elsewhere, the opening tag around the text after it.
 */
export function joinSwapped(
  text: string,
  elements: readonly Element[],
  problems: readonly PageProblem[],
): readonly PageProblem[] {
  if (!problems.some(({ kind }) => kind === 'strayClosing')) return problems;
  const joined = new Map<PageProblem, PageProblem | undefined>();
  const lastClosing = new Map<string, PageProblem & { readonly tag: JsxTag }>();
  for (const problem of unpairedTags(problems)) {
    if (problem.kind === 'strayClosing') {
      lastClosing.set(problem.tag.name, problem);
      continue;
    }
    const opening = openingOf(problem);
    const closing = lastClosing.get(opening.name);
    lastClosing.delete(opening.name);
    if (closing === undefined || !areSwapped(text, elements, closing.tag, opening)) continue;
    joined.set(closing, { kind: 'swapped', range: closing.range, tag: closing.tag, opening });
    joined.set(problem, undefined);
  }
  if (joined.size === 0) return problems;
  return problems.flatMap((problem) => (joined.has(problem) ? (joined.get(problem) ?? []) : [problem]));
}

type Unpaired = Extract<PageProblem, { readonly kind: 'strayClosing' | 'unclosedTag' | 'closedOver' }>;

/** Returns the problems of tags without the other one, in the order of these tags. */
function unpairedTags(problems: readonly PageProblem[]): readonly Unpaired[] {
  const unpaired = problems.filter((problem): problem is Unpaired =>
    /^(?:strayClosing|unclosedTag|closedOver)$/.test(problem.kind),
  );
  return unpaired.sort((one, other) => startOf(one) - startOf(other));
}

function startOf(problem: Unpaired): number {
  return (problem.kind === 'strayClosing' ? problem.tag : openingOf(problem)).range.start;
}

function openingOf(problem: Extract<Unpaired, { readonly kind: 'unclosedTag' | 'closedOver' }>): JsxTag {
  return problem.kind === 'unclosedTag' ? problem.tag : problem.opening;
}

/** Whether both tags are in one element, on one line or at the same place of two, and have only text between them. */
function areSwapped(text: string, elements: readonly Element[], closing: JsxTag, opening: JsxTag): boolean {
  const length = opening.range.start - closing.range.end;
  if (length > mostBetween || length < 1) return false;
  const between = text.slice(closing.range.end, opening.range.start);
  if (between.trim() === '' || /\n[ \t]*#{1,6} /.test(between)) return false;
  const isSamePlace = !between.includes('\n') || indentOf(text, closing) === indentOf(text, opening);
  return isSamePlace && innermostAt(elements, closing.range.start) === innermostAt(elements, opening.range.start);
}

/** Returns what precedes a tag on its line, the mark of a list item as spaces; undefined if that is more than indentation. */
function indentOf(text: string, { range }: JsxTag): string | undefined {
  const written = lineBefore(text, range.start);
  const before = written.replace(/^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+/, (mark) => ' '.repeat(mark.length));
  return before.trim() === '' ? before : undefined;
}

/** Returns the innermost element around an offset. */
function innermostAt(elements: readonly Element[], offset: number): Element | undefined {
  let element = elements[partitionPoint(elements, ({ range }) => range.start >= offset) - 1];
  while (element !== undefined && element.range.end <= offset) element = element.parent;
  return element;
}
