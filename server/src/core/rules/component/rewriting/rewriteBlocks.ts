import { hasLinesToItself, lineEndOf } from '../../../text/lines.ts';
import type { PageModel } from '../../../page/pageModel.ts';
import type { PageContext } from '../../../site/siteSnapshot.ts';
import type { Element } from '../../../page/elements/elements.ts';
import { type TextRange, replacement, indexFrom } from '../../../text/textRange.ts';
import { partitionPoint } from '../../../util/collections.ts';
import { type Fix, indentBefore, pageFix } from '../../engine/rule.ts';

/**
 * Returns fixes that replace complete blocks by other lines, with the line ends and indentation of their context, and
 * an empty line wherever prose would touch a tag. None if the range shares its lines, or if quote markers precede them.
 */
export function rewriteBlocks(
  context: PageContext,
  title: string,
  { start, end }: TextRange,
  lines: readonly string[],
): readonly Fix[] {
  const { text } = context.page;
  // The carriage return of the last line may belong to a block.
  const range = { start, end: start + text.slice(start, end).trimEnd().length };
  if (!hasLinesToItself(text, range)) return [];
  const indent = indentBefore(text, range.start);
  const lineEnd = lineEndOf(text);
  const rewritten = lines.map((line, index) => (line === '' || index === 0 ? line : indent + line)).join(lineEnd);
  const before = needsGapBefore(text, range) ? lineEnd + indent : '';
  const after = needsGapAfter(text, range) ? lineEnd : '';
  return [pageFix(context, title, [replacement(range, before + rewritten + after)])];
}

function needsGapBefore(text: string, { start }: TextRange): boolean {
  const lineStart = text.lastIndexOf('\n', start - 1);
  const previous = text.slice(text.lastIndexOf('\n', lineStart - 1) + 1, Math.max(0, lineStart)).trim();
  return lineStart > 0 && previous !== '' && !previous.endsWith('>');
}

function needsGapAfter(text: string, { end }: TextRange): boolean {
  const lineEnd = text.indexOf('\n', end);
  if (lineEnd < 0) return false;
  const next = /^[^\n]*/.exec(text.slice(lineEnd + 1))?.[0].trim() ?? '';
  return next !== '' && !next.startsWith('<');
}

/** Returns the lines of a range of a page without the indentation of its first line, and without empty lines around. */
export function linesWithin(text: string, range: TextRange): readonly string[] {
  const lines = text.slice(range.start, range.end).split(/\r?\n/);
  const whitespace = /^\s*/.exec(text.slice(range.start, range.end))?.[0].length ?? 0;
  const indent = indentBefore(text, range.start + whitespace).length;
  return trimmed(lines.map((line, index) => (index === 0 ? line.trimStart() : dedented(line, indent))));
}

/** Returns a line without up to `width` leading spaces, and without trailing ones. */
export function dedented(line: string, width: number): string {
  let at = 0;
  while (at < width && /[ \t]/.test(line.charAt(at))) at++;
  return /^\s*$/.test(line) ? '' : line.slice(at).replace(/\r$/, '');
}

/** Returns lines without the empty ones at both ends. */
export function trimmed(lines: readonly string[]): readonly string[] {
  const first = lines.findIndex((line) => line.trim() !== '');
  const last = lines.findLastIndex((line) => line.trim() !== '');
  return first < 0 ? [] : lines.slice(first, last + 1);
}

/** Returns indented lines; empty ones stay empty. */
export function indented(lines: readonly string[]): readonly string[] {
  return lines.map((line) => (line === '' ? '' : `  ${line}`));
}

/** Returns lines between two tags on lines of their own: a single line is indented, several are unchanged. */
export function between(opening: string, lines: readonly string[], closing: string): readonly string[] {
  return [opening, ...(lines.length === 1 ? indented(lines) : lines), closing];
}

/** Returns `title="text"`, with quotes that the text doesn't contain. */
export function titleAttribute(text: string): string {
  if (!text.includes('"')) return `title="${text}"`;
  return text.includes("'") ? `title="${text.replaceAll('"', '&quot;')}"` : `title='${text}'`;
}

/**
 * Returns Markdown as plain text, for an attribute; undefined if that would drop a link, an image, a tag, an expression
 * or math.
 */
export function plainTextOf(markdown: string): string | undefined {
  // The content of code spans isn't Markdown, but the text around one may be bold together with it.
  const codes: string[] = [];
  const masked = markdown.replace(/(?<!`)`([^`]+)`(?!`)/g, (_, content: string) => {
    codes.push(content);
    return maskedCode;
  });
  const prose = proseOf(masked)?.replaceAll(maskedCode, () => codes.shift() ?? '');
  return prose?.replace(/\s+/g, ' ').trim();
}

/** A character without a meaning of its own. */
const maskedCode = '\uE000';

function proseOf(markdown: string): string | undefined {
  const bare = markdown
    .replace(/<\/?(?:b|strong|i|em|code|u|kbd)>/g, '')
    .replace(/(\*\*|__)(?=\S)(.*?\S)\1/g, '$2')
    .replace(/(?<![\w*])\*(?=\S)([^*]*\S)\*(?!\w)|(?<!\w)_(?=\S)([^_]*\S)_(?!\w)/g, '$1$2');
  if (/[<{`]|\]\(|\]\[|https?:\/\/|\$[^$]+\$/.test(bare)) return undefined;
  return bare.replace(/\\([!-/:-@[-`{-~])/g, '$1');
}

/** Whether two offsets are between the tags of the same element, so that no tag between them is unpaired. */
export function isUncut(page: PageModel, { start, end }: TextRange): boolean {
  const { elements, lookups } = page;
  const beginning = elements.slice(indexFrom(elements, start), indexFrom(elements, end));
  const byEnd = lookups.elementsByEnd;
  const ending = byEnd.slice(firstEndingAfter(byEnd, start), firstEndingAfter(byEnd, end));
  return beginning.every(({ range }) => range.end <= end) && ending.every(({ range }) => range.start >= start);
}

function firstEndingAfter(byEnd: readonly Element[], offset: number): number {
  return partitionPoint(byEnd, ({ range }) => range.end > offset);
}
