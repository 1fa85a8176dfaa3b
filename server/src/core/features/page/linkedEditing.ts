import type { PageModel } from '../../page/pageModel.ts';
import { rangeHoldsCursor, type TextRange } from '../../text/textRange.ts';

/** Returns the two names of the element whose name is at an offset; undefined elsewhere. */
export function linkedNamesAt({ elements }: PageModel, offset: number): readonly TextRange[] | undefined {
  for (const { opening, closing } of elements) {
    if (closing?.name !== opening.name) continue;
    const names = [opening.nameRange, closing.nameRange];
    if (names.some((range) => rangeHoldsCursor(range, offset))) return names;
  }
  return undefined;
}
