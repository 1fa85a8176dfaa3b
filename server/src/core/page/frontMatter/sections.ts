import { endOfLineText, startOfNextLine } from '../../text/lines.ts';
/** A key of front matter with all lines that belong to it, or a line that belongs to none; offsets within the content. */
export interface FrontMatterSection {
  readonly start: number;
  /** Without the line end, empty lines and comments after it. */
  readonly end: number;
  readonly key: SectionKey | undefined;
  /** Whether an empty line precedes it. */
  readonly isApart: boolean;
}

export interface SectionKey {
  /** As written, with its quotes. */
  readonly written: string;
  /** The offset after the colon. */
  readonly colonEnd: number;
  /** Where the value begins; the end of the line if it has none of its own. */
  readonly valueStart: number;
  /** The end of a value between quotes or brackets that runs over lines; undefined for any other. */
  readonly spanEnd: number | undefined;
}

/** A key at the start of a line, up to its colon; whitespace before that is matched once, from its start. */
const keyPattern =
  /("(?:[^"\\\n]|\\.)*"|'(?:[^'\n]|'')*'|(?![\s#&*!|>'"%@`,[\]{}]|[-?:](?:\s|$))(?:[^\n:#]|:(?![ \t\r\n]|$)|(?<![ \t])#)*?)(?<![ \t])[ \t]*:(?=[ \t\r\n]|$)/y;

/** Splits the content of front matter at its keys, by the look of the lines alone: whatever is broken, the others stay. */
export function splitSections(source: string): readonly FrontMatterSection[] {
  const sections: FrontMatterSection[] = [];
  let isApart = false;
  for (let at = 0; at < source.length;) {
    const line = lineFrom(source, at);
    if (/^[ \t]*(?:#|$)/.test(line)) {
      isApart ||= line.trim() === '';
      at = startOfNextLine(source, at);
      continue;
    }
    const key = keyAt(source, at);
    const end = key === undefined ? at + line.trimEnd().length : endOfEntry(source, key);
    sections.push({ start: at, end, key, isApart });
    isApart = false;
    at = startOfNextLine(source, end);
  }
  return sections;
}

/** Returns the key that begins at an offset. */
export function keyAt(source: string, at: number): SectionKey | undefined {
  keyPattern.lastIndex = at;
  const match = keyPattern.exec(source);
  const written = match?.[1];
  if (match === null || written === undefined) return undefined;
  const colonEnd = at + match[0].length;
  const valueStart = skipWhitespace(source, colonEnd);
  return { written, colonEnd, valueStart, spanEnd: endOfSpan(source, valueStart) };
}

/** Returns the end of a value in quotes or brackets, which may begin on the next line and needs no indentation. */
function endOfSpan(source: string, valueStart: number): number | undefined {
  const below = /[ \t]*\r?\n[ \t]+(?=["'[{])/y;
  below.lastIndex = valueStart;
  const start = valueStart + (below.exec(source)?.[0].length ?? 0);
  const end = endOfEnclosed(source, start);
  if (end === undefined || !source.slice(start, end).includes('\n')) return undefined;
  return isWhitespaceAfter(source, end) ? end : undefined;
}

/** Whether only whitespace and a comment follow on the line. */
export function isWhitespaceAfter(source: string, at: number): boolean {
  return /^[ \t]*(?:#|$)/.test(lineFrom(source, at));
}

function endOfEntry(source: string, key: SectionKey): number {
  let end = key.spanEnd ?? key.valueStart + lineFrom(source, key.valueStart).length;
  const isEmpty = key.spanEnd === undefined && /^(?:#|$)/.test(lineFrom(source, key.valueStart));
  const belongs = isEmpty ? /^(?:[ \t]+\S|-(?:[ \t]|$))/ : /^[ \t]+\S/;
  for (let at = startOfNextLine(source, end); at < source.length; at = startOfNextLine(source, at)) {
    const line = lineFrom(source, at);
    if (belongs.test(line)) end = at + line.length;
    else if (!/^[ \t]*(?:#|$)/.test(line)) break;
  }
  const start = key.colonEnd;
  return start + source.slice(start, end).trimEnd().length;
}

/** Returns the end of a quoted or bracketed value at an offset; undefined if it is unclosed. */
export function endOfEnclosed(source: string, at: number): number | undefined {
  const opening = source.charAt(at);
  if (opening === '"') return endOfMatch(source, at, /"(?:[^"\\]|\\[\s\S])*"/y);
  if (opening === "'") return endOfMatch(source, at, /'(?:[^']|'')*'/y);
  return opening === '[' || opening === '{' ? endOfFlow(source, at) : undefined;
}

function endOfFlow(source: string, start: number): number | undefined {
  let depth = 0;
  for (let at = start; at < source.length; at++) {
    const char = source.charAt(at);
    if (char === '[' || char === '{') depth++;
    else if ((char === ']' || char === '}') && --depth === 0) return at + 1;
    else if ((char === '"' || char === "'") && /[[{,:]\s*$/.test(source.slice(Math.max(start, at - 40), at))) {
      const end = endOfEnclosed(source, at);
      if (end === undefined) return undefined;
      at = end - 1;
    } else if (char === '#' && /\s/.test(source.charAt(at - 1))) at += lineFrom(source, at).length;
  }
  return undefined;
}

function endOfMatch(source: string, at: number, pattern: RegExp): number | undefined {
  pattern.lastIndex = at;
  const length = pattern.exec(source)?.[0].length;
  return length === undefined ? undefined : at + length;
}

/** Returns the rest of the line at an offset, without its end. */
export function lineFrom(source: string, at: number): string {
  return source.slice(at, endOfLineText(source, at));
}

function skipWhitespace(source: string, at: number): number {
  return at + (/^[ \t]*/.exec(lineFrom(source, at))?.[0].length ?? 0);
}
