import type { Fence, PageModel } from '../../../page/pageModel.ts';
import { isInCode } from '../../../page/pageQueries.ts';
import { endOfLineText, startOfLine } from '../../../text/lines.ts';
import type { TextRange } from '../../../text/textRange.ts';
import { readTagCursor, type TagCursor } from './tagCursor.ts';

/** What is being typed at an offset of a page, after its front matter. */
export type PageCursor =
  | TagCursor
  | LinkCursor
  | FenceCursor
  /** The address of an import, without its quotes. */
  | { readonly kind: 'import'; readonly replace: TextRange; readonly typed: string }
  | ImportNameCursor
  | NameCursor
  /** A line with whitespace only. */
  | { readonly kind: 'emptyLine'; readonly replace: TextRange; readonly typed: string };

/** In the braces of an import whose file is named after them. */
export interface ImportNameCursor {
  readonly kind: 'importName';
  readonly replace: TextRange;
  readonly typed: string;
  /** The path of the file, as written. */
  readonly source: string;
  /** The other names in the braces. */
  readonly present: ReadonlySet<string>;
}

/** At the beginning of an expression: `{na`, or a property there: `{user.na`. */
export interface NameCursor {
  readonly kind: 'name';
  readonly replace: TextRange;
  readonly typed: string;
  /** What is read a property of; undefined for a name. */
  readonly object: string | undefined;
  /** Whether a brace closes the expression directly after the name. */
  readonly isClosed: boolean;
}

/** On the line that opens a code block. */
export interface FenceCursor {
  readonly kind: 'fence';
  /** After the fence, to the end of the line. */
  readonly info: TextRange;
}

const nothing = { kind: 'nothing' } as const;

/** The longest tag or link that is found from its end. */
const farthest = 10_000;

/** Returns the cursor, read from the text around it, which is usually incomplete. */
export function pageCursorAt(page: PageModel, offset: number): PageCursor {
  if (page.frontMatter !== undefined && offset <= page.frontMatter.range.end) return nothing;
  const fence = page.fences.find((one) => isInFence(page.text, one, offset));
  if (fence !== undefined) return fenceCursor(page.text, fence, offset);
  if (isInCode(page, offset) || isInComment(page, offset)) return nothing;
  const script = page.script.ranges.find(({ start, end }) => start < offset && offset <= end);
  if (script !== undefined) return scriptCursor(page, script, offset);
  const expression = page.expressions.find(({ range }) => range.start < offset && offset < range.end);
  if (expression !== undefined) {
    return tagCursorIn(page, offset, expression.range.start) ?? nameCursor(page.text, offset) ?? nothing;
  }
  return (
    tagCursorIn(page, offset, undefined) ??
    readLinkCursor(page.text, offset) ??
    nameCursor(page.text, offset) ??
    emptyLine(page.text, offset) ??
    nothing
  );
}

function isInFence(text: string, { range, isClosed }: Fence, offset: number): boolean {
  if (offset <= range.start) return false;
  if (offset < range.end) return true;
  return !isClosed && text.slice(range.end, offset).trim() === '';
}

function fenceCursor(text: string, { mark }: Fence, offset: number): PageCursor {
  const lineEnd = endOfLineText(text, mark.end);
  return mark.end <= offset && offset <= lineEnd ? { kind: 'fence', info: { start: mark.end, end: lineEnd } } : nothing;
}

/** Whether an offset is in a comment; one that is being typed isn't closed yet. */
function isInComment({ text, expressions }: PageModel, offset: number): boolean {
  const comment = expressions.find(({ range, isComment }) => isComment && range.start < offset && offset < range.end);
  // Empty braces have no comment yet.
  if (comment !== undefined && text.slice(comment.range.start, comment.range.end).includes('/*')) return true;
  const paragraph = text.slice(Math.max(0, offset - farthest), offset);
  const open = Math.max(paragraph.lastIndexOf('{/*'), paragraph.lastIndexOf('<!--'));
  return open >= 0 && !/\*\/|-->|\n[ \t]*\r?\n/.test(paragraph.slice(open));
}

