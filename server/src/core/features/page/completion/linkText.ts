import { textOfElement } from '../../../page/elements/elementText.ts';
import type { PageModel } from '../../../page/pageModel.ts';
import { startOfLine } from '../../../text/lines.ts';

/** The longest text that is read backwards. */
const farthest = 1_000;

/** How much of a line is read to see that it is blank, which ends a paragraph. */
const longestBlank = 40;

/** Returns the text that readers see of the link whose address is at an offset; empty if there is none yet. */
export function linkTextAt(page: PageModel, offset: number): string {
  return labelBefore(page.text, offset) ?? textOfTag(page, offset) ?? titleBefore(page.text, offset) ?? '';
}

/** Returns the label of a link in Markdown: the text between the brackets before its address, also on several lines. */
function labelBefore(text: string, offset: number): string | undefined {
  const before = text.slice(Math.max(0, offset - farthest), offset);
  const end = /\](?:\([^()\n]*|:[ \t]*<?[^\s<>]*)$/.exec(before)?.index;
  if (end === undefined) return undefined;
  let depth = 1;
  for (let at = end - 1; at >= 0; at--) {
    const letter = before.charAt(at);
    if (letter === ']') depth++;
    else if (letter === '[' && --depth === 0) return before.slice(at + 1, end);
    else if (letter === '\n' && /^[ \t>]*\r?\n/.test(before.slice(at + 1, at + longestBlank))) return undefined;
  }
  return undefined;
}

/** Returns the text of the element whose tag is at an offset. */
function textOfTag({ text, elements }: PageModel, offset: number): string | undefined {
  const element = elements.find(({ opening: { range } }) => range.start < offset && offset <= range.end);
  return element && textOfElement(text, element);
}

/** Returns the title in a tag on this line that has no end yet. */
function titleBefore(text: string, offset: number): string | undefined {
  const line = text.slice(Math.max(startOfLine(text, offset), offset - farthest), offset);
  return /\s(?:title|label)="([^"]*)"/.exec(line.slice(line.lastIndexOf('<') + 1))?.[1];
}
