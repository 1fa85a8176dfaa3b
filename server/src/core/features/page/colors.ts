import { formatHex, parseHex, type Rgb } from '../../color/contrast.ts';
import { attributeText, attributeTextRange } from '../../page/pageQueries.ts';
import type { PageContext } from '../../site/pageContext.ts';
import type { TextEdit } from '../../text/textEdit.ts';
import type { TextRange } from '../../text/textRange.ts';
import type { ColorRange } from '../answers.ts';

/** Returns the hex colours in colour attributes, for swatches. */
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

/** Returns the edit that writes a picked colour between the existing quotes. */
export function writePageColor(color: Rgb, range: TextRange): TextEdit {
  return { range, newText: formatHex(color) };
}
