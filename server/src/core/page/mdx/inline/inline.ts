import { addTo } from '../../../util/collections.ts';
import { parseBareAddress } from './bareAddress.ts';
import { element, type TreeElement } from '../treeElement.ts';
import { InlineContext, type OpenLabel } from './inlineContext.ts';
import type { Labels } from './labels.ts';
import { Delimiter } from './delimiters.ts';
import { endOfLabel, footnoteKey, labelKey, readResource } from './linkParts.ts';
import type { BracketScanner } from '../script/bracketScanner.ts';
import { checkExpression } from '../script/checkScript.ts';
import { mdxNodes } from '../nodeTypes.ts';
import { isBroken, scanTag } from '../script/scanTag.ts';
import { skipWhitespace } from '../whitespace.ts';

const special = /[\\&`$*_~<{[\]!\n]/g;

/** Parses the content of a heading, a cell or a short paragraph. */
export function parseInline(text: string, offset: number, defined: Labels): readonly TreeElement[] {
  const context = new InlineContext(text, offset, defined);
  parseSome(context, offset, Infinity);
  return context.finish();
}

/** As many constructs of a paragraph are parsed in a step, which takes about a millisecond. */
const constructsInStep = 1_000;

/** Parses the content of a long paragraph, which may be the whole page: a caller may do something else after each step. */
export function* parsingInline(
  text: string,
  offset: number,
  defined: Labels,
): Generator<undefined, readonly TreeElement[]> {
  const context = new InlineContext(text, offset, defined);
  let pos = parseSome(context, offset, constructsInStep);
  for (; pos < context.end; pos = parseSome(context, pos, constructsInStep)) yield;
  return context.finish();
}

/**
 * Parses some constructs from an offset on, and returns where the next one may begin. Plain text is passed at once:
 * trying the constructs at each letter would take most of the time.
 */
function parseSome(context: InlineContext, start: number, most: number): number {
  let pos = start;
  for (let left = most; left > 0 && pos < context.end; left--) {
    const next = context.char(pos);
    const end = parseConstruct(context, next, pos);
    pos = end < 0 ? endOfPlain(context, next, pos) : end;
  }
  return pos;
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

/** More marks in one paragraph are text: finding pairs takes the square of their number. */
const mostMarks = 2_000;
/** So is a longer run: each mark of it would be a level of nesting. */
const longestRun = 100;

/** `*`, `_` and `~`: which runs can open and close depends on the characters around them. */
function parseEmphasis(context: InlineContext, next: 42 | 95 | 126, pos: number): number {
  let end = pos + 1;
  while (context.char(end) === next) end++;
  if (context.delimiters++ > mostMarks || end - pos > longestRun) return end;
  const before = around(context, pos - 1);
  const after = around(context, end);
  const canOpen = after === 'letter' || (after === 'sign' && before !== 'letter');
  const canClose = before === 'letter' || (before === 'sign' && after !== 'letter');
  if (next === 126) return parseStrikethrough(context, pos, end, canOpen, canClose);
  const opens = canOpen || context.char(end) === 126;
  const closes = canClose || context.char(pos - 1) === 126;
  const isStar = next === 42;
  return context.addDelimiter(
    new Delimiter({
      kind: isStar ? '*' : '_',
      from: pos,
      to: end,
      canOpen: isStar ? opens : opens && (before !== 'letter' || !closes),
      canClose: isStar ? closes : closes && (after !== 'letter' || !opens),
    }),
  );
}

function parseStrikethrough(
  context: InlineContext,
  from: number,
  to: number,
  canOpen: boolean,
  canClose: boolean,
): number {
  if (to - from > 2) return to;
  return context.addDelimiter(new Delimiter({ kind: to - from === 1 ? '~' : '~~', from, to, canOpen, canClose }));
}

/** Returns the kind of character at an offset; the ends of the text count as space. */
function around(context: InlineContext, pos: number): 'space' | 'sign' | 'letter' {
  const char = pos < context.offset ? '' : context.slice(pos, pos + 1);
  if (char === '' || /\s/.test(char)) return 'space';
  return /[\p{P}\p{S}]/u.test(char) ? 'sign' : 'letter';
}

/** Parses code in backticks and math in dollars: both end at the next run of the same length. */
function parseCodeOrMath(context: InlineContext, next: number, pos: number): number {
  const mark = next === 96 ? '`' : '$';
  const start = pos - context.offset;
  const { text } = context;
  if (text.charAt(start - 1) === mark && !isEscaped(text, start - 1)) return -1;
  const length = runLength(text, start, mark);
  const close = firstFrom(runsOf(context, mark, length), start + length);
  if (close === undefined) return -1;
  const end = context.offset + close + length;
  const [node, markNode] = mark === '`' ? (['InlineCode', 'CodeMark'] as const) : (['InlineMath', 'MathMark'] as const);
  const content = brokenLines(context, start + length, close);
  const marks = [element(markNode, pos, pos + length), ...content, element(markNode, end - length, end)];
  return context.addElement(element(node, pos, end, marks));
}

