import { formatHex, parseHex, type Rgb } from '../../color/contrast.ts';
import { itemsInFragment } from '../../config/composedTree.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import type { TextEdit } from '../../text/textEdit.ts';
import type { TextRange } from '../../text/textRange.ts';
import type { ColorRange } from '../answers.ts';

/** Returns the colours of docs.json, or of one of its included files, for swatches. */
export function colorsOfConfig(
  { config }: SiteSnapshot,
  fragment = config.composed.fragments[0],
): readonly ColorRange[] {
  return itemsInFragment(fragment, config.strings).flatMap(({ kind, value, range }) => {
    const color = kind === 'color' ? parseHex(value) : undefined;
    return color === undefined ? [] : [{ range, ...color }];
  });
}

/** Returns the edit that writes a picked colour; the format has no transparency. */
export function writeColor(color: Rgb, range: TextRange): TextEdit {
  return { range, newText: `"${formatHex(color)}"` };
}
