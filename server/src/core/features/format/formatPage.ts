import type { PageModel } from '../../page/pageModel.ts';
import { readPage } from '../../page/readPage.ts';
import {
  rangesTouch,
  type TextRange,
  applyEdits,
  type TextEdit,
  lastBefore,
  startingAt,
} from '../../text/textRange.ts';
import { alignTables } from './alignTables.ts';
import { nodesNamed, type FormatGroup, type FormatOptions, type Formatter } from './formatter.ts';
import { shapeOf } from './pageShape.ts';
import { unifyLists } from './unifyLists.ts';
import { mostAttributes, type JsxTag } from '../../page/mdx/script/scanTag.ts';
import { hasLinesToItself, lineBefore, lineEndOf } from '../../text/lines.ts';
import { displayWidth } from '../../util/strings.ts';
import { partitionPoint, groupBy } from '../../util/collections.ts';
import type { Block } from '../../page/blocks.ts';
import type { FrontMatterEntry } from '../../page/frontMatter/frontMatter.ts';

export const defaultFormat: FormatOptions = { indent: '  ', isStrict: false };

const formatters: readonly Formatter[] = [
  formatFrontMatter,
  joinBlankLines,
  trimLines,
  unifyLists,
  alignTables,
  splitTags,
  separateBlocks,
];

/**
 * Returns the text of a page with a consistent layout, which readers don’t notice. The layout is the one that most of
 * the page has, so that only exceptions to it change, unless one layout for all pages is requested. A change that
 * readers would notice is omitted. A page with syntax errors stays as it is, since its blocks aren’t known.
 */
export function formatText(page: PageModel, options: FormatOptions = defaultFormat): string {
  if (page.problems.length > 0) return page.text;
  const shape = shapeOf(page);
  let formatted = page;
  for (const formatter of formatters) {
    formatted = applySafely(formatted, formatter(formatted, options), shape);
  }
  return formatted.text;
}

/** Returns the edits that format a page, or the lines of a range. */
export function formatPage(page: PageModel, options?: FormatOptions, range?: TextRange): readonly TextEdit[] {
  const edits = lineEdits(page.text, formatText(page, options));
  if (range === undefined) return edits;
  const inRange = edits.filter((edit) => rangesTouch(edit.range, range));
  return shapeOf(readPage(applyEdits(page.text, inRange))) === shapeOf(page) ? inRange : [];
}

/** Returns a page after the groups that leave it the same to readers. */
function applySafely(page: PageModel, groups: readonly FormatGroup[], shape: string): PageModel {
  if (groups.length === 0) return page;
  const changed = readPage(applyEdits(page.text, groups.flat()), page);
  if (shapeOf(changed) === shape) return changed;
  if (groups.length === 1) return page;
  // From the end, so that the ranges of the others stay.
  const half = Math.ceil(groups.length / 2);
  const after = applySafely(page, groups.slice(half), shape);
  return applySafely(after, groups.slice(0, half), shape);
}

/** A tag on one line that is longer gets a line for each attribute. */
const longest = 100;

/**
 * Puts the attributes of long tags on lines of their own: of tags that have their lines to themselves, on pages where
 * that is done more often than not, or on all.
 */
function splitTags(page: PageModel, { indent, isStrict }: FormatOptions): readonly FormatGroup[] {
  const blocks = new Set(page.blocks.filter(({ kind }) => kind === 'flow').map(({ range }) => range.start));
  const tags = page.tags.filter((tag) => blocks.has(tag.range.start) && isSplittable(tag));
  const long = tags.filter((tag) => isLong(page, tag));
  const splitCount = tags.filter(({ range }) => page.text.slice(range.start, range.end).includes('\n')).length;
  if (!isStrict && splitCount <= long.length) return [];
  return long.map((tag) => [
    { range: tag.range, newText: split(page, tag, lineBefore(page.text, tag.range.start), indent) },
  ]);
}

/** Whether a tag has several attributes, all of which are known. */
function isSplittable({ attributes }: JsxTag): boolean {
  return attributes.length > 1 && attributes.length < mostAttributes;
}

/** Whether a tag is alone on a line, which is too long. */
function isLong(page: PageModel, tag: JsxTag): boolean {
  const { start, end } = tag.range;
  const before = lineBefore(page.text, tag.range.start);
  const written = page.text.slice(start, end);
  return hasLinesToItself(page.text, tag.range) && !written.includes('\n') && displayWidth(before + written) > longest;
}

function split({ text }: PageModel, { name, attributes, form }: JsxTag, before: string, indent: string): string {
  const lines = [
    `<${name}`,
    ...attributes.map(({ range }) => `${before}${indent}${text.slice(range.start, range.end)}`),
    `${before}${form === 'selfClosing' ? '/>' : '>'}`,
  ];
  return lines.join(lineEndOf(text));
}

/** How many lines further on an equal line is searched for. */
const farthest = 200;

/** Returns the edits of lines that change one text into another; lines that both have are kept. */
export function lineEdits(before: string, after: string): readonly TextEdit[] {
  const old = linesOf(before);
  const now = linesOf(after);
  const edits: TextEdit[] = [];
  let offset = 0;
  let a = 0;
  let b = 0;
  while (a < old.length || b < now.length) {
    if (a < old.length && old[a] === now[b]) {
      offset += old[a]?.length ?? 0;
      a++;
      b++;
      continue;
    }
    const { removed, added } = nextEqual(old, now, a, b);
    const length = old.slice(a, a + removed).join('').length;
    edits.push({
      range: { start: offset, end: offset + length },
      newText: now.slice(b, b + added).join(''),
    });
    offset += length;
    a += removed;
    b += added;
  }
  return edits;
}

