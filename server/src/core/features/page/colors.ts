import { formatHex, parseHex, type Rgb } from '../../color/contrast.ts';
import { attributeText, attributeTextRange } from '../../page/places.ts';
import type { PageInSite } from '../../site/pageInSite.ts';
import type { TextEdit } from '../../text/textEdit.ts';
import type { TextRange } from '../../text/textRange.ts';
import type { ColorPlace } from '../answers.ts';

/** The hex colours in attributes that take a colour, for swatches. */
export function colorsOfPage({ page, catalogue }: PageInSite): readonly ColorPlace[] {
  return page.elements.flatMap(({ name, opening }) => {
    const colors = catalogue.get(name)?.attributes.filter(({ kind }) => kind === 'color') ?? [];
    if (colors.length === 0) return [];
    return opening.attributes.flatMap((attribute): readonly ColorPlace[] => {
      if (!colors.some((color) => color.name === attribute.name)) return [];
      const color = parseHex(attributeText(attribute) ?? '');
      const range = attributeTextRange(attribute);
      return color === undefined || range === undefined ? [] : [{ range, ...color }];
    });
  });
}

/** Writes a colour that was picked between the quotes that stand there. */
export function writePageColor(color: Rgb, range: TextRange): TextEdit {
  return { range, newText: formatHex(color) };
}
