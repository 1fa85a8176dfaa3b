import type { PageModel } from '../../page/pageModel.ts';
import { mostAttributes, type JsxTag } from '../../page/mdx/script/scanTag.ts';
import { startOfLine, lineEndOf } from '../../text/lines.ts';
import { displayWidth } from '../../util/strings.ts';
import type { FormatGroup, FormatOptions } from './formatter.ts';

/** A tag on one line that is longer gets a line for each attribute. */
const longest = 100;

/**
 * Puts the attributes of long tags on lines of their own: of tags that have their lines to themselves, on pages where
 * that is done more often than not, or on all.
 */
export function splitTags(page: PageModel, { indent, isStrict }: FormatOptions): readonly FormatGroup[] {
  const blocks = new Set(page.blocks.filter(({ kind }) => kind === 'flow').map(({ range }) => range.start));
  const tags = page.tags.filter((tag) => blocks.has(tag.range.start) && isSplittable(tag));
  const long = tags.filter((tag) => isLong(page, tag));
  const splitCount = tags.filter(({ range }) => page.text.slice(range.start, range.end).includes('\n')).length;
  if (!isStrict && splitCount <= long.length) return [];
  return long.map((tag) => [{ range: tag.range, newText: split(page, tag, beforeTag(page, tag), indent) }]);
}

/** Whether a tag has several attributes, all of which are known. */
function isSplittable({ attributes }: JsxTag): boolean {
  return attributes.length > 1 && attributes.length < mostAttributes;
}

/** Whether a tag is alone on a line, which is too long. */
function isLong(page: PageModel, tag: JsxTag): boolean {
  const { start, end } = tag.range;
  const before = beforeTag(page, tag);
  const written = page.text.slice(start, end);
  const isAlone = /^[ \t]*$/.test(before) && /^[ \t]*(?:\r?\n|$)/.test(page.text.slice(end, end + 200));
  return isAlone && !written.includes('\n') && displayWidth(before + written) > longest;
}

function beforeTag({ text }: PageModel, { range: { start } }: JsxTag): string {
  return text.slice(startOfLine(text, start), start);
}

function split({ text }: PageModel, { name, attributes, form }: JsxTag, before: string, indent: string): string {
  const lines = [
    `<${name}`,
    ...attributes.map(({ range }) => `${before}${indent}${text.slice(range.start, range.end)}`),
    `${before}${form === 'selfClosing' ? '/>' : '>'}`,
  ];
  return lines.join(lineEndOf(text));
}