/** Whether a backslash before a character takes its meaning away. */
function isEscaped(text: string, at: number): boolean {
  let before = at;
  while (text.charAt(before - 1) === '\\') before--;
  return (at - before) % 2 === 1;
}

function runLength(text: string, start: number, mark: string): number {
  let at = start;
  while (text.charAt(at) === mark) at++;
  return at - start;
}

/** Returns where the runs of a length begin; searched once for all of them. */
function runsOf(context: InlineContext, mark: string, length: number): readonly number[] {
  const { runs } = context;
  if (!runs.has(mark)) {
    runs.set(mark, []);
    for (const { 0: run, index } of context.text.matchAll(mark === '`' ? /`+/g : /\$+/g)) {
      addTo(runs, `${mark}${run.length}`, index);
    }
  }
  return runs.get(`${mark}${length}`) ?? [];
}

/** Returns the first of ascending numbers that isn't less than another. */
function firstFrom(numbers: readonly number[], least: number): number | undefined {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return numbers[low];
}

/** Deeper brackets are text. */
const deepest = 200;

/** Parses a bracket that may begin a link or an image; the closing one decides. */
function parseLabelStart(context: InlineContext, next: number, pos: number): number {
  const isImage = next === 33 && context.char(pos + 1) === 91;
  if (!isImage && next !== 91) return -1;
  const end = pos + (isImage ? 2 : 1);
  return context.labels.length >= deepest ? end : context.openLabel(isImage ? 'image' : 'link', pos, end);
}

/** What follows a label: an address in parentheses, a second label, or nothing. */
interface Target {
  readonly end: number;
  readonly parts: readonly TreeElement[];
}

/**
 * Parses the end of a label. Links whose labels the page doesn't define are text, so their content may still belong to
 * another link.
 */
function parseLabelEnd(context: InlineContext, pos: number): number {
  const { labels } = context;
  const label = labels.pop();
  if (label === undefined || label.isInactive) return -1;
  const target = targetAfter(context, label, pos);
  if (target === undefined) return label.kind === 'image' ? endFootnote(context, label, pos) : -1;
  const from = label.start - (label.kind === 'image' ? 2 : 1);
  const content = context.takeContent(label);
  if (label.kind === 'link') for (const outer of labels) if (outer.kind === 'link') outer.isInactive = true;
  return context.addElement(
    element(label.kind === 'image' ? 'Image' : 'Link', from, target.end, [
      element('LinkMark', from, label.start),
      ...content,
      element('LinkMark', pos, pos + 1),
      ...target.parts,
    ]),
  );
}

function targetAfter(context: InlineContext, label: OpenLabel, pos: number): Target | undefined {
  const { defined } = context;
  const isShort = defined.size > 0 && pos - label.start < 1_000;
  const isDefined = isShort && defined.has(labelKey(context.slice(label.start, pos)));
  const shortcut = isDefined ? { end: pos + 1, parts: [] } : undefined;
  switch (context.char(pos + 1)) {
    case 40:
      return resourceAfter(context, pos + 1) ?? shortcut;
    case 91:
      return labelAfter(context, pos + 1, isDefined);
    default:
      return shortcut;
  }
}

function resourceAfter(context: InlineContext, open: number): Target | undefined {
  const { offset } = context;
  const resource = readResource(context.text, open - offset, context.noTitleFrom);
  if (resource === undefined) return undefined;
  const { end, address, title } = resource;
  return {
    end: end + offset,
    parts: [
      element('LinkMark', open, open + 1),
      ...(address === undefined ? [] : [element('URL', address.start + offset, address.end + offset)]),
      ...(title === undefined ? [] : [element('LinkTitle', title.start + offset, title.end + offset)]),
      element('LinkMark', end + offset - 1, end + offset),
    ],
  };
}

/** Returns the target `[label]` if it is defined, or `[]` if the label before it is. */
function labelAfter(context: InlineContext, open: number, isDefined: boolean): Target | undefined {
  const actual = endOfLabel(context.text, open - context.offset);
  const end = actual === undefined ? open + 2 : actual + context.offset;
  const isFull = actual !== undefined && context.defined.has(labelKey(context.slice(open + 1, end - 1)));
  const isCollapsed = isDefined && context.char(open + 1) === 93;
  return isFull || isCollapsed ? { end, parts: [element('LinkLabel', open, end)] } : undefined;
}

/** Parses `[^label]` of a footnote that the page defines. */
function parseFootnoteReference(context: InlineContext, pos: number): number {
  if (context.char(pos + 1) !== 94 || context.defined.size === 0) return -1;
  const end = endOfLabel(context.text, pos - context.offset);
  if (end === undefined) return -1;
  const label = context.text.slice(pos - context.offset + 2, end - 1);
  if (/\s/.test(label) || !context.defined.has(footnoteKey(label))) return -1;
  return context.addElement(element('FootnoteReference', pos, end + context.offset));
}

/** Ends `![^label]` that is no image as an exclamation mark and a footnote. */
function endFootnote(context: InlineContext, label: OpenLabel, pos: number): number {
  const text = context.slice(label.start, pos);
  if (!text.startsWith('^') || !context.defined.has(footnoteKey(text.slice(1)))) return -1;
  context.takeContent(label);
  return context.addElement(element('FootnoteReference', label.start - 1, pos + 1));
}

/** More unclosed tags and braces in one paragraph are text: nobody repairs them one by one, and each costs a step. */
const mostBroken = 2_000;

/** Parses tags and expressions within a text; an unclosed one is a single broken character, and costs no more. */
function parseTagOrExpression(context: InlineContext, next: number, pos: number): number {
  const at = pos - context.offset;
  const { text } = context;
  if (context.broken >= mostBroken) return -1;
  // A `<` before whitespace begins no tag and is literal.
  if (next === 60 && /\s/.test(text.charAt(at + 1))) return -1;
  const { braces } = context;
  const end = next === 123 ? braces.endOf(at) : endOfTag(text, at, braces);
  const name = next === 123 ? mdxNodes.expression : mdxNodes.tag;
  if (end === undefined) {
    context.broken++;
    return context.addElement(element(mdxNodes.broken, pos, pos + 1));
  }
  return context.addElement(element(name, pos, end + context.offset, brokenLines(context, at + 1, end)));
}

/**
 * Returns the syntax errors at the beginnings of lines within code, a tag or an expression over several lines: MDX
 * first tries whether a tag or an expression has a line to itself, and gives up at one that it can't read.
 */
function brokenLines(context: InlineContext, start: number, end: number): readonly TreeElement[] {
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