function scriptCursor(page: PageModel, { start }: TextRange, offset: number): PageCursor {
  const line = page.text.slice(Math.max(start, startOfLine(page.text, offset)), offset);
  const typed = /^\s*(?:import\s*|(?:import\b[^'"]*|export\b[^'"]*|\}\s*)from\s*)(?:"([^"]*)|'([^']*))$/.exec(line);
  const path = typed?.[1] ?? typed?.[2];
  if (path === undefined)
    return importNameCursor(page.text, start, offset) ?? tagCursorIn(page, offset, start) ?? nothing;
  const rest = /^[^\s"';]*/.exec(page.text.slice(offset, endOfLineText(page.text, offset)))?.[0].length ?? 0;
  return { kind: 'import', replace: { start: offset - path.length, end: offset + rest }, typed: path };
}

function importNameCursor(text: string, start: number, offset: number): ImportNameCursor | undefined {
  const before = text.slice(Math.max(start, offset - farthestOnLine), offset);
  const after = text.slice(offset, offset + farthestOnLine);
  const names = /(?:^|\n)[ \t]*import\s+(?:[\p{ID_Continue}$]+\s*,\s*)?\{([^{}'"]*)$/u.exec(before)?.[1];
  const [, others = '', source] = /^([^{}'"]*)\}\s*from\s*["']([^"'\n]*)/.exec(after) ?? [];
  if (names === undefined || source === undefined || /\bas\s+[\p{ID_Continue}$]*$/u.test(names)) return undefined;
  const typed = /[\p{ID_Continue}$]*$/u.exec(names)?.[0] ?? '';
  const rest = /^[\p{ID_Continue}$]*/u.exec(others)?.[0] ?? '';
  const present = `${names.slice(0, names.length - typed.length)},${others.slice(rest.length)}`.split(',');
  return {
    kind: 'importName',
    replace: { start: offset - typed.length, end: offset + rest.length },
    typed,
    source,
    present: new Set(present.map((name) => name.trim().split(/\s/, 1)[0] ?? '')),
  };
}

const nameInBraces = /(?<![\\{$])\{[ \t]*(?:([\p{ID_Start}$_][\p{ID_Continue}$]*)\??\.)?([\p{ID_Continue}$]*)$/u;

/** Returns the name at an offset with which an expression begins; two braces hold a variable of docs.json. */
export function nameCursor(text: string, offset: number): NameCursor | undefined {
  const before = nameInBraces.exec(text.slice(Math.max(0, offset - longestName), offset));
  if (before === null) return undefined;
  const [, object, typed = ''] = before;
  const after = /^([\p{ID_Continue}$]*)([ \t]*\})?/u.exec(text.slice(offset, offset + longestName));
  const replace = { start: offset - typed.length, end: offset + (after?.[1]?.length ?? 0) };
  return { kind: 'name', replace, typed, object, isClosed: after?.[2] !== undefined };
}

const longestName = 200;

/** Returns the tag around an offset; in JavaScript, from the offset `script`, a `<` is often an operator. */
function tagCursorIn(page: PageModel, offset: number, script: number | undefined): TagCursor | undefined {
  const { text } = page;
  const floor = Math.max(script ?? 0, offset - farthest);
  const tag = page.tags.find(({ range }) => range.start < offset && offset < range.end);
  let found: TagCursor | undefined;
  for (let at = text.lastIndexOf('<', offset - 1); at >= floor && at >= 0; at = text.lastIndexOf('<', at - 1)) {
    // After a match, only a quoted string that begins earlier on the same line could contain it.
    if (found !== undefined && at < startOfLine(text, offset) && !(tag && tag.range.start <= at)) break;
    if (isNoTag(page, at, script)) continue;
    const cursor = readTagCursor(text, at, offset);
    if (cursor !== undefined && (found === undefined || isQuoted(cursor))) found = cursor;
    if (at === 0) break;
  }
  return found;
}

function isQuoted(cursor: TagCursor): boolean {
  return cursor.kind === 'attributeValue' && cursor.form === 'quoted';
}

function isNoTag(page: PageModel, at: number, script: number | undefined): boolean {
  const { text } = page;
  if (text.charAt(at - 1) === '\\' || isInCode(page, at)) return true;
  return (
    script !== undefined && !/(?:[({[&|?:,=>;}]|return)\s*$|^\s*$/.test(text.slice(Math.max(script, at - 100), at))
  );
}

function emptyLine(text: string, offset: number): PageCursor | undefined {
  const line = text.slice(startOfLine(text, offset), endOfLineText(text, offset));
  const replace = { start: offset, end: offset };
  return /^[ \t>]*\r?$/.test(line) ? { kind: 'emptyLine', replace, typed: '' } : undefined;
}

/** A cursor in the address of a link, an image or a definition. */
interface LinkCursor {
  readonly kind: 'link';
  readonly isImage: boolean;
  readonly replace: TextRange;
  readonly typed: string;
}

/** The longest text that is read backwards on a line. */
const farthestOnLine = 2_000;

/** Returns the address that is being typed at an offset; undefined if there is none. */
function readLinkCursor(text: string, offset: number): LinkCursor | undefined {
  const lineStart = startOfLine(text, offset);
  const line = text.slice(Math.max(lineStart, offset - farthestOnLine), offset);
  const inline = /\]\(\s*<?([^()\s<>]*)$/.exec(line) ?? titleWords.exec(line);
  const typed = inline?.[1] ?? /^[ \t>]*\[[^\]]+\]:[ \t]*<?([^\s<>]*)$/.exec(line)?.[1];
  if (typed === undefined) return undefined;
  const isImage = inline !== null && isImageLabel(line.slice(0, inline.index));
  if (isImage && /\s/.test(typed)) return undefined;
  const rest = /^[^()\s<>"']*/.exec(text.slice(offset, offset + farthestOnLine))?.[0].length ?? 0;
  return {
    kind: 'link',
    isImage,
    replace: { start: offset - typed.length, end: offset + rest },
    typed,
  };
}

/** A link whose address is still words of a title, with which no address begins: `[text](getting st`. */
const titleWords = /\]\(([\p{L}\p{N}][^()<>"'\n/]*[ \t][^()<>"'\n/]*)$/u;

/** Whether an exclamation mark precedes the bracket of a label. */
function isImageLabel(label: string): boolean {
  let depth = 1;
  for (let at = label.length - 1; at >= 0; at--) {
    if (label.charAt(at) === ']') depth++;
    else if (label.charAt(at) === '[' && --depth === 0) return label.charAt(at - 1) === '!';
  }
  return false;
}
