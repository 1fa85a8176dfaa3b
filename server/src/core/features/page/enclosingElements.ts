import { isVoid, type Element } from '../../page/elements/elements.ts';
import { isBroken, scanTag } from '../../page/mdx/script/scanTag.ts';
import type { PageModel } from '../../page/pageModel.ts';
import { elementAround } from '../../page/pageQueries.ts';

/** The names of the elements around an offset, where closing tags may still be missing. */
export interface EnclosingElements {
  /** The innermost element without a closing tag. */
  readonly unclosed: string | undefined;
  /** The innermost element, closed or not. */
  readonly element: string | undefined;
  /** As `element`, skipping fragments (`<>`). */
  readonly parent: string | undefined;
}

/** Returns the elements around an offset; fragments (`<>`) aren’t parents. */
export function enclosingElementsAt(page: PageModel, offset: number): EnclosingElements {
  const closed = elementAround(page, offset);
  const unclosed = page.elements.findLast(
    (element) => element.parent === closed && isOpenAt(page, element, offset) && !isVoid(element),
  );
  const element = unclosed ?? closed;
  let container = element;
  while (container?.name === '') container = container.parent;
  const unread = unreadTagBefore(page, offset);
  return { unclosed: unread ?? unclosed?.name, element: unread ?? element?.name, parent: unread ?? container?.name };
}

/** Whether an element was opened before an offset, has no closing tag, and could be closed there. */
export function isOpenAt(page: PageModel, { opening, closing, parent }: Element, offset: number): boolean {
  if (opening.form !== 'opening' || closing !== undefined || opening.range.end > offset) return false;
  const problem = page.problems.find((one) => one.kind === 'unclosedTag' && one.tag === opening);
  const end = problem?.kind === 'unclosedTag' ? problem.endOfContainer : parent?.content?.end;
  return end === undefined || offset <= end;
}

/**
 * Returns the name of a complete tag over several lines that MDX doesn't parse because of a syntax error after it: its
 * last line begins with `>`, which makes it a block quote.
 */
function unreadTagBefore({ text, problems }: PageModel, offset: number): string | undefined {
  const problem = problems.findLast((one) => one.kind === 'unfinishedTag' && one.range.start < offset);
  if (problem?.kind !== 'unfinishedTag' || isVoid(problem.tag)) return undefined;
  const tag = scanTag(text, problem.range.start, offset);
  if (tag === undefined || isBroken(tag) || tag.form !== 'opening') return undefined;
  return /\n[ \t]*\r?\n|<\//.test(text.slice(tag.range.end, offset)) ? undefined : tag.name;
}
