import { parseBareAddress } from './bareAddress.ts';
import { parseCodeOrMath } from './codeAndMath.ts';
import { element, type TreeElement } from '../treeElement.ts';
import { parseEmphasis } from './emphasis.ts';
import { InlineContext } from './inlineContext.ts';
import type { Labels } from './labels.ts';
import { parseFootnoteReference, parseLabelEnd, parseLabelStart } from './links.ts';
import { parseTagOrExpression } from './tags.ts';

const special = /[\\&`$*_~<{[\]!\n]/g;

/**
 * Parses the content of a paragraph, heading or cell. Plain text is passed at once: trying the constructs at each
 * letter would take most of the time.
 */
export function parseInline(text: string, offset: number, defined: Labels): readonly TreeElement[] {
  const context = new InlineContext(text, offset, defined);
  for (let pos = offset; pos < context.end;) {
    const next = context.char(pos);
    const end = parseConstruct(context, next, pos);
    pos = end < 0 ? endOfPlain(context, next, pos) : end;
  }
  return context.finish();
}

function parseConstruct(context: InlineContext, next: number, pos: number): number {
  switch (next) {
    case 10:
      return parseHardBreak(context, pos);
    case 33:
      return parseLabelStart(context, next, pos);
    case 36:
    case 96:
      return parseCodeOrMath(context, next, pos);
    case 38:
      return parseEntity(context, pos);
    case 42:
    case 126:
      return parseEmphasis(context, next, pos);
    case 60:
    case 123:
      return parseTagOrExpression(context, next, pos);
    case 91: {
      const footnote = parseFootnoteReference(context, pos);
      return footnote < 0 ? parseLabelStart(context, next, pos) : footnote;
    }
    case 92:
      return parseEscape(context, pos);
    case 93:
      return parseLabelEnd(context, pos);
    default: {
      const address = parseBareAddress(context, next, pos);
      return address < 0 && next === 95 ? parseEmphasis(context, next, pos) : address;
    }
  }
}

/** Returns where a construct may begin again. An address may begin with any letter that follows none. */
function endOfPlain(context: InlineContext, next: number, pos: number): number {
  const { text, offset } = context;
  const at = pos - offset + 1;
  if (!context.hasAddresses) {
    special.lastIndex = at;
    return (special.exec(text)?.index ?? text.length) + offset;
  }
  let end = at;
  if (isLetter(next)) while (isLetter(text.charCodeAt(end))) end++;
  return end + offset;
}

function isLetter(code: number): boolean {
  const lower = code | 32;
  return lower >= 97 && lower <= 122;
}

function parseEscape(context: InlineContext, pos: number): number {
  const escaped = context.slice(pos + 1, pos + 2);
  if (escaped === '\n') return context.addElement(element('HardBreak', pos, pos + 2));
  if (!/[!-/:-@[-`{-~]/.test(escaped)) return -1;
  return context.addElement(element('Escape', pos, pos + 2));
}

function parseEntity(context: InlineContext, pos: number): number {
  const entity = /^&(?:#\d{1,7}|#x[a-f\d]{1,6}|[a-z][a-z\d]{0,31});/i.exec(context.slice(pos, pos + 40))?.[0];
  return entity === undefined ? -1 : context.addElement(element('Entity', pos, pos + entity.length));
}

/** Two spaces before a line end are a hard line break. */
function parseHardBreak(context: InlineContext, pos: number): number {
  let start = pos;
  while (start > context.offset && context.char(start - 1) === 32) start--;
  return pos - start < 2 ? -1 : context.addElement(element('HardBreak', start, pos + 1));
}
