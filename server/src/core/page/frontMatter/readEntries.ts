import { isMap, isNode, isScalar, type Document, type Pair, type ParsedNode, type Scalar } from 'yaml';
import type { TextRange } from '../../text/textRange.ts';
import { parseYaml, yamlData } from '../../util/yaml.ts';
import { diagnoseIndentation, diagnoseSection, diagnoseStray, isUnknownAlias } from './diagnose.ts';
import type { FrontMatterEntry, FrontMatterProblem } from './model.ts';
import { readPlainEntries } from './plainEntries.ts';
import { endOfEnclosed, splitSections, type FrontMatterSection } from './sections.ts';

/** What was read of the content; ranges are offsets within it. */
export interface EntryReading {
  readonly entries: readonly FrontMatterEntry[];
  readonly problems: readonly FrontMatterProblem[];
  readonly isFullyRead: boolean;
}

/** Longer front matter than this isn't read: nobody writes it, and reading it could take long. */
const longestContent = 50_000;

/** Reads the keys of front matter; if it has syntax errors, all keys that can be read by themselves. */
export function readEntries(source: string): EntryReading {
  const plain = source.length > longestContent ? undefined : readPlainEntries(source);
  return plain === undefined ? readAnyEntries(source) : { entries: plain, problems: [], isFullyRead: true };
}

/** Reads front matter of any form, as slowly as that takes. */
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
  return readBySections(source);
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
  const keyRange = moved(key.range[0], key.range[1], base);
  const name = typeof key.value === 'string' ? key.value : String(key.source ?? key.value);
  const node = isNode(value) ? (value as ParsedNode) : undefined;
  const [start, end] = node?.range ?? [0, 0];
  if (node === undefined || start === end) {
    const colonEnd = source.indexOf(':', keyRange.end) + 1;
    const at = colonEnd === 0 || colonEnd > keyRange.end + 20 ? keyRange.end : colonEnd;
    return { key: name, keyRange, value: null, valueRange: { start: at, end: at } };
  }
  const written = source.slice(base + start, base + end);
  const valueRange = moved(start, start + written.trimEnd().length, base);
  return { key: name, keyRange, value: yamlData(document, node)?.value, valueRange };
}

function moved(start: number, end: number, by: number): TextRange {
  return { start: start + by, end: end + by };
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
