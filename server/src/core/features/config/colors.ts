import { formatHex, parseHex, type Rgb } from '../../color/contrast.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import type { TextEdit } from '../../text/textEdit.ts';
import type { TextRange } from '../../text/textRange.ts';
import type { ColorPlace } from '../answers.ts';

/** The colours of docs.json, for swatches. */
export function colorsOfConfig(site: SiteSnapshot): readonly ColorPlace[] {
  const { strings, tree } = site.config;
  return strings.flatMap(({ kind, value, range }) => {
    // What stands in another file (`$ref`) isn't shown in this one.
    const color = kind === 'color' && range.end <= tree.text.length ? parseHex(value) : undefined;
    return color === undefined ? [] : [{ range, ...color }];
  });
}

/** Writes a colour that was picked; the format has no transparency. */
export function writeColor(color: Rgb, range: TextRange): TextEdit {
  return { range, newText: `"${formatHex(color)}"` };
}
