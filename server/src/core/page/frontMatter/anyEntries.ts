import { isMap, isNode, isScalar, type Document, type Pair, type ParsedNode, type Scalar, type YAMLError } from 'yaml';
import { movedBy, type TextRange } from '../../text/textRange.ts';
import { parseYaml, yamlData } from '../../util/parseYaml.ts';
import type { FrontMatterEntry, FrontMatterProblem, FrontMatterProblemKind } from './model.ts';
import {
  endOfEnclosed,
  splitSections,
  isWhitespaceAfter,
  lineFrom,
  type FrontMatterSection,
  type SectionKey,
} from './sections.ts';
import { startOfLine } from '../../text/lines.ts';

/** What was read of the content; ranges are offsets within it. */
export interface EntryReading {
  readonly entries: readonly FrontMatterEntry[];
  readonly problems: readonly FrontMatterProblem[];
  readonly isFullyRead: boolean;
}

/** Longer front matter than this isn't read: nobody writes it, and reading it could take long. */
const longestContent = 50_000;

/**
 * Reads the keys of front matter of any form, as slowly as that takes; if it has syntax errors, all keys that can be read
 * by themselves.
 */
export function readAnyEntries(source: string): EntryReading {
  const document = source.length > longestContent ? undefined : parseYaml(source);
  if (document === undefined) return failed('tooLarge', source);
  const { contents } = document;
  const isSound = isSoundDocument(document, source);
  if (isSound && contents === null) return { entries: [], problems: [], isFullyRead: true };
  if (isSound && isMap(contents) && hasOneDocument(source)) {
    const entries = contents.items.flatMap((pair) => entryOf(document, pair, source) ?? []);
    const problems = entries.flatMap((entry) => unknownAlias(entry, source) ?? []);
    return { entries, problems, isFullyRead: entries.length === contents.items.length && !source.includes('<<') };
  }
  const reading = readBySections(source);
  const hasOnlyText = reading.entries.length === 0 && reading.problems.every(({ kind }) => kind === 'noColon');
  return isSound && hasOnlyText ? failed('noMap', source) : reading;
}

/**
 * Whether the text says what the library read. It takes `"a\\"` for a closed text, and drops a tag that it doesn't
 * know, which other readers refuse.
 */
function isSoundDocument({ errors, warnings, contents }: Document.Parsed, source: string): boolean {
  if (errors.length > 0 || warnings.length > 0) return false;
  return !isMap(contents) || contents.items.every(({ value }) => !isQuoted(value) || isClosed(value, source));
}

function isQuoted(value: unknown): value is Scalar.Parsed {
  return isScalar(value) && (value.type === 'QUOTE_DOUBLE' || value.type === 'QUOTE_SINGLE');
}

function isClosed({ range: [start, end] }: Scalar.Parsed, source: string): boolean {
  return endOfEnclosed(source, start) === end;
}

function failed(kind: 'tooLarge' | 'noMap', source: string): EntryReading {
  const start = source.length - source.trimStart().length;
  const end = start + (/^[^\r\n]*/.exec(source.slice(start))?.[0].length ?? 0);
  const range = { start, end };
  return { entries: [], problems: [{ kind, range, about: '', editRange: range }], isFullyRead: false };
}

/** After `...` a second document begins, which no reader of front matter accepts. */
function hasOneDocument(source: string): boolean {
  return !/^(?:\.\.\.|---)(?:\s|$)/m.test(source);
}

function unknownAlias(entry: FrontMatterEntry, source: string): FrontMatterProblem | undefined {
  const { valueRange: range } = entry;
  if (!isUnknownAlias(source, range)) return undefined;
  return { kind: 'sign', range, about: '*', editRange: range };
}

/** A page has as many errors only if it has no front matter at all. */
const mostProblems = 50;

/** Reads each key by itself, so that an error affects only its own key. */
function readBySections(source: string): EntryReading {
  const sections = splitSections(source);
  const entries: FrontMatterEntry[] = [];
  const problems: FrontMatterProblem[] = [];
  for (const [index, section] of sections.entries()) {
    if (problems.length >= mostProblems) return { entries, problems, isFullyRead: false };
    if (section.key === undefined) {
      const problem = diagnoseStray(source, section);
      if (problem.kind === 'unclosed') return { entries, problems: [...problems, problem], isFullyRead: false };
      const isRepeated = sections[index - 1]?.key === undefined && problems.at(-1)?.kind === problem.kind;
      if (!isRepeated) problems.push(problem);
      continue;
    }
    const { entry, problem } = readSection(source, section);
    entries.push(entry);
    if (problem !== undefined) problems.push(problem);
  }
  const isFullyRead = sections.every(({ key }) => key !== undefined) && problems.every(({ kind }) => kind !== 'indent');
  if (entries.length === 0 && problems.length === 0) return failed('noMap', source);
  return { entries, problems, isFullyRead };
}

