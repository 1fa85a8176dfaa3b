import type { SyntaxNode } from '@lezer/common';
import { startOfLine } from '../text/lines.ts';
import type { TextRange } from '../text/textRange.ts';
import { unescapeMarkdown } from './entities.ts';
import { labelKey } from './mdx/inline/linkParts.ts';
import type { Definition, Fence, Heading, LinkLike, LocatedText } from './pageModel.ts';
import { visibleText } from './visibleText.ts';

export function readHeading(text: string, node: SyntaxNode): Heading {
  const marks = node.getChildren('HeaderMark');
  const isUnderlined = node.name.startsWith('Setext');
  const [opening, closing] = isUnderlined ? [undefined, marks[0]] : [marks[0], marks[1]];
  const idNode = node.getChild('HeadingId');
  const content = trimRange(text, {
    start: opening?.to ?? node.from,
    end: Math.min(idNode?.from ?? node.to, closing?.from ?? node.to),
  });
  return {
    level: Number(node.name.at(-1)) as Heading['level'],
    range: { start: node.from, end: node.to },
    content,
    text: visibleText(text, node, content),
    id: idNode === null ? undefined : headingId(text, idNode),
  };
}

function headingId(text: string, node: SyntaxNode): LocatedText {
  const start = text.indexOf('#', node.from) + 1;
  const range = trimRange(text, { start, end: node.to - 1 });
  return { value: text.slice(range.start, range.end), range };
}

/** Returns the URL of a bare address: an email address has no scheme, and a web address may lack it. */
export function bareAddress(written: string): string {
  if (/^[a-z][a-z\d+.-]*:/i.test(written)) return written;
  return written.includes('@') ? `mailto:${written}` : `http://${written}`;
}

/** Reads a link, an image, or a bare address. */
export function readLink(text: string, node: SyntaxNode): LinkLike {
  const range = { start: node.from, end: node.to };
  if (node.name === 'URL') {
    const written = text.slice(range.start, range.end);
    const url = { value: bareAddress(written), range };
    return { form: 'bare', range, label: range, text: written, url, reference: undefined };
  }
  const [open, close] = node.getChildren('LinkMark');
  const label = { start: open?.to ?? range.start, end: close?.from ?? range.end };
  const isInline = text.charAt(close?.to ?? 0) === '(' && text.charAt(range.end - 1) === ')';
  const url = node.getChild('URL');
  return {
    form: isInline ? 'inline' : 'reference',
    range,
    label,
    text: visibleText(text, node, label),
    url: isInline ? addressOf(text, url, close?.to ?? range.end) : undefined,
    reference: isInline ? undefined : referenceOf(text, node, label),
  };
}

/** Returns the address in a link's parentheses; an empty one is right after the opening parenthesis. */
function addressOf(text: string, url: SyntaxNode | null, open: number): LocatedText {
  if (url === null) return { value: '', range: { start: open + 1, end: open + 1 } };
  return addressIn(text, { start: url.from, end: url.to });
}

function addressIn(text: string, { start, end }: TextRange): LocatedText {
  const isBracketed = text.charAt(start) === '<' && text.charAt(end - 1) === '>';
  const range = isBracketed ? { start: start + 1, end: end - 1 } : { start, end };
  return { value: unescapeMarkdown(text.slice(range.start, range.end)), range };
}

function referenceOf(text: string, node: SyntaxNode, label: TextRange): string {
  const actual = node.getChild('LinkLabel');
  const isExplicit = actual !== null && actual.to - actual.from > 2;
  return labelKey(isExplicit ? text.slice(actual.from + 1, actual.to - 1) : text.slice(label.start, label.end));
}

/** Returns the definition of a node, with its label as references are compared. */
export function readDefinition(text: string, node: SyntaxNode): Definition {
  const label = node.getChild('LinkLabel');
  const url = node.getChild('URL');
  return {
    range: { start: node.from, end: node.to },
    label: label === null ? '' : labelKey(text.slice(label.from + 1, label.to - 1)),
    url: url === null ? undefined : addressIn(text, { start: url.from, end: url.to }),
  };
}

/** Whether an address is bare, so that GFM links it. */
export function isBareAddress(node: SyntaxNode): boolean {
  const parent = node.parent?.name;
  return parent !== 'Link' && parent !== 'Image' && parent !== 'LinkReference';
}

export function readFence(text: string, range: TextRange): Fence {
  const open = /^(?:`{3,}|~{3,})/.exec(text.slice(range.start, range.end))?.[0] ?? '';
  const mark = { start: range.start, end: range.start + open.length };
  const newline = text.indexOf('\n', range.start);
  const hasLines = newline >= 0 && newline < range.end;
  const firstLineEnd = hasLines ? newline : range.end;
  const info = trimRange(text, { start: mark.end, end: firstLineEnd });
  const word = /^\S*/.exec(text.slice(info.start, info.end))?.[0] ?? '';
  const contentStart = hasLines ? newline + 1 : range.end;
  const lastLineStart = Math.max(contentStart, startOfLine(text, range.end));
  const isClosed = hasLines && closes(text.slice(lastLineStart, range.end), open);
  return {
    range,
    mark,
    info,
    language: { value: word, range: { start: info.start, end: info.start + word.length } },
    content: { start: contentStart, end: isClosed ? lastLineStart : range.end },
    isClosed,
  };
}

/** Whether a line ends the block of code that some marks have opened. */
function closes(line: string, open: string): boolean {
  const marks = /^[ \t>]*(`{3,}|~{3,})[ \t]*\r?$/.exec(line)?.[1];
  return marks !== undefined && marks.startsWith(open.charAt(0)) && marks.length >= open.length;
}

/** Returns a range without surrounding whitespace. */
function trimRange(text: string, { start, end }: TextRange): TextRange {
  const part = text.slice(start, end);
  const leading = part.length - part.trimStart().length;
  return leading === part.length
    ? { start, end: start }
    : { start: start + leading, end: start + part.trimEnd().length };
}
