import { movedBy, type TextRange } from '../../text/textRange.ts';
import { readAnyEntries, type EntryReading } from './anyEntries.ts';
import { findFrontMatter, type FrontMatterBlock } from './findFrontMatter.ts';
import type { FrontMatter, FrontMatterEntry, FrontMatterProblem, FrontMatterProblemKind } from './model.ts';
import { addAll } from '../../util/collections.ts';
import { readPlainEntries } from './plainEntries.ts';

export type * from './model.ts';

/** Reads the front matter of any page; undefined if it has none. */
export function readFrontMatter(text: string): FrontMatter | undefined {
  const block = findFrontMatter(text);
  if (block === undefined) return undefined;
  const { range, content, language } = block;
  if (language !== '') {
    // The meaning of another language is unknown, but between `+++` the platform accepts it.
    const problems = language === 'toml' && text.startsWith('+', range.start) ? [] : [openingProblem(text, block)];
    return { range, content, language: 'other', entries: [], isFullyRead: false, problems };
  }
  const read = readEntries(text.slice(content.start, content.end));
  const entries = read.entries.map((entry) => movedEntry(entry, content.start));
  const problems = [
    ...read.problems.map((problem) => movedProblem(text, block, problem)),
    ...duplicates(text, entries).slice(0, 50),
  ];
  const isFullyRead = read.isFullyRead && block.isClosed;
  addAll(problems, otherHyphens(text, block));
  if (!block.isClosed) problems.push(openingProblem(text, block));
  problems.sort((a, b) => a.range.start - b.range.start);
  return { range, content, language: 'yaml', entries, isFullyRead, problems };
}

/** Returns a problem whose range is the first line. */
function openingProblem(text: string, { range, language, isClosed }: FrontMatterBlock): FrontMatterProblem {
  const kind: FrontMatterProblemKind = isClosed && language !== '' ? 'language' : 'unclosed';
  return { kind, range: firstLine(text, range), about: language, editRange: { start: range.end, end: range.end } };
}

/** Returns the problem of a closing line with a number of hyphens other than three. */
function otherHyphens(text: string, { range, content, isClosed }: FrontMatterBlock): readonly FrontMatterProblem[] {
  const line = { start: content.end, end: range.end };
  if (!isClosed || line.end - line.start === 3) return [];
  return [{ kind: 'hyphens', range: line, about: text.slice(line.start, line.end), editRange: line }];
}

function firstLine(text: string, { start }: TextRange): TextRange {
  return { start, end: start + (/^[^\r\n]*/.exec(text.slice(start, start + 200))?.[0].trimEnd().length ?? 0) };
}

function movedProblem(text: string, block: FrontMatterBlock, problem: FrontMatterProblem): FrontMatterProblem {
  const by = block.content.start;
  const editRange = movedBy(problem.editRange, by);
  if (problem.kind !== 'unclosed') return { ...problem, range: movedBy(problem.range, by), editRange };
  // The range covers text of the page: the problem is that nothing ends the front matter before it.
  return { ...problem, range: firstLine(text, block.range), editRange };
}

function movedEntry(entry: FrontMatterEntry, by: number): FrontMatterEntry {
  return { ...entry, keyRange: movedBy(entry.keyRange, by), valueRange: movedBy(entry.valueRange, by) };
}

/** Returns the problems of duplicate keys, because of which readers reject the complete front matter. */
function duplicates(text: string, entries: readonly FrontMatterEntry[]): readonly FrontMatterProblem[] {
  const seen = new Set<string>();
  return entries.flatMap(({ key, keyRange, valueRange }): readonly FrontMatterProblem[] => {
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    const end = text.indexOf('\n', Math.max(keyRange.end, valueRange.end)) + 1;
    const editRange = { start: keyRange.start, end: end === 0 ? text.length : end };
    return [{ kind: 'duplicate', range: keyRange, about: key, editRange }];
  });
}

/** Longer front matter is hardly plain. */
const longestPlain = 50_000;

/** Reads the keys of front matter; if it has syntax errors, all keys that can be read by themselves. */
function readEntries(source: string): EntryReading {
  const plain = source.length > longestPlain ? undefined : readPlainEntries(source);
  return plain === undefined ? readAnyEntries(source) : { entries: plain, problems: [], isFullyRead: true };
}
