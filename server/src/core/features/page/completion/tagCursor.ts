import { isBroken, scanTag, type JsxAttribute, type JsxTag } from '../../../page/mdx/script/scanTag.ts';
import type { TextRange } from '../../../text/textRange.ts';

/** The position of a cursor in a tag, which may be unfinished. */
export type TagCursor = TagNameCursor | AttributeNameCursor | AttributeValueCursor | { readonly kind: 'nothing' };

export interface TagNameCursor {
  readonly kind: 'tagName';
  readonly isClosing: boolean;
  /** From the `<` to the end of the name. */
  readonly replace: TextRange;
  readonly typed: string;
  /** What follows the name: the `>` that an editor added, the rest of a tag whose name is changed, or text. */
  readonly after: 'end' | 'tag' | 'text';
}

export interface AttributeNameCursor {
  readonly kind: 'attributeName';
  readonly tagName: string;
  readonly replace: TextRange;
  readonly typed: string;
  /** The names of the other attributes. */
  readonly present: ReadonlySet<string>;
  readonly hasValue: boolean;
}

export interface AttributeValueCursor {
  readonly kind: 'attributeValue';
  readonly tagName: string;
  readonly attribute: string;
  /** The form of the value: quotes, braces, quotes within braces, or none yet. */
  readonly form: 'quoted' | 'braces' | 'quotedInBraces' | 'bare';
  /** The opening quote of the value; empty if there is none. */
  readonly quote: string;
  readonly isClosed: boolean;
  /** Without quotes and braces. */
  readonly replace: TextRange;
  readonly typed: string;
}

const nothing = { kind: 'nothing' } as const;

/** Returns the cursor at an offset of the tag that begins at `start`; undefined outside of a tag. */
export function readTagCursor(text: string, start: number, offset: number): TagCursor | undefined {
  const head = text.slice(start + 1, offset);
  if (/^\/?(?:[A-Za-z_$][\w$.:-]*)?$/.test(head)) return nameCursor(text, start, offset);
  const scanned = scanTag(text, start, offset);
  if (scanned === undefined || !isBroken(scanned)) return undefined;
  const { tag, brokenAt } = scanned;
  if (tag.form === 'closing' || hasBlankLine(text.slice(start, brokenAt), tag.attributes, start)) return undefined;
  if (tag.form === 'selfClosing') return nothing;
  const last = tag.attributes.at(-1);
  if (last !== undefined && awaitsValue(last)) return valueCursor(text, tag.name, last, brokenAt, offset);
  if (brokenAt < offset) return text.charAt(brokenAt) === '{' ? unlessBlankLine(text, brokenAt, offset) : undefined;
  if (last?.range.end === offset && last.value !== undefined) return nothing;
  const name = last?.range.end === offset ? last.nameRange : { start: offset, end: offset };
  return attributeCursor(text, tag, start, name, offset);
}

/** A tag may continue after an empty line, but in an unfinished tag what follows is text. */
function hasBlankLine(text: string, attributes: readonly JsxAttribute[], start: number): boolean {
  let at = 0;
  for (const { range } of [...attributes, { range: { start: start + text.length, end: 0 } }]) {
    if (hasEmptyLine(text.slice(at, range.start - start))) return true;
    at = range.end - start;
  }
  return false;
}

function nameCursor(text: string, start: number, offset: number): TagNameCursor {
  const isClosing = text.charAt(start + 1) === '/';
  const nameStart = start + (isClosing ? 2 : 1);
  // The cursor may be before the slash of a closing tag.
  const from = Math.max(offset, nameStart);
  const nameEnd = from + lengthOf(/^[\w$.:-]*/, text, from);
  const after = text.charAt(nameEnd) === '>' ? 'end' : continues(text, start, nameEnd) ? 'tag' : 'text';
  // A `<` typed before a word doesn't make the word a tag name.
  const takesRest = offset > nameStart || after !== 'text';
  return {
    kind: 'tagName',
    isClosing,
    replace: { start, end: takesRest ? nameEnd : offset },
    typed: text.slice(nameStart, offset),
    after,
  };
}

/** Whether the text after a name is the rest of its tag: words of a sentence can be read as boolean attributes. */
function continues(text: string, start: number, nameEnd: number): boolean {
  if (lengthOf(/^\s*\n\s*\n/, text, nameEnd) > 0) return false;
  const tag = scanTag(text, start, text.length);
  if (tag === undefined) return false;
  if (!isBroken(tag)) return true;
  const line = nameEnd + lengthOf(/^[^\n]*/, text, nameEnd);
  return tag.tag.attributes.some(({ value, range }) => value !== undefined && range.start < line);
}

