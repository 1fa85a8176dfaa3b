import { hasTrait } from '../../components/traits.ts';
import type { Block } from '../blocks.ts';
import type { Element } from '../elements/elements.ts';
import type { TextRange } from '../../text/textRange.ts';
import type { PageModel } from '../pageModel.ts';
import { attributeOf, blocksAround, elementsAround, isWithinAny, textOfAttribute } from '../pageQueries.ts';

/** The images of a page that are displayed as figures; a pair for light and dark mode counts once. */
export interface Figures {
  /** Images by themselves in the text, without a `Frame` around them. */
  readonly bare: readonly TextRange[];
  readonly framed: readonly TextRange[];
}

/** Returns the figures of a page, in the order of its text. */
export function figuresOf(page: PageModel): Figures {
  const isShown = (url: string): boolean => !isBadge(url) && !isBanner(url);
  const markdown = page.images.filter(({ url }) => isShown(url?.value ?? '')).map(({ range }) => range);
  const elements = pairsIn(
    page.elements.filter(
      (element) =>
        element.name === 'img' &&
        !isIcon(element) &&
        !isOrnament(element) &&
        showsImage(element) &&
        isShown(textOfAttribute(element.opening, 'src') ?? ''),
    ),
    page.text,
  );
  const images = [...markdown, ...elements].sort((a, b) => a.start - b.start);
  const openFrames = page.elements.filter((element) => hasTrait(element.name, 'framesImages') && isUnclosed(element));
  const ends = new Set(openFrames.map(({ opening }) => opening.range.end));
  const isInOpenFrame = ({ start }: TextRange): boolean => ends.has(page.text.slice(0, start).trimEnd().length);
  return {
    // An image below an unclosed `Frame` is meant to be in it; the missing tag is reported.
    bare: images.filter((range) => isFigure(page, range) && !isInOpenFrame(range)),
    framed: images.filter(({ start }) =>
      elementsAround(page, start).some(({ name }) => hasTrait(name, 'framesImages')),
    ),
  };
}

function isFigure(page: PageModel, range: TextRange): boolean {
  const [block, ...around] = blocksAround(page, range.start);
  if (block === undefined || !isAloneIn(block, range) || around.some(({ kind }) => kind === 'quote')) return false;
  // An image after the mark of a list item is the item itself.
  if (around[0]?.kind === 'listItem' && around[0].children[0] === block) return false;
  return !isWithinAny(page, range.start, (name) => name !== '' && !hasTrait(name, 'flowsLikePage'));
}

function isUnclosed({ opening, closing }: Element): boolean {
  return opening.form === 'opening' && closing === undefined;
}

function isAloneIn({ kind, range }: Block, image: TextRange): boolean {
  return (kind === 'paragraph' || kind === 'flow') && range.start === image.start && range.end <= image.end;
}

function pairsIn(elements: readonly Element[], text: string): readonly TextRange[] {
  const ranges: TextRange[] = [];
  let before: Element | undefined;
  for (const element of elements) {
    const isPair =
      before !== undefined &&
      isForOneTheme(before) &&
      isForOneTheme(element) &&
      text.slice(before.range.end, element.range.start).trim() === '';
    const start = isPair ? ranges.pop()?.start : undefined;
    ranges.push({ start: start ?? element.range.start, end: element.range.end });
    before = isPair ? undefined : element;
  }
  return ranges;
}

function isForOneTheme({ opening }: Element): boolean {
  return /(?:^|\s)dark:/.test(textOfAttribute(opening, 'className') ?? '');
}

/** Whether an image has a source; rules that ask for one report an empty one. */
function showsImage({ opening }: Element): boolean {
  return textOfAttribute(opening, 'src') !== '';
}

/** Whether an image is no larger than a few letters. */
function isIcon({ opening }: Element): boolean {
  const sizes = ['width', 'height'].map((name) => opening.attributes.find((attribute) => attribute.name === name));
  return sizes.some((size) => Number.parseInt(size?.value?.text ?? '', 10) <= 64);
}

/** Whether an image is decoration that nobody needs to enlarge or click. */
function isOrnament({ opening }: Element): boolean {
  const zoom = attributeOf(opening, 'noZoom');
  const isFixed = zoom !== undefined && zoom.value?.text.trim() !== 'false';
  return isFixed || /(?:^|\s)pointer-events-none(?:\s|$)/.test(textOfAttribute(opening, 'className') ?? '');
}

function isBadge(url: string): boolean {
  return /\bshields\.io\b|\bbadgen?\b|\/badges?[/.]|\bcontrib\.rocks\b/i.test(url);
}

/** Whether an image is the site's own decoration, by its name. */
function isBanner(url: string): boolean {
  return /(?:^|[/_-])(?:logos?|hero|banner)(?:[/_.-]|$)/i.test(url);
}
