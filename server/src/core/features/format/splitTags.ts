import type { PageModel } from '../../page/pageModel.ts';
import type { JsxTag } from '../../page/mdx/scanTag.ts';
import { lineEndOf } from '../../rules/pageEdits.ts';
import { displayWidth } from '../../util/displayWidth.ts';
import type { FormatGroup, FormatOptions } from './formatter.ts';

/** A tag on one line that is longer gets a line for each attribute. */
const longest = 100;

/** Puts the attributes of long tags on lines of their own: of tags that have their lines to themselves. */
export function splitTags(page: PageModel, { indent }: FormatOptions): readonly FormatGroup[] {
  const blocks = new Set(page.blocks.filter(({ kind }) => kind === 'flow').map(({ range }) => range.start));
  return page.tags
    .filter((tag) => blocks.has(tag.range.start) && tag.attributes.length > 1)
    .flatMap((tag): readonly FormatGroup[] => {
      const { start, end } = tag.range;
      const lineStart = page.text.lastIndexOf('\n', start - 1) + 1;
      const before = page.text.slice(lineStart, start);
      const written = page.text.slice(start, end);
      const isAlone = /^[ \t]*$/.test(before) && /^[ \t]*(?:\r?\n|$)/.test(page.text.slice(end, end + 200));
      if (!isAlone || written.includes('\n') || displayWidth(before + written) <= longest) return [];
      return [[{ range: tag.range, newText: split(page, tag, before, indent) }]];
    });
}

function split({ text }: PageModel, { name, attributes, form }: JsxTag, before: string, indent: string): string {
  const lines = [
    `<${name}`,
    ...attributes.map(({ range }) => `${before}${indent}${text.slice(range.start, range.end)}`),
    `${before}${form === 'selfClosing' ? '/>' : '>'}`,
  ];
  return lines.join(lineEndOf(text));
}
