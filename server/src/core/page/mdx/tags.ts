import type { InlineContext } from '@lezer/markdown';
import type { BracketScanner } from './bracketScanner.ts';
import { stateOf } from './inlineState.ts';
import { isBroken, scanTag } from './scanTag.ts';

/** Tags and expressions within a text; one that isn't closed is one broken character, and costs no more. */
export function parseTagOrExpression(context: InlineContext, next: number, pos: number): number {
  const at = pos - context.offset;
  const { text } = context;
  // A `<` before a blank begins no tag, but stands for itself.
  if (next === 60 && /\s/.test(text.charAt(at + 1))) return -1;
  const { braces } = stateOf(context);
  const end = next === 123 ? braces.endOf(at) : endOfTag(text, at, braces);
  const name = next === 123 ? 'MdxExpression' : 'MdxTag';
  if (end === undefined) return context.addElement(context.elt('MdxBroken', pos, pos + 1));
  return context.addElement(context.elt(name, pos, end + context.offset));
}

/** The offset behind the tag that begins at an offset; undefined where it breaks off, or none begins. */
export function endOfTag(text: string, at: number, braces: BracketScanner): number | undefined {
  const tag = scanTag(text, at, text.length, braces);
  return tag === undefined || isBroken(tag) ? undefined : tag.range.end;
}
