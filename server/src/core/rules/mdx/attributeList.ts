import { startOfLine } from '../../text/lines.ts';
import type { TextRange } from '../../text/textRange.ts';
import { code, shorten } from '../../util/messageText.ts';

const attribute = String.raw`(?:[.#][\w:-]+|[\w-]+=(?:"[^"\n]*"|'[^'\n]*'|[^\s"'{}]+))`;
const list = new RegExp(String.raw`^\{:?\s*${attribute}(?:\s+${attribute})*\s*\}$`);
const longest = 300;

/** Whether braces hold attributes as in MkDocs or Pandoc: after a link, an image or a heading, or `{: .name}` anywhere. */
export function isAttributeList(text: string, { start, end }: TextRange): boolean {
  if (end - start > longest || !list.test(text.slice(start, end))) return false;
  const from = startOfLine(text, start);
  const before = text.slice(Math.max(from, start - longest), start);
  const isLast = /^[ \t]*(?:\r?\n|$)/.test(text.slice(end, end + longest));
  return (
    text.startsWith('{:', start) ||
    /\](?:\([^()\s]*(?:\s+"[^"]*")?\)|\[[^\]]*\])$/.test(before) ||
    (isLast && /^ {0,3}#{1,6}\s/.test(text.slice(from, start)))
  );
}

/** Returns the message about a list of attributes in braces. */
export function attributeListMessage(text: string, { start, end }: TextRange): string {
  return `MDX reads ${code(shorten(text.slice(start, end), 40))}, an attribute list as in MkDocs, as code, so the page can’t be shown. Remove it, or write the element as a tag with attributes.`;
}

export const removeAttributeList = 'Remove the attribute list';
