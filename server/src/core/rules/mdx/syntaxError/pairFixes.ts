import { lineEndOf, startOfLine, withItsLines } from '../../../text/lines.ts';
import { isHtmlName, isVoid } from '../../../page/elements/elements.ts';
import type { JsxTag } from '../../../page/mdx/script/scanTag.ts';
import { pipesIn } from './cutCode.ts';
import type { PageModel } from '../../../page/pageModel.ts';
import { blocksAround } from '../../../page/pageQueries.ts';
import type { PageProblem } from '../../../page/pageProblem.ts';
import type { PageContext } from '../../../site/siteSnapshot.ts';
import {
  type TextRange,
  deletion,
  insertion,
  replacement,
  type TextEdit,
  firstFrom,
  indexFrom,
  startingAt,
} from '../../../text/textRange.ts';
import { code } from '../../../util/messageText.ts';
import { type Fix, type TitledEdits, changeFix, indentBefore, pageFix } from '../../engine/rule.ts';
import { isHtmlTag } from './placeholderTag.ts';
import { verifiedFixes } from './verifiedFixes.ts';

export type PairProblem = Extract<
  PageProblem,
  { readonly kind: 'strayClosing' | 'swapped' | 'otherName' | 'closedOver' | 'missingSlash' | 'acrossBlocks' }
>;

type Pair = Pick<Extract<PageProblem, { readonly kind: 'acrossBlocks' }>, 'tag' | 'opening'>;

/** Returns the fixes of opening and closing tags that don't match. */
export function pairFixes(context: PageContext, problem: PairProblem): readonly Fix[] {
  const { tag } = problem;
  switch (problem.kind) {
    case 'strayClosing':
      return strayFixes(context, tag);
    case 'swapped':
      return verifiedFixes(context, [swap(context, tag, problem.opening, 'Swap the tags')]);
    case 'missingSlash':
      return [changeFix(context, tag.range, `</${tag.name}>`)];
    case 'otherName':
      return verifiedFixes(context, renames(context, tag, problem.opening));
    case 'closedOver': {
      const swapped = swappedWith(context.page, problem);
      if (swapped !== undefined) return verifiedFixes(context, [swap(context, tag, swapped, 'Swap the closing tags')]);
      return verifiedFixes(context, [
        ...closeBefore(context, nextLike(context.page, problem) ?? tag, problem.opening),
        tagRemoval(context, problem.opening),
      ]);
    }
    case 'acrossBlocks':
      return verifiedFixes(context, joined(context, problem));
  }
}

/** Returns the closing tag that an element lacks if it directly follows the one that comes too early. */
export function swappedWith(
  { text, problems }: PageModel,
  { tag, opening }: Extract<PageProblem, { readonly kind: 'closedOver' }>,
): JsxTag | undefined {
  const next = firstFrom(problems, tag.range.end);
  const isOwn = next?.kind === 'strayClosing' && next.tag.name === opening.name;
  return isOwn && text.slice(tag.range.end, next.range.start).trim() === '' ? next.tag : undefined;
}

/** Swaps two tags, with their indentation if each begins its line. */
function swap({ page: { text } }: PageContext, first: JsxTag, second: JsxTag, title: string): TitledEdits {
  const areOnLines = isFirstOnLine(text, first.range) && isFirstOnLine(text, second.range);
  const [one, other] = [first.range, second.range].map(({ start, end }) => ({
    start: areOnLines ? startOfLine(text, start) : start,
    end,
  })) as [TextRange, TextRange];
  const edits = [
    replacement(one, text.slice(other.start, other.end)),
    replacement(other, text.slice(one.start, one.end)),
  ];
  return { title, edits };
}

function strayFixes(context: PageContext, tag: JsxTag): readonly Fix[] {
  if (isVoid(tag)) {
    const title = `Change to ${code(`<${tag.name} />`)}`;
    return [pageFix(context, title, [replacement(tag.range, `<${tag.name} />`)], { preferred: true })];
  }
  const { title, edits } = tagRemoval(context, tag);
  return [pageFix(context, title, edits, { preferred: true })];
}

/** Removes a tag, with its line if it has that to itself. */
export function tagRemoval({ page: { text } }: PageContext, { name, form, range }: JsxTag): TitledEdits {
  const title = `Remove ${code(`<${form === 'closing' ? '/' : ''}${name}>`)}`;
  return { title, edits: [deletion(withItsLines(text, range))] };
}

/** Returns the offsets of each `|` between two tags in a row of a table, which ends the cell of the first. */
export function pipesBetween(page: PageModel, { tag, opening }: Pair): readonly number[] {
  const [first, last] = opening.range.start < tag.range.start ? [opening, tag] : [tag, opening];
  const between = page.text.slice(first.range.end, last.range.start);
  const isRow = !between.includes('\n') && blocksAround(page, first.range.start).some(({ kind }) => kind === 'table');
  return isRow ? pipesIn(between).map((at) => first.range.end + at) : [];
}

/**
 * Of a known and an unknown name only the known one is offered, else first the one that the enclosing component takes,
 * or the opening tag's.
 */
function renames(context: PageContext, tag: JsxTag, opening: JsxTag): readonly TitledEdits[] {
  const { page, catalogue } = context;
  const isKnown = ({ name }: JsxTag): boolean => isKnownName(context, name);
  const outer = startingAt(page.elements, opening.range.start)?.parent?.name ?? '';
  const allowed = catalogue.get(outer)?.children;
  const fits = (one: JsxTag): boolean => isKnown(one) && (allowed === undefined || allowed.includes(one.name));
  const closing = {
    title: `Change to ${code(`</${opening.name}>`)}`,
    edits: [replacement(tag.nameRange, opening.name)],
  };
  const opened = {
    title: `Change the opening tag to ${code(`<${tag.name}>`)}`,
    edits: [replacement(opening.nameRange, tag.name)],
  };
  if (isKnown(tag) !== isKnown(opening)) return isKnown(tag) ? [opened] : [closing];
  return fits(tag) && !fits(opening) ? [opened, closing] : [closing, opened];
}

