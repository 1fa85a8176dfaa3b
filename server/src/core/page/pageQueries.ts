import { type TextRange, firstFrom, indexFrom, startingAt } from '../text/textRange.ts';
import { addAll, partitionPoint } from '../util/collections.ts';
import type { Block } from './blocks.ts';
import type { Element } from './elements/elements.ts';
import { decodeEntity } from './entities.ts';
import type { JsxAttribute, JsxTag, JsxValue } from './mdx/script/scanTag.ts';
import type { LocatedText, PageModel } from './pageModel.ts';

/** Returns the innermost element between whose tags an offset is; undefined at the top level of the page. */
export function elementAround({ elements }: PageModel, offset: number): Element | undefined {
  // Elements are in the order of their opening tags: the last one that begins before the offset contains it, or has the
  // same parent.
  let at = elements[indexFrom(elements, offset + 1) - 1];
  while (at !== undefined && !holds(at, offset)) at = at.parent;
  return at;
}

function holds({ content }: Element, offset: number): boolean {
  return content !== undefined && content.start <= offset && offset <= content.end;
}

/** Returns the elements around an offset, the innermost first. */
export function elementsAround(page: PageModel, offset: number): readonly Element[] {
  const around: Element[] = [];
  for (let at = elementAround(page, offset); at !== undefined; at = at.parent) around.push(at);
  return around;
}

/** Whether an element around an offset has such a name, or an unclosed tag whose element may be meant to contain it. */
export function isWithinAny(page: PageModel, offset: number, isOne: (name: string) => boolean): boolean {
  for (let at = elementAround(page, offset); at !== undefined; at = at.parent) if (isOne(at.name)) return true;
  return page.lookups.unclosedTags.some(
    ({ range, tag, endOfContainer }) => range.end <= offset && offset < endOfContainer && isOne(tag.name),
  );
}

/** Returns the direct parent of an element; fragments (`<>`) are skipped. */
export function parentElementOf(element: Element): Element | undefined {
  let { parent } = element;
  while (parent?.name === '') parent = parent.parent;
  return parent;
}

/** Returns the blocks around an offset, the innermost first. */
export function blocksAround(page: PageModel, offset: number): readonly Block[] {
  const around: Block[] = [];
  let blocks = page.blocks;
  for (;;) {
    const block = blocks[partitionPoint(blocks, ({ range }) => range.end >= offset)];
    if (block === undefined || block.range.start > offset) return around.reverse();
    around.push(block);
    blocks = block.children;
  }
}

/** Whether an offset is in a fence, in a code span or in math, where nothing is Markdown. */
export function isInCode(page: PageModel, offset: number): boolean {
  const fence = page.fences[indexFrom(page.fences, offset) - 1];
  return offset < (fence?.range.end ?? 0) || isWithin(page.codeSpans, offset) || isWithin(page.math, offset);
}

/** Whether an offset is in one of some ranges, which are in the order of the text and don’t overlap. */
function isWithin(ranges: readonly TextRange[], offset: number): boolean {
  const last = ranges[partitionPoint(ranges, ({ start }) => start >= offset) - 1];
  return last !== undefined && offset < last.end;
}

/** Returns a string of a page that begins at an offset. */
export function locatedAt(value: string, start: number): LocatedText {
  return { value, range: { start, end: start + value.length } };
}

/** Returns the attributes of a page whose values are in braces; the name of `{...props}` is empty. */
export function attributesInBraces({
  tags,
}: PageModel): readonly { readonly name: string; readonly value: JsxValue }[] {
  return tags.flatMap(({ attributes }) =>
    attributes.flatMap(({ name, value }) => (value?.kind === 'expression' ? [{ name, value }] : [])),
  );
}

/** Returns the attribute of a tag with a name; of duplicates the first. */
export function attributeOf(tag: JsxTag, name: string): JsxAttribute | undefined {
  return tag.attributes.find((attribute) => attribute.name === name);
}

/** Whether a tag has attributes from an object (`{...props}`), so that its attributes aren't all known. */
export function hasSpread(tag: JsxTag): boolean {
  return tag.attributes.some(({ name }) => name === '');
}

/**
 * Returns the value of an attribute if it is constant: of `a="x"`, `a='x'`, `a={"x"}` and a template without
 * substitutions. Undefined for flags and other expressions.
 */
