import type { Mention } from '../../page/mentions.ts';
import type { LinkLike } from '../../page/pageModel.ts';
import type { PageInSite } from '../../site/pageInSite.ts';
import { rangeHoldsCursor, type TextRange } from '../../text/textRange.ts';

/** What a page names at an offset: in an address, anywhere in a link or an image, or on the tag of an imported part. */
export function mentionAt(page: PageInSite, offset: number): Mention | undefined {
  const { mentions } = page.places;
  const direct = mentions.find(({ range }) => rangeHoldsCursor(range, offset));
  if (direct !== undefined) return direct;
  const address = addressFor(page, offset);
  return address && mentions.find(({ range }) => range.start === address.start);
}

/** The innermost link or image around an offset. */
export function linkAt({ page }: PageInSite, offset: number): LinkLike | undefined {
  const around = [...page.images, ...page.links].filter(({ range }) => rangeHoldsCursor(range, offset));
  return around.sort((a, b) => lengthOf(a.range) - lengthOf(b.range))[0];
}

/** Where the address stands of what an offset lies in. */
function addressFor(page: PageInSite, offset: number): TextRange | undefined {
  const { definitions, elements } = page.page;
  const link = linkAt(page, offset);
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
