import type { BracketScanner } from '../script/bracketScanner.ts';
import { checkExpression } from '../script/checkScript.ts';
import { element, type TreeElement } from '../treeElement.ts';
import type { InlineContext } from './inlineContext.ts';
import { mdxNodes } from '../nodeTypes.ts';
import { isBroken, scanTag } from '../script/scanTag.ts';
import { skipWhitespace } from '../whitespace.ts';

/** Parses tags and expressions within a text; an unclosed one is a single broken character, and costs no more. */
export function parseTagOrExpression(context: InlineContext, next: number, pos: number): number {
  const at = pos - context.offset;
  const { text } = context;
  // A `<` before whitespace begins no tag and is literal.
  if (next === 60 && /\s/.test(text.charAt(at + 1))) return -1;
  const { braces } = context;
  const end = next === 123 ? braces.endOf(at) : endOfTag(text, at, braces);
  const name = next === 123 ? mdxNodes.expression : mdxNodes.tag;
  if (end === undefined) return context.addElement(element(mdxNodes.broken, pos, pos + 1));
  return context.addElement(element(name, pos, end + context.offset, brokenLines(context, at + 1, end)));
}

/**
 * Returns the syntax errors at the beginnings of lines within code, a tag or an expression over several lines: MDX
 * first tries whether a tag or an expression has a line to itself, and gives up at one that it can't read.
 */
export function brokenLines(context: InlineContext, start: number, end: number): readonly TreeElement[] {
  // Only the tag is searched: the next line may be far away, and a line may have ten thousand tags.
  const inside = context.text.slice(start, end);
  const broken: TreeElement[] = [];
  for (let line = inside.indexOf('\n'); line >= 0; line = inside.indexOf('\n', line + 1)) {
    const found = brokenAt(context, skipWhitespace(context.text, start + line + 1), end);
    if (found !== undefined) broken.push(found);
  }
  return broken;
}

function brokenAt(context: InlineContext, at: number, limit: number): TreeElement | undefined {
  const { text, offset } = context;
  const char = text.charAt(at);
  if (at >= limit || (char !== '{' && char !== '<') || (char === '<' && /\s/.test(text.charAt(at + 1))))
    return undefined;
  const { braces } = context;
  const end = char === '{' ? braces.endOf(at) : endOfTag(text, at, braces);
  if (end === undefined || end > limit) return element(mdxNodes.broken, at + offset, at + offset + 1);
  if (char === '<' || checkExpression(text, { start: at, end }, 'text') === undefined) return undefined;
  return element(mdxNodes.expression, at + offset, end + offset);
}

/** Returns the offset after the tag that begins at an offset; undefined if it is unfinished, or none begins. */
function endOfTag(text: string, at: number, braces: BracketScanner): number | undefined {
  const tag = scanTag(text, at, text.length, braces);
  return tag === undefined || isBroken(tag) ? undefined : tag.range.end;
}