export function textOfAttribute(tag: JsxTag, name: string): string | undefined {
  const attribute = attributeOf(tag, name);
  return attribute === undefined ? undefined : attributeText(attribute);
}

/**
 * Returns the value of an attribute as text, also of a constant string in braces; undefined if it is computed or there
 * is none.
 */
export function attributeText({ value }: JsxAttribute): string | undefined {
  if (value?.kind !== 'expression') return value?.text;
  const quoted = /^\s*(?:"([^"\\]*)"|'([^'\\]*)'|`([^`\\$]*)`)\s*$/.exec(value.text);
  return quoted?.[1] ?? quoted?.[2] ?? quoted?.[3];
}

/** As {@link textOfAttribute}, entities resolved as the platform does it: `&#x5F;` is `_`, but not in an expression. */
export function decodedTextOfAttribute(tag: JsxTag, name: string): string | undefined {
  const attribute = attributeOf(tag, name);
  const text = attribute === undefined ? undefined : attributeText(attribute);
  return attribute?.value?.kind === 'text' ? text?.replace(/&#?\w+;/g, decodeEntity) : text;
}

/** Returns the range of an attribute's value without quotes and braces; undefined if the value isn't constant. */
export function attributeTextRange(attribute: JsxAttribute): TextRange | undefined {
  const { value } = attribute;
  const text = attributeText(attribute);
  if (value === undefined || text === undefined) return undefined;
  const prefix = value.kind === 'text' ? 1 : value.text.search(/\S/) + 2;
  return { start: value.range.start + prefix, end: value.range.start + prefix + text.length };
}

/** Direct content of an element that is none of its child elements. */
export interface LooseContent {
  readonly kind: 'fence' | 'text' | 'expression' | 'list' | 'heading' | 'image' | 'table' | 'quote' | 'rule' | 'math';
  readonly range: TextRange;
}

/** Returns the direct content of an element besides its child elements and comments, in the order of the text. */
export function looseContentOf(page: PageModel, element: Element): readonly LooseContent[] {
  const { content } = element;
  if (content === undefined) return [];
  const loose: LooseContent[] = [];
  let at = content.start;
  const children = [...element.children, { range: { start: content.end, end: content.end } }];
  for (const { range } of children) {
    addAll(loose, contentBetween(page, at, range.start));
    at = Math.max(at, range.end);
  }
  return loose;
}

function contentBetween(page: PageModel, start: number, end: number): readonly LooseContent[] {
  const found: LooseContent[] = [];
  let at = start;
  while (at < end) {
    const skip = /^\s+/.exec(page.text.slice(at, end))?.[0].length ?? 0;
    at += skip;
    if (at >= end) break;
    const comment = startingAt(page.expressions, at);
    if (comment !== undefined) {
      if (!comment.isComment) found.push({ kind: 'expression', range: comment.range });
      at = comment.range.end;
      continue;
    }
    const piece = pieceAt(page, at, end);
    found.push(piece);
    at = Math.max(at + 1, piece.range.end);
  }
  return found;
}

const kindOfBlock: Readonly<Partial<Record<Block['kind'], LooseContent['kind']>>> = {
  fence: 'fence',
  heading: 'heading',
  bulletList: 'list',
  orderedList: 'list',
  table: 'table',
  quote: 'quote',
  rule: 'rule',
  math: 'math',
};

function pieceAt(page: PageModel, start: number, limit: number): LooseContent {
  const block = blocksAround(page, start).findLast(({ range }) => range.start === start);
  const kind = block === undefined ? undefined : kindOfBlock[block.kind];
  if (block !== undefined && kind !== undefined) return { kind, range: block.range };
  const image = startingAt(page.images, start);
  if (image !== undefined) return { kind: 'image', range: image.range };
  const expression = firstFrom(page.expressions, start + 1);
  const end = Math.min(limit, block?.range.end ?? limit, expression?.range.start ?? limit);
  return { kind: 'text', range: { start, end: start + page.text.slice(start, end).trimEnd().length } };
}

/** Returns the component around a heading; HTML and fragments don't form an outline of their own. */
export function containerAround(page: PageModel, offset: number): Element | undefined {
  let container = elementAround(page, offset);
  while (container !== undefined && !/^[A-Z]/.test(container.name)) container = container.parent;
  return container;
}
