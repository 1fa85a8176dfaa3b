import { formatHex, parseHex, type Rgb } from '../../color/contrast.ts';
import { itemsInFragment } from '../../config/composedTree.ts';
import { attributeText, attributeTextRange } from '../../page/pageQueries.ts';
import type { SiteSnapshot, PageContext } from '../../site/siteSnapshot.ts';
import type { TextRange, TextEdit } from '../../text/textRange.ts';
import type { ColorRange } from '../answers.ts';

/** Returns the colors of docs.json, or of one of its included files, for swatches. */
export function colorsOfConfig(
  { config }: SiteSnapshot,
  fragment = config.composed.fragments[0],
): readonly ColorRange[] {
  return itemsInFragment(fragment, config.strings).flatMap(({ kind, value, range }) => {
    const color = kind === 'color' ? parseHex(value) : undefined;
    return color === undefined ? [] : [{ range, ...color }];
  });
}

/** Returns the edit that writes a picked color; the format has no transparency. */
export function writeColor(color: Rgb, range: TextRange): TextEdit {
  return { range, newText: `"${formatHex(color)}"` };
}

/** Returns the hex colors in color attributes, for swatches. */
export function colorsOfPage({ page, catalogue }: PageContext): readonly ColorRange[] {
  return page.elements.flatMap(({ name, opening }) => {
    const colors = catalogue.get(name)?.attributes.filter(({ kind }) => kind === 'color') ?? [];
    if (colors.length === 0) return [];
    return opening.attributes.flatMap((attribute): readonly ColorRange[] => {
      if (!colors.some((color) => color.name === attribute.name)) return [];
      const color = parseHex(attributeText(attribute) ?? '');
      const range = attributeTextRange(attribute);
      return color === undefined || range === undefined ? [] : [{ range, ...color }];
    });
  });
}

/** Returns the edit that writes a picked color between the existing quotes. */
export function writePageColor(color: Rgb, range: TextRange): TextEdit {
  return { range, newText: formatHex(color) };
}
