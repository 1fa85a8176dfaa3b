import { isMarkdownInfo, type FenceLine } from './fenceLines.ts';

/** Returns the end of the code between two opening fences, without the prose that introduces the second one. */
export function endOfCode(text: string, open: FenceLine, next: FenceLine): number {
  // The first line is the rest of the fence’s own.
  const lines = text.slice(open.end, next.lineStart).split('\n');
  return open.end + lines.slice(0, lengthOfCode(lines, open)).join('\n').trimEnd().length;
}

function lengthOfCode(lines: readonly string[], open: FenceLine): number {
  const last = lines.findLastIndex((line) => contentOf(line) !== '');
  const end = isMarkdownInfo(open.written) ? undefined : endBeforeProse(lines);
  if (end !== undefined) return end;
  // Where all is prose, only the sentence that introduces the block certainly isn’t in the block.
  return contentOf(lines[last - 1]) === '' && last > 1 && introduces(contentOf(lines[last])) ? last : lines.length;
}

function endBeforeProse(lines: readonly string[]): number | undefined {
  let end = firstHeading(lines) ?? lines.length;
  while (end > 1 && isProse(lines, end - 1)) end--;
  return end > 1 ? end : undefined;
}

/** Returns the index of the first heading among lines that has empty lines around it, as no comment in code has. */
export function firstHeading(lines: readonly string[]): number | undefined {
  const at = lines.findIndex(
    (line, index) =>
      index > 1 && isHeading(line) && contentOf(lines[index - 1]) === '' && contentOf(lines[index + 1]) === '',
  );
  return at < 0 ? undefined : at;
}

function isProse(lines: readonly string[], at: number): boolean {
  const line = contentOf(lines[at]);
  if (line === '' || /^\d{1,3}[.)] \S/.test(line)) return true;
  if (contentOf(lines[at - 1]) !== '')
    return introduces(line) && !/[={}();]/.test(line) && line.split(' ', 4).length > 3;
  return isHeading(line) || introduces(line) || isSentence(line);
}

/** Whether a line is a sentence that introduces what follows it. */
function introduces(line: string): boolean {
  return line.endsWith(':') && line.includes(' ') && /^\p{Lu}/u.test(line);
}

function isSentence(line: string): boolean {
  return /^(?:\p{Lu}\p{Ll}|A )/u.test(line) && line.includes(' ', 2) && /[^\s.][.!?]$/.test(line.slice(-2));
}

function isHeading(line: string): boolean {
  return /^#{2,6} \S/.test(line);
}

/** Returns a line without the whitespace and quote marks around it. */
function contentOf(line = ''): string {
  return line.replace(/^[ \t>]+/, '').trimEnd();
}
