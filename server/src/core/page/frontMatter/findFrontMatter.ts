import type { TextRange } from '../../text/textRange.ts';

/** The location of the front matter at the top of a text. */
export interface FrontMatterBlock {
  /** From the first hyphen to the last. */
  readonly range: TextRange;
  /** The lines between the two of hyphens. */
  readonly content: TextRange;
  /** The word after the first hyphens; `toml` between lines of `+++`; empty for YAML. */
  readonly language: string;
  readonly isClosed: boolean;
}

/** Returns the front matter of a page; undefined if it has none. */
export function findFrontMatter(text: string): FrontMatterBlock | undefined {
  const opening = /^(\uFEFF?)(?:---[ \t]*([A-Za-z][\w-]*)?|(\+\+\+))[ \t]*(?:\r?\n|$)/.exec(text);
  if (opening === null) return undefined;
  const [all, mark = '', word = '', plus] = opening;
  const start = mark.length;
  const overlong = plus === undefined && word === '' ? closedByHyphens(text, start, all.length) : undefined;
  if (overlong !== undefined) return overlong;
  const closing = plus === undefined ? /(?<=\n)---(?=[ \t]*(?:\r?\n|$))/g : /(?<=\n)\+\+\+(?=[ \t]*(?:\r?\n|$))/g;
  closing.lastIndex = all.length;
  const end = closing.exec(text)?.index;
  const language = plus === undefined ? word : 'toml';
  if (end !== undefined) {
    return { range: { start, end: end + 3 }, content: { start: all.length, end }, language, isClosed: true };
  }
  return language === '' ? findUnclosed(text, start, all.length) : undefined;
}

/** Returns front matter that a line of two hyphens, or of more than three, was meant to close. */
function closedByHyphens(text: string, start: number, contentStart: number): FrontMatterBlock | undefined {
  const end = endOfKeys(text, contentStart);
  const closing = /(?:--|-{4,})(?=[ \t]*(?:\r?\n|$))/y;
  closing.lastIndex = end;
  const hyphens = closing.exec(text)?.[0];
  if (end === contentStart || hyphens === undefined) return undefined;
  return {
    range: { start, end: end + hyphens.length },
    content: { start: contentStart, end },
    language: '',
    isClosed: true,
  };
}

/**
 * Returns the range of the keys at the top of a page that only lacks the first line of its front matter; undefined for
 * others.
 */
export function findUnopened(text: string): TextRange | undefined {
  const start = /^\uFEFF?\s*/.exec(text)?.[0].length ?? 0;
  const end = endOfKeys(text, start);
  return end > start && /^---[ \t]*(?:\r?\n|$)/.test(text.slice(end)) ? { start, end } : undefined;
}

/**
 * Returns the range of a second block of keys directly after the front matter, as a pasted page has; undefined if there
 * is none. Keys that every page has show what it is: a thematic break and a heading look alike.
 */
export function findSecond(text: string, end: number): TextRange | undefined {
  const opening = /\s*\n---[ \t]*\r?\n/y;
  const contentStart = endOf(opening, text, end);
  if (contentStart === undefined) return undefined;
  const keysEnd = endOfKeys(text, contentStart);
  const isMeant = /^(?:title|description|sidebarTitle):/m.test(text.slice(contentStart, keysEnd));
  const closed = isMeant ? endOf(/---(?=[ \t]*(?:\r?\n|$))/y, text, keysEnd) : undefined;
  return closed === undefined ? undefined : { start: text.indexOf('---', end), end: closed };
}

/** Returns unclosed front matter. A page may begin with a thematic break; only keys after it make it front matter. */
function findUnclosed(text: string, start: number, contentStart: number): FrontMatterBlock | undefined {
  const end = endOfKeys(text, contentStart);
  if (end === contentStart) return undefined;
  return {
    range: { start, end: start + text.slice(start, end).trimEnd().length },
    content: { start: contentStart, end },
    language: '',
    isClosed: false,
  };
}

/** Returns where the lines end that look like keys and their values. */
function endOfKeys(text: string, contentStart: number): number {
  const key = /(?:[a-z][\w:.-]*|Title|Description):(?=[ \t\r\n]|$)[^\n]*(?:\n|$)/y;
  const continuation = /(?:[ \t]+\S|-[ \t])[^\n]*(?:\n|$)/y;
  let end = contentStart;
  for (;;) {
    const next = endOf(key, text, end) ?? (end > contentStart ? endOf(continuation, text, end) : undefined);
    if (next === undefined) break;
    end = next;
  }
  return end;
}

function endOf(line: RegExp, text: string, at: number): number | undefined {
  line.lastIndex = at;
  return at < text.length && line.test(text) ? line.lastIndex : undefined;
}
