import { isVoid } from '../../page/elements/elements.ts';
import type { PageModel } from '../../page/pageModel.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';
import { rangeHoldsCursor, type TextRange, deletion, insertion, type TextEdit } from '../../text/textRange.ts';
import { isOpenAt } from './enclosingElements.ts';

/**
 * Returns the edit after a `>` just typed: it inserts the closing tag that is missing, or removes the one that was
 * inserted earlier and has now been typed as well; undefined if there is nothing to do.
 */
export function closeTagEdit(context: PageContext, offset: number): TextEdit | undefined {
  const tag = missingClosingTag(context, offset);
  return tag === undefined ? repeatedClosingTag(context, offset) : insertion(offset, tag);
}

function missingClosingTag({ page }: PageContext, offset: number): string | undefined {
  const element = page.elements.find(({ opening }) => opening.range.end === offset);
  if (element?.opening.form !== 'opening' || isVoid(element)) return undefined;
  // Its closing tag may be that of an outer element of the same name.
  const isTaken = page.elements.some((other) => other.name === element.name && isOpenAt(page, other, offset));
  return element.closing === undefined || isTaken ? `</${element.name}>` : undefined;
}

function repeatedClosingTag({ page }: PageContext, offset: number): TextEdit | undefined {
  const element = page.elements.find(({ closing }) => closing?.range.end === offset);
  const repeated = page.problems.find(
    (problem) =>
      (problem.kind === 'strayClosing' || problem.kind === 'otherName') &&
      problem.range.start === offset &&
      problem.tag.name === element?.name,
  );
  return element && repeated && deletion(repeated.range);
}

/** Returns the two names of the element whose name is at an offset; undefined elsewhere. */
export function linkedNamesAt({ elements }: PageModel, offset: number): readonly TextRange[] | undefined {
  for (const { opening, closing } of elements) {
    if (closing?.name !== opening.name) continue;
    const names = [opening.nameRange, closing.nameRange];
    if (names.some((range) => rangeHoldsCursor(range, offset))) return names;
  }
  return undefined;
}
