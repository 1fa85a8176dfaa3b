import { textOfElement } from '../../../page/elements/elementText.ts';
import type { PageModel } from '../../../page/pageModel.ts';
import { attributeOf, attributeText, elementAround } from '../../../page/pageQueries.ts';
import { startOfLine } from '../../../text/lines.ts';

/** The longest text that is read backwards. */
const farthest = 1_000;

/** How much of a line is read to see that it is blank, which ends a paragraph. */
const longestBlank = 40;

/** The kinds of targets of an address. */
export type LinkKind = 'link' | 'image' | 'file' | 'snippet' | 'import';

/** What is written of a link whose address is at the cursor. */
export interface LinkText {
  /** What readers see of it; empty if there is nothing yet. */
  readonly text: string;
  /** The title of its section and of the component around it, and the paragraph, item or row up to it. */
  readonly around: string;
}

export const noLinkText: LinkText = { text: '', around: '' };

/** Returns what is written of the link whose address is at an offset. */
export function linkTextAt(page: PageModel, offset: number): LinkText {
  const { text } = page;
  const shown =
    labelBefore(text, offset) ?? textOfInnerTag(text, offset) ?? textOfTag(page, offset) ?? titleBefore(text, offset);
  return { text: shown ?? '', around: textAround(page, offset) };
}

/** Returns what is written of an address at an offset: of an image its alternative text, of an import its names. */
export function textOfAddress(page: PageModel, offset: number, kind: LinkKind): LinkText {
  switch (kind) {
    case 'link':
      return linkTextAt(page, offset);
    case 'image':
      return { text: imageText(page, offset) ?? '', around: '' };
    case 'import':
      return { text: namesBefore(page.text, offset) ?? '', around: '' };
    case 'file':
    case 'snippet':
      return noLinkText;
  }
}

/** Returns the alternative text of the image whose address is at an offset. */
function imageText(page: PageModel, offset: number): string | undefined {
  const { text } = page;
  const tag = page.tags.find(({ range }) => range.start < offset && offset <= range.end);
  const alt = tag && attributeOf(tag, 'alt');
  return labelBefore(text, offset) ?? (alt && attributeText(alt)) ?? attributeBefore(text, offset, /\salt="([^"]*)"/);
}

/** Returns the names of an import before its address. */
function namesBefore(text: string, offset: number): string | undefined {
  const before = text.slice(Math.max(0, offset - farthest), offset);
  const statement = before.slice(Math.max(0, before.lastIndexOf('import')));
  const names = /^import\b([^'"]*)\bfrom\s*["']$/.exec(statement)?.[1];
  return names?.replace(/\b(?:as|default|type)\b/g, ' ');
}

/** How much of a paragraph before a link is read. */
const mostAround = 300;

function textAround(page: PageModel, offset: number): string {
  const { text, headings } = page;
  const before = text.slice(Math.max(0, offset - mostAround), offset);
  const block = before.slice(startOfBlock(before));
  const heading = headings.findLast(({ range }) => range.end < offset);
  return [heading?.text ?? '', titleAround(page, offset), withoutMarkup(block)].join('\n');
}

/** Returns the title of the innermost element around an offset that has one. */
function titleAround(page: PageModel, offset: number): string {
  for (let element = elementAround(page, offset); element !== undefined; element = element.parent) {
    const title = attributeOf(element.opening, 'title');
    if (title !== undefined) return attributeText(title) ?? '';
  }
  return '';
}

/** Returns the start of the last paragraph, item or row of a text. */
function startOfBlock(text: string): number {
  let start = 0;
  for (const {
    index,
    0: { length },
  } of text.matchAll(/\n(?:[ \t]*\r?\n|[ \t>]*(?=[-*+|<]|\d+[.)]))/g))
    start = index + length;
  return start;
}

/** Returns a text without addresses, tags and the names of attributes. */
function withoutMarkup(text: string): string {
  return text
    .replace(/\]\([^()\s]*\)?/g, ' ')
    .replace(/\b(?:href|src|icon|iconType|color)=(?:"[^"]*"?|'[^']*'?)/g, ' ')
    .replace(/<\/?[\w.]*|[\w-]+(?==["'{])/g, ' ');
}

/** Returns the content of a tag on this line that has no other tag in it: also of one in an attribute or an expression. */
function textOfInnerTag(text: string, offset: number): string | undefined {
  const before = text.slice(Math.max(startOfLine(text, offset), offset - farthest), offset);
  if (!/<a\s[^<>]*$/.test(before)) return undefined;
  return /^[^<>"'\n]*["'][^<>\n]*>([^<>\n]+)<\/a>/.exec(text.slice(offset, offset + farthest))?.[1];
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
  return attributeBefore(text, offset, /\s(?:title|label)="([^"]*)"/);
}

function attributeBefore(text: string, offset: number, attribute: RegExp): string | undefined {
  const line = text.slice(Math.max(startOfLine(text, offset), offset - farthest), offset);
  return attribute.exec(line.slice(line.lastIndexOf('<') + 1))?.[1];
}
