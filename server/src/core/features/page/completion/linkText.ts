import type { Element } from '../../../page/elements/elements.ts';
import type { PageModel } from '../../../page/pageModel.ts';
import { attributeOf, attributeText } from '../../../page/pageQueries.ts';
import { startOfLine } from '../../../text/lines.ts';

/** The longest text that is read backwards on a line. */
const farthest = 2_000;

/** The longest content of an element that is read as the text of a link. */
const longestContent = 200;

/** Returns the text that readers see of the link whose address is at an offset; empty if there is none yet. */
export function linkTextAt(page: PageModel, offset: number): string {
  return labelBefore(page.text, offset) ?? textOfElement(page, offset) ?? titleBefore(page.text, offset) ?? '';
}

/** Returns the label of a link in Markdown: the text between the brackets before its address. */
function labelBefore(text: string, offset: number): string | undefined {
  const line = text.slice(Math.max(startOfLine(text, offset), offset - farthest), offset);
  const end = /\](?:\([^()]*|:[ \t]*<?[^\s<>]*)$/.exec(line)?.index;
  if (end === undefined) return undefined;
  let depth = 1;
  for (let at = end - 1; at >= 0; at--) {
    if (line.charAt(at) === ']') depth++;
    else if (line.charAt(at) === '[' && --depth === 0) return line.slice(at + 1, end);
  }
  return undefined;
}

/** Returns the title of the element whose tag is at an offset, or its content. */
function textOfElement({ text, elements }: PageModel, offset: number): string | undefined {
  const element = elements.find(({ opening: { range } }) => range.start < offset && offset <= range.end);
  if (element === undefined) return undefined;
  const title = titleOf(element);
  if (title !== undefined) return title;
  const { content } = element;
  return content && text.slice(content.start, Math.min(content.end, content.start + longestContent));
}

/** Returns the title in a tag on this line that has no end yet. */
function titleBefore(text: string, offset: number): string | undefined {
  const line = text.slice(Math.max(startOfLine(text, offset), offset - farthest), offset);
  return /\s(?:title|label)="([^"]*)"/.exec(line.slice(line.lastIndexOf('<') + 1))?.[1];
}

function titleOf({ opening }: Element): string | undefined {
  const title = attributeOf(opening, 'title') ?? attributeOf(opening, 'label');
  return title && attributeText(title);
}
