import type { Reference } from '../../page/record/references.ts';
import type { LinkLike } from '../../page/pageModel.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';
import { rangeHoldsCursor, type TextRange } from '../../text/textRange.ts';

/**
 * Returns the reference at an offset: in an address, anywhere in a link or an image, or on the tag of an imported
 * snippet.
 */
export function referenceAt(context: PageContext, offset: number): Reference | undefined {
  const { references } = context.pageIndex;
  const direct = references.find(({ range }) => rangeHoldsCursor(range, offset));
  if (direct !== undefined) return direct;
  const address = addressFor(context, offset);
  return address && references.find(({ range }) => range.start === address.start);
}

/** Returns the innermost link or image around an offset. */
export function linkAt({ page }: PageContext, offset: number): LinkLike | undefined {
  const around = [...page.images, ...page.links].filter(({ range }) => rangeHoldsCursor(range, offset));
  return around.sort((a, b) => lengthOf(a.range) - lengthOf(b.range))[0];
}

/** Returns the range of the address of the link, image or tag at an offset. */
function addressFor(context: PageContext, offset: number): TextRange | undefined {
  const { definitions, elements } = context.page;
  const link = linkAt(context, offset);
  if (link?.url !== undefined) return link.url.range;
  const definition = definitions.find(({ range, label }) =>
    link === undefined ? rangeHoldsCursor(range, offset) : label === link.reference,
  );
  if (definition !== undefined) return definition.url?.range;
  const closed = elements.find(({ closing }) => closing !== undefined && rangeHoldsCursor(closing.nameRange, offset));
  return closed?.opening.nameRange;
}

function lengthOf({ start, end }: TextRange): number {
  return end - start;
}
