import { lineEndOf } from '../../text/lines.ts';
import type { PageModel } from '../../page/pageModel.ts';
import type { TextEdit } from '../../text/textEdit.ts';
import type { TextRange } from '../../text/textRange.ts';
import { partitionPoint } from '../../util/collections.ts';
import type { FormatGroup } from './formatter.ts';

/** Leaves one of several blank lines. */
export function joinBlankLines(page: PageModel): readonly FormatGroup[] {
  return removals(page, /(?<=\n[ \t]*\r?\n)(?:[ \t]*\r?\n)+/g);
}

/** Removes whitespace at the ends of lines; ends the page with a line end. */
export function trimLines(page: PageModel): readonly FormatGroup[] {
  const { text } = page;
  const groups = removals(page, /[ \t]+(?=\r?\n|$)/g);
  const last = lastLineEdit(text);
  return last === undefined ? groups : [...groups.filter((group) => isBefore(group, last.range.start)), [last]];
}

/** Returns the edits that remove what a pattern matches, unless it means something. */
function removals(page: PageModel, pattern: RegExp): readonly FormatGroup[] {
  const matches = [...page.text.matchAll(pattern)];
  if (matches.length === 0) return [];
  const kept = keptRanges(page);
  let last = 0;
  /** For each kept range, the last end of it and all before. */
  const ends = kept.map(({ end }) => (last = Math.max(last, end)));
  return matches.flatMap(({ index, 0: matched }): readonly FormatGroup[] => {
    const range = { start: index, end: index + matched.length };
    const before = partitionPoint(kept, ({ start }) => start >= range.end) - 1;
    return range.start < (ends[before] ?? 0) ? [] : [[{ range, newText: '' }]];
  });
}

function isBefore(group: FormatGroup, offset: number): boolean {
  return group.every(({ range }) => range.end <= offset);
}

function lastLineEdit(text: string): TextEdit | undefined {
  const end = text.trimEnd().length;
  if (end === 0 || /^(?:\r?\n|\r)$/.test(text.slice(end))) return undefined;
  return { range: { start: end, end: text.length }, newText: lineEndOf(text) };
}

/**
 * Returns what keeps its whitespace, in the order of the text: code, math, scripts, tags and front matter; and line
 * breaks in paragraphs.
 */
function keptRanges(page: PageModel): readonly TextRange[] {
  const kept: TextRange[] = [
    ...page.fences.map(({ range }) => range),
    ...page.math,
    ...page.codeSpans,
    ...page.expressions.map(({ range }) => range),
    ...page.script.ranges,
    ...page.tags.map(({ range }) => range),
    ...(page.frontMatter === undefined ? [] : [page.frontMatter.range]),
  ];
  page.parsed.tree.iterate({
    enter: ({ name, from, to }) => {
      if (name === 'HardBreak' || name === 'MdxBroken') kept.push({ start: from, end: to });
    },
  });
  return kept.filter(({ start, end }) => /\s/.test(page.text.slice(start, end))).sort((a, b) => a.start - b.start);
}