/** Whether a tag's name is one of HTML, of the platform, of the page or of the settings. */
function isKnownName({ page, catalogue, site }: PageContext, name: string): boolean {
  const [base = name] = name.split('.', 1);
  const isOfSite = page.script.names.has(base) || site.settings.known.components.has(base);
  const isOwnElement = isHtmlName(name) && /[-:]/.test(name);
  return isOfSite || isOwnElement || isHtmlTag(name) || catalogue.get(name) !== undefined;
}

/**
 * Returns the fix that inserts the missing closing tag before an early one: on a line of its own if both tags have one.
 */
function closeBefore({ page: { text } }: PageContext, tag: JsxTag, opening: JsxTag): readonly TitledEdits[] {
  const closing = `</${opening.name}>`;
  const title = `Add ${code(closing)}`;
  const indent = indentBefore(text, opening.range.start);
  const lineStart = startOfLine(text, tag.range.start);
  const onLine: TitledEdits = { title, edits: [insertion(lineStart, `${indent}${closing}${lineEndOf(text)}`)] };
  const inText: TitledEdits = { title, edits: [insertion(tag.range.start, closing)] };
  return isFirstOnLine(text, tag.range) && isFirstOnLine(text, opening.range) ? [onLine] : [inText];
}

/**
 * Returns the opening tag of the next element that is written like the one of an unclosed element: of the same name and
 * indentation, on a line of its own, before the closing tag that comes too early. They are meant as siblings.
 */
export function nextLike(page: PageModel, { tag, opening }: Pair): JsxTag | undefined {
  const { text, elements, lookups } = page;
  const { range, name } = opening;
  const alike = lookups.elementsByName.get(name) ?? [];
  const next = firstFrom(alike, range.end);
  if (next?.closing === undefined || next.range.start >= tag.range.start) return undefined;
  if (![range, next.range].every((one) => isFirstOnLine(text, one))) return undefined;
  if (indentBefore(text, next.range.start) !== indentBefore(text, range.start)) return undefined;
  // Tags without indentation may be nested: a field in the `Expandable` of another one.
  const between = elements.slice(indexFrom(elements, range.end), indexFrom(elements, next.range.start));
  if (between.some((one) => holds(one.range, next.range))) return undefined;
  return next.opening;
}

function holds(outer: TextRange, inner: TextRange): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

function isFirstOnLine(text: string, { start }: TextRange): boolean {
  return /(?:^|\n)[ \t>]*$/.test(text.slice(Math.max(0, start - 200), start));
}

/** Whether a closing tag on a line of its own is indented like the list item above it, which its element contains. */
export function isIndentedLikeItem(page: PageModel, { tag, opening }: Pair): boolean {
  if (tag.form !== 'closing' || !isFirstOnLine(page.text, tag.range)) return false;
  return blocksAround(page, tag.range.start).some(
    ({ kind, range }) => kind === 'listItem' && range.start > opening.range.start && range.start < tag.range.start,
  );
}

/** Returns the fixes that put both tags in one block: a row of a table has to stay on its line. */
function joined(context: PageContext, { tag, opening }: Pair): readonly TitledEdits[] {
  const pipes = pipesBetween(context.page, { tag, opening });
  if (pipes.length > 0)
    return [{ title: `Escape the ${code('|')} between them`, edits: pipes.map((at) => insertion(at, '\\')) }];
  return isIndentedLikeItem(context.page, { tag, opening })
    ? outOfList(context, tag, opening)
    : ownLines(context, tag, opening);
}

/** Returns the fix that indents a closing tag like its opening tag, or not at all if the list isn't indented either. */
function outOfList({ page: { text } }: PageContext, tag: JsxTag, opening: JsxTag): readonly TitledEdits[] {
  const lineStart = startOfLine(text, tag.range.start);
  const indents = new Set([indentBefore(text, opening.range.start), '']);
  return [...indents].map((indent) => ({
    title: `Move ${code(`</${tag.name}>`)} out of the list`,
    edits: [replacement({ start: lineStart, end: tag.range.start }, indent)],
  }));
}

/** Returns the fix that moves both tags to lines of their own, so that they can contain several blocks. */
function ownLines(context: PageContext, tag: JsxTag, opening: JsxTag): readonly TitledEdits[] {
  const edits = [opening, tag].flatMap(({ range }) =>
    onOwnLine(context, range, indentBefore(context.page.text, opening.range.start)),
  );
  return edits.length === 0 ? [] : [{ title: 'Put each tag on its own line', edits }];
}

function onOwnLine({ page: { text } }: PageContext, { start, end }: TextRange, indent: string): readonly TextEdit[] {
  const lineEnd = lineEndOf(text);
  const rest = /^[ \t]*/.exec(text.slice(end, end + 200))?.[0].length ?? 0;
  const isLast = /^(?:\r?\n|$)/.test(text.slice(end + rest, end + rest + 2));
  const before = isFirstOnLine(text, { start, end }) ? [] : [insertion(start, lineEnd + indent)];
  const after = isLast ? [] : [replacement({ start: end, end: end + rest }, lineEnd + indent)];
  return [...before, ...after];
}
