import { lineEndOf } from '../../text/lines.ts';
import type { FrontMatterEntry } from '../../page/frontMatter/frontMatter.ts';
import type { PageModel } from '../../page/pageModel.ts';
import type { FormatGroup, FormatOptions } from './formatter.ts';

/** The keys that readers of the source look for first. */
const first = ['title', 'sidebarTitle', 'description'];

/**
 * Puts quoted strings in double quotes if most of the page’s are, and trims the lines. If all pages get one layout,
 * puts every quoted string in double quotes, and title and description first.
 */
export function formatFrontMatter(
  { text, frontMatter }: PageModel,
  { isStrict }: FormatOptions,
): readonly FormatGroup[] {
  if (frontMatter?.isFullyRead !== true || frontMatter.problems.length > 0) return [];
  const { start, end } = frontMatter.content;
  const lines = text.slice(start, end).trimEnd().split(/\r?\n/);
  const { entries } = frontMatter;
  // Comments, blank lines and values of several lines have a place of their own.
  if (lines.length !== entries.length || entries.some(({ keyRange }, index) => !beginsLine(keyRange.start, index))) {
    return [];
  }
  const isRequoted = isStrict || usesDoubleQuotes(text, entries);
  const written = entries.map((entry, index) => {
    const line = lines[index]?.trimEnd() ?? '';
    return { key: entry.key, line: isRequoted ? requoted(text, entry, line) : line };
  });
  const ordered = isStrict ? inOrder(written) : written;
  const newText = ordered.map(({ line }) => line).join(lineEndOf(text));
  const range = { start, end: start + text.slice(start, end).trimEnd().length };
  return newText === text.slice(range.start, range.end) ? [] : [[{ range, newText }]];

  function beginsLine(offset: number, index: number): boolean {
    const before = text.slice(start, offset);
    return (before === '' || before.endsWith('\n')) && before.split('\n').length - 1 === index;
  }
}

interface WrittenEntry {
  readonly key: string;
  readonly line: string;
}

function inOrder(entries: readonly WrittenEntry[]): readonly WrittenEntry[] {
  return entries
    .map((one, index) => ({ ...one, rank: first.includes(one.key) ? first.indexOf(one.key) : first.length + index }))
    .sort((a, b) => a.rank - b.rank);
}

function usesDoubleQuotes(text: string, entries: readonly FrontMatterEntry[]): boolean {
  const quotedWith = (quote: string): number =>
    entries.filter(({ valueRange }) => text.charAt(valueRange.start) === quote).length;
  return quotedWith('"') > quotedWith("'");
}

/** Returns the line of an entry with its string in double quotes, if it is in single ones that need no escapes. */
function requoted(text: string, { valueRange }: FrontMatterEntry, line: string): string {
  const value = text.slice(valueRange.start, valueRange.end);
  if (!/^'[^'"\\]*'$/.test(value) || !line.endsWith(value)) return line;
  return `${line.slice(0, -value.length)}"${value.slice(1, -1)}"`;
}
