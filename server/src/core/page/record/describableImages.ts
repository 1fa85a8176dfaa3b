import { endOfLine, lineBefore } from '../../text/lines.ts';
import type { Element } from '../elements/elements.ts';
import type { LinkLike, PageModel } from '../pageModel.ts';
import { attributeOf, attributeText, hasSpread, textOfAttribute } from '../pageQueries.ts';

/** An image that needs alternative text, and whether it has some. */
export type DescribableImage = { readonly isDescribed: boolean } & (
  | { readonly markdown: LinkLike }
  | { readonly element: Element }
);

/** Returns the images of a page, except for decorative ones and those that may be. */
export function describableImages(page: PageModel): readonly DescribableImage[] {
  const { text } = page;
  return [
    ...page.images.map((markdown) => ({
      markdown,
      isDescribed: text.slice(markdown.label.start, markdown.label.end).trim() !== '',
    })),
    ...page.elements
      .filter(({ name, opening }) => name === 'img' && !hasSpread(opening) && !isDecoration(opening))
      .map((element) => ({ element, isDescribed: isDescribed(element) }))
      .filter(({ element, isDescribed: has }) => has || !isIconNextToText(text, element)),
  ];
}

function isDescribed({ opening }: Element): boolean {
  if (['aria-label', 'aria-labelledby'].some((name) => attributeOf(opening, name) !== undefined)) return true;
  const written = attributeOf(opening, 'alt');
  return written?.value !== undefined && attributeText(written)?.trim() !== '';
}

function isDecoration(tag: Element['opening']): boolean {
  const role = textOfAttribute(tag, 'role');
  if (role === 'presentation' || role === 'none') return true;
  const hidden = attributeOf(tag, 'aria-hidden');
  return (
    hidden !== undefined && textOfAttribute(tag, 'aria-hidden') !== 'false' && hidden.value?.text.trim() !== 'false'
  );
}

/** Images up to so many pixels, or so many times the size of the text, are icons where text is next to them. */
const largestIcon = { px: 32, em: 2 };

/** Whether an image is an icon in a line whose text says what it means. */
function isIconNextToText(text: string, { opening, range }: Element): boolean {
  if (!isSmall(opening)) return false;
  const before = lineBefore(text, range.start);
  const after = text.slice(range.end, endOfLine(text, range.end));
  return [before.slice(before.lastIndexOf('|') + 1), after.split('|', 1)[0] ?? ''].some(hasWords);
}

function isSmall(tag: Element['opening']): boolean {
  const textOf = (name: string): string => attributeOf(tag, name)?.value?.text ?? '';
  const styles = textOf('style').matchAll(/\b(?<!-)(?:width|height)\s*:\s*["']?([\w.%]+)/g);
  return [textOf('width'), textOf('height'), ...Array.from(styles, ([, size = '']) => size)].some(isSmallSize);
}

/** Whether a length is small: `16`, `24px`, `1.3em`. A share of the page, such as `20%`, isn't known to be. */
function isSmallSize(written: string): boolean {
  const [, size, unit] = /^(\d*\.\d+|\d+)(px|r?em)?$/.exec(written.trim()) ?? [];
  if (size === undefined) return false;
  return Number(size) <= (unit === undefined || unit === 'px' ? largestIcon.px : largestIcon.em);
}

function hasWords(line: string): boolean {
  return /\p{L}/u.test(line.replace(/<[^>]*>?/g, ''));
}