function lengthOf(pattern: RegExp, text: string, offset: number): number {
  return pattern.exec(text.slice(offset, offset + 1_000))?.[0].length ?? 0;
}

function attributeCursor(
  text: string,
  tag: JsxTag,
  start: number,
  { start: nameStart }: TextRange,
  offset: number,
): AttributeNameCursor {
  const fullTag = scanTag(text, start, text.length);
  const found =
    fullTag === undefined ? tag.attributes : isBroken(fullTag) ? fullTag.tag.attributes : fullTag.attributes;
  // What follows an empty line is text, whatever it would be in a tag.
  const blankLine = /\n[ \t]*\r?\n/.exec(text.slice(offset, offset + 2_000));
  const limit = blankLine === null ? text.length : offset + blankLine.index;
  const at = found.find(({ nameRange }) => nameStart < offset && nameRange.start === nameStart);
  // The words of a sentence below an unfinished tag can be read as boolean attributes.
  const line = offset + lengthOf(/^[^\n]*/, text, offset);
  const isFinished = fullTag !== undefined && !isBroken(fullTag);
  const others = found.filter(
    (one) => one !== at && one.range.start < limit && (isFinished || one.value !== undefined || one.range.start < line),
  );
  return {
    kind: 'attributeName',
    tagName: tag.name,
    replace: { start: nameStart, end: at?.nameRange.end ?? offset },
    typed: text.slice(nameStart, offset),
    present: new Set(others.map(({ name }) => name)),
    hasValue: at !== undefined && at.range.end > at.nameRange.end,
  };
}

/** Whether a `=` without a complete value follows the name. */
function awaitsValue({ value, range, nameRange }: JsxAttribute): boolean {
  return value === undefined && range.end > nameRange.end;
}

function valueCursor(
  text: string,
  tagName: string,
  { name }: JsxAttribute,
  start: number,
  offset: number,
): TagCursor | undefined {
  const base = { kind: 'attributeValue', tagName, attribute: name } as const;
  const written = text.slice(start, offset);
  if (hasEmptyLine(written)) return undefined;
  const quote = written.charAt(0);
  if (quote === '"' || quote === "'") {
    // The replaced range must be on one line.
    if (written.includes('\n')) return nothing;
    return { ...base, form: 'quoted', ...quotedPart(text, start, offset) };
  }
  if (quote === '{') {
    const literal = /^\{\s*(["'`])[^"'`\n]*$/.exec(written)?.[1];
    if (literal !== undefined) {
      const open = start + written.indexOf(literal);
      return { ...base, form: 'quotedInBraces', ...quotedPart(text, open, offset) };
    }
    const word = /^\{\s*([\w.-]*)$/.exec(written)?.[1];
    if (word === undefined) return nothing;
    const rest = lengthOf(/^[\w.-]*/, text, offset);
    const replace = { start: offset - word.length, end: offset + rest };
    return { ...base, form: 'braces', quote: '', isClosed: true, replace, typed: word };
  }
  if (!/^[\w.#/-]*$/.test(written)) return undefined;
  return { ...base, form: 'bare', quote: '', isClosed: false, replace: { start, end: offset }, typed: written };
}

/** Returns the quoted string at an offset; in an unfinished one the next quote of the line may belong to another. */
function quotedPart(
  text: string,
  open: number,
  offset: number,
): Pick<AttributeValueCursor, 'quote' | 'isClosed' | 'replace' | 'typed'> {
  const quote = text.charAt(open);
  const after = /^[^\n]*/.exec(text.slice(offset, offset + 1_000))?.[0] ?? '';
  const length = after.indexOf(quote);
  const rest = after.slice(0, Math.max(0, length));
  const isClosed = length >= 0 && !/[<>]|\s[\w-]+=$/.test(rest);
  return {
    quote,
    isClosed,
    replace: { start: open + 1, end: isClosed ? offset + length : offset },
    typed: text.slice(open + 1, offset),
  };
}

function unlessBlankLine(text: string, start: number, end: number): TagCursor | undefined {
  return hasEmptyLine(text.slice(start, end)) ? undefined : nothing;
}

function hasEmptyLine(text: string): boolean {
  return /\n[ \t]*\r?\n/.test(text);
}