interface SectionReading {
  readonly entry: FrontMatterEntry;
  readonly problem?: FrontMatterProblem;
}

function readSection(source: string, section: FrontMatterSection): SectionReading {
  const text = source.slice(section.start, section.end);
  const document = parseYaml(text);
  const entry = document === undefined ? undefined : entryIn(document, section, source);
  if (entry !== undefined) {
    const alias = unknownAlias(entry, source);
    return alias === undefined ? { entry } : { entry: { ...entry, value: undefined }, problem: alias };
  }
  const tolerated = readTolerantly(source, section);
  if (tolerated !== undefined) {
    const problem = diagnoseIndentation(source, section);
    return problem === undefined ? { entry: tolerated } : { entry: tolerated, problem };
  }
  return { entry: plainEntry(section), problem: diagnoseSection(source, section, document?.errors[0]) };
}

/**
 * The library requires each line of a string in quotes or brackets to be indented, and a space before a comment; the
 * readers that sites are built with require neither. So the lines are joined without changing offsets.
 */
function readTolerantly(source: string, section: FrontMatterSection): FrontMatterEntry | undefined {
  const { start, end, key } = section;
  if (key === undefined) return undefined;
  const spanEnd = key.spanEnd ?? end;
  const joined = source.slice(start, spanEnd).replace(/[\r\n]/g, ' ');
  const comment = source.slice(spanEnd, end).replace(/^[ \t]*#[^\n]*/, (text) => ' '.repeat(text.length));
  if (key.spanEnd === undefined && !/["']#[^\n]*$/.test(source.slice(start, end))) return undefined;
  const text = key.spanEnd === undefined ? withoutGluedComment(joined) : joined + comment;
  const document = parseYaml(text);
  return document === undefined ? undefined : entryIn(document, section, source);
}

function withoutGluedComment(line: string): string {
  return line.replace(/(["'])#[^\n]*$/, (all, quote: string) => quote + ' '.repeat(all.length - 1));
}

function entryIn(document: Document.Parsed, section: FrontMatterSection, source: string): FrontMatterEntry | undefined {
  const { contents } = document;
  const text = source.slice(section.start, section.end);
  if (!isMap(contents) || !isSoundDocument(document, text)) return undefined;
  const [pair, second] = contents.items;
  return pair === undefined || second !== undefined ? undefined : entryOf(document, pair, source, section.start);
}

function entryOf(
  document: Document.Parsed,
  { key, value }: Pair,
  source: string,
  base = 0,
): FrontMatterEntry | undefined {
  if (!isScalar(key) || key.range === null || key.range === undefined) return undefined;
  const keyRange = movedBy({ start: key.range[0], end: key.range[1] }, base);
  const name = typeof key.value === 'string' ? key.value : String(key.source ?? key.value);
  const node = isNode(value) ? (value as ParsedNode) : undefined;
  const [start, end] = node?.range ?? [0, 0];
  if (node === undefined || start === end) {
    const colonEnd = source.indexOf(':', keyRange.end) + 1;
    const at = colonEnd === 0 || colonEnd > keyRange.end + 20 ? keyRange.end : colonEnd;
    return { key: name, keyRange, value: null, valueRange: { start: at, end: at } };
  }
  const written = source.slice(base + start, base + end);
  const valueRange = movedBy({ start, end: start + written.trimEnd().length }, base);
  return { key: name, keyRange, value: yamlData(document, node)?.value, valueRange };
}

/** Returns an entry as far as its lines show it, if its value can't be read. */
function plainEntry({ start, end, key }: FrontMatterSection): FrontMatterEntry {
  const written = key?.written ?? '';
  const name = /^["']/.test(written) ? written.slice(1, -1) : written;
  const valueStart = Math.min(end, key?.valueStart ?? end);
  return {
    key: name,
    keyRange: { start, end: start + written.length },
    value: undefined,
    valueRange: { start: valueStart, end },
  };
}

/** Returns why an entry can't be read, according to its text; the library's error only says where it gave up. */
function diagnoseSection(
  source: string,
  section: FrontMatterSection,
  error: YAMLError | undefined,
): FrontMatterProblem {
  const { key, start, end } = section;
  const fullRange = { start, end };
  const tab = /(?:^|\n)[ ]*\t/.exec(source.slice(start, end));
  if (tab !== null) return problem('tab', rangeOfTab(source, start + tab.index), '', fullRange);
  const found =
    key === undefined ? undefined : (enclosedProblem(source, section, key) ?? plainProblem(source, section, key));
  if (found !== undefined) return found;
  const at = Math.min(start + (error?.pos[0] ?? 0), Math.max(start, end - 1));
  return nestedProblem(source, lineAround(source, at), error);
}

function problem(
  kind: FrontMatterProblemKind,
  range: TextRange,
  about: string,
  editRange: TextRange = range,
): FrontMatterProblem {
  return { kind, range, about, editRange };
}

function rangeOfTab(source: string, at: number): TextRange {
  const start = source.indexOf('\t', at);
  return { start, end: start + (/^\t+/.exec(source.slice(start))?.[0].length ?? 1) };
}

/** Returns the problem of a value that begins with a quote or a bracket. */
function enclosedProblem(
  source: string,
  { end }: FrontMatterSection,
  { valueStart }: SectionKey,
): FrontMatterProblem | undefined {
  const opening = source.charAt(valueStart);
  const isQuote = opening === '"' || opening === "'";
  if (!isQuote && opening !== '[' && opening !== '{') return undefined;
  const line = lineFrom(source, valueStart);
  const lineEnd = valueStart + line.trimEnd().length;
  const closing = endOfEnclosed(source, valueStart);
  const value = { start: valueStart, end: lineEnd };
  if (closing === undefined || (closing > lineEnd && !isWhitespaceAfter(source, closing))) {
    if (!isQuote) return problem(endsInComment(line, opening) ? 'commentInBrackets' : 'openBracket', value, opening);
    const backslash = backslashAtEnd(line.trimEnd(), value);
    if (backslash !== undefined) return backslash;
    // The string continues after the line: the next line shows that it was swallowed.
    const swallowed = /^\s*\n[^\n]*/.exec(source.slice(lineEnd))?.[0].trimEnd().length ?? 0;
    return problem('openQuote', { start: valueStart, end: lineEnd + swallowed }, opening, {
      start: lineEnd,
      end: lineEnd,
    });
  }
  if (!isWhitespaceAfter(source, closing)) return problem('textAfter', value, source.charAt(closing - 1));
  if (opening !== '"') return undefined;
  const escape = wrongEscape.exec(source.slice(valueStart, Math.min(closing, end)));
  if (escape === null) return undefined;
  const at = valueStart + escape.index + escape[0].length - 2;
  return problem('escape', { start: at, end: at + 2 }, source.slice(at, at + 2), { start: valueStart, end: closing });
}

/** Returns the problem of a string whose last quote would close it without the backslash before it, or another one. */
function backslashAtEnd(written: string, value: TextRange): FrontMatterProblem | undefined {
  if (/^'.*\\''?$/.test(written)) return written.length > 3 ? problem('textAfter', value, "'") : undefined;
  // Elsewhere than in a path it may be a quote of the text.
  if (!/^"(?:[A-Za-z]:|(?:[^\\"]|\\[^"])*\\(?:[^\\"]|\\[^"])+)\\"$/.test(written)) return undefined;
  return problem('escape', { start: value.end - 2, end: value.end }, '\\"', value);
}

/** Whether the bracket at the start of a line would be closed at its end if no comment began between them. */
function endsInComment(line: string, opening: string): boolean {
  return /[ \t]#[^\s#]/.test(line) && line.trimEnd().endsWith(opening === '[' ? ']' : '}');
}

/** Within double quotes, a backslash before a character that can't be escaped. */
const wrongEscape = /^(?:[^\\]|\\(?:[0abtnvfre "/\\N_LP\t\r\n]|x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8}))*\\[^\n]/;

/** Returns the problem of a value without quotes. */
function plainProblem(
  source: string,
  { end }: FrontMatterSection,
  { valueStart }: SectionKey,
): FrontMatterProblem | undefined {
  const value = plainText(source, valueStart);
  const text = source.slice(value.start, value.end);
  if (/^(?:[@`%,\]}*&!]|[-?:](?:\s|$)|[|>].*[^\s\d+-])/.test(text)) return problem('sign', value, text.charAt(0));
  if (/:(?:[ \t]|$)/.test(text)) return problem('colon', value, ':');
  if (text === '') return undefined;
  const below = /\n([ \t]+)([\w.-]+):(?=\s|$)/.exec(source.slice(value.end, end));
  const [, whitespace = '', name = ''] = below ?? [];
  if (below === null) return undefined;
  const at = value.end + below.index + 1;
  const range = { start: at + whitespace.length, end: at + whitespace.length + name.length };
  return problem('indent', range, name, { start: at, end: at + whitespace.length });
}

/** Returns the problem of a value over lines that was read, though YAML wants its lines indented. */
function diagnoseIndentation(source: string, { key }: FrontMatterSection): FrontMatterProblem | undefined {
  if (key?.spanEnd === undefined) return undefined;
  const value = { start: key.valueStart, end: key.spanEnd };
  const line = /\n(?=[^\s\]}])[^\n]*/.exec(source.slice(value.start, value.end));
  if (line === null) return undefined;
  const start = value.start + line.index + 1;
  return problem('unindented', { start, end: start + line[0].trim().length }, '', value);
}

/** Returns the range of a string to the end of its line, without surrounding whitespace and comment. */
function plainText(source: string, start: number): TextRange {
  const text = lineFrom(source, start)
    .replace(/(?:^|(?<![ \t])[ \t]+)#.*$/, '')
    .trimEnd();
  return { start, end: start + text.length };
}

/** Returns the problem of a list or map, by the line where the library gave up. */
function nestedProblem(source: string, line: TextRange, error: YAMLError | undefined): FrontMatterProblem {
  const [all = '', text = ''] =
    /^[ \t]*(?:- +)*(?:[\w.-]+:[ \t]+)?(.*)$/.exec(source.slice(line.start, line.end)) ?? [];
  const value = plainText(source, line.start + all.length - text.length);
  if (error?.code === 'BLOCK_AS_IMPLICIT_KEY' && /^[^"'[{].*:(?:[ \t]|$)/.test(text))
    return problem('colon', value, ':');
  if (error?.code === 'BAD_SCALAR_START') return problem('sign', value, text.charAt(0));
  const isItem = source.startsWith('- ', line.start);
  if (error?.code === 'BAD_INDENT' || isItem)
    return problem('indent', line, '', { start: line.start, end: line.start });
  return problem('unreadable', line, '');
}

/** Returns the line at an offset without surrounding whitespace. */
function lineAround(source: string, at: number): TextRange {
  const lineStart = startOfLine(source, at);
  const line = lineFrom(source, lineStart);
  const start = lineStart + line.length - line.trimStart().length;
  return { start, end: Math.max(start, lineStart + line.trimEnd().length) };
}

/** Returns the problem of a line that is no key. */
function diagnoseStray(source: string, { start, end, isApart }: FrontMatterSection): FrontMatterProblem {
  const text = source.slice(start, end);
  const range = { start: start + text.length - text.trimStart().length, end };
  const [, whitespace = '', name = '', glued] = /^([ \t]*)([\w.-]+):(\S)?/.exec(text) ?? [];
  if (whitespace.includes('\t')) return problem('tab', rangeOfTab(source, start), '', { start, end });
  if (name !== '' && glued === undefined)
    return problem('indent', range, name, { start, end: start + whitespace.length });
  if (name !== '' && whitespace === '' && !text.includes('://')) return problem('noBlank', range, name);
  const isProse = /^(?:<|import |export |\S+\s+\S)/.test(text);
  if (isApart && isProse) return problem('unclosed', range, '', { start, end: start });
  return problem('noColon', range, '');
}

/** Whether a value is `*name` while nothing is called `&name`. */
function isUnknownAlias(source: string, { start, end }: TextRange): boolean {
  if (source.charAt(start) !== '*') return false;
  const name = /^\*([^\s[\]{},]+)$/.exec(source.slice(start, end))?.[1];
  return name !== undefined && !source.includes(`&${name}`);
}
