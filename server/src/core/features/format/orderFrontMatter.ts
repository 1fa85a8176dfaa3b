import type { FrontMatterEntry } from '../../page/frontMatter.ts';
import type { PageModel } from '../../page/pageModel.ts';
import { lineEndOf } from '../../rules/pageEdits.ts';
import type { FormatGroup } from './formatter.ts';

/** The keys that readers of the source look for first. */
const first = ['title', 'sidebarTitle', 'description'];

/** Puts title and description first, and strings in double quotes where they are quoted. */
export function orderFrontMatter({ text, frontMatter }: PageModel): readonly FormatGroup[] {
  if (frontMatter?.isFullyRead !== true || frontMatter.problems.length > 0) return [];
  const { start, end } = frontMatter.content;
  const lines = text.slice(start, end).trimEnd().split(/\r?\n/);
  const { entries } = frontMatter;
  // Comments, blank lines and values of several lines have a place of their own.
  if (lines.length !== entries.length || entries.some(({ keyRange }, index) => !beginsLine(keyRange.start, index))) {
    return [];
  }
  const written = entries.map((entry, index) => ({ key: entry.key, line: requoted(text, entry, lines[index] ?? '') }));
  const ordered = written
    .map((one, index) => ({ ...one, rank: first.includes(one.key) ? first.indexOf(one.key) : first.length + index }))
    .sort((a, b) => a.rank - b.rank);
  const newText = ordered.map(({ line }) => line).join(lineEndOf(text));
  const range = { start, end: start + text.slice(start, end).trimEnd().length };
  return newText === text.slice(range.start, range.end) ? [] : [[{ range, newText }]];

  function beginsLine(offset: number, index: number): boolean {
    const before = text.slice(start, offset);
    return (before === '' || before.endsWith('\n')) && before.split('\n').length - 1 === index;
  }
}

/** Returns the line of an entry with its string in double quotes, if it is in single ones that need no escapes. */
function requoted(text: string, { valueRange }: FrontMatterEntry, line: string): string {
  const value = text.slice(valueRange.start, valueRange.end);
  const trimmed = line.trimEnd();
  if (!/^'[^'"\\]*'$/.test(value) || !trimmed.endsWith(value)) return trimmed;
  return `${trimmed.slice(0, -value.length)}"${value.slice(1, -1)}"`;
}
