import { hasTrait } from '../../components/traits.ts';
import { describableImages, type DescribableImage } from '../../page/record/describableImages.ts';
import type { Element } from '../../page/elements/elements.ts';
import type { LinkLike, PageModel } from '../../page/pageModel.ts';
import { attributeOf, attributeText, elementAround, textOfAttribute } from '../../page/pageQueries.ts';
import { folderOf } from '../../paths/sitePath.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';
import { insertion, replacement } from '../../text/textRange.ts';
import { code, count, shorten } from '../../util/messageText.ts';
import { capitalized, decodeEscapes } from '../../util/strings.ts';
import { fixesIfAny, type Finding, type PageRule, pageFix } from '../engine/rule.ts';

export const alt: PageRule = {
  meta: {
    id: 'image/alt',
    severity: 'warning',
    summary: 'an image without alt text',
    once: 'page',
    pages: { history: 'hint' },
    guideline: { convention: 'writing-10' },
    habit: {
      name: 'describedImages',
      smallestShare: 0.5,
      // Nobody describes all images of a site because of one line.
      smallestWarned: 0.25,
      siteMessage: (missing, images) =>
        `${missing} of ${count(images, 'image')} have no alt text, so screen readers can’t describe them. Add alt text to each.`,
      pageMessage: (missing) => `${count(missing, 'image')} without alt text`,
    },
  },
  *check(context) {
    for (const image of describableImages(context.page)) {
      if (image.isDescribed) continue;
      const finding =
        'markdown' in image ? reportMarkdown(context, image.markdown) : reportElement(context, image.element);
      const isDecorative = isMarkedDecorative(image);
      yield {
        ...finding,
        severity: isDecorative || hasCaption(context.page, startOf(image)) ? 'info' : undefined,
        // Whoever writes an empty text does so for all images of a kind.
        cause: isDecorative ? `decorative in ${folderOf(context.file)}` : pictureOf(urlOf(image)),
        onlyIf: 'habit',
      };
    }
  },
};

function startOf(image: DescribableImage): number {
  return ('markdown' in image ? image.markdown : image.element.opening).range.start;
}

/** Whether an image has an empty `alt`, which says in HTML that it shows nothing. */
function isMarkedDecorative(image: DescribableImage): boolean {
  if ('markdown' in image) return false;
  const written = attributeOf(image.element.opening, 'alt');
  return written?.value !== undefined && attributeText(written) === '';
}

function urlOf(image: DescribableImage): string | undefined {
  return 'markdown' in image ? image.markdown.url?.value : textOfAttribute(image.element.opening, 'src');
}

/** Returns the key of an image: the same in light and dark mode, and on each page with it. */
function pictureOf(url: string | undefined): string | undefined {
  return url?.trim() ? url.replace(/light|dark/gi, '') : undefined;
}

const advice = 'Describe briefly what it shows, for readers who can’t see it.';

function reportMarkdown(context: PageContext, image: LinkLike): Finding {
  return {
    range: image.range,
    message: `This image has no alt text. ${advice}`,
    fixes: fixesIfAny(() =>
      proposals(context.page, image.range.start, image.url?.value).map(([title, text]) =>
        pageFix(context, title, [replacement(image.label, text.replace(/[[\]]/g, '\\$&'))]),
      ),
    ),
  };
}

function reportElement(context: PageContext, element: Element): Finding {
  const { opening } = element;
  const written = attributeOf(opening, 'alt');
  return {
    range: written?.range ?? { start: opening.range.start, end: opening.nameRange.end },
    message:
      written === undefined
        ? `This image has no alt text. ${advice}`
        : `An empty ${code('alt')} marks this image as decorative. If it shows something, describe it for readers who can’t see it.`,
    fixes: fixesIfAny(() =>
      proposals(context.page, opening.range.start, textOfAttribute(opening, 'src')).map(([title, text]) => {
        const attribute = `alt="${text.replaceAll('"', '&quot;')}"`;
        const edit =
          written === undefined
            ? insertion(opening.nameRange.end, ` ${attribute}`)
            : replacement(written.range, attribute);
        return pageFix(context, title, [edit]);
      }),
    ),
  };
}

/** Returns possible alt texts, each with the title of its fix: the caption of the frame, the file's name. */
function proposals(page: PageModel, offset: number, url: string | undefined): readonly (readonly [string, string])[] {
  const frame = frameAround(page, offset);
  const caption = frame && textOfAttribute(frame.opening, 'caption')?.trim();
  const fileNameWords = url === undefined ? undefined : wordsOfFileName(url);
  const found: (readonly [string, string])[] = [];
  if (caption !== undefined && /^[^[\]*_`<{]+$/.test(caption)) found.push(['Use the caption of the frame', caption]);
  if (fileNameWords !== undefined) found.push([`Use the file name: “${shorten(fileNameWords, 40)}”`, fileNameWords]);
  return found;
}

function frameAround(page: PageModel, offset: number): Element | undefined {
  const around = elementAround(page, offset);
  return around !== undefined && hasTrait(around.name, 'framesImages') ? around : undefined;
}

/** Whether a caption tells every reader what an image shows. */
function hasCaption(page: PageModel, offset: number): boolean {
  const frame = frameAround(page, offset);
  const caption = frame && attributeOf(frame.opening, 'caption');
  return caption?.value !== undefined && attributeText(caption)?.trim() !== '';
}

/** Names by cameras, browsers and editors: they say nothing about the image. */
const empty =
  /^(?:img|image|images|screenshot|screen|shot|photo|picture|untitled|unnamed|copy|paste|pasted|clipboard|file|at|of|am|pm)$/;

/**
 * Returns the file name of an image as text: `billing-overview.png` is "Billing overview". Undefined if it has fewer
 * than two meaningful words.
 */
function wordsOfFileName(url: string): string | undefined {
  if (/^data:/i.test(url)) return undefined;
  const name =
    decodeEscapes(url.replace(/[?#].*$/s, ''))
      .split('/')
      .at(-1) ?? '';
  const words = name
    .replace(/\.\w{2,5}$/, '')
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .split(/[\s_.\-+]+/)
    .filter((word) => /^\p{L}[\p{L}'’]+$/u.test(word) && !empty.test(word.toLowerCase()));
  const said = words.filter((word) => !/^(?:light|dark|mode|v\d*)$/i.test(word));
  if (said.length < 2) return undefined;
  const text = said.map((word) => (/^\p{Lu}+$/u.test(word) ? word : word.toLowerCase())).join(' ');
  return capitalized(text);
}
