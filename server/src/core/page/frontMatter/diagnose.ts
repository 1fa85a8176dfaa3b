import type { YAMLError } from 'yaml';
import { startOfLine } from '../../text/lines.ts';
import type { TextRange } from '../../text/textRange.ts';
import type { FrontMatterProblem, FrontMatterProblemKind } from './model.ts';
import { endOfEnclosed, isWhitespaceAfter, lineFrom, type FrontMatterSection, type SectionKey } from './sections.ts';

/** Returns why an entry can't be read, according to its text; the library's error only says where it gave up. */
export function diagnoseSection(
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
    if (!isQuote) return problem('openBracket', value, opening);
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
export function diagnoseIndentation(source: string, { key }: FrontMatterSection): FrontMatterProblem | undefined {
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
    .replace(/(?:^|[ \t]+)#.*$/, '')
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
export function diagnoseStray(source: string, { start, end, isApart }: FrontMatterSection): FrontMatterProblem {
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
export function isUnknownAlias(source: string, { start, end }: TextRange): boolean {
  if (source.charAt(start) !== '*') return false;
  const name = /^\*([^\s[\]{},]+)$/.exec(source.slice(start, end))?.[1];
  return name !== undefined && !source.includes(`&${name}`);
}