/** How many lines are removed and added until the next equal one. */
interface Difference {
  readonly removed: number;
  readonly added: number;
}

/**
 * Returns the fewest lines that are removed and added before the next equal one. Blank lines are everywhere, so two of
 * them count as equal only after the same number of removed and added lines.
 */
function nextEqual(old: readonly string[], now: readonly string[], a: number, b: number): Difference {
  for (let sum = 1; sum <= farthest; sum++) {
    for (let removed = 0; removed <= sum; removed++) {
      const added = sum - removed;
      const isEnd = a + removed === old.length && b + added === now.length;
      if (isEnd || (isSame(removed, added) && old[a + removed]?.trim() !== '')) return { removed, added };
    }
    if (isSame(sum / 2, sum / 2)) return { removed: sum / 2, added: sum / 2 };
  }
  return { removed: old.length - a, added: now.length - b };

  function isSame(removed: number, added: number): boolean {
    return old[a + removed] !== undefined && old[a + removed] === now[b + added];
  }
}

/** Returns the lines of a text, each with its line end. */
function linesOf(text: string): readonly string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

/** Leaves one of several blank lines. */
function joinBlankLines(page: PageModel): readonly FormatGroup[] {
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
  for (const { from, to } of nodesNamed(page, 'HardBreak', 'MdxBroken')) kept.push({ start: from, end: to });
  return kept.filter(({ start, end }) => /\s/.test(page.text.slice(start, end))).sort((a, b) => a.start - b.start);
}

/** Two blocks, one after the other, between which people put a blank line or don't. */
interface Neighbors {
  /** What decides whether they are set apart: an author may do so before lists and not after headings. */
  readonly kind: string;
  /** Where the blank line belongs; undefined if there is one. */
  readonly tightAt: number | undefined;
}

/**
 * Inserts a blank line between blocks outside of lists and quotes, where one would make no list loose: between blocks
 * of kinds that the page sets apart at least as often as not, or between all.
 */
function separateBlocks(page: PageModel, { isStrict }: FormatOptions): readonly FormatGroup[] {
  const byKind = groupBy(neighborsIn(page), ({ kind }) => kind);
  const separated = [...byKind.values()].filter(
    (some) => isStrict || some.filter(({ tightAt }) => tightAt === undefined).length * 2 >= some.length,
  );
  return separated
    .flat()
    .flatMap(({ tightAt: at }) => at ?? [])
    .sort((a, b) => a - b)
    .map((at) => [{ range: { start: at, end: at }, newText: lineEndOf(page.text) }]);
}

function neighborsIn(page: PageModel): readonly Neighbors[] {
  return page.blocks.flatMap((block, index): readonly Neighbors[] => {
    const next = page.blocks[index + 1];
    if (next === undefined || !areSeparable(page, block, next)) return [];
    const gap = page.text.slice(block.range.end, next.range.start);
    const lineEnd = /^[ \t]*\r?\n(?=[ \t]*$)/.exec(gap);
    const tightAt = lineEnd === null ? undefined : block.range.end + lineEnd[0].length;
    return [{ kind: kindOf(block, next), tightAt }];
  });
}

/** Blocks that people set apart from each other; `flow` is a tag, which often has its content on the next line. */
const standAlone: ReadonlySet<Block['kind']> = new Set([
  'paragraph',
  'heading',
  'fence',
  'bulletList',
  'orderedList',
  'quote',
  'table',
  'rule',
  'math',
  'frontMatter',
  'script',
]);

function areSeparable(page: PageModel, block: Block, next: Block): boolean {
  if (block.kind === 'script' && next.kind === 'script') return false;
  if (standAlone.has(block.kind) && standAlone.has(next.kind)) return true;
  if (block.kind === 'heading' || block.kind === 'frontMatter')
    return isTag(page, next, ['opening', 'selfClosing'], 'first');
  return next.kind === 'heading' && isTag(page, block, ['closing', 'selfClosing'], 'last');
}

function kindOf(block: Block, next: Block): string {
  if (block.kind === 'frontMatter') return 'after front matter';
  if (next.kind === 'heading') return 'before headings';
  if (block.kind === 'heading') return 'after headings';
  if (next.kind === 'bulletList' || next.kind === 'orderedList') return 'before lists';
  return block.kind === 'fence' || next.kind === 'fence' ? 'around code' : 'others';
}

/** Whether a block is tags, of which the first or last has one of some forms; a comment belongs to what follows it. */
function isTag(
  { tags }: PageModel,
  { kind, range }: Block,
  forms: readonly string[],
  which: 'first' | 'last',
): boolean {
  if (kind !== 'flow') return false;
  const tag = which === 'first' ? startingAt(tags, range.start) : lastBefore(tags, range.end);
  if (tag === undefined || (which === 'last' && tag.range.end !== range.end)) return false;
  return forms.includes(tag.form);
}

/** The keys that readers of the source look for first. */
const first = ['title', 'sidebarTitle', 'description'];

/**
 * Puts quoted strings in double quotes if most of the page’s are, and trims the lines. If all pages get one layout,
 * puts every quoted string in double quotes, and title and description first.
 */
function formatFrontMatter({ text, frontMatter }: PageModel, { isStrict }: FormatOptions): readonly FormatGroup[] {
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
